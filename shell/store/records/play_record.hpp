#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "shell/store/tallies.hpp"

/// A person's results on this device. The key "levels:<game>" holds one line per level of bots,
/// "level-3 12 7 2 5 34 1 0", one per month, "2026-11 14 8", and one for solo matches, "alone 5 224
/// 870". A line with a number alone, "3", was written by an older version and means that this level
/// was beaten.
namespace ctq::store {

/// The results against one level.
struct LevelRecord {
    int level = 0;
    int matches = 0;
    int wins = 0;         ///< without help
    int streak = 0;       ///< current number of such wins in a row
    int longest = 0;      ///< most wins in a row
    int fastest = 0;      ///< number of turns of the shortest win; 0 if there is none
    int helped = 0;       ///< wins with help; 0 in a line of an older version
    int best = 0;         ///< best score in a game with medals, in half points; 0 if there is none
    bool beaten = false;  ///< won without help, by this version or an older one
};

struct MonthRecord {
    std::string month{};  ///< "2026-11"
    int matches = 0;
    int wins = 0;
};

/// The results of solo matches.
struct SoloRecord {
    int matches = 0;
    int best = 0;  ///< best score, in half points
    int sum = 0;   ///< sum of all scores, in half points
};

struct GameRecord {
    std::vector<LevelRecord> levels;  ///< levels played or beaten, ascending
    std::vector<MonthRecord> months;  ///< months with matches, ascending
    SoloRecord solo;
};

/// Returns the results of a game, by its id.
GameRecord game_record(std::string_view game);

/// A finished match, as far as the play record needs it.
struct Played {
    int level = 0;  ///< level of the bots; 0 in a solo match
    bool won = false;
    int turns = 0;        ///< 0 if the length is not comparable with other matches
    int halves = 0;       ///< score in a game with medals, in half points; 0 if it doesn't count
    std::string month;    ///< "2026-11"
    bool helped = false;  ///< see `match::with_help`
};

/// Counts a match. Returns false if the device did not store it.
bool add_to_record(std::string_view game, const Played& played);

/// Describes the results after a match that is already counted: "Level 3: 4 of 7 won, 2 in a row.
/// Your fastest win: 34 turns.", "Your best of 5 matches alone: 104."
std::string record_words(const GameRecord& record, const Played& played);

}  // namespace ctq::store
