// Shares, or other figures, as bars with their 95 % bounds, one a line.
#pragma once

#include <span>
#include <string_view>

#include "shell/ui/charts/chart.hpp"

namespace ctq::ui {

struct ShareBar {
    std::string_view words;
    int seat = 1;      ///< whose colour and shape it takes; 0 for nobody's
    double share = 0;  ///< 0 to 1
    double low = 0;    ///< its bounds
    double high = 1;
    double more = 0;  ///< a second share behind it, pale: shared first places
    /// What it should be, ringed; no number when nobody knows.
    double known = unknown_value;
};

struct ShareChart {
    std::string_view name;  ///< of the spots: "name:0" ...
    std::string_view title;
    std::string_view share_words;  ///< "won"
    std::string_view more_words;   ///< "shared"; empty for none
    std::string_view known_words;  ///< "reference"
    double even = 0;               ///< what each would have by chance, 0 for nothing
    std::span<const ShareBar> bars;
    bool bounds = true;  ///< whether they have bounds
    double from = 0;     ///< what the axis spans; bars begin there
    double to = 1;
    double scale = 100;            ///< by which shares are shown,
    std::string_view unit = " %";  ///< with what behind them
    int digits = 1;                ///< and so many digits
    std::string_view even_words = "equal chances";
    std::string_view tip{};  ///< what a click does, told beside the pointer; empty for nothing
};

/// Draws it over `rect`; many bars stand close, their words beside them. Returns the index of the
/// bar that was clicked, else -1.
int share_chart(Canvas& canvas, Rect rect, const ShareChart& chart);

}  // namespace ctq::ui
