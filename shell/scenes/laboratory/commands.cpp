// The laboratory in words: for the text view, and for every button on the canvas.
#include <algorithm>

#include "engine/bots/roster.hpp"
#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/scenes/laboratory/drawing.hpp"
#include "shell/scenes/laboratory/laboratory.hpp"
#include "shell/scenes/laboratory/ranges.hpp"
#include "shell/scenes/laboratory/rated.hpp"
#include "shell/scenes/laboratory/results.hpp"
#include "shell/scenes/laboratory/titles.hpp"
#include "shell/ui/charts/scale.hpp"
#include "shell/ui/numbers.hpp"

namespace ctq::app {
namespace {

constexpr std::size_t kMostReplays = 12;  // rows with games to look at
constexpr std::size_t kMostLines = 200;

std::string percent(double share) {
    return ui::number_words(100 * share, 1) + " %";
}

/// The fields of a number, to be asked for.
void add_range(std::vector<Command>& list, const NumberRange& range, const std::string& group) {
    for (const std::string_view field : range_fields(range)) {
        list.push_back(
            {core::say("ask:range:{place}:{field}", {{"place", range.place}, {"field", field}}),
             core::say(
                 "{title}: {field} {value}",
                 {{"title", range.title}, {"field", field}, {"value", range_value(range, field)}}),
             group});
    }
}

/// What is asked, and what only a tournament or a comparison has.
void add_kinds(std::vector<Command>& list, const Experiment& experiment) {
    for (std::size_t i = 0; i < std::size(kKinds); ++i) {
        list.push_back({"kind:" + std::string(kKinds[i]), kKindTitles[i], "What is asked", true,
                        i == static_cast<std::size_t>(experiment.kind) ? 1 : 0});
    }
    if (!experiment.from.empty()) {
        list.push_back({"from:", "Whole games instead of from a position", "What is asked"});
    }
    if (experiment.kind == Experiment::Kind::tournament) {
        const core::GameInfo& info = *experiment.game->info;
        for (int n = std::max(info.least_seats, 2); n <= info.most_seats; ++n) {
            list.push_back({"table:" + std::to_string(n), core::say("Tables of {n}", {{"n", n}}),
                            "Tables", true, n == experiment.table ? 1 : 0});
        }
    }
    if (experiment.kind == Experiment::Kind::comparison) {
        list.push_back({"ask:elo",
                        core::say("Better means {better} Elo, not {equal}",
                                  {{"better", std::to_string(experiment.better)},
                                   {"equal", std::to_string(experiment.equal)}}),
                        "Numbers"});
    }
}

void add_choices(std::vector<Command>& list, const Laboratory& lab) {
    const Experiment& experiment = lab.experiment();
    const bool series = experiment.kind == Experiment::Kind::series;
    add_kinds(list, experiment);
    if (cabinet().size() > 1) {
        for (const core::GameHandle* game : cabinet()) {
            if (!lab::presets(*game).empty()) {
                list.push_back({"game:" + std::string(game->info->id), game->info->title, "Game",
                                true, game == experiment.game ? 1 : 0});
            }
        }
    }
    const Preset* chosen = preset_of(experiment);
    for (const Preset& preset : lab::presets(*experiment.game)) {
        list.push_back({"preset:" + std::string(preset.id), preset.title, "Ready-made", true,
                        &preset == chosen ? 1 : 0});
    }
    for (const core::OptionSpec& option : experiment.game->info->options) {
        if (option.kind != core::OptionKind::choice) {
            continue;
        }
        const int now = chosen_choice(experiment.options, option);
        const auto each = static_cast<int>(option.choices.size());
        for (int i = 0; i <= (series ? each : each - 1); ++i) {
            const std::string word = choice_word(option, i);
            list.push_back({"option:" + std::string(option.key) + "=" + word,
                            i < each ? core::option_title(option, i) : "Each", option.title, true,
                            i == now ? 1 : 0});
        }
    }
    for (const core::OptionSpec* option : number_options(experiment, true)) {
        add_range(list, *option_range(experiment, *option), option->title);
    }
    for (const core::OptionSpec* option : number_options(experiment, false)) {
        list.push_back({"vary:" + std::string(option->key),
                        core::say("Vary “{title}”", {{"title", option->title}}), "Vary a number"});
    }
    for (std::size_t i = 0; i < experiment.seats.size(); ++i) {
        const std::string seat = std::to_string(i + 1);
        const std::string& word = experiment.seats[i];
        for (const core::BotHandle& bot : bots::roster(*experiment.game)) {
            list.push_back({"bot:" + seat + "=" + bot.info.id,
                            core::bot_title(bots::roster(*experiment.game), bot.info.id),
                            "Bot " + seat, true, word == bot.info.id ? 1 : 0});
        }
        if (const auto range = bot_range(experiment, i)) {
            add_range(list, *range, "Bot " + seat);
        }
        list.push_back({"ask:bot:" + seat,
                        core::say("Write it (now {word})",
                                  {{"word", bot_words_title(*experiment.game, word)}}),
                        "Bot " + seat});
    }
    const auto seats = static_cast<int>(experiment.seats.size());
    const SeatRange range = seat_range(experiment);
    list.push_back(
        {"bots:" + std::to_string(seats + 1), "One bot more", "Bots", seats < range.most});
    list.push_back(
        {"bots:" + std::to_string(seats - 1), "One bot fewer", "Bots", seats > range.least});
    if (series) {
        list.push_back({experiment.rotate ? "rotate:off" : "rotate:on",
                        "Rotate seats from game to game", "Bots", true, experiment.rotate ? 1 : 0});
    }
    list.push_back(
        {"ask:options",
         core::say("Options: {standard:default|{options}}",
                   {{"standard", experiment.options.empty()},
                    {"options", options_words_title(*experiment.game, experiment.options)}}),
         "Options"});
    list.push_back({"ask:games", "Games: " + ui::count_words(experiment.games), "Numbers"});
    list.push_back({"ask:lab-seed", "Seed: " + std::to_string(experiment.seed), "Numbers"});
}

void add_results(std::vector<Command>& list, const Laboratory& lab) {
    const Experiment& played = lab.played();
    if (!lab.sweep().axes.empty() && played.seats.size() > 1) {
        using Measure = ShownResults::Measure;
        const Measure now = lab.shown().measure;
        list.push_back({"measure:wins", "Wins", "Shown", true, now == Measure::wins ? 1 : 0});
        list.push_back({"measure:shared", "Ties", "Shown", true, now == Measure::shared ? 1 : 0});
        list.push_back({"measure:score", "Score", "Shown", true, now == Measure::score ? 1 : 0});
    }
    const std::vector<lab::Axis>& axes = lab.sweep().axes;
    if (axes.size() == 1 && axes[0].numeric &&
        lab.shown().measure == ShownResults::Measure::score) {
        list.push_back({lab.shown().extremes ? "extremes:off" : "extremes:on", "Lowest and highest",
                        "Shown", true, lab.shown().extremes ? 1 : 0});
    }
    if (!axes.empty() && played.kind == Experiment::Kind::series) {
        for (std::size_t i = 0; i < std::size(kOrders); ++i) {
            list.push_back({"sort:" + std::string(kOrders[i]),
                            core::say("Sort the table by {word}", {{"word", kOrders[i]}}), "Table",
                            true,
                            lab.shown().order == static_cast<ShownResults::Order>(i) ? 1 : 0});
        }
        list.push_back({lab.shown().all_rows ? "rows:few" : "rows:all",
                        lab.shown().all_rows ? "Show fewer rows" : "Show all rows", "Table"});
    }
    list.push_back({"save:csv", "Save as CSV", "Results"});
    list.push_back({"save:json", "Save as JSON", "Results"});
    const auto figure = [&](std::string_view id, std::string_view title) {
        for (const char* format : {"PNG", "SVG"}) {
            list.push_back({figure_command(id, format), figure_label(title, format), "Figures"});
        }
    };
    for (const LabChart& chart : charts_of(lab)) {
        figure(chart.id, chart.title);
    }
    figure(kTableFigure, "Table");
    figure(kAllFigures, "All of them");
}

void add_replay(std::vector<Command>& list, const Laboratory& lab, int cell, std::size_t entry,
                const std::string& name) {
    const std::string place = std::to_string(cell);
    for (const NotedGame& game : noted_scores(lab.tally(cell), entry)) {
        list.push_back(
            {"replay:" + place + ":" + std::to_string(game.number) + ":" + game.word +
                 std::to_string(entry),
             core::say("Open the {word} game of {name}", {{"word", game.word}, {"name", name}}),
             "Games"});
    }
    list.push_back({"ask:number:" + place + ":" + std::to_string(entry),
                    core::say("Open a game of {name} by its number", {{"name", name}}), "Games"});
}

void add_lead_replays(std::vector<Command>& list, const Laboratory& lab) {
    const int cell = shown_cell(lab);
    if (!lab::has_leads(lab.tally(cell))) {
        return;
    }
    for (const NotedGame& game : lab::noted_leads(lab.tally(cell))) {
        list.push_back({"replay:" + std::to_string(cell) + ":" + std::to_string(game.number) + ":" +
                            game.word + "-lead",
                        lead_label(game), "Games"});
    }
}

void add_replays(std::vector<Command>& list, const Laboratory& lab) {
    if (lab.sweep().axes.empty()) {
        for (std::size_t i = 0; i < lab.played().seats.size(); ++i) {
            add_replay(list, lab, 0, i, entry_title(lab, i));
        }
        for (const NotedGame& game : noted_lengths(lab.tally(0))) {
            list.push_back({"replay:0:" + std::to_string(game.number) + ":" + game.word,
                            core::say("Open the {word} game by length", {{"word", game.word}}),
                            "Games"});
        }
        return;
    }
    std::vector<int> cells = ranked_cells(lab);
    cells.resize(std::min(cells.size(), kMostReplays));
    for (const int cell : cells) {
        add_replay(list, lab, cell, shown_entry(lab), cell_words(lab, cell));
    }
}

std::string result_line(const std::string& name, const lab::EntryTally& counts,
                        const lab::EntrySummary& entry, const std::optional<lab::Reference>& known,
                        bool alone) {
    const bool means = known && known->mean;
    const bool wins = known && known->wins;
    return core::say(
        "{name}: mean score {mean} ± {se}, standard deviation {sd}, from {least} to {most}{means:; "
        "{exact:exact|reference} mean {known}|}{alone:|; won {won} ({low} to {high}){wins:, "
        "reference "
        "{known_wins}|}, {ties} tied for first, {unfinished} unfinished}.",
        {{"name", name},
         {"mean", ui::number_words(entry.score.mean, 2)},
         {"se", ui::number_words(entry.score.se, 2)},
         {"sd", ui::number_words(entry.score.sd, 2)},
         {"least", ui::number_words(counts.score.least / 2.0, 0)},
         {"most", ui::number_words(counts.score.most / 2.0, 0)},
         {"means", means},
         {"exact", means && known->exact},
         {"known", means ? ui::number_words(*known->mean, 2) : std::string()},
         {"alone", alone},
         {"won", percent(entry.win.share)},
         {"low", percent(entry.win.low)},
         {"high", percent(entry.win.high)},
         {"wins", wins},
         {"known_wins", wins ? percent(*known->wins) : std::string()},
         {"ties", ui::count_words(counts.draws)},
         {"unfinished", ui::count_words(counts.unfinished)}});
}

}  // namespace

std::string lead_words(const Laboratory& lab) {
    return lab.sweep().axes.empty()
               ? "Final lead"
               : core::say("Final lead, {what}", {{"what", cell_words(lab, shown_cell(lab))}});
}

std::string lead_label(const NotedGame& game) {
    return core::say("Open the game with the {word} final lead", {{"word", game.word}});
}

std::vector<Command> choice_commands(const Laboratory& lab) {
    std::vector<Command> list;
    add_choices(list, lab);
    return list;
}

std::vector<Command> result_commands(const Laboratory& lab) {
    std::vector<Command> list;
    if (lab.has_results()) {
        add_results(list, lab);
        if (lab.played().kind == Experiment::Kind::series) {
            add_replays(list, lab);
            add_lead_replays(list, lab);
        } else if (lab.played().kind == Experiment::Kind::tournament) {
            const auto replays = rated_replays(lab);
            list.insert(list.end(), replays.begin(), replays.end());
        }
    }
    return list;
}

std::string laboratory_status(const Laboratory& lab, double now) {
    if (!lab.failure().empty()) {
        return core::say("The experiment stopped: {why}. What is done is kept.",
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
    const bool alone = lab.played().seats.size() == 1;
    for (int cell = 0; cell < lab.cells() && lines.size() < kMostLines; ++cell) {
        const lab::Tally& tally = lab.tally(cell);
        if (tally.games == 0) {
            continue;
        }
        const lab::Summary summary = lab::summarize(tally);
        if (!lab.sweep().axes.empty()) {
            const std::size_t i = shown_entry(lab);
            lines.push_back(result_line(cell_words(lab, cell), tally.entry[i], summary.entries[i],
                                        lab.reference(cell, i), alone));
            continue;
        }
        for (std::size_t i = 0; i < summary.entries.size(); ++i) {
            lines.push_back(result_line(entry_title(lab, i), tally.entry[i], summary.entries[i],
                                        lab.reference(cell, i), alone));
        }
        for (std::size_t i = 0; i < summary.entries.size() && lab.played().rotate; ++i) {
            const lab::Share share = lab::wilson(tally.seat[i].wins, tally.games);
            lines.push_back(core::say("Seat {seat}: won {won} ({low} to {high}).",
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

}  // namespace ctq::app
