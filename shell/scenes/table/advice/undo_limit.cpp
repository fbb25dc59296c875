// Says why undo stops. Apart from taking_back.cpp because the page loads it later.
#include <algorithm>

#include "engine/core/say.hpp"
#include "shell/match/log.hpp"
#include "shell/scenes/table/taking_back.hpp"

namespace ctq::scenes {

/// Returns why undo is refused; it names the chance event that followed the last decision.
std::string TakingBack::undo_refusal() const {
    const match::Session& session = table_.session;
    const int ply = std::max(session.history().past_chance, 0);
    const core::StateBox state = session.match().state_at(ply);
    const core::StateBox seen = session.viewpoint().seen(session.game(), state.data());
    const core::Phrase phrase = session.game().describe(
        seen.data(),
        session.viewpoint().seen(session.game(), state.data(), session.match().action(ply)));
    return core::say("Undo stops at what chance has shown: {what}.",
                     {{"what", match::sentence(session, phrase)}});
}

}  // namespace ctq::scenes
