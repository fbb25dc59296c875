#pragma once

#include <optional>
#include <string>

#include "shell/match/session.hpp"
#include "shell/store/play_record.hpp"

/// What follows from a finished match for its only person: the record, luck, the level to play
/// next.
namespace ctq::scenes {

/// Returns what the match adds to the person's record; none if it doesn't count. Branches, lessons,
/// matches by link, practice, and matches already counted, with several people, or with bots
/// without a level don't count, nor does a solo match that was ended early or has non-standard
/// rules.
[[gnu::noinline]] std::optional<store::Played> played_of(const match::Session& session);

/// Returns how much luck and how much decisions contributed to the result (`luck_line`), if a
/// review is saved under this id; else empty.
[[gnu::noinline]] std::string saved_luck(const match::Session& session, const std::string& id);

/// Returns the offered change of level after a match of one person against bots of a level: +1 if
/// the person was the only winner, -1 if the person lost. Returns 0 after a shared win, if there is
/// no such level, and for daily matches.
[[gnu::noinline]] int steps_offered(const match::Session& session);

}  // namespace ctq::scenes
