// What came out, as charts: which ones, by what was swept.
#include <algorithm>
#include <cmath>
#include <limits>
#include <string>
#include <vector>

#include "shell/app/laboratory_view.hpp"
#include "shell/app/picks.hpp"
#include "shell/ui/charts/bars.hpp"
#include "shell/ui/charts/curve.hpp"
#include "shell/ui/charts/heat.hpp"
#include "shell/ui/charts/histogram.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::app {

using ui::Rect;

namespace {

using Measure = Laboratory::Measure;

constexpr float kGap = 16;
constexpr float kTwoColumns = 700;

/// A histogram's buckets in the range of `frame`, which holds all of them, in points or actions.
struct Buckets {
    std::vector<std::int64_t> counts;
    double first = 0;
    double width = 1;
    double grain = 1;
};

Buckets buckets_of(const lab::Histogram& histogram, const lab::Histogram& frame, int unit) {
    lab::Histogram in = frame;
    in.counts.fill(0);
    lab::add(in, histogram);
    Buckets out;
    // Halves in buckets of one half each, but only whole points came: two buckets a point.
    bool whole = unit == 2 && frame.shift == 0;
    for (int i = 0; i < frame.used && whole; ++i) {
        whole = frame.begin(i) % 2 == 0 || frame.counts[static_cast<std::size_t>(i)] == 0;
    }
    const int step = whole ? 2 : 1;
    out.first = static_cast<double>(frame.begin(0)) / unit;
    out.width = static_cast<double>(frame.width() * step) / unit;
    out.grain = unit == 2 && frame.shift == 0 && !whole ? 0.5 : 1;
    for (int i = 0; i < frame.used; i += step) {
        out.counts.push_back(in.counts[static_cast<std::size_t>(i)]);
    }
    return out;
}

void draw_scores(ui::Canvas& canvas, Rect rect, const Laboratory& lab, int cell) {
    const lab::Tally& tally = lab.tally(cell);
    const bool sweep = !lab.sweep().axes.empty();
    lab::Histogram frame;
    std::vector<std::size_t> entries;
    for (std::size_t i = 0; i < lab.played().seats.size(); ++i) {
        if (!sweep || i == lab.entry()) {
            entries.push_back(i);
            lab::add(frame, tally.entry[i].scores);
        }
    }
    std::vector<Buckets> buckets;
    for (const std::size_t i : entries) {
        buckets.push_back(buckets_of(tally.entry[i].scores, frame, 2));
    }
    const std::string words = sweep ? lab.cell_words(cell) : "";
    std::vector<ui::HistogramSeries> series;
    for (std::size_t k = 0; k < entries.size(); ++k) {
        series.push_back({sweep ? std::string_view(words) : lab.played().seats[entries[k]],
                          static_cast<int>(entries[k]) + 1, buckets[k].counts});
    }
    ui::histogram(canvas, rect,
                  {"chart:scores", sweep ? "Scores of the best" : "Scores", "points",
                   buckets.front().first, buckets.front().width, buckets.front().grain, series});
}

void draw_lengths(ui::Canvas& canvas, Rect rect, const Laboratory& lab, int cell) {
    const lab::Histogram& actions = lab.tally(cell).actions;
    const Buckets buckets = buckets_of(actions, actions, 1);
    const ui::HistogramSeries series[] = {{"all games", 7, buckets.counts}};
    ui::histogram(
        canvas, rect,
        {"chart:lengths", "Length of a game", "actions", buckets.first, buckets.width, 1, series});
}

void draw_wins(ui::Canvas& canvas, Rect rect, const Laboratory& lab) {
    const lab::Tally& tally = lab.tally(0);
    std::vector<ui::ShareBar> bars;
    for (std::size_t i = 0; i < lab.played().seats.size(); ++i) {
        const lab::Share share = lab::wilson(tally.entry[i].wins, tally.games);
        bars.push_back(
            {lab.played().seats[i], static_cast<int>(i) + 1, share.share, share.low, share.high,
             static_cast<double>(tally.entry[i].draws) / static_cast<double>(tally.games)});
    }
    ui::share_chart(canvas, rect,
                    {"chart:wins", "Games won", "won", "shared first place",
                     1.0 / static_cast<double>(bars.size()), bars});
}

void draw_seats_won(ui::Canvas& canvas, Rect rect, const Laboratory& lab) {
    const lab::Tally& tally = lab.tally(0);
    std::vector<std::string> words;
    for (int seat = 1; seat <= tally.entries; ++seat) {
        words.push_back("Seat " + std::to_string(seat));
    }
    std::vector<ui::ShareBar> bars;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const lab::Share share = lab::wilson(tally.seat[i].wins, tally.games);
        bars.push_back(
            {words[i], 8, share.share, share.low, share.high,
             static_cast<double>(tally.seat[i].draws) / static_cast<double>(tally.games)});
    }
    ui::share_chart(canvas, rect,
                    {"chart:seats", "Games won, by seat", "won", "shared first place",
                     1.0 / static_cast<double>(bars.size()), bars});
}

