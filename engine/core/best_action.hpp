#pragma once

#include <cstdint>
#include <limits>

#include "engine/core/action.hpp"
#include "engine/core/random.hpp"

namespace ctq::core {

/// The most valuable of the actions offered so far; of equal ones each with the same chance, so that
/// two bots that like the same moves don't run in circles for ever.
struct BestAction {
    Action action{};
    std::int32_t value = std::numeric_limits<std::int32_t>::min();
    std::uint32_t equals = 0;

    /// Draws from `rng` only where `worth` equals the value so far.
    void offer(Action offered, std::int32_t worth, Rng& rng) {
        if (worth > value) {
            *this = {offered, worth, 1};
        } else if (worth == value && rng.below(++equals) == 0) {
            action = offered;
        }
    }
};

}  // namespace ctq::core
