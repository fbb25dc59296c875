#include "shell/match/recent_actions.hpp"

#include <utility>

#include "shell/match/session.hpp"

namespace ctq::match {

using core::Turn;

std::optional<LastAction> last_action(const Session& session) {
    const core::Match& match = session.match();
    int ply = match.cursor() - 1;
    while (ply >= 0 && match.turn_before(ply).kind != Turn::Kind::seat) {
        --ply;
    }
    if (ply < 0) {
        return std::nullopt;
    }
    const core::StateBox state = match.state_at(ply);
    return LastAction{session.viewpoint().seen(match.game(), state.data(), match.action(ply)),
                      session.viewpoint().seen(match.game(), state.data()),
                      match.turn_before(ply).seat};
}

int after_own_action(const Session& session) {
    const core::Match& match = session.match();
    const auto acts_here = [&](int seat) {
        return session.remote() ? seat > 0 && seat == session.viewer()
                                : session.players().human(seat);
    };
    int ply = match.cursor();
    while (ply > 0 && !acts_here(match.turn_before(ply - 1).seat)) {
        --ply;
    }
    return ply;
}

int after_action_of(const Session& session, int seat) {
    const core::Match& match = session.match();
    const auto of = [&](int ply, Turn::Kind kind) {
        return match.turn_before(ply).kind == kind && match.turn_before(ply).seat == seat;
    };
    int ply = match.cursor();
    while (ply > 0 && !of(ply - 1, Turn::Kind::seat)) {
        --ply;
    }
    // The draws after the action belong to it.
    while (ply > 0 && ply < match.cursor() && of(ply, Turn::Kind::chance)) {
        ++ply;
    }
    return ply;
}

std::vector<LastAction> recent_actions(const Session& session) {
    const core::Match& match = session.match();
    const int end = match.cursor();
    // If several people share the device, each one has their own last action.
    const bool shares = !session.remote() && session.players().humans() > 1 && session.your_turn();
    const int from =
        shares ? after_action_of(session, session.viewer()) : after_own_action(session);
    std::vector<LastAction> actions;
    if (from > 0 && !session.recorded()) {
        core::StateBox state = match.state_at(from);
        for (int ply = from; ply < end; ++ply) {
            const Turn turn = match.turn_before(ply);
            const core::Action action = match.action(ply);
            if (turn.kind == Turn::Kind::seat) {
                actions.push_back({session.viewpoint().seen(match.game(), state.data(), action),
                                   session.viewpoint().seen(match.game(), state.data()),
                                   turn.seat});
            }
            match.game().apply(state.data(), action);
        }
    }
    if (auto one = last_action(session); actions.empty() && one) {
        actions.push_back(std::move(*one));
    }
    return actions;
}

}  // namespace ctq::match
