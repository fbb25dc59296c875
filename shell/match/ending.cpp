#include "shell/match/ending.hpp"

#include "engine/core/text.hpp"
#include "shell/match/daily.hpp"
#include "shell/match/session.hpp"
#include "shell/match/tags.hpp"

namespace ctq::match {

void stop_match(Session& session, double now) {
    session.end(session.players().humans() == 1 ? kResigned : "unfinished", now);
}

void claim_win(Session& session, double now) {
    if (session.players().humans() == 1) {
        session.end(kClaimed, now);
    }
}

bool claimed(const Session& session) {
    return session.match().tag(kEndedTag) == kClaimed;
}

int resigned_seat(std::string_view tag) {
    const auto seat = core::after_prefix(tag, std::string(kResigned) + " ");
    return static_cast<int>(seat ? core::read_number(*seat).value_or(0) : 0);
}

bool may_take_back_end(const Session& session) {
    const core::Match& match = session.match();
    return session.history().can_undo() && !is_daily(match) && match.tag(kEndedTag) != kAnswered;
}

std::string ended_words(const Session& session) {
    const int resigned = session.situation().resigned;
    return claimed(session) ? "You win by claim"
           : resigned > 0 && resigned <= session.players().count()
               ? session.players().name(resigned) + " resigned"
           : session.match().tag(kEndedTag) == kResigned ? "You resigned"
           : session.match().tag(kEndedTag) == kAnswered ? "That was your answer"
                                                         : "Ended early";
}

}  // namespace ctq::match
