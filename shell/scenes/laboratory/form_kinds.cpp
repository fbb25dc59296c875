// The fields of the form that depend on what is asked.
#include <algorithm>
#include <string>
#include <vector>

#include "engine/core/say.hpp"
#include "shell/scenes/command_controls.hpp"
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

void draw_tables(LaboratoryScene& scene, ui::Canvas& canvas, Rect rect) {
    const Experiment& experiment = scene.lab().experiment();
    const core::GameInfo& info = *experiment.game->info;
    const int least = std::max(info.least_seats, 2);
    std::vector<std::string> titles;
    for (int n = least; n <= info.most_seats; ++n) {
        titles.push_back(core::say("{n} at each table", {{"n", n}}));
    }
    const std::vector<std::string_view> words(titles.begin(), titles.end());
    int chosen = experiment.table - least;
    if (ui::dropdown(canvas, "lab:table", "Seats at a table", rect, words, chosen)) {
        scene.ask("table:" + std::to_string(least + chosen));
    }
}

}  // namespace

float kind_fields(const Experiment& experiment) {
    return (chooses_table(experiment) ? 1.0F : 0.0F) +
           (experiment.kind == Experiment::Kind::comparison ? 1.0F : 0.0F) +
           (experiment.from.empty() ? 0.0F : 1.0F);
}

void draw_kinds(const Experiment& experiment, ui::Canvas& canvas, Rect rect) {
    std::vector<std::string> commands;
    for (const std::string_view kind : kKinds) {
        commands.push_back("kind:" + std::string(kind));
    }
    std::vector<Pick> picks;
    for (std::size_t i = 0; i < commands.size(); ++i) {
        picks.push_back(
            {commands[i], kKindTitles[i], i == static_cast<std::size_t>(experiment.kind)});
    }
    pick_row(canvas, rect, picks);
}

void draw_kind_fields(LaboratoryScene& scene, ui::Canvas& canvas, Rect& in) {
    const Experiment& experiment = scene.lab().experiment();
    if (!experiment.from.empty()) {
        head(canvas, in, "From a position");
        ui::button(canvas, {"from:", "Whole games instead", field(in)}, {ui::ButtonKind::quiet});
    }
    if (chooses_table(experiment)) {
        head(canvas, in, "Tables");
        draw_tables(scene, canvas, field(in));
    }
    if (experiment.kind == Experiment::Kind::comparison) {
        head(canvas, in, "Elo: not better, better");
        ui::text_line(
            canvas, {"ask:elo", "Elo that is not better, and that is", field(in)},
            core::say("{equal} and {better}", {{"equal", std::to_string(experiment.equal)},
                                               {"better", std::to_string(experiment.better)}}),
            "");
    }
}

const char* games_caption(const Experiment& experiment) {
    using Kind = Experiment::Kind;
    return experiment.kind == Kind::comparison   ? "Games, at most"
           : experiment.kind == Kind::tournament ? "Games, a table"
                                                 : "Games, each";
}

}  // namespace ctq::app
