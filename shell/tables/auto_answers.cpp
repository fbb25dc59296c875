#include "shell/tables/auto_answers.hpp"

#include "shell/ui/ui.hpp"

namespace ctq::tables {

using ui::Rect;

void draw_habits(ui::Canvas& canvas, Rect area, const TableView& view, float height) {
    int i = 0;
    Rect line;
    for (const TableView::Habit& habit : view.habits()) {
        if (i % 2 == 0) {
            line = ui::take_top(area, height, kHabitGap);
        }
        const std::string name = "habit:" + std::string(habit.key);
        ui::SpotSpec spec{name, habit.words, ui::column(line, i % 2, 2, kHabitGap)};
        spec.tip = "Asked each time, always done, or never";
        ui::ButtonStyle style;
        style.size = 13;
        ui::button(canvas, spec, style);
        ++i;
    }
}

float habits_height(const TableView& view, float height) {
    const auto rows = static_cast<float>((view.habits().size() + 1) / 2);
    return rows == 0 ? 0 : rows * (height + kHabitGap) - kHabitGap;
}

}  // namespace ctq::tables
