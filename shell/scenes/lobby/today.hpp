#pragma once

#include <string>
#include <vector>

#include "engine/core/game.hpp"
#include "shell/store/daily_results.hpp"

namespace ctq::scenes {

/// Returns the results of today's matches stored on this device, in the order of the list of games.
std::vector<store::DailyResult> read_today();

/// Returns what a daily match's button says below the game: "Daily", or its result: "Won".
const char* daily_note(store::DailyResult result);
/// Returns "Daily match of Cartagena: Won".
std::string daily_label(const core::GameInfo& info, store::DailyResult result);

}  // namespace ctq::scenes
