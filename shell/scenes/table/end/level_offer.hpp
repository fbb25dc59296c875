#pragma once

#include <optional>
#include <string>

#include "shell/match/session.hpp"
#include "shell/scenes/table/table.hpp"
#include "shell/store/records/play_record.hpp"

/// What a finished match means for its only person: the record, the part of luck, the level to play
/// next.
namespace ctq::scenes {

/// Returns what the match adds to the person's record; nullopt if it doesn't count. These don't
/// count: branches, lessons, matches by link, practice, matches already counted, matches with
/// several people or with a bot that has no level, and solo matches that were ended early, played
/// with help or have non-standard rules.
[[gnu::noinline]] std::optional<store::Played> played_of(const match::Session& session);

/// Returns a text on how much luck and how much the decisions contributed to the result (see
/// `luck_line`), if a review is saved under this id; else empty.
[[gnu::noinline]] std::string saved_luck(const match::Session& session, const std::string& id);

/// Returns the change of level to offer after a match of one person against bots of one level: +1
/// if the person alone won, −1 if the person lost, 0 after a shared win. Also returns 0 for daily
/// matches and if that level does not exist.
[[gnu::noinline]] int steps_offered(const match::Session& session);

/// Starts a new match at the same table, `steps` levels higher, in place of the finished one in the
/// history, so that Back skips all finished matches. If the same seat always begins, all players
/// move on by one seat. Otherwise people keep their seats and colours. After a change of level,
/// *Play* continues at the new one.
[[gnu::noinline]] void play_again(const Table& table, int steps);
/// Opens the set-up page with the match's set-up. After a lesson or a daily match the page begins
/// with the set-up that the person chose last.
[[gnu::noinline]] void open_table_setup(const Table& table);

}  // namespace ctq::scenes
