// The charts of the results: decides which charts suit a sweep, and draws those of a plain
// match-up.
#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/say.hpp"
#include "shell/scenes/laboratory/rated.hpp"
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

void open_first(LaboratoryScene& scene, int cell, const lab::Histogram& histogram,
                std::int64_t begin, std::int64_t end) {
    std::int64_t first = lab::Histogram::kNoGame;
    for (int i = 0; i < histogram.used; ++i) {
        if (histogram.begin(i) >= begin && histogram.begin(i) < end) {
            first = std::min(first, histogram.games[static_cast<std::size_t>(i)]);
        }
    }
    if (first != lab::Histogram::kNoGame) {
        scene.ask("replay:" + std::to_string(cell) + ":" + std::to_string(first));
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
void draw_counted(LaboratoryScene& scene, ui::Canvas& canvas, Rect rect,
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
            open_first(scene, list[i].cell, list[i].quantity->values, begin, begin + width);
            return;
        }
    }
}

}  // namespace

void draw_quantity(LaboratoryScene& scene, ui::Canvas& canvas, Rect rect,
                   const lab::Quantity& quantity, int unit, const ui::Histogram& chart) {
    draw_counted(scene, canvas, rect, {{"all games", 7, shown_cell(scene.lab()), &quantity}}, unit,
                 chart);
}

namespace {

void draw_scores(LaboratoryScene& scene, ui::Canvas& canvas, Rect rect) {
    const Laboratory& lab = scene.lab();
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
        core::say("Scores{sweep: of {what}|}", {{"sweep", sweep}, {"what", list.front().name}});
    draw_counted(scene, canvas, rect, list, 2, {"chart:scores", title, "points", kOpenTip});
}

ui::Histogram lengths_chart() {
    return {"chart:lengths", "Length of a game", "actions", kOpenTip};
}

void draw_lengths(LaboratoryScene& scene, ui::Canvas& canvas, Rect rect) {
    const lab::Tally& tally = scene.lab().tally(shown_cell(scene.lab()));
    draw_quantity(scene, canvas, rect, tally.actions, 1, lengths_chart());
}

/// Draws one quantity for several combinations of a sweep, to compare them.
void draw_compared(LaboratoryScene& scene, ui::Canvas& canvas, Rect rect,
                   lab::Quantity lab::Tally::*quantity, int unit, const ui::Histogram& chart) {
    const Laboratory& lab = scene.lab();
    std::vector<Counted> list;
    for (int cell = 0; cell < lab.cells(); ++cell) {
        const lab::Quantity& of = lab.tally(cell).*quantity;
        const lab::Spread spread = lab::spread(lab::total(of.values), of.sum, of.squares, unit);
        list.push_back(
            {core::say("{what}, mean {mean}", {{"what", cell_words(lab, cell)},
                                               {"mean", ui::number_words(spread.mean, 1)}}),
             cell + 1, cell, &of});
    }
    draw_counted(scene, canvas, rect, list, unit, chart);
}

void draw_leads_compared(LaboratoryScene& scene, ui::Canvas& canvas, Rect rect) {
    draw_compared(scene, canvas, rect, &lab::Tally::lead, 2,
                  {"chart:leads", "Final lead", "points ahead of the second", kOpenTip});
}

void draw_lengths_compared(LaboratoryScene& scene, ui::Canvas& canvas, Rect rect) {
    draw_compared(scene, canvas, rect, &lab::Tally::actions, 1, lengths_chart());
}

/// Returns the bar of a bot or a seat that won `of.wins` games and tied for first in `of.draws`.
/// `seat` gives the colour.
template <class Counts>
ui::ShareBar won_bar(std::string name, int seat, const Counts& of, std::int64_t games) {
    const lab::Share share = lab::wilson(of.wins, games);
    return {std::move(name),
            seat,
            share.share,
            share.low,
            share.high,
            static_cast<double>(of.draws) / static_cast<double>(std::max<std::int64_t>(games, 1))};
}

void draw_won(const Laboratory& lab, ui::Canvas& canvas, Rect rect, std::string_view spot,
              std::string_view title, std::vector<ui::ShareBar> bars) {
    ui::share_chart(canvas, rect,
                    {spot, title, "won", "tied for first", kReference,
                     1.0 / static_cast<double>(lab.played().seats.size()), std::move(bars)});
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

void draw_wins(LaboratoryScene& scene, ui::Canvas& canvas, Rect rect) {
    const Laboratory& lab = scene.lab();
    std::vector<ui::ShareBar> list;
    for (std::size_t i = 0; i < lab.played().seats.size(); ++i) {
        list.push_back(won_by(lab, entry_title(lab, i), static_cast<int>(i) + 1, 0, i));
    }
    draw_won(lab, canvas, rect, "chart:wins", "Games won", list);
}

/// Draws the results of a sweep over bots or over the choices of an option.
void draw_alternatives(LaboratoryScene& scene, ui::Canvas& canvas, Rect rect) {
    const Laboratory& lab = scene.lab();
    std::vector<ui::ShareBar> list;
    for (int cell = 0; cell < lab.cells(); ++cell) {
        list.push_back(won_by(lab, cell_words(lab, cell), 1, cell, shown_entry(lab)));
    }
    draw_won(lab, canvas, rect, "chart:wins", "Games won", list);
}

void draw_seats_won(LaboratoryScene& scene, ui::Canvas& canvas, Rect rect) {
    const lab::Tally& tally = scene.lab().tally(0);
    std::vector<ui::ShareBar> list;
    for (int seat = 1; seat <= tally.entries; ++seat) {
        list.push_back(won_bar(core::say("Seat {seat}", {{"seat", seat}}), 8,
                               tally.seat[static_cast<std::size_t>(seat - 1)], tally.games));
    }
    draw_won(scene.lab(), canvas, rect, "chart:seats", "Games won, by seat", list);
}

}  // namespace

std::vector<LabChart> charts_of(const Laboratory& lab) {
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
        list.push_back({"lengths", "Lengths", draw_lengths});
        if (!alone && lab.played().rotate) {
            list.push_back({"seats", "Games won by seat", draw_seats_won});
        }
    } else if (axes.size() == 1 && axes[0].numeric) {
        list = {{"curve", "Curve", draw_curve}, scores};
    } else if (axes.size() == 1 && lab.cells() <= 12 && !alone) {
        list = {{"alternatives", "Games won", draw_alternatives}, scores};
        if (lab.cells() <= kMostCompared && lab::has_leads(lab.tally(shown_cell(lab)))) {
            list.push_back({"leads", "Final leads", draw_leads_compared});
            list.push_back({"lengths", "Lengths", draw_lengths_compared});
        }
    } else if (axes.size() == 2) {
        list = {{"map", "Map", draw_map}};
        if (has_known_map(lab)) {
            list.push_back({"known", "Known values", draw_known_map});
        }
        list.push_back(scores);
    } else {
        list = {scores};
    }
    if (lab.best_mean()) {
        list.push_back({"best", "Best play", draw_perfect_play});
    }
    return list;
}

