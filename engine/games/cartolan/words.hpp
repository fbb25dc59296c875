#pragma once

#include <string>

#include "engine/games/cartolan/cartolan.hpp"

/// Names of things, as the notation and the sentences use them.
namespace ctq::cartolan {

/// "lookout".
const char* card_word(int card);
/// "4,-3": where a tile lies.
std::string place_text(const State& state, int tile);
/// "2.1": an Adventurer by seat and number.
std::string adventurer_text(int adventurer);

/// "a water tile, wind north-east", "a disaster at sea": a tile of this kind that is about to be laid
/// before the Adventurer on turn.
std::string tile_phrase(const State& state, int kind);

}  // namespace ctq::cartolan
