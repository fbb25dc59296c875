// The commands of the laboratory, for the text view and for every button on the canvas.
#include <algorithm>

#include "engine/core/say.hpp"
#include "engine/lab/statistics.hpp"
#include "shell/scenes/laboratory/drawing.hpp"
#include "shell/scenes/laboratory/field_values.hpp"
#include "shell/scenes/laboratory/laboratory.hpp"
#include "shell/scenes/laboratory/ranges.hpp"
#include "shell/scenes/laboratory/results.hpp"
#include "shell/scenes/laboratory/titles.hpp"
#include "shell/ui/charts/scale.hpp"
#include "shell/ui/numbers.hpp"

namespace ctq::scenes {
namespace {

constexpr std::size_t kMostReplays = 12;  // limit on rows with games to open
constexpr std::size_t kMostLines = 200;

void add_values(Commands& list, std::string_view heading, const std::vector<FieldValue>& values) {
    list.group(heading);
    for (const FieldValue& value : values) {
        list.add_choice(value.command, value.title, value.chosen);
    }
}

/// Appends a command for each field of a number range: from, to, step.
void add_range(Commands& list, const NumberRange& range) {
    for (const std::string_view field : range_fields(range)) {
        list.add(core::say("ask:range:{place}:{field}", {{"place", range.place}, {"field", field}}),
                 core::say("{title}: {field} {value}", {{"title", range.title},
                                                        {"field", field},
                                                        {"value", range_value(range, field)}}));
    }
}

/// Appends the kinds of experiment, and the settings that only a tournament or a comparison has.
void add_kinds(Commands& list, const Experiment& experiment) {
    add_values(list, "What is asked", kind_values(experiment));
    if (!experiment.from.empty()) {
        list.add("from:", "Whole games instead of from a position");
    }
    if (experiment.kind == Experiment::Kind::tournament) {
        const core::GameInfo& info = *experiment.game->info;
        list.group("Tables");
        for (int n = std::max(info.least_seats, 2); n <= info.most_seats; ++n) {
            list.add_choice("table:" + std::to_string(n), core::say("Tables of {n}", {{"n", n}}),
                            n == experiment.table);
        }
    }
    if (experiment.kind == Experiment::Kind::comparison) {
        list.group("Numbers");
        list.add("ask:elo", core::say("Better means {better} Elo, not {equal}",
                                      {{"better", std::to_string(experiment.better)},
                                       {"equal", std::to_string(experiment.equal)}}));
    }
}

void add_options(Commands& list, const Experiment& experiment) {
    for (const core::OptionSpec& option : experiment.game->info->options) {
        if (option.kind == core::OptionKind::choice) {
            add_values(list, option.title, option_values(experiment, option));
        }
    }
    for (const core::OptionSpec* option : number_options(experiment, true)) {
        list.group(option->title);
        add_range(list, *option_range(experiment, *option));
    }
    list.group("Vary a number");
    for (const core::OptionSpec* option : number_options(experiment, false)) {
        list.add("vary:" + std::string(option->key),
                 core::say("Vary “{title}”", {{"title", option->title}}));
    }
}

void add_bots(Commands& list, const Experiment& experiment) {
    const auto seats = static_cast<int>(experiment.seats.size());
    for (std::size_t i = 0; i < experiment.seats.size(); ++i) {
        const std::string seat = std::to_string(i + 1);
        add_values(list, "Bot " + seat, bot_values(experiment, i));
        if (const auto range = bot_range(experiment, i)) {
            add_range(list, *range);
        }
        list.add("ask:bot:" + seat,
                 core::say("Write it (now {word})",
                           {{"word", bot_words_title(*experiment.game, experiment.seats[i])}}));
    }
    const SeatRange range = seat_range(experiment);
    list.group("Bots");
    list.add("bots:" + std::to_string(seats + 1), "One bot more").enabled = seats < range.most;
    list.add("bots:" + std::to_string(seats - 1), "One bot fewer").enabled = seats > range.least;
    if (experiment.kind == Experiment::Kind::series) {
        list.add_choice(experiment.rotate ? "rotate:off" : "rotate:on",
                        "Rotate seats from game to game", experiment.rotate);
    }
}

/// Appends the commands that choose how the results of a sweep are shown.
void add_shown(Commands& list, const Laboratory& lab) {
    const ShownResults& shown = lab.shown();
    const std::vector<lab::Axis>& axes = lab.sweep().axes;
    list.group("Shown");
    if (!axes.empty() && lab.played().seats.size() > 1) {
        add_values(list, "Shown", measure_values(shown));
    }
    if (axes.size() == 1 && axes[0].numeric && shown.measure == ShownResults::Measure::score) {
        list.add_choice(shown.extremes ? "extremes:off" : "extremes:on", "Lowest and highest",
                        shown.extremes);
    }
    list.group("Table");
    if (!axes.empty() && lab.played().kind == Experiment::Kind::series) {
        for (std::size_t i = 0; i < std::size(kOrders); ++i) {
            list.add_choice("sort:" + std::string(kOrders[i]),
                            core::say("Sort the table by {word}", {{"word", kOrders[i]}}),
                            shown.order == static_cast<ShownResults::Order>(i));
        }
        list.add(shown.all_rows ? "rows:few" : "rows:all",
                 shown.all_rows ? "Show fewer rows" : "Show all rows");
    }
}

void add_files(Commands& list, const Laboratory& lab) {
    list.group("Results");
    list.add("save:csv", "Save as CSV");
    list.add("save:json", "Save as JSON");
    list.group("Figures");
    const auto figure = [&](std::string_view id, std::string_view title) {
        for (const char* format : {"PNG", "SVG"}) {
            list.add(figure_command(id, format), figure_label(title, format));
        }
    };
    for (const LabChart& chart : charts_of(lab)) {
        figure(chart.id, chart.title);
    }
    figure(kTableFigure, "Table");
    figure(kAllFigures, "All of them");
}

void add_openers(Commands& list, const std::vector<Opener>& openers) {
    for (const Opener& one : openers) {
        list.add(one.command, one.label);
    }
}

/// Appends the commands that open games of a series.
void add_games(Commands& list, const Laboratory& lab) {
    list.group("Games");
    if (lab.sweep().axes.empty()) {
        for (std::size_t i = 0; i < lab.played().seats.size(); ++i) {
            add_openers(list, openers_of(lab, 0, i, entry_title(lab, i)));
        }
        for (const NotedGame& game :
             lab::noted_games(lab.tally(0).actions, "shortest", "longest")) {
            list.add("replay:0:" + std::to_string(game.number) + ":" + game.word,
                     core::say("Open the {word} game by length", {{"word", game.word}}));
        }
    } else {
        std::vector<int> cells = ranked_cells(lab);
        cells.resize(std::min(cells.size(), kMostReplays));
        for (const int cell : cells) {
            add_openers(list, openers_of(lab, cell, shown_entry(lab), cell_words(lab, cell)));
        }
    }
    if (lab::has_leads(lab.tally(shown_cell(lab)))) {
        add_openers(list, lead_openers(lab, shown_cell(lab)));
    }
}

/// Returns in words the results of an entry (a bot of a cell).
std::string result_line(const Laboratory& lab, const std::string& name, int cell, std::size_t i,
                        const lab::EntrySummary& entry) {
    const lab::EntryTally& counts = lab.tally(cell).entry[i];
    const std::optional<lab::Reference>& known = lab.reference(cell, i);
    const bool means = known && known->mean;
    const bool wins = known && known->wins;
    return core::say(
        "{name}: mean score {mean} ± {se}, standard deviation {sd}, from {least} to {most}{means:; "
        "{exact:exact|reference} mean {known}|}{alone:|; won {won} % ({low} % to {high} %){wins:, "
        "reference "
        "{known_wins} %|}, {ties} tied for first, {unfinished} unfinished}.",
        {{"name", name},
         {"mean", ui::number_words(entry.score.mean, 2)},
         {"se", ui::number_words(entry.score.se, 2)},
         {"sd", ui::number_words(entry.score.sd, 2)},
         {"least", ui::number_words(counts.score.least / 2.0, 0)},
         {"most", ui::number_words(counts.score.most / 2.0, 0)},
         {"means", means},
         {"exact", means && known->exact},
         {"known", means ? ui::number_words(*known->mean, 2) : std::string()},
         {"alone", lab.played().seats.size() == 1},
         {"won", percent(entry.win.share)},
         {"low", percent(entry.win.low)},
         {"high", percent(entry.win.high)},
         {"wins", wins},
         {"known_wins", wins ? percent(*known->wins) : std::string()},
         {"ties", ui::count_words(counts.draws)},
         {"unfinished", ui::count_words(counts.unfinished)}});
}

}  // namespace

void add_choice_commands(Commands& list, const Laboratory& lab) {
    const Experiment& experiment = lab.experiment();
    add_kinds(list, experiment);
    add_values(list, "Game", game_values(experiment));
    add_values(list, "Ready-made", preset_values(experiment));
    add_options(list, experiment);
    add_bots(list, experiment);
    list.group("Options");
    list.add("ask:options",
             core::say("Options: {standard:default|{options}}",
                       {{"standard", experiment.options.empty()},
                        {"options", options_words_title(*experiment.game, experiment.options)}}));
    list.group("Numbers");
    list.add("ask:games", "Games: " + ui::count_words(experiment.games));
    list.add("ask:lab-seed", "Seed: " + std::to_string(experiment.seed));
}

void add_result_commands(Commands& list, const Laboratory& lab) {
    if (!lab.has_results()) {
        return;
    }
    add_shown(list, lab);
    add_files(list, lab);
    if (lab.played().kind == Experiment::Kind::series) {
        add_games(list, lab);
    } else if (lab.played().kind == Experiment::Kind::tournament) {
        list.group("Games");
        add_openers(list, table_openers(lab));
    }
}

std::string laboratory_status(const Laboratory& lab, double now) {
    if (!lab.failure().empty()) {
        return core::say("The experiment stopped: {why}. The finished games are kept.",
                         {{"why", lab.failure()}});
    }
    if (lab.running() || lab.has_results()) {
        return lab.progress_words(now) + (lab.can_go_on() ? ", stopped." : ".");
    }
    return lab.trouble().empty() ? "Choose an experiment, then run it." : lab.trouble();
}

std::vector<std::string> laboratory_lines(const Laboratory& lab) {
    std::vector<std::string> lines;
    if (!lab.has_results()) {
        return lines;
    }
    for (int cell = 0; cell < lab.cells() && lines.size() < kMostLines; ++cell) {
        const lab::Tally& tally = lab.tally(cell);
        if (tally.games == 0) {
            continue;
        }
        const lab::Summary summary = lab::summarize(tally);
        if (!lab.sweep().axes.empty()) {
            const std::size_t i = shown_entry(lab);
            lines.push_back(result_line(lab, cell_words(lab, cell), cell, i, summary.entries[i]));
            continue;
        }
        for (std::size_t i = 0; i < summary.entries.size(); ++i) {
            lines.push_back(result_line(lab, entry_title(lab, i), cell, i, summary.entries[i]));
        }
        for (std::size_t i = 0; i < summary.entries.size() && lab.played().rotate; ++i) {
            const lab::Share share = lab::wilson(tally.seat[i].wins, tally.games);
            lines.push_back(core::say("Seat {seat}: won {won} % ({low} % to {high} %).",
                                      {{"seat", static_cast<int>(i) + 1},
                                       {"won", percent(share.share)},
                                       {"low", percent(share.low)},
                                       {"high", percent(share.high)}}));
        }
        lines.push_back(core::say("Actions a game: {mean}, standard deviation {sd}.",
                                  {{"mean", ui::number_words(summary.actions.mean, 1)},
                                   {"sd", ui::number_words(summary.actions.sd, 1)}}));
    }
    const int shown = shown_cell(lab);
    const std::string of = lab.sweep().axes.empty() ? "" : " (" + cell_words(lab, shown) + ")";
    for (const std::string& line :
         lab::statistic_lines(lab.played().game->statistics(), lab.tally(shown))) {
        lines.push_back(of.empty() ? line : line.substr(0, line.size() - 1) + of + ".");
    }
    return lines;
}

}  // namespace ctq::scenes
