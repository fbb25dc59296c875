// Draws a heat map of two parameters, with a number and a matching colour in each cell.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shell/ui/charts/chart.hpp"

namespace ctq::ui {

/// The colour of a cell: that of its value, the palest one, or grey.
enum class CellLook : std::uint8_t { full, pale, grey };

struct HeatMap {
    std::string_view name;  ///< the name of the spot
    std::string title{};
    std::string row_title{};          ///< the meaning of the rows; stands above their labels
    std::string column_title{};       ///< the meaning of the columns; stands below their labels
    std::vector<std::string> rows{};  ///< labels of the rows, from the top
    std::vector<std::string> columns{};
    std::vector<double> values{};  ///< row by row; NaN for a value that is not known yet
    double from = 0;  ///< the value with the palest colour or, with `middle`, the lowest value
    double to = 1;    ///< the value with the deepest colour
    /// If set, colours deepen from this value in both directions; otherwise they deepen from `from`
    /// to `to`.
    std::optional<double> middle{};
    int digits = 0;      ///< digits behind the point in the cells; fewer where there is no room
    std::string unit{};  ///< follows the numbers in the tooltip and the colour key
    int chosen = -1;     ///< index of the cell with a frame, except in a saved picture; -1: none
    std::vector<std::string> details{};  ///< a tooltip line for each cell
    std::vector<double> known{};         ///< the reference value of each cell, shown in the tooltip
    std::string_view known_words{};
    std::string note{};             ///< a few lines of text below the title
    std::vector<CellLook> looks{};  ///< of each cell; empty: all are `full`
};

/// Draws the map into `rect`. While it has the focus, the arrow keys move from cell to cell.
/// Returns the index of the clicked cell, else -1.
int heat_map(Canvas& canvas, Rect rect, HeatMap chart);

/// `heat_color` returns a cell's colour for a share from 0 (palest) to 1 (deepest), or from 0 to -1
/// for values below the middle. `heat_ink` returns a text colour that is readable on a cell.
Color heat_color(double share);
Color heat_ink(Color cell);

}  // namespace ctq::ui
