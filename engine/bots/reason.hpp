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

/// The same as what the better action does, for a sentence of which it is the subject: "makes @1's
/// group safe: 9 rows, at most 5 columns", "has 1.8 cards more in hand at @1's next turn". Seats are
/// written for `core::with_names`. A game's guide may have its own reasons (`Guide::reason`); else they
/// are its facts. `observation` is what `seat`, who is to choose, sees.
std::string explain(const core::GameHandle& game, const void* observation, int seat,
                    const core::Judged& better, const core::Judged& worse);

}  // namespace ctq::bots
