#pragma once

#include <string>
#include <string_view>

namespace ctq::app {

class Session;

/// Ends the match now: the one person resigns, several agree to stop. Does nothing when it is over,
/// and at a remote table. `now` in seconds.
void stop_match(Session& session, double now);
/// Ends it as won by the one person here, who is as good as sure to win. Does nothing when it is
/// over, at a remote table, and where there is not one person. `now` in seconds.
void claim_win(Session& session, double now);
/// The seat in the tag of a match that ended so; 0 where it names none.
int resigned_seat(std::string_view tag);
/// Whether the one person here claimed the win.
bool claimed(const Session& session);
/// Undo leads back from the end: not in the one try of a day, nor from the answer to a puzzle.
bool may_take_back_end(const Session& session);
/// "You resigned", "Ben resigned", "You win by claim", "Ended early"; only when the match was ended.
std::string ended_words(const Session& session);

}  // namespace ctq::app
