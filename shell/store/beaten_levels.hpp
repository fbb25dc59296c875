#pragma once

#include <string_view>

/// The levels of bots that were beaten on this device: under "levels:<game>" a line for each, "3".
/// What stands behind the number in a line is kept as it is, so that a record of wins and losses can
/// be added there.
namespace ctq::app {

/// The highest level of a game, by its id, that was beaten; 0 for none.
int highest_beaten(std::string_view game);
/// Notes that this level, from 1, was beaten. Nothing is stored where that is known already.
void note_beaten(std::string_view game, int level);

}  // namespace ctq::app
