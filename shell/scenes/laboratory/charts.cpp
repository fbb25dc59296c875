// What came out, as charts: which ones, by what was swept, and those of a plain match-up.
#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "engine/core/say.hpp"
#include "shell/scenes/command_controls.hpp"
#include "shell/scenes/laboratory/rated.hpp"
#include "shell/scenes/laboratory/results.hpp"
#include "shell/ui/charts/bars.hpp"
#include "shell/ui/charts/histogram.hpp"
#include "shell/ui/charts/scale.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::app {

using ui::Rect;

namespace {

using Measure = ShownResults::Measure;

constexpr float kGap = kChartGap;
constexpr int kMostCompared = 4;  // outlines that the eye tells apart

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

void draw_quantity(LaboratoryScene& scene, ui::Canvas& canvas, Rect rect,
                   const lab::Quantity& quantity, int unit, const QuantityWords& words) {
    const Buckets buckets = buckets_of(quantity.values, quantity.values, unit);
    const ui::HistogramSeries series[] = {{"all games", 7, buckets.counts}};
    const int clicked = ui::histogram(canvas, rect,
                                      {words.name, words.title, words.x_title, buckets.first,
                                       buckets.width, buckets.grain, series, words.tip});
    if (clicked >= 0) {
        const auto begin =
            static_cast<std::int64_t>(unit * (buckets.first + clicked * buckets.width));
        open_first(scene, shown_cell(scene.lab()), quantity.values, begin,
                   begin + static_cast<std::int64_t>(unit * buckets.width));
    }
}

namespace {

void draw_scores(LaboratoryScene& scene, ui::Canvas& canvas, Rect rect) {
    const Laboratory& lab = scene.lab();
    const int cell = shown_cell(lab);
    const lab::Tally& tally = lab.tally(cell);
    const bool sweep = !lab.sweep().axes.empty();
    lab::Histogram frame;
    std::vector<std::size_t> entries;
    for (std::size_t i = 0; i < lab.played().seats.size(); ++i) {
        if (!sweep || i == shown_entry(lab)) {
            entries.push_back(i);
            lab::add(frame, tally.entry[i].score.values);
        }
    }
    std::vector<Buckets> buckets;
    for (const std::size_t i : entries) {
        buckets.push_back(buckets_of(tally.entry[i].score.values, frame, 2));
    }
    std::vector<std::string> names;
    for (const std::size_t i : entries) {
        names.push_back(sweep ? cell_words(lab, cell) : entry_title(lab, i));
    }
    std::vector<ui::HistogramSeries> series;
    for (std::size_t k = 0; k < entries.size(); ++k) {
        series.push_back({names[k], static_cast<int>(entries[k]) + 1, buckets[k].counts});
    }
    const std::string title =
        core::say("Scores{sweep: of {what}|}", {{"sweep", sweep}, {"what", names.front()}});
    const int clicked =
        ui::histogram(canvas, rect,
                      {"chart:scores", title, "points", buckets.front().first,
                       buckets.front().width, buckets.front().grain, series, kOpenTip});
    if (clicked >= 0) {
        const auto begin = static_cast<std::int64_t>(
            2 * (buckets.front().first + clicked * buckets.front().width));
        const auto end = begin + static_cast<std::int64_t>(2 * buckets.front().width);
        const auto holds = std::find_if(entries.begin(), entries.end(), [&](std::size_t i) {
            return buckets[i - entries.front()].counts[static_cast<std::size_t>(clicked)] > 0;
        });
        if (holds != entries.end()) {
            open_first(scene, cell, tally.entry[*holds].score.values, begin, end);
        }
    }
}

void draw_lengths(LaboratoryScene& scene, ui::Canvas& canvas, Rect rect) {
    const lab::Tally& tally = scene.lab().tally(shown_cell(scene.lab()));
    draw_quantity(scene, canvas, rect, tally.actions, 1,
                  {"chart:lengths", "Length of a game", "actions", kOpenTip});
}

/// A quantity of each of a few combinations, one over the other; a click opens the first game that
/// had it.
void draw_compared(LaboratoryScene& scene, ui::Canvas& canvas, Rect rect,
                   lab::Quantity lab::Tally::*quantity, int unit, const QuantityWords& words) {
    const Laboratory& lab = scene.lab();
    lab::Histogram frame;
    for (int cell = 0; cell < lab.cells(); ++cell) {
        lab::add(frame, (lab.tally(cell).*quantity).values);
    }
    std::vector<Buckets> buckets;
    std::vector<std::string> names;
    for (int cell = 0; cell < lab.cells(); ++cell) {
        const lab::Quantity& of = lab.tally(cell).*quantity;
        const lab::Spread spread = lab::spread(lab::total(of.values), of.sum, of.squares, unit);
        buckets.push_back(buckets_of(of.values, frame, unit));
        names.push_back(core::say(
            "{what}, mean {mean}",
            {{"what", cell_words(lab, cell)}, {"mean", ui::number_words(spread.mean, 1)}}));
    }
    std::vector<ui::HistogramSeries> series;
    for (std::size_t i = 0; i < buckets.size(); ++i) {
        series.push_back({names[i], static_cast<int>(i) + 1, buckets[i].counts});
    }
    const Buckets& first = buckets.front();
    const int clicked = ui::histogram(canvas, rect,
                                      {words.name, words.title, words.x_title, first.first,
                                       first.width, first.grain, series, words.tip});
    const auto holds = std::find_if(buckets.begin(), buckets.end(), [clicked](const Buckets& of) {
        return clicked >= 0 && of.counts[static_cast<std::size_t>(clicked)] > 0;
    });
    if (holds != buckets.end()) {
        const int cell = static_cast<int>(holds - buckets.begin());
        const auto begin = static_cast<std::int64_t>(unit * (first.first + clicked * first.width));
        open_first(scene, cell, (lab.tally(cell).*quantity).values, begin,
                   begin + static_cast<std::int64_t>(unit * first.width));
    }
}

void draw_leads_compared(LaboratoryScene& scene, ui::Canvas& canvas, Rect rect) {
    draw_compared(scene, canvas, rect, &lab::Tally::lead, 2,
                  {"chart:leads", "Final lead", "points ahead of the second", kOpenTip});
}

void draw_lengths_compared(LaboratoryScene& scene, ui::Canvas& canvas, Rect rect) {
    draw_compared(scene, canvas, rect, &lab::Tally::actions, 1,
                  {"chart:lengths", "Length of a game", "actions", kOpenTip});
}

void draw_wins(LaboratoryScene& scene, ui::Canvas& canvas, Rect rect) {
    const Laboratory& lab = scene.lab();
    const lab::Tally& tally = lab.tally(0);
    std::vector<std::string> names;
    for (std::size_t i = 0; i < lab.played().seats.size(); ++i) {
        names.push_back(entry_title(lab, i));
    }
    std::vector<ui::ShareBar> bars;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const lab::Share share = lab::wilson(tally.entry[i].wins, tally.games);
        bars.push_back(
            {names[i], static_cast<int>(i) + 1, share.share, share.low, share.high,
             static_cast<double>(tally.entry[i].draws) / static_cast<double>(tally.games),
             known_wins(lab.reference(0, i))});
    }
    ui::share_chart(canvas, rect,
                    {"chart:wins", "Games won", "won", "tied for first", kReference,
                     1.0 / static_cast<double>(bars.size()), bars});
}

void draw_seats_won(LaboratoryScene& scene, ui::Canvas& canvas, Rect rect) {
    const lab::Tally& tally = scene.lab().tally(0);
    std::vector<std::string> words;
    for (int seat = 1; seat <= tally.entries; ++seat) {
        words.push_back(core::say("Seat {seat}", {{"seat", seat}}));
    }
    std::vector<ui::ShareBar> bars;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const lab::Share share = lab::wilson(tally.seat[i].wins, tally.games);
        bars.push_back(
            {words[i], 8, share.share, share.low, share.high,
             static_cast<double>(tally.seat[i].draws) / static_cast<double>(tally.games)});
    }
    ui::share_chart(canvas, rect,
                    {"chart:seats", "Games won, by seat", "won", "tied for first", "",
                     1.0 / static_cast<double>(bars.size()), bars});
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

/// What the charts of a sweep show, above them; returns the height used.
float draw_measures(const Laboratory& lab, ui::Canvas& canvas, Rect rect) {
    const std::vector<lab::Axis>& axes = lab.sweep().axes;
    const bool curve = axes.size() == 1 && axes[0].numeric && lab.shown().measure == Measure::score;
    const bool several = !axes.empty() && lab.played().seats.size() > 1;
    if (!curve && !several) {
        return 0;
    }
    Rect row{rect.x, rect.y, rect.w, 44};
    if (curve) {
        bool shown = lab.shown().extremes;
        const Rect at = ui::take_right(row, 150 * canvas.text_scale, kGap);
        ui::toggle(canvas, {shown ? "extremes:off" : "extremes:on", "Lowest, highest", at}, shown);
    }
    if (several) {
        const Pick picks[] = {{"measure:wins", "Wins", lab.shown().measure == Measure::wins},
                              {"measure:shared", "Ties", lab.shown().measure == Measure::shared},
                              {"measure:score", "Score", lab.shown().measure == Measure::score}};
        pick_row(canvas, {row.x, row.y, std::min(row.w, 360.0F), 44}, picks);
    }
    return 44 + kGap;
}

void draw_chart(LaboratoryScene& scene, ui::Canvas& canvas, Rect rect, const LabChart& chart) {
    chart.draw(scene, canvas, rect);
    draw_figure_ways(canvas, rect, chart);
}

}  // namespace

float draw_charts(LaboratoryScene& scene, ui::Canvas& canvas, Rect rect) {
    const Laboratory& lab = scene.lab();
    Rect in = rect;
    ui::take_top(in, draw_measures(lab, canvas, rect));
    const std::vector<LabChart> charts = charts_of(lab);
    const bool two = rect.w >= kTwoColumns;
    const bool wide_first = two && lab.sweep().axes.size() == 1;
    const float height = std::clamp(two ? canvas.screen.h * 0.5F : rect.w * 1.05F, 300.0F, 460.0F);
    for (std::size_t i = 0; i < charts.size(); i += two ? 2 : 1) {
        Rect row = ui::take_top(in, height, kGap);
        const bool pair = two && i + 1 < charts.size();
        const float first = wide_first ? std::round(row.w * 0.6F) : ui::column(row, 0, 2, kGap).w;
        const Rect left = pair ? ui::take_left(row, first, kGap) : row;
        draw_chart(scene, canvas, left, charts[i]);
        if (pair) {
            draw_chart(scene, canvas, row, charts[i + 1]);
        }
    }
    return in.y - rect.y;
}

}  // namespace ctq::app
