// The charts of a sweep: a curve over one number, heat maps over two, and the map of perfect play.
#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/core/say.hpp"
#include "engine/core/sort.hpp"
#include "engine/core/text.hpp"
#include "shell/scenes/laboratory/charts.hpp"
#include "shell/scenes/laboratory/results.hpp"
#include "shell/scenes/laboratory/titles.hpp"
#include "shell/ui/charts/curve.hpp"
#include "shell/ui/charts/heat.hpp"
#include "shell/ui/numbers.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::scenes {

using ui::Rect;

namespace {

using Measure = ShownResults::Measure;

/// Returns the share of games won, or of games with a shared win: the one that is shown.
lab::Share shown_share(const Laboratory& lab, const lab::Tally& tally) {
    const lab::EntryTally& counts = tally.entry[shown_entry(lab)];
    return lab::wilson(lab.shown().measure == Measure::wins ? counts.wins : counts.draws,
                       tally.games);
}

ui::CurvePoint curve_point(const Laboratory& lab, int cell, double x) {
    const lab::Tally& tally = lab.tally(cell);
    if (lab.shown().measure == Measure::score) {
        const lab::Spread s = score_spread(tally, shown_entry(lab));
        // The band of one deviation is cut off at the extreme scores.
        const double least = tally.entry[shown_entry(lab)].score.least / 2.0;
        const double most = tally.entry[shown_entry(lab)].score.most / 2.0;
        return {x,     s.mean, s.se, std::max(s.mean - s.sd, least), std::min(s.mean + s.sd, most),
                least, most};
    }
    const lab::Share s = shown_share(lab, tally);
    return {x, 100 * s.share, 50 * (s.high - s.low), 100 * s.low, 100 * s.high, 0, 0};
}

const char* measure_words(Measure measure) {
    return measure == Measure::wins     ? "games won"
           : measure == Measure::shared ? "ties for first"
                                        : "mean score";
}

/// Returns 100 for an axis of shares, which is shown in percent, else 1.
double axis_unit(const lab::Axis& axis) {
    return axis.values.back().number <= 1 && axis.values.size() > 1 ? 100 : 1;
}

/// Returns whether a heat map counts ties half: where two bots play for wins.
bool halves_ties(const Laboratory& lab) {
    return lab.shown().measure == Measure::wins && lab.played().seats.size() == 2 &&
           lab.sweep().axes.size() == 2;
}

/// The reference values of the cells, in points or percent. NaN where none is known.
struct KnownValues {
    std::vector<double> values;
    bool some = false;
    bool exact = true;

