#pragma once

#include <cstdint>
#include <vector>

#include "engine/core/handle.hpp"

namespace ctq::core {

/// Counts the sequences of player actions from a state, for each depth from 1 to `depth`; [0] is
/// depth 1. Chance outcomes before the last action are expanded but not counted as actions; chance
/// after the last action is ignored. A match that ends early adds nothing to greater depths.
/// Returns an empty list if a seat whose hand is unknown has to act.
std::vector<std::uint64_t> perft(const GameHandle& game, const StateBox& state, int depth);

}  // namespace ctq::core
