// The fields of the form that depend on what is asked.
#include <algorithm>
#include <string>
#include <vector>

#include "engine/core/say.hpp"
#include "shell/scenes/laboratory/form_parts.hpp"

namespace ctq::app {

using ui::Rect;

namespace {

/// Tables of two, three, …: only where a tournament may have several.
bool chooses_table(const Experiment& experiment) {
    const core::GameInfo& info = *experiment.game->info;
    return experiment.kind == Experiment::Kind::tournament &&
           info.most_seats > std::max(info.least_seats, 2);
}

std::vector<Choice> table_choices(const Experiment& experiment) {
    const core::GameInfo& info = *experiment.game->info;
    std::vector<Choice> list;
    for (int n = std::max(info.least_seats, 2); n <= info.most_seats; ++n) {
        list.push_back({"table:" + std::to_string(n), core::say("{n} at each table", {{"n", n}}),
                        n == experiment.table});
    }
    return list;
}

}  // namespace

void add_kind_fields(const LaboratoryScene& scene, ui::Canvas& canvas, ui::Column& column) {
    const Experiment& experiment = scene.lab().experiment();
    if (!experiment.from.empty()) {
        titled_field(canvas, column, "From a position", [&](Rect at) {
            ui::button(canvas, {"from:", "Whole games instead", at}, {ui::ButtonKind::quiet});
        });
    }
    if (chooses_table(experiment)) {
        titled_field(canvas, column, "Tables", [&](Rect at) {
            draw_choices(scene, canvas, at, "lab:table", "Seats at a table",
                         table_choices(experiment), "");
        });
    }
    if (experiment.kind == Experiment::Kind::comparison) {
        titled_field(canvas, column, "Elo: not better, better", [&](Rect at) {
            ui::text_line(
                canvas, {"ask:elo", "Elo that is not better, and that is", at},
                core::say("{equal} and {better}", {{"equal", std::to_string(experiment.equal)},
                                                   {"better", std::to_string(experiment.better)}}),
                "");
        });
    }
}

const char* games_caption(const Experiment& experiment) {
    using Kind = Experiment::Kind;
    return experiment.kind == Kind::comparison   ? "Games, at most"
           : experiment.kind == Kind::tournament ? "Games, a table"
                                                 : "Games, each";
}

}  // namespace ctq::app
