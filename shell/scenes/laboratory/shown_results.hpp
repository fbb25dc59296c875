#pragma once

#include <string_view>

namespace ctq::app {

/// How the results of a sweep are shown.
struct ShownResults {
    /// What can be read off it.
    enum class Measure { wins, shared, score };
    /// How its table is sorted.
    enum class Order { best, name, games, wins, mean, sd, unfinished };

    Measure measure = Measure::wins;  ///< what the charts read off it
    bool extremes = false;            ///< curves show the least and the most, too
    Order order = Order::best;
    bool all_rows = false;  ///< the table shows all cells, not the first alone
    int cell = -1;          ///< the one chosen, whose scores are shown; -1 for the best
};

/// The words of orders in commands, by `ShownResults::Order`.
inline constexpr std::string_view kOrders[] = {"best", "name", "games",     "wins",
                                               "mean", "sd",   "unfinished"};

}  // namespace ctq::app
