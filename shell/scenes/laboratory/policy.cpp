// The best solo play of Incan Gold, as far as a person can use it: from how many gems to leave.
#include <cmath>
#include <limits>
#include <string>
#include <vector>

#include "engine/games/incan_gold/solo/policy.hpp"
#include "shell/scenes/laboratory/drawing.hpp"
#include "shell/ui/charts/heat.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::app {

namespace {

namespace incan_gold = ctq::incan_gold;

std::vector<std::string> numbers(int from, int to) {
    std::vector<std::string> words;
    for (int number = from; number <= to; ++number) {
        words.push_back(std::to_string(number));
    }
    return words;
}

}  // namespace

std::vector<double> perfect_play() {
    const incan_gold::SoloPolicy& policy = incan_gold::standard_policy();
    std::vector<double> values;
    for (int hazards = 0; hazards <= incan_gold::kHazards; ++hazards) {
        for (int gem_cards = 1; gem_cards <= kGemCardsShown; ++gem_cards) {
            incan_gold::Table table;
            table.hazards[incan_gold::kHazardCopies] = hazards;
            table.gem_cards = gem_cards;
            const auto gems = policy.threshold({}, incan_gold::first_start(), table);
            const bool reached = gems && *gems <= incan_gold::most_gems(gem_cards);
            values.push_back(reached ? *gems : std::numeric_limits<double>::quiet_NaN());
        }
    }
    return values;
}

void draw_perfect_play(LaboratoryScene& /*app*/, ui::Canvas& canvas, ui::Rect rect) {
    const std::vector<double> values = perfect_play();
    const std::vector<std::string> rows = numbers(0, incan_gold::kHazards);
    const std::vector<std::string> columns = numbers(1, kGemCardsShown);
    ui::HeatMap chart{"chart:perfect",
                      "Perfect play: leave from so many gems on",
                      "hazards out",
                      "gem cards out",
                      rows,
                      columns,
                      values};
    chart.from = 100;
    chart.to = 0;
    for (const double value : values) {
        chart.from = std::isfinite(value) ? std::min(chart.from, value) : chart.from;
        chart.to = std::isfinite(value) ? std::max(chart.to, value) : chart.to;
    }
    chart.unit = " gems";
    chart.note =
        "Alone, in the first round, with no artifact out: count the gems drawn in the round. Below "
        "the number go on, from it on leave; where there is none, always go on. No plan scores "
        "more on average.";
    ui::heat_map(canvas, rect, chart);
}

}  // namespace ctq::app
