#pragma once

#include <string>
#include <vector>

#include "shell/scenes/online/network.hpp"

namespace ctq::app {

/// One of the steps that lead two pages to each other.
struct JoinStep {
    enum class State { done, present, later };
    std::string words;
    State state = State::later;
    std::vector<NoteButton> ways{};  ///< what can be done for it
};

/// The steps from the link to the table, on the host's side or the guest's; none where there is
/// nothing to do but wait, as at a table of ctq host or once all seats are taken.
std::vector<JoinStep> steps_of(const Network& network);

/// The steps as lines: "1. Send the link to your friend. (now)".
std::vector<std::string> step_lines(const std::vector<JoinStep>& steps);

}  // namespace ctq::app
