#include "shell/tables/stepper.hpp"

#include <algorithm>
#include <string>

#include "engine/core/text.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::tables {

bool draw_stepper(ui::Canvas& canvas, ui::Rect row, const Stepper& stepper, int& number) {
    struct Step {
        const char* name;
        const char* word;
        const char* label;
        int by;
    };
    constexpr Step steps[] = {{"-less-5", "−5", "five less", -5},
                              {"-less", "−1", "one less", -1},
                              {"", "", "", 0},
                              {"-more", "+1", "one more", 1},
                              {"-more-5", "+5", "five more", 5}};
    const int least = stepper.range.least;
    const int most = stepper.range.most;
    const int before = number;
    for (int i = 0; i < 5; ++i) {
        const Step& step = steps[i];
        const ui::Rect at = ui::column(row, i, 5, 6);
        if (step.by == 0) {
            ui::number_field(canvas, {stepper.name, stepper.label, at}, number, stepper.range,
                             std::to_string(number), stepper.look);
            continue;
        }
        const std::string name = std::string(stepper.name) + step.name;
        const std::string label = core::capitalized(stepper.before + std::string(step.label));
        ui::SpotSpec spec{name, label, at, step.by < 0 ? number > least : number < most};
        spec.key = step.by == -1 ? stepper.less_key : step.by == 1 ? stepper.more_key : 0;
        ui::ButtonStyle style;
        style.word = step.word;
        style.size = stepper.size;
        if (ui::button(canvas, spec, style)) {
            number = std::clamp(number + step.by, least, most);
        }
    }
    canvas.motion.moving = canvas.motion.moving || number != before;
    return number != before;
}

}  // namespace ctq::tables
