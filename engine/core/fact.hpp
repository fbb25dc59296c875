#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

/// Numbers that describe a position, used to explain an action: the playouts that begin with one
/// action are compared with those that begin with another.
namespace ctq::core {

/// One row of a game's table of facts. `more` and `less` are patterns of `say`: `{n}` is the
/// difference, and `{one}` is yes if it takes the singular: "{n} {one:card|cards} more in hand".
struct Fact {
    const char* more;
    const char* less;
    double least;  ///< differences below this are not mentioned
    bool good;     ///< whether a greater value is good for the seat
};

inline constexpr std::size_t kMostFacts = 4;

/// The values of the facts in one position, in the order of the game's table.
using FactValues = std::array<std::int32_t, kMostFacts>;

/// Sums of fact values over playouts.
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
    /// Adds the values of one more playout.
    FactSums& operator+=(const FactValues& values) {
        for (std::size_t i = 0; i < kMostFacts; ++i) {
            sums[i] += values[i];
            squares[i] += std::int64_t{values[i]} * values[i];
        }
        return *this;
    }
};

}  // namespace ctq::core
