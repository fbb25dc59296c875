#include "shell/match/ending.hpp"

#include "shell/match/session.hpp"
#include "shell/match/tags.hpp"

namespace ctq::app {

void stop_match(Session& session, double now) {
    session.end(session.players().humans() == 1 ? "resigned" : "unfinished", now);
}

void claim_win(Session& session, double now) {
    if (session.players().humans() == 1) {
        session.end(kClaimed, now);
    }
}

bool claimed(const Session& session) {
    return session.match().tag(kEndedTag) == kClaimed;
}

std::string ended_words(const Session& session) {
    return claimed(session)                               ? "You win by claim"
           : session.match().tag(kEndedTag) == "resigned" ? "You resigned"
                                                          : "Ended early";
}

}  // namespace ctq::app