ui::CurvePoint curve_point(const Laboratory& lab, int cell, double x) {
    const lab::Tally& tally = lab.tally(cell);
    const lab::EntryTally& counts = tally.entry[lab.entry()];
    if (lab.measure() == Measure::score) {
        const lab::Spread s = lab::spread(tally.games, counts.score_sum, counts.score_squares, 2);
        // No score lies beyond the extremes, wherever the deviation reaches.
        const double least = counts.score_least / 2.0;
        const double most = counts.score_most / 2.0;
        return {x,     s.mean, s.se, std::max(s.mean - s.sd, least), std::min(s.mean + s.sd, most),
                least, most};
    }
    const std::int64_t hits = lab.measure() == Measure::wins ? counts.wins : counts.draws;
    const lab::Share s = lab::wilson(hits, tally.games);
    return {x, 100 * s.share, 50 * (s.high - s.low), 100 * s.low, 100 * s.high, 0, 0};
}

const char* measure_words(Measure measure) {
    return measure == Measure::wins     ? "games won"
           : measure == Measure::shared ? "shared first places"
                                        : "mean score";
}

/// An axis of shares is shown in percent.
double axis_unit(const lab::Axis& axis) {
    return axis.values.back().number <= 1 && axis.values.size() > 1 ? 100 : 1;
}

void draw_curve(ui::Canvas& canvas, Rect rect, const Laboratory& lab) {
    const lab::Axis& axis = lab.sweep().axes.front();
    const double unit = axis_unit(axis);
    std::vector<ui::CurvePoint> points;
    for (int cell = 0; cell < lab.cells(); ++cell) {
        if (lab.tally(cell).games > 0) {
            points.push_back(
                curve_point(lab, cell, unit * axis.values[static_cast<std::size_t>(cell)].number));
        }
    }
    const bool score = lab.measure() == Measure::score;
    ui::CurveChart chart;
    chart.from = unit * axis.values.front().number;
    chart.to = unit * axis.values.back().number;
    const Preset* preset = preset_of(lab.played());
    std::vector<ui::CurveReference::At> known;
    std::vector<ui::CurveReference::At> best;
    std::vector<ui::CurveReference> references;
    if (score && preset != nullptr && !preset->known.empty()) {
        for (const Known& at : preset->known) {
            known.push_back({unit * at.x, at.y});
        }
        references.push_back({"exact", known});
    }
    const std::string perfect =
        preset != nullptr ? "perfect play " + ui::number_words(preset->best, 2) : "";
    if (score && preset != nullptr && preset->best > 0) {
        best = {{chart.from, preset->best}, {chart.to, preset->best}};
        references.push_back({perfect, best, true});
    }
    const std::string title = std::string(score ? "Mean score" : "Games won") + " by " + axis.name;
    chart.name = "chart:curve";
    chart.title = title;
    chart.x_title = axis.name;
    chart.x_unit = unit == 1 ? "" : " %";
    chart.y_unit = score ? "" : " %";
    chart.y_words = measure_words(lab.measure());
    chart.band_words = score ? "± standard deviation" : "95 % bounds";
    chart.extremes = score && lab.extremes();
    chart.points = points;
    chart.references = references;
    ui::curve_chart(canvas, rect, chart);
}

/// A sweep over words: a bar each.
void draw_alternatives(ui::Canvas& canvas, Rect rect, const Laboratory& lab) {
    std::vector<std::string> words;
    for (int cell = 0; cell < lab.cells(); ++cell) {
        words.push_back(lab.cell_words(cell));
    }
    std::vector<ui::ShareBar> bars;
    for (int cell = 0; cell < lab.cells(); ++cell) {
        const lab::Tally& tally = lab.tally(cell);
        const lab::EntryTally& counts = tally.entry[lab.entry()];
        const lab::Share share = lab::wilson(counts.wins, tally.games);
        const auto games = static_cast<double>(std::max<std::int64_t>(tally.games, 1));
        bars.push_back({words[static_cast<std::size_t>(cell)], 1, share.share, share.low,
                        share.high, static_cast<double>(counts.draws) / games});
    }
    ui::share_chart(canvas, rect,
                    {"chart:wins", "Games won", "won", "shared first place",
                     1.0 / static_cast<double>(lab.played().seats.size()), bars});
}

