#pragma once

#include <cstdint>
#include <limits>

#include "engine/core/action.hpp"
#include "engine/core/random.hpp"

namespace ctq::core {

/// The action with the highest value among those offered so far. Ties are broken uniformly at
/// random, so that two bots with the same preferences don't repeat the same actions for ever.
struct BestAction {
    Action action{};
    std::int32_t value = std::numeric_limits<std::int32_t>::min();
    std::uint32_t equals = 0;

    /// Offers an action. Draws from `rng` only if `worth` equals the highest value so far.
    void offer(Action offered, std::int32_t worth, Rng& rng) {
        if (worth > value) {
            *this = {offered, worth, 1};
        } else if (worth == value && rng.below(++equals) == 0) {
            action = offered;
        }
    }
};

}  // namespace ctq::core
