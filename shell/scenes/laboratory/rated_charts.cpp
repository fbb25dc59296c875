// The charts of a tournament and of a comparison: the ratings, the results of each pair of bots,
// and how the test went.
#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "engine/core/say.hpp"
#include "shell/match/strength.hpp"
#include "shell/scenes/laboratory/charts.hpp"
#include "shell/scenes/laboratory/results.hpp"
#include "shell/ui/charts/bars.hpp"
#include "shell/ui/charts/curve.hpp"
#include "shell/ui/charts/heat.hpp"
#include "shell/ui/numbers.hpp"

namespace ctq::scenes {

using ui::Rect;

namespace {

constexpr const char* kMeasured = "measured before";
constexpr double kAxis = 100;           ///< Elo; the ends of the axis are multiples of it
constexpr std::size_t kMostDots = 400;  ///< limit on the dots of a curve

const core::Options& options_of(const Laboratory& lab) {
    return lab.series(0).spec.options;
}

std::string_view bot_of(const Laboratory& lab, int bot) {
    return lab.tournament().bots[static_cast<std::size_t>(bot)];
}

/// Returns whether earlier measurements can be compared: they are from whole games with two seats.
bool has_measured(const Laboratory& lab) {
    return lab.played().table == 2 && lab.played().from.empty();
}

/// Draws the Elo of each bot as a bar and, beside it, the Elo measured earlier if there is one.
void draw_ladder(const ResultView& view, ui::Canvas& canvas, Rect rect, int /*item*/) {
    const Laboratory& lab = view.lab;
    const auto& ratings = view.of.ladder.ratings();
    const core::GameHandle& game = *lab.played().game;
    // The zero of an earlier run is arbitrary. Shift its values so that the first bot has the same
    // Elo as here.
    const auto anchor = has_measured(lab)
                            ? match::measured_elo(game, options_of(lab), bot_of(lab, 0))
                            : std::nullopt;
    ui::ShareChart chart{.name = "chart:ladder",
                         .title = "Elo",
                         .share_words = "Elo",
                         .more_words = "",
                         .known_words = kMeasured,
                         .even = lab::kAnchorElo,
                         .bars = {}};
    chart.scale = 1;
    chart.digits = 0;
    chart.unit = "";
    chart.even_words = "the first bot";
    chart.bounds = view.of.ladder.bounded();
    double least = lab::kAnchorElo;
    double most = lab::kAnchorElo;
    for (const lab::Rating& rating : ratings) {
        const auto before =
            anchor ? match::measured_elo(game, options_of(lab), bot_of(lab, rating.bot))
                   : std::nullopt;
        const double known = before ? *before - *anchor + lab::kAnchorElo : ui::unknown_value;
        chart.bars.push_back({.words = entry_title(lab, static_cast<std::size_t>(rating.bot)),
                              .seat = 0,
                              .share = rating.elo,
                              .low = rating.low,
                              .high = rating.high,
                              .more = 0,
                              .known = known});
        least = std::min({least, rating.low, before ? known : least});
        most = std::max({most, rating.high, before ? known : most});
    }
    chart.from = kAxis * std::floor(least / kAxis - 0.5);
    chart.to = kAxis * std::ceil(most / kAxis + 0.1);
    ui::share_chart(canvas, rect, chart);
}

/// Opens a game between two bots, from the first table where both play: the one in which the row's
/// bot had a middle score. If both are the same bot, opens a game against another bot.
void open_pair(const ResultView& view, int row, int column) {
    column = row == column ? (row == 0 ? 1 : 0) : column;
    const Laboratory& lab = view.lab;
    const auto& tables = lab.tournament().tables;
    for (std::size_t t = 0; t < tables.size(); ++t) {
        const auto sits = std::find(tables[t].begin(), tables[t].end(), row);
        if (sits != tables[t].end() &&
            std::find(tables[t].begin(), tables[t].end(), column) != tables[t].end() &&
            lab.tally(static_cast<int>(t)).games > 0) {
            const auto entry = static_cast<std::size_t>(sits - tables[t].begin());
            const NotedGame middle = noted_scores(lab.tally(static_cast<int>(t)), entry)[1];
            view.ask("replay:" + std::to_string(t) + ":" + std::to_string(middle.number));
            return;
        }
    }
}

/// Returns how certain the value in a cell of the map of pairs is, and what was measured earlier.
std::string pair_words(const Laboratory& lab, const lab::Pair& pair, int row, int column) {
    const auto before = has_measured(lab)
                            ? match::measured_share(*lab.played().game, options_of(lab),
                                                    bot_of(lab, row), bot_of(lab, column))
                            : std::nullopt;
    return core::say(
        "before {who}\n95 %: {low} – {high}, {games} games{certain:|; it may be "
        "chance}{known:\n{source}: {share} %|}",
        {{"who", entry_title(lab, static_cast<std::size_t>(column))},
         {"low", percent(pair.share.low)},
         {"high", percent(pair.share.high)},
         {"games", ui::count_words(pair.games)},
         {"certain", pair.certain()},
         {"known", before.has_value()},
         {"source", kMeasured},
         {"share", percent(before.value_or(0))}});
}

void draw_pairs(const ResultView& view, ui::Canvas& canvas, Rect rect, int /*item*/) {
    const Laboratory& lab = view.lab;
    const auto& ratings = view.of.ladder.ratings();
    // Columns show the row numbers, because there is no room for names.
    ui::HeatMap map{"chart:pairs", "Who beats whom"};
    for (const lab::Rating& rating : ratings) {
        map.columns.push_back(std::to_string(map.columns.size() + 1));
        map.rows.push_back(map.columns.back() + "  " +
                           entry_title(lab, static_cast<std::size_t>(rating.bot)));
    }
    const bool pointed = ui::pointed_at(canvas, map.name);
    for (std::size_t row = 0; row < ratings.size(); ++row) {
        for (std::size_t column = 0; column < ratings.size(); ++column) {
            const lab::Pair& pair = view.of.ladder.pair(row, column);
            map.values.push_back(row != column && pair.games > 0 ? 100 * pair.share.share
                                                                 : ui::unknown_value);
            map.looks.push_back(pair.certain() ? ui::CellLook::full : ui::CellLook::pale);
            if (pointed) {
                map.details.push_back(pair_words(lab, pair, ratings[row].bot, ratings[column].bot));
            }
        }
    }
    map.from = 0;
    map.to = 100;
    map.middle = 50;
    map.unit = " %";
    map.note = core::say(
        "How often the row beats the column, of the games that one of them won; coloured where "
        "that is beyond chance.{page: Click: open a game of both.|}",
        {{"page", canvas.svg == nullptr}});
    const int clicked = ui::heat_map(canvas, rect, map);
    if (clicked >= 0) {
        const auto n = static_cast<int>(ratings.size());
        open_pair(view, ratings[static_cast<std::size_t>(clicked / n)].bot,
                  ratings[static_cast<std::size_t>(clicked % n)].bot);
    }
}

/// Draws how the likelihood ratio changed from game to game, between the bounds that end the test.
void draw_decision(const ResultView& view, ui::Canvas& canvas, Rect rect, int /*item*/) {
    const Laboratory& lab = view.lab;
    const Comparison& comparison = lab.comparison();
    ui::CurveChart chart;
    const std::size_t count = comparison.ratios.size();
    const std::size_t step = count / kMostDots + 1;
    double games = 0;
    for (std::size_t i = 0; i < count; ++i) {
        games += static_cast<double>(comparison.batches[i].games);
        if (i % step == 0 || i + 1 == count) {
            const double ratio = comparison.ratios[i];
            chart.points.push_back({.x = games,
                                    .y = ratio,
                                    .error = 0,
                                    .low = ratio,
                                    .high = ratio,
                                    .least = ratio,
                                    .most = ratio});
        }
    }
    chart.name = "chart:decision";
    chart.title = "Better or not";
    chart.x_title = "games";
    chart.y_words = "how much likelier (log)";
    chart.digits = 2;
    chart.clicks = false;
    chart.to = std::max(games, 1.0);
    chart.references = {{"above: better, below: not better", {}, lab::kDecided},
                        {"", {}, -lab::kDecided}};
    ui::curve_chart(canvas, rect, chart);
}

/// Returns how often each bot finished ahead of each other one, in words.
std::string pair_lines(const Laboratory& lab) {
    std::string lines;
    const auto tallies = tallies_of(lab);
    const auto bots = static_cast<int>(lab.tournament().bots.size());
    for (int i = 0; i < bots; ++i) {
        for (int k = i + 1; k < bots; ++k) {
            const lab::Pair pair = lab::compare(lab.tournament(), tallies, i, k);
            lines += core::say(
                "{a} before {b}: {share} % ({low} to {high}) of {games} games{certain:|; it "
                "may be chance}.\n",
                {{"a", entry_title(lab, static_cast<std::size_t>(i))},
                 {"b", entry_title(lab, static_cast<std::size_t>(k))},
                 {"share", percent(pair.share.share)},
                 {"low", percent(pair.share.low)},
                 {"high", percent(pair.share.high)},
                 {"games", ui::count_words(pair.games)},
                 {"certain", pair.certain()}});
        }
    }
    return lines;
}

}  // namespace

std::vector<LabChart> rated_charts(const Laboratory& lab) {
    if (lab.played().kind == Experiment::Kind::comparison) {
        return {{"decision", "Decision", draw_decision}};
    }
    return {{"ladder", "Ladder", draw_ladder},
            {.id = "pairs",
             .title = "Pairs",
             .draw = draw_pairs,
             .words = pair_lines(lab),
             .least = kMapLeast}};
}

}  // namespace ctq::scenes
