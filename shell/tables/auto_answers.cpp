#include "shell/tables/auto_answers.hpp"

#include "shell/ui/ui.hpp"

namespace ctq::tables {

using ui::Rect;

void draw_auto_answers(ui::Canvas& canvas, Rect area, const TableView& view, float height) {
    int i = 0;
    Rect line;
    for (const TableView::AutoAnswer& auto_answer : view.auto_answers()) {
        if (i % 2 == 0) {
            line = ui::take_top(area, height, kAutoAnswerGap);
        }
        const std::string name = "habit:" + std::string(auto_answer.key);
        ui::SpotSpec spec{name, auto_answer.words, ui::column(line, i % 2, 2, kAutoAnswerGap)};
        spec.tip = "Asked each time, always done, or never";
        ui::ButtonStyle style;
        style.size = 13;
        ui::button(canvas, spec, style);
        ++i;
    }
}

float auto_answers_height(const TableView& view, float height) {
    const auto rows = static_cast<float>((view.auto_answers().size() + 1) / 2);
    return rows == 0 ? 0 : rows * (height + kAutoAnswerGap) - kAutoAnswerGap;
}

}  // namespace ctq::tables
