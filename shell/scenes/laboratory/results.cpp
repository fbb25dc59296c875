#include "shell/scenes/laboratory/results.hpp"

#include <algorithm>
#include <utility>

#include "engine/core/say.hpp"
#include "engine/core/sort.hpp"
#include "shell/scenes/laboratory/titles.hpp"
#include "shell/ui/charts/scale.hpp"

namespace ctq::scenes {
namespace {

using Measure = ShownResults::Measure;
using Order = ShownResults::Order;

/// Returns the value by which the table sorts a cell; the greatest value comes first.
double figure_of(const Laboratory& lab, const lab::Tally& tally, Order order) {
    const std::size_t entry = shown_entry(lab);
    const auto games = static_cast<double>(tally.games);
    const lab::EntryTally& counts = tally.entry[entry];
    return order == Order::best         ? shown_value(lab, tally, entry)
           : order == Order::games      ? games
           : order == Order::wins       ? static_cast<double>(counts.wins) / games
           : order == Order::mean       ? score_spread(tally, entry).mean
           : order == Order::sd         ? score_spread(tally, entry).sd
           : order == Order::unfinished ? static_cast<double>(counts.unfinished) / games
                                        : 0;  // in the order of the combinations
}

/// Returns the played cells, sorted by `order`. Equal cells are in the order of their numbers.
std::vector<int> cells_by(const Laboratory& lab, Order order) {
    std::vector<std::pair<double, int>> figures;
    for (int cell = 0; cell < lab.cells(); ++cell) {
        if (lab.tally(cell).games > 0) {
            figures.emplace_back(-figure_of(lab, lab.tally(cell), order), cell);
        }
    }
    core::sort_short(figures);
    std::vector<int> cells;
    for (const auto& [figure, cell] : figures) {
        cells.push_back(cell);
    }
    return cells;
}

/// Returns the command that opens a game. The last word distinguishes commands that open the same
/// game.
std::string replay_command(int cell, const NotedGame& game) {
    return "replay:" + std::to_string(cell) + ":" + std::to_string(game.number) + ":" + game.word;
}

/// Returns the commands that open these games. `end`: distinguishes their ids from those of other
/// lists. `label`: what they say, with the words and the name.
std::vector<Opener> noted_openers(int cell, std::span<const NotedGame> games, std::string_view end,
                                  std::string_view label, std::string_view name = {}) {
    std::vector<Opener> list;
    for (const NotedGame& game : games) {
        list.push_back({replay_command(cell, game) + std::string(end),
                        core::say(label, {{"word", game.word}, {"name", name}}), game.word});
    }
    return list;
}

Opener by_number(int cell, std::size_t entry, std::string_view name) {
    return {"ask:number:" + std::to_string(cell) + ":" + std::to_string(entry),
            core::say("Open a game of {name} by its number", {{"name", name}}), "by number"};
}

}  // namespace

std::size_t shown_entry(const Laboratory& lab) {
    for (const lab::Axis& axis : lab.sweep().axes) {
        if (axis.seat > 0) {
            return static_cast<std::size_t>(axis.seat - 1);
        }
    }
    return 0;
}

double shown_value(const Laboratory& lab, const lab::Tally& tally, std::size_t entry) {
    const lab::EntryTally& counts = tally.entry[entry];
    const auto games = static_cast<double>(std::max<std::int64_t>(tally.games, 1));
    const Measure measure = lab.shown().measure;
    const double sum = static_cast<double>(measure == Measure::wins     ? counts.wins
                                           : measure == Measure::shared ? counts.draws
                                                                        : counts.score.sum);
    return sum / games / (measure == Measure::score ? 2 : 1);
}

std::optional<double> known_value(const Laboratory& lab, int cell) {
    const std::optional<lab::Reference>& known = lab.reference(cell, shown_entry(lab));
    if (!known) {
        return std::nullopt;
    }
    const Measure measure = lab.shown().measure;
    return measure == Measure::wins     ? known->wins
           : measure == Measure::shared ? known->draws
                                        : known->mean;
}

int shown_cell(const Laboratory& lab) {
    if (lab.shown().cell >= 0) {
        return lab.shown().cell;
    }
    const std::vector<int> order = ranked_cells(lab);
    return order.empty() ? 0 : order.front();
}

std::string cell_words(const Laboratory& lab, int cell) {
    const std::vector<int> values = lab::cell_values(lab.sweep(), cell);
    std::string words;
    for (std::size_t i = 0; i < lab.sweep().axes.size(); ++i) {
        const lab::Axis& axis = lab.sweep().axes[i];
        const std::string& word = axis.values[static_cast<std::size_t>(values[i])].word;
        words += (i > 0 ? ", " : "") +
                 (axis.seat == 0 ? options_words_title(*lab.played().game, axis.option + "=" + word)
                                 : bot_words_title(*lab.played().game, word));
    }
    return words;
}

std::string subject_title(const Laboratory& lab) {
    const std::vector<lab::Axis>& axes = lab.sweep().axes;
    const auto bots = std::count_if(axes.begin(), axes.end(),
                                    [](const lab::Axis& axis) { return axis.seat > 0; });
    return bots > 1 ? "the first bot" : bots == 1 ? "" : entry_title(lab, shown_entry(lab));
}

std::string cell_bot_title(const Laboratory& lab, int cell) {
    return bot_words_title(*lab.played().game, lab.series(cell).bots[shown_entry(lab)]);
}

std::string entry_title(const Laboratory& lab, std::size_t entry) {
    return bot_words_title(*lab.played().game, lab.played().seats[entry]);
}

std::vector<int> ranked_cells(const Laboratory& lab) {
    return cells_by(lab, Order::best);
}

std::vector<int> sorted_cells(const Laboratory& lab) {
    return cells_by(lab, lab.shown().order);
}

std::string percent(double share) {
    return ui::number_words(100 * share, 1);
}

lab::Spread score_spread(const lab::Tally& tally, std::size_t entry) {
    const lab::Quantity& score = tally.entry[entry].score;
    return lab::spread(tally.games, score.sum, score.squares, 2);
}

std::string played_words(const Laboratory& lab) {
    return experiment_words(
        lab.played(), lab.can_go_on() ? lab.done() / std::max(1, lab.cells()) : lab.played().games);
}

std::vector<lab::Tally> tallies_of(const Laboratory& lab) {
    std::vector<lab::Tally> tallies;
    for (int cell = 0; cell < lab.cells(); ++cell) {
        tallies.push_back(lab.tally(cell));
    }
    return tallies;
}

std::array<NotedGame, 3> noted_scores(const lab::Tally& tally, std::size_t entry) {
    return lab::noted_games(tally.entry[entry].score, "worst", "best");
}

std::vector<Opener> openers_of(const Laboratory& lab, int cell, std::size_t entry,
                               std::string_view name) {
    std::vector<Opener> list =
        noted_openers(cell, noted_scores(lab.tally(cell), entry), std::to_string(entry),
                      "Open the {word} game of {name}", name);
    list.push_back(by_number(cell, entry, name));
    return list;
}

std::vector<Opener> lead_openers(const Laboratory& lab, int cell) {
    return noted_openers(cell, lab::noted_leads(lab.tally(cell)), "-lead",
                         "Open the game with the {word} final lead");
}

std::vector<Opener> length_openers(const Laboratory& lab, int cell) {
    return noted_openers(cell, lab::noted_games(lab.tally(cell).actions, "shortest", "longest"), "",
                         "Open the {word} game by length");
}

std::vector<Opener> table_openers(const Laboratory& lab) {
    std::vector<Opener> list;
    for (int table = 0; table < lab.cells(); ++table) {
        if (lab.tally(table).games > 0) {
            const std::string name = bots_title(*lab.played().game, lab.series(table).bots);
            list.push_back(by_number(table, 0, name));
            list.back().word = name;
        }
    }
    return list;
}

}  // namespace ctq::scenes
