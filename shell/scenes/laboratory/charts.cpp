// The charts of the results: decides which charts suit a sweep, and draws those of a plain
// match-up.
#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/say.hpp"
#include "shell/scenes/laboratory/charts.hpp"
#include "shell/scenes/laboratory/results.hpp"
#include "shell/ui/charts/bars.hpp"
#include "shell/ui/charts/histogram.hpp"
#include "shell/ui/charts/scale.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::scenes {

using ui::Rect;

namespace {

using Measure = ShownResults::Measure;

constexpr int kMostCompared = 4;  // more outlines can't be told apart

/// Returns the counts of every `step`-th bucket, from the lowest to the highest value of `frame`.
/// All values of the histogram are in that range.
std::vector<std::int64_t> counts_of(const lab::Histogram& histogram, const lab::Histogram& frame,
                                    int step) {
    lab::Histogram in = frame;
    in.counts.fill(0);
    lab::add(in, histogram);
    std::vector<std::int64_t> counts;
    for (int i = 0; i < frame.used; i += step) {
        counts.push_back(in.counts[static_cast<std::size_t>(i)]);
    }
    return counts;
}

}  // namespace

void open_first(const ResultView& view, int cell, const lab::Histogram& histogram,
                std::int64_t begin, std::int64_t end) {
    std::int64_t first = lab::Histogram::kNoGame;
    for (int i = 0; i < histogram.used; ++i) {
        if (histogram.begin(i) >= begin && histogram.begin(i) < end) {
            first = std::min(first, histogram.games[static_cast<std::size_t>(i)]);
        }
    }
    if (first != lab::Histogram::kNoGame) {
        view.ask("replay:" + std::to_string(cell) + ":" + std::to_string(first));
    }
}

namespace {

/// A histogram to draw, its name, and the cell whose games it counts.
struct Counted {
    std::string name;
    int seat;  ///< the seat whose colour is used
    int cell;
    const lab::Quantity* quantity;
};

/// Draws several histograms in one chart, with the texts of `chart`. Values are in units of
/// 1/`unit`. A click on a bar opens the first game with such a value.
void draw_counted(const ResultView& view, ui::Canvas& canvas, Rect rect,
                  const std::vector<Counted>& list, int unit, ui::Histogram chart) {
    lab::Histogram frame;
    for (const Counted& one : list) {
        lab::add(frame, one.quantity->values);
    }
    // Half points have buckets of one half each. If only whole points occur, join two buckets.
    const bool halves = unit == 2 && frame.shift == 0;
    bool whole = halves;
    for (int i = 0; i < frame.used && whole; ++i) {
        whole = frame.begin(i) % 2 == 0 || frame.counts[static_cast<std::size_t>(i)] == 0;
    }
    const int step = whole ? 2 : 1;
    const std::int64_t width = frame.width() * step;
    chart.first = static_cast<double>(frame.begin(0)) / unit;
    chart.width = static_cast<double>(width) / unit;
    chart.grain = halves && !whole ? 0.5 : 1;
    for (const Counted& one : list) {
        chart.series.push_back({one.name, one.seat, counts_of(one.quantity->values, frame, step)});
    }
    const int clicked = ui::histogram(canvas, rect, chart);
    for (std::size_t i = 0; i < list.size() && clicked >= 0; ++i) {
        if (chart.series[i].counts[static_cast<std::size_t>(clicked)] > 0) {
            const std::int64_t begin = frame.begin(0) + clicked * width;
            open_first(view, list[i].cell, list[i].quantity->values, begin, begin + width);
            return;
        }
    }
}

}  // namespace

void draw_quantity(const ResultView& view, ui::Canvas& canvas, Rect rect,
                   const lab::Quantity& quantity, int unit, const ui::Histogram& chart) {
    draw_counted(view, canvas, rect, {{"all games", 7, shown_cell(view.lab), &quantity}}, unit,
                 chart);
}

