#pragma once

#include <string>
#include <string_view>

#include "shell/match/table_setup.hpp"

/// The daily match: one per game and UTC date, the same for everybody with the same version of the
/// rules. Dates are written "2026-11-26" and sort as text.
namespace ctq::match {

/// The tag of a daily match. Its value is the match's date if the match counts, else `kPractice`.
inline constexpr const char* kDailyTag = "Daily";
inline constexpr const char* kPractice = "practice";

struct Daily {
    const core::GameHandle* game = nullptr;
    std::string date;
    int rules = 0;  ///< the version of the rules; each version has its own match
};

/// Returns the daily match of a date, with this program's version of the rules.
Daily daily_of(const core::GameHandle& game, std::string date);
/// Returns the text of a daily match in links: "cartagena-2026-11-26-3".
std::string daily_text(const Daily& daily);
/// Reads the text of `daily_text`, or a game's id alone, which gives an empty date. Fails if there
/// is no such game or date.
core::Result<Daily> read_daily(std::string_view text);

/// Returns the standard table of the game against the middle level. Its seed is derived from game,
/// date and rules.
TableSetup daily_setup(const Daily& daily);
/// Returns the set-up of its match. A game without chance begins from a position that is drawn by
/// the seed (`Game::drawn_position`), because its matches would otherwise all begin alike. The
/// position is a part of the match, so records and share codes have it.
core::Setup daily_match(const Daily& daily);
/// Returns the id under which the one attempt that counts is saved.
std::string daily_id(const Daily& daily);

/// Whether this match is the one attempt that counts, which has no undo, hints or odds.
bool is_daily(const core::Match& match);

/// Returns the date `days` days before `date`.
std::string days_before(const std::string& date, int days);

}  // namespace ctq::match