void draw_map(ui::Canvas& canvas, Rect rect, const Laboratory& lab) {
    const lab::Axis& down = lab.sweep().axes[0];
    const lab::Axis& across = lab.sweep().axes[1];
    const bool score = lab.measure() == Measure::score;
    std::vector<std::string> rows;
    std::vector<std::string> columns;
    for (const lab::AxisValue& value : down.values) {
        rows.push_back(value.label);
    }
    for (const lab::AxisValue& value : across.values) {
        columns.push_back(value.label);
    }
    std::vector<double> values;
    double least = score ? std::numeric_limits<double>::infinity() : 0;
    double most = score ? -least : 0;
    for (int cell = 0; cell < lab.cells(); ++cell) {
        const lab::Tally& tally = lab.tally(cell);
        const double value = (score ? 1 : 100) * lab.value(tally, lab.entry());
        values.push_back(tally.games > 0 ? value : std::numeric_limits<double>::quiet_NaN());
        if (tally.games > 0) {
            least = std::min(least, value);
            most = std::max(most, value);
        }
    }
    ui::HeatMap chart{"chart:map", "", down.name, across.name, rows, columns, values};
    chart.title = score                            ? "Mean score of the row"
                  : lab.measure() == Measure::wins ? "Games won by the row"
                                                   : "Shared first places";
    chart.from = least;
    chart.to = lab.measure() == Measure::wins ? 100 : most;
    chart.unit = score ? "" : " %";
    ui::heat_map(canvas, rect, chart);
}

using Draw = void (*)(ui::Canvas&, Rect, const Laboratory&, int);

/// The charts that say what this sweep says.
std::vector<Draw> choose_charts(const Laboratory& lab) {
    const auto scores = [](ui::Canvas& c, Rect r, const Laboratory& l, int cell) {
        draw_scores(c, r, l, cell);
    };
    const std::vector<lab::Axis>& axes = lab.sweep().axes;
    if (axes.empty()) {
        std::vector<Draw> list;
        if (lab.played().seats.size() > 1) {
            list.push_back(
                [](ui::Canvas& c, Rect r, const Laboratory& l, int) { draw_wins(c, r, l); });
        }
        list.push_back(scores);
        list.push_back(draw_lengths);
        if (lab.played().seats.size() > 1 && lab.played().rotate) {
            list.push_back(
                [](ui::Canvas& c, Rect r, const Laboratory& l, int) { draw_seats_won(c, r, l); });
        }
        return list;
    }
    if (axes.size() == 1 && axes[0].numeric) {
        return {[](ui::Canvas& c, Rect r, const Laboratory& l, int) { draw_curve(c, r, l); },
                scores};
    }
    if (axes.size() == 1 && lab.cells() <= 12 && lab.played().seats.size() > 1) {
        return {[](ui::Canvas& c, Rect r, const Laboratory& l, int) { draw_alternatives(c, r, l); },
                scores};
    }
    if (axes.size() == 2) {
        return {[](ui::Canvas& c, Rect r, const Laboratory& l, int) { draw_map(c, r, l); }, scores};
    }
    return {scores};
}

/// What the charts of a sweep show, above them; returns the height used.
float draw_measures(const Laboratory& lab, ui::Canvas& canvas, Rect rect) {
    const std::vector<lab::Axis>& axes = lab.sweep().axes;
    const bool curve = axes.size() == 1 && axes[0].numeric && lab.measure() == Measure::score;
    const bool several = !axes.empty() && lab.played().seats.size() > 1;
    if (!curve && !several) {
        return 0;
    }
    Rect row{rect.x, rect.y, rect.w, 44};
    if (curve) {
        bool shown = lab.extremes();
        const Rect at = ui::take_right(row, 150 * canvas.text_scale, kGap);
        ui::toggle(canvas, {shown ? "extremes:off" : "extremes:on", "Extremes", at}, shown);
    }
    if (several) {
        const Pick picks[] = {{"measure:wins", "Wins", lab.measure() == Measure::wins},
                              {"measure:shared", "Shared", lab.measure() == Measure::shared},
                              {"measure:score", "Score", lab.measure() == Measure::score}};
        pick_row(canvas, {row.x, row.y, std::min(row.w, 360.0F), 44}, picks);
    }
    return 44 + kGap;
}

}  // namespace

float draw_charts(App& app, ui::Canvas& canvas, Rect rect) {
    const Laboratory& lab = app.laboratory();
    const std::vector<int> ranking = lab.ranking();
    const int best = ranking.empty() ? 0 : ranking.front();
    Rect in = rect;
    ui::take_top(in, draw_measures(lab, canvas, rect));
    const std::vector<Draw> charts = choose_charts(lab);
    const bool two = rect.w >= kTwoColumns;
    const bool wide_first = two && !lab.sweep().axes.empty() && charts.size() == 2;
    const float height = std::clamp(two ? canvas.screen.h * 0.5F : rect.w * 1.05F, 300.0F, 460.0F);
    for (std::size_t i = 0; i < charts.size(); i += two ? 2 : 1) {
        Rect row = ui::take_top(in, height, kGap);
        const bool pair = two && i + 1 < charts.size();
        const float first = wide_first ? std::round(row.w * 0.6F) : ui::column(row, 0, 2, kGap).w;
        charts[i](canvas, pair ? ui::take_left(row, first, kGap) : row, lab, best);
        if (pair) {
            charts[i + 1](canvas, row, lab, best);
        }
    }
    return in.y - rect.y;
}

}  // namespace ctq::app
