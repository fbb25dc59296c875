#pragma once

#include <string>
#include <string_view>

#include "shell/match/table_setup.hpp"

/// The daily match: one for each game and day, by the date in UTC, the same for everybody who plays by the
/// same rules. Dates are "2026-11-26"; they sort as texts do.
namespace ctq::app {

/// The tag of a daily match: its date where it counts, `kPractice` where it does not.
inline constexpr const char* kDailyTag = "Daily";
inline constexpr const char* kPractice = "practice";

struct Daily {
    const core::GameHandle* game = nullptr;
    std::string date;
    int rules = 0;  ///< the version of the rules; another one makes another match
};

/// That of a day, by the rules of this program.
Daily daily_of(const core::GameHandle& game, std::string date);
/// "cartagena-2026-11-26-3", for links. Problem of reading: no such game or date.
std::string daily_text(const Daily& daily);
core::Result<Daily> read_daily(std::string_view text);

/// The standard table of the game against the level in the middle, with its seed, which follows from game,
/// date and rules.
TableSetup daily_setup(const Daily& daily);
/// The name under which the one try that counts is kept.
std::string daily_id(const Daily& daily);

/// Whether this match is the one try of its day: without undo, hints and odds.
bool is_daily(const core::Match& match);

/// The day so many days before; of a date as it is.
std::string days_before(const std::string& date, int days);

}  // namespace ctq::app
