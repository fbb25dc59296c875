#pragma once

#include <string>

#include "engine/core/action.hpp"
#include "engine/core/weighed.hpp"
#include "engine/games/carteso/carteso.hpp"

/// Explains why one action is better than another: by what it settles at once, exactly, and by the
/// fate of groups and points in the playouts that judge it.
namespace ctq::carteso {

/// Groups whose fate is recorded in playouts, the largest first.
using WatchedGroups = core::FixedList<Points, int{core::kMostFacts} - 1>;

/// Returns the open groups of the position that are large enough to mention.
WatchedGroups watched_groups(const State& state);

/// Returns the facts of a playout for `side`: its half points at the end, then for each group 1 if
/// the side got it, else 0.
core::FactValues read_facts(const State& filled, int side, const WatchedGroups& groups);

/// Returns what the better action does that the worse one doesn't, in the form of `bots::explain`:
/// "makes @1's group safe: 9 rows, at most 5 columns". Both must be legal and judged with facts.
/// Empty if nothing is notable or if the playouts don't find it better.
std::string reason(const State& state, const core::Judged& better, const core::Judged& worse);

}  // namespace ctq::carteso
