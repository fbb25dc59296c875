#pragma once

#include <string>

#include "engine/core/action.hpp"
#include "engine/core/weighed.hpp"
#include "engine/games/carteso/carteso.hpp"

/// Why one action is better than another: by what it settles at once, exactly, and by what becomes of
/// groups and points in the playouts that judge it.
namespace ctq::carteso {

/// Groups whose fate in the playouts is noted, the largest first.
using WatchedGroups = core::FixedList<Points, int{core::kMostFacts} - 1>;

/// The open groups of the position that are large enough to be told of.
WatchedGroups watched_groups(const State& state);

/// What is noted of a playout for `side`: its half points at the end, then for each of the groups
/// whether it came to be its own, 1 or 0.
core::FactValues read_facts(const State& filled, int side, const WatchedGroups& groups);

/// What the better action does that the worse one doesn't, as `bots::explain` tells it: "makes @1's
/// group safe: 9 rows, at most 5 columns". Both are legal and were judged with facts. Empty where nothing
/// stands out, or where the playouts don't find it better.
std::string reason(const State& state, const core::Judged& better, const core::Judged& worse);

}  // namespace ctq::carteso
