// Draws shares or other values as horizontal bars with 95 % bounds, one bar per row.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "shell/ui/charts/chart.hpp"

namespace ctq::ui {

struct ShareBar {
    std::string words;
    int seat = 1;      ///< the seat whose colour and shape it has; 0 for none
    double share = 0;  ///< length of the bar, 0 to 1
    double low = 0;    ///< the lower bound of `share`; `high` is the upper
    double high = 1;
    double more = 0;  ///< a second share, drawn pale behind the bar: shared first places
    /// The reference value, marked with a ring; `unknown_value` where there is none.
    double known = unknown_value;
};

struct ShareChart {
    std::string_view name;  ///< prefix of the spots: "name:0", ...
    std::string_view title;
    std::string_view share_words;  ///< what `share` counts: "won"
    std::string_view more_words;   ///< what `more` counts: "shared"; empty: no `more`
    std::string_view known_words;  ///< label of the known values: "reference"
    double even = 0;               ///< each one's share if all are equal, drawn as a line; 0: none
    std::vector<ShareBar> bars;
    bool bounds = true;  ///< draws the bounds of each bar
    double from = 0;     ///< the start of the axis, where bars begin; `to` is its end
    double to = 1;
    double scale = 100;            ///< factor from a share to the number shown
    std::string_view unit = " %";  ///< follows each number
    int digits = 1;                ///< digits behind the decimal point
    std::string_view even_words = "equal chances";
    /// tooltip line that says what a click does; empty: bars can't be clicked
    std::string_view tip{};
};

/// Draws the chart into `rect`. Many bars are drawn close together, with their labels beside them.
/// Returns the index of the clicked bar, else -1.
int share_chart(Canvas& canvas, Rect rect, const ShareChart& chart);

}  // namespace ctq::ui
