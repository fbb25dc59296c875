// The charts of the shown cell's final lead and of the statistics that the game counts besides
// scores.
#include <algorithm>
#include <string>
#include <vector>

#include "shell/scenes/laboratory/charts.hpp"
#include "shell/scenes/laboratory/results.hpp"
#include "shell/ui/charts/bars.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::scenes {

using ui::Rect;

namespace {

using core::Statistic;

constexpr float kHeight = 290;
constexpr float kNames = 90;  ///< height of a chart of names without its rows
constexpr float kNameRow = 22;
/// The final lead, shown before the game's own statistics.
constexpr Statistic kLead{.id = "lead",
                          .label = "Final lead",
                          .help = "",
                          .kind = Statistic::Kind::number,
                          .unit = "points ahead of the second"};

/// A statistic and the values it had. They are in units of 1/`unit`.
struct Shown {
    const Statistic* statistic;
    const lab::Quantity* quantity;
    int unit = 1;
};

/// Returns the statistics of the shown cell that have values.
std::vector<Shown> shown_statistics(const Laboratory& lab) {
    const lab::Tally& tally = lab.tally(shown_cell(lab));
    std::vector<Shown> list;
    if (lab::has_leads(tally)) {
        list.push_back({&kLead, &tally.lead, 2});
    }
    for (std::size_t i = 0; i < tally.statistics.size(); ++i) {
        if (lab::has_readings(tally, i)) {
            list.push_back({&lab.played().game->statistics()[i], &tally.statistics[i]});
        }
    }
    return list;
}

/// Draws the share of games with each name, or each name's share of the total amount. Omits names
/// that never occurred.
void draw_names(const ResultView& view, ui::Canvas& canvas, Rect rect, const Statistic& one,
                const lab::Quantity& quantity, std::string_view spot, std::string_view title,
                std::string_view tip) {
    const bool category = one.kind == Statistic::Kind::category;
    const std::int64_t all = lab::total(quantity.values);
    std::vector<int> names;
    double most = 0.05;
    ui::ShareChart chart{.name = spot,
                         .title = title,
                         .share_words = category ? "of the games" : "of them",
                         .more_words = "",
                         .known_words = "",
                         .even = 0,
                         .bars = {}};
    for (int name = 0; name < static_cast<int>(one.names.size()); ++name) {
        const std::int64_t hits = lab::count_of(quantity, name);
        if (hits > 0) {
            const double share = static_cast<double>(hits) / static_cast<double>(all);
            const lab::Share bounds = category ? lab::wilson(hits, all) : lab::Share{share, 0, 0};
            chart.bars.push_back({.words = one.names[static_cast<std::size_t>(name)],
                                  .seat = 0,
                                  .share = share,
                                  .low = bounds.low,
                                  .high = bounds.high});
            names.push_back(name);
            most = std::max(most, share);
        }
    }
    chart.bounds = category;
    chart.to = category ? 1 : most;
    chart.tip = tip;
    const int clicked = ui::share_chart(canvas, rect, chart);
    if (clicked >= 0) {
        const int name = names[static_cast<std::size_t>(clicked)];
        open_first(view, shown_cell(view.lab), quantity.values, name, name + 1);
    }
}

void draw_statistic(const ResultView& view, ui::Canvas& canvas, Rect rect, int item) {
    const Laboratory& lab = view.lab;
    const Shown shown = shown_statistics(lab)[static_cast<std::size_t>(item)];
    const Statistic& one = *shown.statistic;
    const std::string spot = std::string("chart:") + one.id;
    const std::string title =
        one.label + (lab.sweep().axes.empty() ? "" : " – " + cell_words(lab, shown_cell(lab)));
    const std::string tip = std::string(one.help) + (*one.help == 0 ? "" : "\n") + kOpenTip;
    if (one.kind == Statistic::Kind::number) {
        draw_quantity(view, canvas, rect, *shown.quantity, shown.unit,
                      {spot, title, one.unit, tip});
    } else {
        draw_names(view, canvas, rect, one, *shown.quantity, spot, title, tip);
    }
}

}  // namespace

std::vector<LabChart> statistic_charts(const Laboratory& lab) {
    const auto lines =
        lab::statistic_lines(lab.played().game->statistics(), lab.tally(shown_cell(lab)));
    std::vector<LabChart> list;
    for (const Shown& one : shown_statistics(lab)) {
        const std::size_t item = list.size();
        const auto names = static_cast<float>(one.statistic->names.size());
        list.push_back({.id = one.statistic->id,
                        .title = one.statistic->label,
                        .draw = draw_statistic,
                        .words = lines[item],
                        .item = static_cast<int>(item),
                        .extra = true,
                        .least = std::max(kHeight, kNames + kNameRow * names)});
    }
    return list;
}

}  // namespace ctq::scenes
