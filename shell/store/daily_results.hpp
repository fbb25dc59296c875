#pragma once

#include <string>
#include <string_view>

#include "shell/store/tallies.hpp"

/// How the daily matches of this device went: under "daily:<game>" a line for each day, "2026-11-26 4".
namespace ctq::app {

/// The better ones are larger; `begun` is the one try that is not over.
enum class DailyResult { none, begun, lost, drawn, won };

/// The day that it is everywhere, "2026-11-26": in UTC.
std::string today();

/// The results of a game, by its id.
std::vector<Tally> daily_results(std::string_view game);
DailyResult daily_result(const std::vector<Tally>& results, std::string_view date);
/// The latest day that was begun; empty for none.
std::string latest_daily(const std::vector<Tally>& results);
/// Notes the result of a day. What is over already stays as it is. False when the device did not keep it.
bool note_daily(std::string_view game, std::string_view date, DailyResult result);

}  // namespace ctq::app
