#pragma once

#include <string>

#include "engine/games/cartolan/cartolan.hpp"

/// Names for the notation and for sentences.
namespace ctq::cartolan {

/// Returns "north" … "west".
const char* direction_word(int direction);
/// Returns the name of a card, such as "lookout".
const char* card_word(int card);
/// Returns the cell of a tile: "4,-3".
std::string place_text(const State& state, int tile);
/// Returns an Adventurer by seat and number: "2.1".
std::string adventurer_text(int adventurer);

/// Describes a tile of this kind that is about to be laid before the Adventurer on turn: "a water
/// tile, wind north-east", "a disaster at sea".
std::string tile_phrase(const State& state, int kind);

}  // namespace ctq::cartolan
