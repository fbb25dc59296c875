#pragma once

#include <optional>
#include <vector>

#include "engine/core/match.hpp"

/// The latest actions of a match as the viewer of a session saw them.
namespace ctq::match {

class Session;

/// The last action of a seat as the viewer saw it, with the viewer's state before it.
struct LastAction {
    core::Action action;
    core::StateBox before;
    int seat;
};

/// Returns the last action of a seat before the cursor; none if there were only chance actions.
std::optional<LastAction> last_action(const Session& session);
/// Returns the number of actions up to and including the last one of a person here; 0 if there is
/// none.
int after_own_action(const Session& session);
/// Returns the number of actions up to and including the last one of this seat and its draws; 0 if
/// there is none.
int after_action_of(const Session& session, int seat);
/// Returns what the others have done since a person here last acted, oldest first. If several
/// people share the device, counts from the last action of the one whose turn it is. Returns only
/// the last action if the others have done nothing, in a match that is only viewed, and in a match
/// of bots only.
std::vector<LastAction> recent_actions(const Session& session);

}  // namespace ctq::match
