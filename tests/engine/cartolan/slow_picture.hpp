#pragma once

#include <string>

#include "tests/engine/cartolan/slow_voyage.hpp"

/// The text of everything on the table, from both implementations: piles, Vaults, Chests, the
/// places of all tokens, cards, and the tiles in the order in which they were laid.
namespace ctq::tests {

/// The picture that the engine would give of SlowVoyage's state, from the piles on. Between moves
/// it starts with the round and includes the moves made. The Agents of each seat are sorted,
/// because their order has no meaning.
std::string slow_picture(const SlowVoyage& voyage);

/// The engine's picture, cut and sorted in the same way. The voyage only determines where it
/// starts.
std::string comparable_picture(std::string text, const SlowVoyage& voyage);

}  // namespace ctq::tests
