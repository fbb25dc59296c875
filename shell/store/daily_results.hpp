#pragma once

#include <string>
#include <string_view>

#include "shell/store/tallies.hpp"

/// The results of this device's daily matches. The key "daily:<game>" holds one line per day,
/// "2026-11-26 4".
namespace ctq::store {

/// The result of a daily match. Better results have larger values. `begun`: the one attempt is not
/// over yet.
enum class DailyResult { none, begun, lost, drawn, won };

/// Returns the current date in UTC, "2026-11-26".
std::string today();

/// Returns the results of a game, by its id, up to today.
std::vector<Tally> daily_results(std::string_view game);
/// Returns whether results of later days are stored, from a time when the device's date was ahead.
bool has_later_days(std::string_view game);
/// Forgets them, so that these days can be played.
void forget_later_days(std::string_view game);
/// Returns the result of a date.
DailyResult daily_result(const std::vector<Tally>& results, std::string_view date);
/// Returns the date of the latest daily match that was begun; empty if there is none.
std::string latest_daily(const std::vector<Tally>& results);
/// Stores the result of a date. A finished result is never replaced. Returns false if the device
/// did not store it.
bool note_daily(std::string_view game, std::string_view date, DailyResult result);

}  // namespace ctq::store
