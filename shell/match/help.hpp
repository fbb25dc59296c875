#pragma once

#include "shell/match/session.hpp"

/// Help in a match: undo past chance, and actions that came from hints. A match won with help does
/// not count as a win against its level.
namespace ctq::match {

/// How a person came to choose an action.
enum class Choice {
    own,
    hinted,  ///< it is the action that the shown hint names
    forced,  ///< there was no other
};

/// Notes in the match how the action was chosen that a person here has just played.
void note_choice(Session& session, Choice how);

/// Whether every action of the match's only person came from a hint, as far as there was a choice.
/// False in a match of an older version, which did not note it.
bool all_hinted(const core::Match& match);
/// Whether the match was played with help: chance was undone, or every action came from a hint.
bool with_help(const core::Match& match);

}  // namespace ctq::match
