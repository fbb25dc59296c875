#pragma once

#include <string>

#include "engine/core/handle.hpp"
#include "engine/core/weighed.hpp"

namespace ctq::bots {

/// Why one action is better than another, from what the playouts of both told: the facts of the game
/// that differ most, at most two, those in favour first ("1.8 cards more in hand, but pirates 4 spaces
/// further back"). Only facts that differ by more than two standard errors and by enough to be worth
/// telling. Empty where there are none, or where nothing speaks for the better one.
std::string reason(const core::GameHandle& game, const core::Judged& better,
                   const core::Judged& worse);

}  // namespace ctq::bots
