#pragma once

#include <string>
#include <vector>

#include "engine/core/catalogue.hpp"
#include "shell/store/play_record.hpp"

/// What the page *Your record* tells of one game.
namespace ctq::app {

/// The least points for each medal of who plays alone, the lowest first: three quarters of what best play
/// has on average, that, and five quarters of it.
inline constexpr const char* kMedals[] = {"bronze", "silver", "gold"};
int medal_points(double best_mean, int medal);
/// How many of them so many half points earn.
int medals_earned(double best_mean, int halves);

struct RecordPage {
    const core::GameHandle* game = nullptr;
    GameRecord record;
    int days_played = 0;   ///< daily matches,
    int days_won = 0;      ///< those won,
    int days_in_row = 0;   ///< and the days won one after the other up to the latest
    double best_mean = 0;  ///< what best play alone has on average, in points; 0 where nobody knows

    bool empty() const {
        return record.levels.empty() && record.solo.matches == 0 && days_played == 0;
    }
};

RecordPage record_page(const core::GameHandle& game);

/// "Level 3: 7 played, 4 won, 2 in a row (3 at most), fastest win 34 turns".
std::string level_line(const LevelRecord& record);
/// What there is besides levels: a sentence each, on playing alone, its medals and daily matches.
std::vector<std::string> other_lines(const RecordPage& page);
/// "Nov 2026: 14 played, 8 won".
std::string month_line(const MonthRecord& record);

}  // namespace ctq::app
