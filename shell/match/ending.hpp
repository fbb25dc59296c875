#pragma once

#include <string>
#include <string_view>

namespace ctq::match {

class Session;

/// Ends the match now. The only person at the device resigns; several people agree to stop. Does
/// nothing if the match is over or the table is remote. `now` in seconds.
void stop_match(Session& session, double now);
/// Ends the match as a win of the only person at the device, whose win is all but certain. Does
/// nothing if the match is over, the table is remote or there is not exactly one person. `now` in
/// seconds.
void claim_win(Session& session, double now);
/// Returns the seat that resigned, as named in the value of `kEndedTag`; 0 if it names none.
int resigned_seat(std::string_view tag);
/// Whether the match ended because its only person claimed the win.
bool claimed(const Session& session);
/// Whether undo may take back the end of the match. False for the daily match that counts and for
/// an answered puzzle.
bool may_take_back_end(const Session& session);
/// Returns "You resigned", "Ben resigned", "You win by claim", "Ended early". Only valid if the
/// match was ended before its rules end it.
std::string ended_words(const Session& session);

}  // namespace ctq::match