namespace {

void draw_scores(const ResultView& view, ui::Canvas& canvas, Rect rect, int /*item*/) {
    const Laboratory& lab = view.lab;
    const int cell = shown_cell(lab);
    const bool sweep = !lab.sweep().axes.empty();
    std::vector<Counted> list;
    for (std::size_t i = 0; i < lab.played().seats.size(); ++i) {
        if (!sweep || i == shown_entry(lab)) {
            list.push_back({sweep ? cell_words(lab, cell) : entry_title(lab, i),
                            static_cast<int>(i) + 1, cell, &lab.tally(cell).entry[i].score});
        }
    }
    const std::string title =
        core::say("Scores{sweep: of {bot}|}",
                  {{"sweep", sweep}, {"bot", sweep ? cell_bot_title(lab, cell) : ""}});
    draw_counted(view, canvas, rect, list, 2, {"chart:scores", title, "points", kOpenTip});
}

ui::Histogram lengths_chart() {
    return {"chart:lengths", "Length of a game", "actions", kOpenTip};
}

void draw_lengths(const ResultView& view, ui::Canvas& canvas, Rect rect, int /*item*/) {
    const lab::Tally& tally = view.lab.tally(shown_cell(view.lab));
    draw_quantity(view, canvas, rect, tally.actions, 1, lengths_chart());
}

/// Draws one quantity for several combinations of a sweep, to compare them.
void draw_compared(const ResultView& view, ui::Canvas& canvas, Rect rect,
                   lab::Quantity lab::Tally::*quantity, int unit, const ui::Histogram& chart) {
    const Laboratory& lab = view.lab;
    std::vector<Counted> list;
    for (int cell = 0; cell < lab.cells(); ++cell) {
        const lab::Quantity& of = lab.tally(cell).*quantity;
        const lab::Spread spread = lab::spread(lab::total(of.values), of.sum, of.squares, unit);
        list.push_back(
            {core::say("{what}, mean {mean}", {{"what", cell_words(lab, cell)},
                                               {"mean", ui::number_words(spread.mean, 1)}}),
             cell + 1, cell, &of});
    }
    draw_counted(view, canvas, rect, list, unit, chart);
}

void draw_leads_compared(const ResultView& view, ui::Canvas& canvas, Rect rect, int /*item*/) {
    draw_compared(view, canvas, rect, &lab::Tally::lead, 2,
                  {"chart:leads", "Final lead", "points ahead of the second", kOpenTip});
}

void draw_lengths_compared(const ResultView& view, ui::Canvas& canvas, Rect rect, int /*item*/) {
    draw_compared(view, canvas, rect, &lab::Tally::actions, 1, lengths_chart());
}

/// Returns the bar of a bot or a seat that won `of.wins` games and tied for first in `of.draws`.
/// `seat` gives the colour.
template <class Counts>
ui::ShareBar won_bar(std::string name, int seat, const Counts& of, std::int64_t games) {
    const lab::Share share = lab::wilson(of.wins, games);
    return {.words = std::move(name),
            .seat = seat,
            .share = share.share,
            .low = share.low,
            .high = share.high,
            .more = static_cast<double>(of.draws) /
                    static_cast<double>(std::max<std::int64_t>(games, 1))};
}

void draw_won(const Laboratory& lab, ui::Canvas& canvas, Rect rect, std::string_view spot,
              std::string_view title, std::vector<ui::ShareBar> bars) {
    ui::share_chart(canvas, rect,
                    {.name = spot,
                     .title = title,
                     .share_words = "won",
                     .more_words = "tied for first",
                     .known_words = kReference,
                     .even = 1.0 / static_cast<double>(lab.played().seats.size()),
                     .bars = std::move(bars)});
}

ui::ShareBar won_by(const Laboratory& lab, std::string name, int seat, int cell,
                    std::size_t entry) {
    const lab::Tally& tally = lab.tally(cell);
    ui::ShareBar bar = won_bar(std::move(name), seat, tally.entry[entry], tally.games);
    if (const auto& known = lab.reference(cell, entry)) {
        bar.known = known->wins.value_or(ui::unknown_value);
    }
    return bar;
}

/// Draws how often each bot won or, in a sweep over bots or over the choices of an option, each
/// combination.
void draw_wins(const ResultView& view, ui::Canvas& canvas, Rect rect, int /*item*/) {
    const Laboratory& lab = view.lab;
    const bool sweep = !lab.sweep().axes.empty();
    const int count = sweep ? lab.cells() : lab.tally(0).entries;
    std::vector<ui::ShareBar> list;
    for (int i = 0; i < count; ++i) {
        const auto entry = static_cast<std::size_t>(i);
        list.push_back(sweep ? won_by(lab, cell_words(lab, i), 1, i, shown_entry(lab))
                             : won_by(lab, entry_title(lab, entry), i + 1, 0, entry));
    }
    const std::string subject = sweep ? subject_title(lab) : "";
    draw_won(
        lab, canvas, rect, "chart:wins",
        core::say("Games won{known: by {who}|}", {{"known", !subject.empty()}, {"who", subject}}),
        list);
}

void draw_seats_won(const ResultView& view, ui::Canvas& canvas, Rect rect, int /*item*/) {
    const lab::Tally& tally = view.lab.tally(0);
    std::vector<ui::ShareBar> list;
    for (int seat = 1; seat <= tally.entries; ++seat) {
        list.push_back(won_bar(core::say("Seat {seat}", {{"seat", seat}}), 8,
                               tally.seat[static_cast<std::size_t>(seat - 1)], tally.games));
    }
    draw_won(view.lab, canvas, rect, "chart:seats", "Games won, by seat", list);
}

/// Returns how often each seat won, in words.
std::string seat_lines(const Laboratory& lab) {
    const lab::Tally& tally = lab.tally(0);
    std::string lines;
    for (int seat = 1; seat <= tally.entries; ++seat) {
        const lab::Share share =
            lab::wilson(tally.seat[static_cast<std::size_t>(seat - 1)].wins, tally.games);
        lines += core::say("{first:|\n}Seat {seat}: won {won} % ({low} % to {high} %).",
                           {{"first", seat == 1},
                            {"seat", seat},
                            {"won", percent(share.share)},
                            {"low", percent(share.low)},
                            {"high", percent(share.high)}});
    }
    return lines;
}

std::string length_line(const lab::Tally& tally) {
    const lab::Spread actions = lab::summarize(tally).actions;
    return core::say(
        "Actions a game: {mean}, standard deviation {sd}.",
        {{"mean", ui::number_words(actions.mean, 1)}, {"sd", ui::number_words(actions.sd, 1)}});
}

}  // namespace

