#pragma once

#include "engine/games/carteso/carteso.hpp"

/// Evaluates a position without looking ahead, by claimed stones and by the likely owners of open
/// groups.
namespace ctq::carteso {

/// The value of one stone in `outlook`.
inline constexpr int kStoneWorth = 64;

/// Weights of stones in open groups; a claimed stone counts kStoneWorth.
struct OutlookWeights {
    /// For a stone in a group that can only become one side's: it spans more in one direction than
    /// its region does in the other.
    int sure = 54;
    /// The largest weight of a stone in a group that spans more in one direction. The further the
    /// group may grow, the less the stone counts.
    int leaning = 56;
};

/// Returns V's prospects minus H's, komi and button included, in stones times kStoneWorth.
int outlook(const State& state, const OutlookWeights& weights = {});

}  // namespace ctq::carteso
