// Maps numbers to places on a chart, chooses ticks and formats numbers. It draws nothing.
#pragma once

#include <limits>
#include <string>

namespace ctq::ui {

/// Marks an unknown value. It is NaN, and charts do not draw it.
inline constexpr double unknown_value = std::numeric_limits<double>::quiet_NaN();

/// Equally spaced round values: first, first + step, ...
struct Ticks {
    double first = 0;
    double step = 1;
    int count = 0;
    int digits = 0;  ///< digits behind the decimal point needed to tell two neighbours apart

    /// Returns the value of a tick, counted from 0.
    [[nodiscard]] double at(int i) const { return first + step * i; }
    /// Returns the greatest value. Requires count > 0.
    [[nodiscard]] double last() const { return at(count - 1); }
};

/// Returns round values, 1, 2 or 5 times a power of ten apart, that cover `least` to `most` with at
/// most `intervals` steps. Requires intervals >= 2. Covers a range of length 1 from `least` where
/// `most` is not above it, and 0 to 1 where a value can't be shown (not finite, or 10^15 and
/// beyond).
Ticks ticks_over(double least, double most, int intervals);

/// Returns the round values from `least` to `most`, both included: at most `count` of them.
/// Requires count >= 1. For a `count` of 1, there may be none. `whole` keeps the step at 1 or
/// above.
Ticks ticks_within(double least, double most, int count, bool whole = false);

/// A linear map from values to pixels.
struct Scale {
    double from = 0;  ///< the value at `start`
    double to = 1;    ///< the value at `end`
    float start = 0;
    float end = 1;

    /// Returns the pixel of a value, also beyond the ends; `start` where `from` equals `to`.
    [[nodiscard]] float at(double value) const;
    /// Returns the value of a pixel, also beyond the ends; `from` where `start` equals `end`.
    [[nodiscard]] double value(float at) const;
};

/// Returns a number with `digits` digits behind the point and spaces between thousands: "1 234.50",
/// "−3". Very large numbers have no digits behind the point. Returns "–" for a number that can't be
/// shown (not finite, or 10^15 and beyond).
std::string number_words(double value, int digits);

/// Returns how many digits behind the point tell values between `least` and `most` apart: enough
/// for at least twenty steps, at most three. Returns 0 where both are equal.
int digits_between(double least, double most);

}  // namespace ctq::ui
