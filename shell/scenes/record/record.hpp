#pragma once

#include <string>
#include <vector>

#include "engine/core/catalogue.hpp"
#include "shell/scenes/page/page.hpp"
#include "shell/store/records/play_record.hpp"

/// What the page *Your record* says about one game.
namespace ctq::scenes {

struct RecordPage {
    const core::GameHandle* game = nullptr;
    store::GameRecord record;
    /// Every level of the game, from level 1 on, with what the person has done at it; empty if no
    /// level was played.
    std::vector<store::LevelRecord> ladder{};
    int days_played = 0;   ///< daily matches played
    int days_won = 0;      ///< daily matches won
    int days_in_row = 0;   ///< length of the latest run of days with a won daily match
    int most_days = 0;     ///< length of the longest such run
    double best_mean = 0;  ///< average score of the best play when alone; 0 if unknown

    bool empty() const {
        return record.levels.empty() && record.solo.matches == 0 && days_played == 0;
    }
};

RecordPage record_page(const core::GameHandle& game);

/// Returns a line for each step of the ladder: "Level 3, Casual: beaten, 3 of 4 won".
std::vector<std::string> ladder_lines(const RecordPage& page);
/// Returns one sentence each on the best results: the fastest win of a race, the best score of a
/// game that is played for the score, the wins in a row.
std::vector<std::string> best_lines(const RecordPage& page);
/// Returns "Wins with help, which don’t count: 1 against Level 3."; empty if there is none.
std::string help_line(const store::GameRecord& record);
/// Returns one sentence each on solo play and its medal.
std::vector<std::string> solo_lines(const RecordPage& page);
/// Returns "Daily matches: 12 played, 8 won, 2 days in a row, 5 at most."; empty if none was
/// played.
std::string days_line(const RecordPage& page);
/// Returns the latest months: "Nov 2026: 14 played, 8 won · Oct 2026: 3 played, 1 won".
std::string months_line(const store::GameRecord& record);
/// Adds what the page says about one game: the ladder of levels, medals, and sentences.
void add_record(Page& page, const RecordPage& record);

/// The puzzles answered on this device, of all games.
struct PuzzleRecord {
    int answered = 0;
    int solved = 0;  ///< at the first try
    int later = 0;   ///< solved after a miss
};
PuzzleRecord puzzle_record();
/// Adds the card of the puzzles; nothing if none was answered.
void add_puzzle_record(Page& page, const PuzzleRecord& record);

}  // namespace ctq::scenes
