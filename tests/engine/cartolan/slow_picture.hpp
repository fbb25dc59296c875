#pragma once

#include <string>

#include "tests/engine/cartolan/slow_voyage.hpp"

/// All that lies on the table, as text, from both programs: piles, Vaults, Chests, where everybody
/// is, cards, and the tiles in the order in which they were laid.
namespace ctq::tests {

/// The picture that the engine would give of the slow program's state, from the piles on; between
/// moves from the round on, with the moves counted. Each seat's Agents are sorted: they have no
/// order of their own.
std::string slow_picture(const SlowVoyage& voyage);

/// The engine's own picture, cut and sorted likewise; the voyage only tells from where on.
std::string comparable_picture(std::string text, const SlowVoyage& voyage);

}  // namespace ctq::tests
