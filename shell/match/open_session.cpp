#include "shell/match/open_session.hpp"

#include <utility>

namespace ctq::match {

core::Result<Session> start_session(core::Setup setup, double now) {
    auto match = core::Match::start(std::move(setup));
    if (!match) {
        return match.problem();
    }
    return resume_session(std::move(*match), now);
}

core::Result<Session> resume_session(core::Match match, double now) {
    auto source = local_match(std::move(match));
    if (!source) {
        return source.problem();
    }
    return Session(std::move(*source), now);
}

Session replay_session(core::Match match, int viewer, bool open) {
    return Session(recorded_match(std::move(match)), Viewpoint(viewer, open));
}

}  // namespace ctq::match
