#pragma once

#include <string>
#include <vector>

#include "engine/core/game.hpp"
#include "shell/scenes/commands.hpp"
#include "shell/store/daily_results.hpp"
#include "shell/ui/layout.hpp"

namespace ctq::scenes {

/// The daily matches in the lobby: today's match of each game, and the results of the last days.
struct Today {
    static constexpr int kDays = 30;

    /// The results by day, oldest day first; within a day in the order of the list of games.
    std::vector<std::vector<store::DailyResult>> days;

    /// Returns how many daily matches on these days have at least this result.
    int count(store::DailyResult least) const;
};

/// Reads the results stored on this device.
Today read_today();

/// Returns the button label for a daily match, such as "Open today" or "Go on", or its result:
/// "Won".
const char* daily_words(store::DailyResult result);
/// Returns "Daily match of Cartagena: Won".
std::string daily_label(const core::GameInfo& info, store::DailyResult result);
/// Returns "Last 30 days: 12 played, 7 won."
std::string days_words(const Today& today);

/// Draws a panel with a button for each of today's matches, a strip that shows the last days, and
/// buttons that lead to the puzzles and the record. Each button has the name of a command of the
/// lobby.
void today_panel(ui::Canvas& canvas, const Today& today, ui::Column& column);

}  // namespace ctq::scenes
