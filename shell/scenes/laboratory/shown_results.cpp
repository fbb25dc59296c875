#include "shell/scenes/laboratory/shown_results.hpp"

#include <algorithm>

#include "shell/scenes/laboratory/reading.hpp"

namespace ctq::app {

bool change_shown(ShownResults& shown, std::string_view command, int cells) {
    using Measure = ShownResults::Measure;
    bool done = true;
    if (command == "extremes:on" || command == "extremes:off") {
        shown.extremes = command == "extremes:on";
    } else if (const auto order = core::after_prefix(command, "sort:")) {
        const auto found = std::find(std::begin(kOrders), std::end(kOrders), *order);
        done = found != std::end(kOrders);
        shown.order =
            done ? static_cast<ShownResults::Order>(found - std::begin(kOrders)) : shown.order;
    } else if (command == "rows:all" || command == "rows:few") {
        shown.all_rows = command == "rows:all";
    } else if (const auto cell = core::after_prefix(command, "cell:")) {
        const auto number = read_within(*cell, 0, cells - 1);
        done = number.has_value();
        shown.cell = static_cast<int>(number.value_or(shown.cell));
    } else if (command == "measure:wins") {
        shown.measure = Measure::wins;
    } else if (command == "measure:shared") {
        shown.measure = Measure::shared;
    } else if (command == "measure:score") {
        shown.measure = Measure::score;
    } else {
        done = false;
    }
    return done;
}

}  // namespace ctq::app
