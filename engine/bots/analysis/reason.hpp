#pragma once

#include <string>

#include "engine/core/handle.hpp"
#include "engine/core/weighed.hpp"

namespace ctq::bots {

/// Explains why one action is better than another by the facts that differ most between their
/// playouts. Names at most two facts, first one that favours the better action ("1.8 cards more in
/// hand, but pirates 4 spaces further back"). A fact counts if it differs by more than two standard
/// errors and by at least its own threshold. Empty if no fact favours the better action.
std::string reason(const core::GameHandle& game, const core::Judged& better,
                   const core::Judged& worse);

/// Explains the better action as the predicate of a sentence: "makes @1's group safe: 9 rows, at
/// most 5 columns", "has 1.8 cards more in hand at @1's next turn". Seats are written for
/// `core::with_names`. Uses the game's own reasons (`Guide::reason`) if it has any, else its facts.
/// `observation` is what `seat`, the seat to choose, sees.
std::string explain(const core::GameHandle& game, const void* observation, int seat,
                    const core::Judged& better, const core::Judged& worse);

}  // namespace ctq::bots
