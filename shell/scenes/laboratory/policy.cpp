// Best play, as far as a person can use it, of games that state it.
#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "shell/scenes/laboratory/drawing.hpp"
#include "shell/ui/charts/heat.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::app {

void draw_perfect_play(LaboratoryScene& scene, ui::Canvas& canvas, ui::Rect rect) {
    const auto policy = lab::policy(*scene.lab().played().game);
    if (!policy) {
        return;
    }
    std::vector<double> values;
    for (const auto& value : policy->values) {
        values.push_back(value.value_or(ui::unknown_value));
    }
    const std::string unit = " " + policy->unit;
    ui::HeatMap chart{
        "chart:perfect", policy->title, policy->row_title, policy->column_title, policy->rows,
        policy->columns, values};
    chart.from = 100;
    chart.to = 0;
    for (const double value : values) {
        chart.from = std::isfinite(value) ? std::min(chart.from, value) : chart.from;
        chart.to = std::isfinite(value) ? std::max(chart.to, value) : chart.to;
    }
    chart.unit = unit;
    chart.note = policy->note;
    ui::heat_map(canvas, rect, chart);
}

}  // namespace ctq::app
