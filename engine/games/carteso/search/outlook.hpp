#pragma once

#include "engine/games/carteso/carteso.hpp"

/// What a position promises, without looking ahead: claimed stones, and those of open groups as far
/// as it can be told whose they will be.
namespace ctq::carteso {

/// One stone's worth in `outlook`.
inline constexpr int kStoneWorth = 64;

/// How open groups count beside claimed ones.
struct OutlookWeights {
    /// Of a stone in a group that can only become one side's: it spans more one way than its region
    /// does the other.
    int sure = 54;
    /// Of a stone in a group that spans more one way, at most: the less, the further it may grow.
    int leaning = 56;
};

/// V's prospects less H's, komi and button included, in stones times kStoneWorth.
int outlook(const State& state, const OutlookWeights& weights = {});

}  // namespace ctq::carteso
