#pragma once

#include <string>
#include <string_view>

#include "shell/store/tallies.hpp"

/// The levels of bots that were beaten on this device, from the table that play_record.hpp writes.
/// The lobby shows them. They have a file of their own because the page loads the rest of the play
/// record after its first screen.
namespace ctq::store {

/// The start of a level's line, before the level's number.
inline constexpr std::string_view kLevelLine = "level-";

/// Returns the key of a game's results on this device.
std::string record_key(std::string_view game);
/// Returns the level whose matches a line counts, "level-3 12 7 2 5 34"; 0 for other lines.
int counted_level(const Tally& tally);
/// Returns the level that a line says was beaten; 0 if it says so of none. An older version wrote a
/// line with the number alone, "3".
int beaten_level(const Tally& tally);
/// Returns the highest level of the game that was beaten; 0 if there is none.
int highest_beaten(std::string_view game);

}  // namespace ctq::store