    const char* words() const { return exact ? "exact" : kReference; }
};

KnownValues known_values(const Laboratory& lab) {
    KnownValues known;
    const double unit = lab.shown().measure == Measure::score ? 1 : 100;
    for (int cell = 0; cell < lab.cells(); ++cell) {
        std::optional<double> value = known_value(lab, cell);
        if (value && halves_ties(lab)) {
            const std::optional<double>& draws = lab.reference(cell, shown_entry(lab))->draws;
            value = draws ? std::optional(*value + *draws / 2) : std::nullopt;
        }
        known.values.push_back(value ? unit * *value : ui::unknown_value);
        known.some = known.some || value.has_value();
        known.exact = known.exact && (!value || lab.reference(cell, shown_entry(lab))->exact);
    }
    return known;
}

/// Returns the share of the games of a cell that the shown bot tied.
double tie_share(const Laboratory& lab, int cell) {
    const lab::Tally& tally = lab.tally(cell);
    return static_cast<double>(tally.entry[shown_entry(lab)].draws) /
           static_cast<double>(std::max<std::int64_t>(tally.games, 1));
}

/// Returns the measured values of the cells, in points or percent. NaN where no game was played.
std::vector<double> measured_values(const Laboratory& lab) {
    std::vector<double> values;
    const double unit = lab.shown().measure == Measure::score ? 1 : 100;
    for (int cell = 0; cell < lab.cells(); ++cell) {
        const lab::Tally& tally = lab.tally(cell);
        const double half = halves_ties(lab) ? tie_share(lab, cell) / 2 : 0;
        values.push_back(tally.games > 0 ? unit * (shown_value(lab, tally, shown_entry(lab)) + half)
                                         : ui::unknown_value);
    }
    return values;
}

/// Returns the confidence interval, the number of games and the number of ties of each cell.
std::vector<std::string> intervals(const Laboratory& lab) {
    std::vector<std::string> words;
    for (int cell = 0; cell < lab.cells(); ++cell) {
        const lab::Tally& tally = lab.tally(cell);
        const lab::EntryTally& counts = tally.entry[shown_entry(lab)];
        const lab::Share share = halves_ties(lab)
                                     ? lab::wilson(counts.wins + counts.draws / 2, tally.games)
                                     : shown_share(lab, tally);
        words.push_back(
            core::say("{score:± {se}|95 %: {low} – {high}}, {games} games{ties:, {draws} tied|}",
                      {{"score", lab.shown().measure == Measure::score},
                       {"se", ui::number_words(score_spread(tally, shown_entry(lab)).se, 2)},
                       {"low", percent(share.low)},
                       {"high", percent(share.high)},
                       {"games", ui::count_words(tally.games)},
                       {"ties", halves_ties(lab)},
                       {"draws", ui::count_words(counts.draws)}}));
    }
    return words;
}

/// Returns for each cell whether it is grey: where a bot plays against itself for wins.
std::vector<ui::CellLook> looks_of(const Laboratory& lab) {
    std::vector<ui::CellLook> looks;
    const bool bots = lab.sweep().axes[1].seat > 0 && halves_ties(lab);
    for (int cell = 0; cell < lab.cells() && bots; ++cell) {
        const std::vector<std::string>& names = lab.series(cell).bots;
        looks.push_back(names[0] == names[1] ? ui::CellLook::grey : ui::CellLook::full);
    }
    return looks;
}

/// Returns how a heat map counts ties, how many there were and what its grey cells are.
std::string ties_note(const Laboratory& lab, std::span<const ui::CellLook> looks) {
    std::int64_t games = 0;
    std::int64_t ties = 0;
    for (int cell = 0; cell < lab.cells(); ++cell) {
        games += lab.tally(cell).games;
        ties += lab.tally(cell).entry[shown_entry(lab)].draws;
    }
    return core::say(
        "A tie counts half: {ties} of {games} games were ties.{grey: Grey: a bot against itself.|}",
        {{"ties", ui::count_words(ties)},
         {"games", ui::count_words(games)},
         {"grey", std::find(looks.begin(), looks.end(), ui::CellLook::grey) != looks.end()}});
}

/// Returns how many digits are needed to tell most cells apart. Ignores the lowest and the highest
/// tenth of the values, as they may be far from the rest.
int map_digits(std::vector<double> values) {
    std::erase_if(values, [](double value) { return !std::isfinite(value); });
    if (values.empty()) {
        return 0;
    }
    core::sort_short(values);
    const std::size_t tenth = values.size() / 10;
    return ui::digits_between(values[tenth], values[values.size() - 1 - tenth]);
}

std::vector<std::string> labels(const Laboratory& lab, const lab::Axis& axis) {
    std::vector<std::string> words;
    for (const lab::AxisValue& value : axis.values) {
        words.push_back(value_title(*lab.played().game, axis, value));
    }
    return words;
}

/// Extends the range of the colour scale so that it contains the values. Ignores NaN.
void fit_colours(ui::HeatMap& chart, std::span<const double> values) {
    for (const double value : values) {
        chart.from = std::isfinite(value) ? std::min(chart.from, value) : chart.from;
        chart.to = std::isfinite(value) ? std::max(chart.to, value) : chart.to;
    }
}

}  // namespace

/// The heat maps of measured values and of reference values use the same colours.
void draw_map(const ResultView& view, ui::Canvas& canvas, Rect rect, int item) {
    const bool of_known = item != 0;
    const Laboratory& lab = view.lab;
    const lab::Axis& down = lab.sweep().axes[0];
    const lab::Axis& across = lab.sweep().axes[1];
    const std::vector<double> values = measured_values(lab);
    const KnownValues known = known_values(lab);
    const bool score = lab.shown().measure == Measure::score;
    const bool wins = lab.shown().measure == Measure::wins;
    ui::HeatMap chart{of_known ? "chart:known" : "chart:map",
                      "",
                      axis_title(lab.sweep(), down),
                      axis_title(lab.sweep(), across),
                      labels(lab, down),
                      labels(lab, across),
                      of_known ? known.values : values};
    chart.title = core::say(
        "{score:Mean score of {who}|{wins:Games won by {who}|Ties for first}}{known:, {words}|}",
        {{"score", score},
         {"wins", wins},
         {"who", down.seat > 0 && across.seat > 0 ? side_title(lab.sweep(), down)
                                                  : entry_title(lab, shown_entry(lab))},
         {"known", of_known},
         {"words", known.words()}});
    chart.from = score ? std::numeric_limits<double>::infinity() : 0;
    chart.to = score ? -chart.from : 0;
    fit_colours(chart, values);
    fit_colours(chart, known.values);
    chart.digits = map_digits(values);
    chart.to = wins ? 100 : chart.to;
    if (wins) {
        chart.middle = 100 / static_cast<double>(lab.played().seats.size());
    }
    if (!of_known && ui::pointed_at(canvas, chart.name)) {
        chart.details = intervals(lab);
    }
    if (halves_ties(lab)) {
        chart.looks = looks_of(lab);
        chart.note = ties_note(lab, chart.looks);
    }
    chart.unit = score ? "" : " %";
    chart.chosen = shown_cell(lab);
    chart.known = of_known ? std::vector<double>() : known.values;
    chart.known_words = known.words();
    const int clicked = ui::heat_map(canvas, rect, chart);
    if (clicked >= 0) {
        view.ask("cell:" + std::to_string(clicked));
    }
}