std::vector<LabChart> charts_of(const Laboratory& lab) {
    if (!lab.has_results()) {
        return {};
    }
    if (lab.played().kind != Experiment::Kind::series) {
        return rated_charts(lab);
    }
    const std::vector<lab::Axis>& axes = lab.sweep().axes;
    const bool alone = lab.played().seats.size() == 1;
    const LabChart scores{"scores", "Scores", draw_scores};
    std::vector<LabChart> list;
    if (axes.empty()) {
        if (!alone) {
            list.push_back({"wins", "Games won", draw_wins});
        }
        list.push_back(scores);
        list.push_back({"lengths", "Lengths", draw_lengths, length_line(lab.tally(0))});
        if (!alone && lab.played().rotate) {
            list.push_back({"seats", "Games won by seat", draw_seats_won, seat_lines(lab)});
        }
    } else if (axes.size() == 1 && axes[0].numeric) {
        list = {{"curve", "Curve", draw_curve}, scores};
    } else if (axes.size() == 1 && lab.cells() <= 12 && !alone) {
        list = {{"alternatives", "Games won", draw_wins}, scores};
        if (lab.cells() <= kMostCompared && lab::has_leads(lab.tally(shown_cell(lab)))) {
            list.push_back({"leads", "Final leads", draw_leads_compared});
            list.push_back({"lengths", "Lengths", draw_lengths_compared});
        }
    } else if (axes.size() == 2) {
        list = {{.id = "map", .title = "Map", .draw = draw_map, .least = kMapLeast}};
        if (has_known_map(lab)) {
            list.push_back({.id = "known",
                            .title = "Known values",
                            .draw = draw_map,
                            .item = 1,
                            .least = kMapLeast});
        }
        list.push_back(scores);
    } else {
        list = {scores};
    }
    if (lab.best_mean()) {
        list.push_back({"best", "Best play", draw_perfect_play});
    }
    for (LabChart& chart : statistic_charts(lab)) {
        list.push_back(std::move(chart));
    }
    return list;
}

}  // namespace ctq::scenes