namespace {

/// Draws the buttons that choose the measure, above the charts of a sweep.
void draw_measures(const Laboratory& lab, ui::Canvas& canvas, ui::Column& column) {
    const std::vector<lab::Axis>& axes = lab.sweep().axes;
    const bool curve = axes.size() == 1 && axes[0].numeric && lab.shown().measure == Measure::score;
    const bool several = !axes.empty() && lab.played().seats.size() > 1;
    column.add(curve || several ? 44 : 0, kChartGap, [&](Rect row) {
        if (curve) {
            bool shown = lab.shown().extremes;
            const Rect at = ui::take_right(row, 150 * canvas.text_scale, kChartGap);
            ui::toggle(canvas, {shown ? "extremes:off" : "extremes:on", "Lowest, highest", at},
                       shown);
        }
        if (several) {
            row.w = std::min(row.w, 360.0F);
            draw_picks(canvas, row, measure_values(lab.shown()));
        }
    });
}

void draw_chart(LaboratoryScene& scene, ui::Canvas& canvas, Rect rect, const LabChart& chart) {
    chart.draw(scene, canvas, rect);
    draw_figure_buttons(canvas, rect, chart);
}

}  // namespace

void draw_charts(LaboratoryScene& scene, ui::Canvas& canvas, ui::Column& column) {
    const Laboratory& lab = scene.lab();
    draw_measures(lab, canvas, column);
    const std::vector<LabChart> charts = charts_of(lab);
    const float width = column.width();
    const bool two = width >= kTwoColumns;
    const bool wide_first = two && lab.sweep().axes.size() == 1;
    const float height = std::clamp(two ? canvas.screen.h * 0.5F : width * 1.05F, 300.0F, 460.0F);
    for (std::size_t i = 0; i < charts.size(); i += two ? 2 : 1) {
        column.add(height, kChartGap, [&](Rect row) {
            const bool pair = two && i + 1 < charts.size();
            const float first =
                wide_first ? std::round(row.w * 0.6F) : ui::column(row, 0, 2, kChartGap).w;
            draw_chart(scene, canvas, pair ? ui::take_left(row, first, kChartGap) : row, charts[i]);
            if (pair) {
                draw_chart(scene, canvas, row, charts[i + 1]);
            }
        });
    }
}

}  // namespace ctq::scenes
