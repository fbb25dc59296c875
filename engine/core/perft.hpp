#pragma once

#include <cstdint>
#include <vector>

#include "engine/core/handle.hpp"

namespace ctq::core {

/// Counts the sequences of `depth` player actions from a state, for each depth from 1: [0] is
/// depth 1. Every chance outcome on the way is expanded and not counted; chance behind the last
/// action is not looked at. A match that ends early has no longer sequences. Empty when somebody
/// whose hand is unknown must act on the way.
std::vector<std::uint64_t> perft(const GameHandle& game, const StateBox& state, int depth);

}  // namespace ctq::core
