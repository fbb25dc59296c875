#include "engine/lab/summary.hpp"

#include <cmath>

namespace ctq::lab {

Spread spread(std::int64_t n, std::int64_t sum, std::int64_t squares, int unit) {
    Spread result;
    if (n <= 0) {
        return result;
    }
    const auto count = static_cast<double>(n);
    result.mean = static_cast<double>(sum) / count / unit;
    if (n == 1) {
        return result;
    }
    // Subtracts the whole part of the mean while the sums are still exact, because squares of large
    // numbers would swallow a small spread. Uses unsigned numbers, because a damaged tally may hold
    // any values.
    const auto whole = static_cast<std::uint64_t>(sum / n);
    const auto rest = static_cast<double>(sum % n);
    const auto moved = static_cast<double>(static_cast<std::int64_t>(
        static_cast<std::uint64_t>(squares) - 2 * whole * static_cast<std::uint64_t>(sum) +
        whole * whole * static_cast<std::uint64_t>(n)));
    const double variance = (moved - rest * rest / count) / (count - 1);
    result.sd = std::sqrt(variance > 0 ? variance : 0) / unit;
    result.se = result.sd / std::sqrt(count);
    return result;
}

Share wilson(std::int64_t hits, std::int64_t n) {
    if (n <= 0) {
        return {};
    }
    constexpr double z = 1.959963984540054;
    const auto count = static_cast<double>(n);
    const double p = static_cast<double>(hits) / count;
    const double scale = 1 + z * z / count;
    const double centre = (p + z * z / (2 * count)) / scale;
    const double half = z * std::sqrt(p * (1 - p) / count + z * z / (4 * count * count)) / scale;
    return {p, hits == 0 ? 0 : centre - half, hits == n ? 1 : centre + half};
}

Summary summarize(const Tally& tally) {
    Summary summary;
    for (std::size_t i = 0; i < static_cast<std::size_t>(tally.entries); ++i) {
        const EntryTally& entry = tally.entry[i];
        summary.entries.push_back({spread(tally.games, entry.score.sum, entry.score.squares, 2),
                                   wilson(entry.wins, tally.games)});
    }
    summary.actions = spread(tally.games, tally.actions.sum, tally.actions.squares, 1);
    return summary;
}

}  // namespace ctq::lab
