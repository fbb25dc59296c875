#include "shell/ui/charts/scale.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include "shell/ui/numbers.hpp"

namespace ctq::ui {

namespace {

constexpr double largest = 1e15;  // beyond it, a double can't represent every integer
constexpr double almost = 1e-9;   // fraction of a step that rounding may add

/// Returns the n-th round step in ascending order, where step 0 is 1, and the digits it needs. The
/// result has no ticks yet.
Ticks nth_step(int n) {
    constexpr double mantissa[] = {1, 2, 5};
    const int power = n >= 0 ? n / 3 : -((2 - n) / 3);
    Ticks ticks{0, mantissa[n - 3 * power], 0, std::max(0, -power)};
    for (int i = 0; i < std::abs(power); ++i) {
        ticks.step = power > 0 ? ticks.step * 10 : ticks.step / 10;
    }
    return ticks;
}

constexpr int least_step = -27;  // number of the step 1e-9
constexpr int most_step = 45;    // number of the step 1e15

/// Returns the fewest ticks with the n-th step that cover `least` to `most`.
Ticks covering(double least, double most, int n) {
    Ticks ticks = nth_step(n);
    const double low = std::floor(least / ticks.step + almost);
    const double high = std::ceil(most / ticks.step - almost);
    ticks.first = low * ticks.step;
    ticks.count = static_cast<int>(std::min(high - low, 1e6)) + 1;
    return ticks;
}

bool drawable(double value) {
    return std::isfinite(value) && std::abs(value) < largest;
}

}  // namespace

Ticks ticks_over(double least, double most, int intervals) {
    if (!drawable(least) || !drawable(most)) {
        least = most = 0;
    }
    if (!(most > least)) {
        most = least + 1;
    }
    for (int n = least_step; n <= most_step; ++n) {
        const Ticks ticks = covering(least, most, n);
        if ((most - least) / ticks.step <= intervals && ticks.count <= intervals + 1) {
            return ticks;
        }
    }
    return covering(least, most, most_step);
}

Ticks ticks_within(double least, double most, int count, bool whole) {
    if (!drawable(least) || !drawable(most) || most < least) {
        return {};
    }
    for (int n = whole ? 0 : least_step; n <= most_step; ++n) {
        Ticks ticks = nth_step(n);
        const double low = std::ceil(least / ticks.step - almost);
        const double high = std::floor(most / ticks.step + almost);
        if (high - low + 1 <= count) {
            ticks.first = low * ticks.step;
            ticks.count = static_cast<int>(std::max(high - low + 1, 0.0));
            return ticks;
        }
    }
    return {};
}

float Scale::at(double value) const {
    const double share = to == from ? 0 : (value - from) / (to - from);
    return start + static_cast<float>(share) * (end - start);
}

double Scale::value(float at) const {
    const float share = end == start ? 0 : (at - start) / (end - start);
    return from + static_cast<double>(share) * (to - from);
}

std::string number_words(double value, int digits) {
    if (!drawable(value)) {
        return "–";
    }
    double unit = 1;
    for (int i = 0; i < digits; ++i) {
        unit *= 10;
    }
    if (std::abs(value) >= largest / unit) {
        return number_words(value, 0);
    }
    const auto whole = static_cast<std::int64_t>(std::llround(std::abs(value) * unit));
    std::string text = std::to_string(whole);
    const auto behind = static_cast<std::size_t>(digits);
    if (text.size() <= behind) {
        text.insert(0, behind + 1 - text.size(), '0');
    }
    const std::string fraction = text.substr(text.size() - behind);
    text = grouped(text.substr(0, text.size() - behind));
    return (value < 0 && whole != 0 ? "−" : "") + text + (digits > 0 ? "." + fraction : "");
}

int digits_between(double least, double most) {
    int digits = 0;
    for (double steps = most - least; steps > 0 && steps < 20 && digits < 3; steps *= 10) {
        ++digits;
    }
    return digits;
}

}  // namespace ctq::ui