void draw_curve(const ResultView& view, ui::Canvas& canvas, Rect rect, int /*item*/) {
    const Laboratory& lab = view.lab;
    const lab::Axis& axis = lab.sweep().axes.front();
    const double unit = axis_unit(axis);
    ui::CurveChart chart;
    std::vector<int> cells;  // cells of the points
    for (int cell = 0; cell < lab.cells(); ++cell) {
        if (lab.tally(cell).games > 0) {
            cells.push_back(cell);
            chart.points.push_back(
                curve_point(lab, cell, unit * axis.values[static_cast<std::size_t>(cell)].number));
        }
    }
    const bool score = lab.shown().measure == Measure::score;
    chart.from = unit * axis.values.front().number;
    chart.to = unit * axis.values.back().number;
    const KnownValues values = known_values(lab);
    ui::CurveReference known{values.words()};
    for (std::size_t i = 0; i < values.values.size(); ++i) {
        if (std::isfinite(values.values[i])) {
            known.points.push_back({unit * axis.values[i].number, values.values[i]});
        }
    }
    if (values.some) {
        chart.references.push_back(known);
    }
    const std::optional<double> perfect = score ? lab.best_mean() : std::nullopt;
    if (perfect) {
        chart.references.push_back(
            {core::say("perfect play {mean}", {{"mean", ui::number_words(*perfect, 2)}}),
             {},
             perfect});
    }
    const std::size_t seats = lab.played().seats.size();
    if (lab.shown().measure == Measure::wins && seats > 1) {
        const double even = 100 / static_cast<double>(seats);
        const std::string share = ui::number_words(even, seats == 3 ? 1 : 0);
        chart.references.push_back({core::say("{share} % is even", {{"share", share}}), {}, even});
    }
    chart.x_title = axis_title(lab.sweep(), axis);
    const std::string what = measure_words(lab.shown().measure);
    chart.title = core::say("{own:{capital}|{who}: {what}} by {swept}",
                            {{"own", axis.seat == static_cast<int>(shown_entry(lab)) + 1},
                             {"capital", core::capitalized(what)},
                             {"who", entry_title(lab, shown_entry(lab))},
                             {"what", what},
                             {"swept", chart.x_title}});
    chart.name = "chart:curve";
    chart.x_unit = unit == 1 ? "" : " %";
    chart.y_unit = score ? "" : " %";
    chart.y_words = what;
    chart.band_words = score ? "± standard deviation" : "95 % bounds";
    chart.extremes = score && lab.shown().extremes;
    const int clicked = ui::curve_chart(canvas, rect, chart);
    if (clicked >= 0) {
        view.ask("cell:" + std::to_string(cells[static_cast<std::size_t>(clicked)]));
    }
}

bool has_known_map(const Laboratory& lab) {
    return known_values(lab).some;
}

void draw_perfect_play(const ResultView& view, ui::Canvas& canvas, Rect rect, int /*item*/) {
    const auto policy = lab::policy(*view.lab.played().game);
    if (!policy) {
        return;
    }
    ui::HeatMap chart{"chart:best",         policy->title, policy->row_title,
                      policy->column_title, policy->rows,  policy->columns};
    for (const auto& value : policy->values) {
        chart.values.push_back(value ? *value : ui::unknown_value);
    }
    chart.from = 100;
    chart.to = 0;
    fit_colours(chart, chart.values);
    chart.unit = " " + policy->unit;
    chart.note = policy->note;
    ui::heat_map(canvas, rect, chart);
}

}  // namespace ctq::scenes
