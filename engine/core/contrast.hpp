#pragma once

#include <cmath>
#include <cstddef>

#include "engine/core/weighed.hpp"

namespace ctq::core {

/// How the mean of one fact differs between the playouts of two actions.
struct Contrast {
    double better = 0;  ///< the mean of the better action
    double worse = 0;
    double error = 0;  ///< the standard error of `difference`, above 0

    double difference() const { return better - worse; }
    /// The difference in standard errors, without its sign.
    double errors() const { return std::abs(difference()) / error; }
};

/// Compares fact number `fact` of two actions, each tried at least once.
inline Contrast contrast(const Judged& better, const Judged& worse, std::size_t fact) {
    constexpr double tiniest = 1e-9;  // of facts that are certain
    const auto mean = [fact](const Judged& one) {
        return static_cast<double>(one.facts.sums[fact]) / one.tried.visits;
    };
    const auto variance_of_mean = [fact, &mean](const Judged& one) {
        const double at = mean(one);
        const double visits = one.tried.visits;
        return (static_cast<double>(one.facts.squares[fact]) / visits - at * at) / visits;
    };
    return {mean(better), mean(worse),
            std::sqrt(variance_of_mean(better) + variance_of_mean(worse) + tiniest)};
}

}  // namespace ctq::core
