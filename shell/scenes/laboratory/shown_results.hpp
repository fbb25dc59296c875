#pragma once

#include <string_view>

namespace ctq::scenes {

/// How the results of a sweep are shown.
struct ShownResults {
    /// What is shown of each cell: share of games won, share of shared wins, or mean score.
    enum class Measure { wins, shared, score };
    /// The sort order of the table.
    enum class Order { best, name, games, wins, mean, sd, unfinished };

    Measure measure = Measure::wins;  ///< measure shown in the charts
    bool extremes = false;            ///< curves also show the lowest and the highest score
    Order order = Order::best;
    bool all_rows = false;  ///< the table lists all cells, not only the first ones
    int cell = -1;          ///< the cell whose scores are shown; -1 for the best cell
};

/// The names of `ShownResults::Order` in commands, in the same order.
inline constexpr std::string_view kOrders[] = {"best", "name", "games",     "wins",
                                               "mean", "sd",   "unfinished"};

/// Their titles, for people.
inline constexpr const char* kOrderTitles[] = {
    "Best first", "In their order", "Games", "Won", "Mean", "Standard deviation", "Unfinished"};
/// The names of `ShownResults::Measure` in commands, in the same order.
inline constexpr std::string_view kMeasures[] = {"wins", "shared", "score"};

/// Applies one command to the display of results: "measure:wins", "extremes:on", "cell:7",
/// "sort:mean", "rows:all". `cells` is the number of cells. Returns false and changes nothing if
/// the command is unknown or can't be applied.
bool change_shown(ShownResults& shown, std::string_view command, int cells);

}  // namespace ctq::scenes
