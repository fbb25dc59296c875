// A map of two parameters: a number in each cell, on a colour that says the same.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "shell/ui/charts/chart.hpp"

namespace ctq::ui {

struct HeatMap {
    std::string_view name;  ///< of the spot
    std::string_view title;
    std::string_view row_title;  ///< what the rows are, told beside the pointer
    std::string_view column_title;
    std::span<const std::string> rows;  ///< their words, top first
    std::span<const std::string> columns;
    std::span<const double> values;  ///< row after row; what is no number is not there yet
    double from = 0;                 ///< of the palest colour, or the deepest below the middle
    double to = 1;                   ///< of the deepest
    /// From here on colours deepen both ways; nothing: from the least to the most.
    std::optional<double> middle{};
    int digits = 0;                          ///< in the cells, where there is room for them
    std::string_view unit{};                 ///< beside the pointer
    int chosen = -1;                         ///< a cell with a frame
    std::span<const std::string> details{};  ///< of each cell, told beside the pointer
    std::span<const double> known{};         ///< the same
    std::string_view known_words{};
    std::string_view note{};                ///< a few lines below the title
    std::span<const std::uint8_t> faint{};  ///< of each cell: 1 where it gets no colour
};

/// Draws it over `rect`. Returns the index of the cell that was clicked, else -1. With the
/// keyboard's focus, the arrow keys go from cell to cell.
int heat_map(Canvas& canvas, Rect rect, HeatMap chart);

/// The colour of a share, 0 to 1, or of how far below the middle it is, down to -1; and the readable ink on it.
Color heat_color(double share);
Color heat_ink(Color cell);

}  // namespace ctq::ui
