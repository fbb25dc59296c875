#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

/// What a game can say of a position in a number, so that an action can be explained: playouts that
/// began with one action are compared with those that began with another.
namespace ctq::core {

/// One line of a game's table of facts. The words are patterns of `say` with the difference in
/// `{n}`, which needs the plural unless `{one}` holds: "{n} {one:card|cards} more in hand".
struct Fact {
    const char* more;
    const char* less;
    double least;  ///< smaller differences are not worth telling
    bool good;     ///< more of it is good for the seat
};

inline constexpr std::size_t kMostFacts = 4;

/// The values of the facts in one position, in the order of the game's table.
using FactValues = std::array<std::int32_t, kMostFacts>;

/// Sums of such values over playouts.
struct FactSums {
    std::array<std::int64_t, kMostFacts> sums{};
    std::array<std::int64_t, kMostFacts> squares{};

    bool operator==(const FactSums&) const = default;
    FactSums& operator+=(const FactSums& more) {
        for (std::size_t i = 0; i < kMostFacts; ++i) {
            sums[i] += more.sums[i];
            squares[i] += more.squares[i];
        }
        return *this;
    }
    /// Counts one playout more.
    FactSums& operator+=(const FactValues& values) {
        for (std::size_t i = 0; i < kMostFacts; ++i) {
            sums[i] += values[i];
            squares[i] += std::int64_t{values[i]} * values[i];
        }
        return *this;
    }
};

}  // namespace ctq::core
