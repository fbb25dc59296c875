#include "engine/core/exact.hpp"

#include <algorithm>
#include <cstdint>

namespace ctq::core {
namespace {

/// Whole numbers and powers of ten up to these are represented exactly as doubles.
constexpr std::uint64_t kExactWhole = std::uint64_t{1} << 53U;
constexpr int kExactPower = 22;

double power_of_ten(int exponent) {
    double power = 1;
    for (int i = 0; i < exponent; ++i) {
        power *= 10;
    }
    return power;
}

}  // namespace

std::string exact(double value) {
    // The fraction as 124 bits below the point; a double of this size has no more. Multiplying by
    // ten moves the next digit above the point without rounding. (libc++ 14 has no to_chars for
    // doubles.)
    using Wide = unsigned __int128;
    constexpr int kPoint = 124;
    const double size = value < 0 ? -value : value;
    if (!(size < 1e15) || size < 1e-12) {
        return "0";
    }
    std::uint64_t digits = static_cast<std::uint64_t>(size);
    Wide rest = static_cast<Wide>((size - static_cast<double>(digits)) * 0x1p124);
    int decimals = 0;
    for (std::uint64_t most = 10'000'000'000'000'000; digits < most; ++decimals) {
        rest *= 10;
        digits = digits * 10 + static_cast<std::uint64_t>(rest >> kPoint);
        rest &= (Wide{1} << kPoint) - 1;
    }
    digits += rest >> (kPoint - 1) != 0 ? 1 : 0;
    // Fewer digits are enough if dividing them, which rounds only once, gives the same number.
    for (std::uint64_t unit : {100U, 10U}) {
        const std::uint64_t fewer = (digits + unit / 2) / unit;
        const int places = decimals - (unit == 100 ? 2 : 1);
        if (places <= kExactPower && fewer <= kExactWhole &&
            static_cast<double>(fewer) / power_of_ten(places) == size) {
            digits = fewer;
            decimals = places;
            break;
        }
    }
    std::string text = std::to_string(digits);
    const auto behind_point = static_cast<std::size_t>(decimals);
    text.insert(0, std::max(text.size(), behind_point + 1) - text.size(), '0');
    text.insert(text.size() - behind_point, 1, '.');
    text.resize(text.find_last_not_of('0') + 1);
    text.resize(text.size() - (text.back() == '.' ? 1 : 0));
    return (value < 0 ? "-" : "") + text;
}

}  // namespace ctq::core
