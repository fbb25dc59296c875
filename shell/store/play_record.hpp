#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "shell/store/tallies.hpp"

/// What a person has achieved on this device, game by game: under "levels:<game>" a line for each level of
/// bots, "level-3 12 7 2 5 34", for each month, "2026-11 14 8", and for playing alone, "alone 5 224 870".
/// "3" by itself is how an older program noted that a level was beaten.
namespace ctq::app {

/// How matches against one level went.
struct LevelRecord {
    int level = 0;
    int matches = 0;
    int wins = 0;
    int streak = 0;   ///< won one after the other up to now,
    int longest = 0;  ///< and at most
    int fastest = 0;  ///< turns of the shortest match that was won; 0 for none
};

struct MonthRecord {
    std::string month;  ///< "2026-11"
    int matches = 0;
    int wins = 0;
};

/// Matches of one player alone.
struct SoloRecord {
    int matches = 0;
    int best = 0;          ///< in half points
    std::int64_t sum = 0;  ///< of all of them, in half points
};

struct GameRecord {
    std::vector<LevelRecord> levels;  ///< that were played, rising
    std::vector<MonthRecord> months;  ///< with matches, rising
    SoloRecord solo;
};

/// The record of a game, by its id.
GameRecord game_record(std::string_view game);
/// The highest level of the game that was beaten; 0 for none.
int highest_beaten(std::string_view game);

/// A match that is over, as far as the record is concerned.
struct Played {
    int level = 0;  ///< of the bots; 0 where one played alone
    bool won = false;
    int turns = 0;      ///< 0 where its length is not to be compared with others
    int halves = 0;     ///< alone: what was scored, in half points
    std::string month;  ///< "2026-11"
};
/// Counts a match. False when the device did not keep it.
bool add_to_record(std::string_view game, const Played& played);

/// How a match stands in the record, which counts it already: "Level 3: 4 of 7 won, 2 in a row. Your
/// fastest win: 34 turns.", "Your best of 5 matches alone."
std::string record_words(const GameRecord& record, const Played& played);

}  // namespace ctq::app
