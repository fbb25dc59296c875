#pragma once

#include <array>
#include <bit>
#include <cstdint>

/// The natural logarithm of whole numbers, for searches. It is bit-identical on every machine,
/// unlike the logarithms of standard libraries.
namespace ctq::core {

namespace logarithm {

inline constexpr int kBits = 8;
inline constexpr double kLn2 = 0.69314718055994530942;

/// ln((m + 1) / m) = 2 artanh(1 / (2 m + 1)), summed up from ln 1 = 0.
inline constexpr std::array<double, 1 << kBits> kTable = [] {
    std::array<double, 1 << kBits> table{};
    for (std::size_t n = 2; n < table.size(); ++n) {
        const double step = 1.0 / static_cast<double>(2 * n - 1);
        double power = step;
        double sum = 0;
        for (int k = 1; k < 40; k += 2) {
            sum += power / k;
            power *= step * step;
        }
        table[n] = table[n - 1] + 2 * sum;
    }
    return table;
}();

}  // namespace logarithm

/// Returns ln n for n > 0, to within 1 / 128. If n is beyond the table, only its highest eight bits
/// count.
constexpr double natural_logarithm(std::uint32_t n) {
    const int shift = static_cast<int>(std::bit_width(n)) - logarithm::kBits;
    return shift <= 0
               ? logarithm::kTable[n]
               : logarithm::kTable[n >> static_cast<unsigned>(shift)] + shift * logarithm::kLn2;
}

}  // namespace ctq::core
