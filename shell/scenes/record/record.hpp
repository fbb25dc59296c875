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
    int days_played = 0;   ///< daily matches played
    int days_won = 0;      ///< daily matches won
    int days_in_row = 0;   ///< length of the latest run of days with a won daily match
    double best_mean = 0;  ///< average score of the best play when alone; 0 if unknown

    bool empty() const {
        return record.levels.empty() && record.solo.matches == 0 && days_played == 0;
    }
};

RecordPage record_page(const core::GameHandle& game);

/// Returns "Wins with help, which don’t count: 1 against Level 3."; empty if there is none.
std::string help_line(const store::GameRecord& record);
/// Returns one sentence each on solo play, on its medals and on the daily matches.
std::vector<std::string> other_lines(const RecordPage& page);
/// Adds what the page says about one game: a table of levels, sentences, and a chart of months.
void add_record(Page& page, const RecordPage& record);
/// Returns "Nov 2026: 14 played, 8 won".
std::string month_line(const store::MonthRecord& record);

}  // namespace ctq::scenes
