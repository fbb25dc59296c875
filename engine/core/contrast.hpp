#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>

#include "engine/core/weighed.hpp"

namespace ctq::core {

/// Compares the playouts of two actions by the mean of one value, such as a fact or the result.
struct Contrast {
    double better = 0;  ///< the mean of the better action
    double worse = 0;
    double error = 0;  ///< the standard error of `difference`, above 0

    double difference() const { return better - worse; }
    /// Returns the absolute difference of the means, in standard errors.
    double errors() const { return std::abs(difference()) / error; }
};

/// Sums over playouts: their number, the sum of a value, and the sum of its squares.
struct Sums {
    double visits;
    std::int64_t sum;
    std::int64_t squares;

    double mean() const { return static_cast<double>(sum) / visits; }
    double variance_of_mean() const {
        return (static_cast<double>(squares) / visits - mean() * mean()) / visits;
    }
};

/// Compares the sums of two actions, each with at least one playout.
inline Contrast contrast(const Sums& better, const Sums& worse) {
    constexpr double tiniest = 1e-9;  // keeps the error above 0 where the value never varies
    return {better.mean(), worse.mean(),
            std::sqrt(better.variance_of_mean() + worse.variance_of_mean() + tiniest)};
}

/// Compares two actions by the fact with index `fact`.
inline Contrast contrast(const Judged& better, const Judged& worse, std::size_t fact) {
    const auto sums = [fact](const Judged& one) {
        return Sums{static_cast<double>(one.tried.visits), one.facts.sums[fact],
                    one.facts.squares[fact]};
    };
    return contrast(sums(better), sums(worse));
}

/// Compares two actions by the results for the seat to act, in units of kFirstPlaceWorth.
inline Contrast contrast(const Weighed& better, const Weighed& worse) {
    const auto sums = [](const Weighed& one) {
        return Sums{static_cast<double>(one.visits), one.sum, one.squares};
    };
    return contrast(sums(better), sums(worse));
}

}  // namespace ctq::core
