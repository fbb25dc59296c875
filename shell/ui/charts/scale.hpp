// From numbers to places on a chart: which values get a line and a word, where they lie, how they
// are written. No drawing here.
#pragma once

#include <limits>
#include <string>

namespace ctq::ui {

/// Stands for a value that nobody knows: it is no number, and not drawn.
inline constexpr double unknown_value = std::numeric_limits<double>::quiet_NaN();

/// Equally spaced round values: first, first + step, ...
struct Ticks {
    double first = 0;
    double step = 1;
    int count = 0;
    int digits = 0;  ///< behind the decimal point that tell two neighbours apart

    /// The value of a tick, counted from 0.
    [[nodiscard]] double at(int i) const { return first + step * i; }
    /// The greatest value; only where there is one.
    [[nodiscard]] double last() const { return at(count - 1); }
};

/// Round values (1, 2 or 5 times a power of ten apart) that reach from `least` or below to `most`
/// or above, at most `intervals` of them apart; intervals >= 2. Where both are equal, or not
/// finite, a range of one around the value or zero.
Ticks ticks_over(double least, double most, int intervals);

/// The round values from `least` to `most`, both included, at most `count` of them, count >= 1; at
/// least one unless no round value lies there. `whole` keeps the step at 1 or above.
Ticks ticks_within(double least, double most, int count, bool whole = false);

/// A straight map from values to pixels.
struct Scale {
    double from = 0;  ///< lies at `start`
    double to = 1;    ///< lies at `end`
    float start = 0;
    float end = 1;

    /// The pixel of a value, also beyond the ends; `start` where both ends are one value.
    [[nodiscard]] float at(double value) const;
    /// The value of a pixel, also beyond the ends; `from` where both ends are one pixel.
    [[nodiscard]] double value(float at) const;
};

/// A number with so many digits behind the point, thousands apart: "1 234.50", "−3". What can't be
/// written (not finite, 10^15 and beyond) is "–".
std::string number_words(double value, int digits);

/// How many digits behind the point tell values between these two apart: at least twenty steps lie
/// there, three digits at most. None where both are equal.
int digits_between(double least, double most);

}  // namespace ctq::ui
