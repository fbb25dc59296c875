#pragma once

#include <optional>
#include <vector>

#include "engine/core/match.hpp"

/// What was done last in a match, as the viewer of a session saw it.
namespace ctq::app {

class Session;

/// The last action of a seat as the viewer saw it, and what the viewer knew before it.
struct LastAction {
    core::Action action;
    core::StateBox before;
    int seat;
};

/// Returns the last action of a seat before the cursor; none where only chance was at work.
std::optional<LastAction> last_action(const Session& session);
/// Counts the actions up to and with the last one of a person here; 0 before the first.
int after_own_action(const Session& session);
/// Counts the actions up to and with the last one of this seat, and what it drew for it; 0 before
/// the first.
int after_action_of(const Session& session, int seat);
/// Returns what the others have done since a person here acted, oldest first; where several sit
/// here, since the one whose turn it is did. Else that last action alone, as while looking at a match
/// and where only bots play.
std::vector<LastAction> recent_actions(const Session& session);

}  // namespace ctq::app
