#pragma once

#include <string>
#include <vector>

#include "engine/core/game.hpp"
#include "shell/scenes/commands.hpp"
#include "shell/store/daily_results.hpp"
#include "shell/ui/layout.hpp"

namespace ctq::app {

/// The daily matches as the lobby shows them: today's of each game, and how the last days went.
struct Today {
    static constexpr int kDays = 30;

    /// By day, the oldest first, and by game of the cabinet.
    std::vector<std::vector<DailyResult>> days;

    int played() const;  ///< matches of all these days that were begun,
    int won() const;     ///< and won
};

/// As this device has it now.
Today read_today();

/// "Open today", "Go on", "Won": what there is to do with one, or how it ended.
const char* daily_words(DailyResult result);
/// "Daily match of Cartagena: Won".
std::string daily_label(const core::GameInfo& info, DailyResult result);
/// "Last 30 days: 12 played, 7 won."
std::string days_words(const Today& today);

/// Describes a panel: a way to each match of today, the strip of the last days, and the ways to puzzles
/// and the record. Their names are commands of the lobby.
void today_panel(ui::Canvas& canvas, const Today& today, ui::Column& column);

}  // namespace ctq::app
