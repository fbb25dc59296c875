#pragma once

#include <string>
#include <vector>

#include "shell/scenes/online/network.hpp"

namespace ctq::scenes {

/// A step that a person takes to connect to the other device.
struct JoinStep {
    enum class State { done, present, later };
    std::string words;
    State state = State::later;
    std::vector<NoteButton> buttons{};  ///< buttons of the step
};

/// Returns the steps from sending the link to sitting at the table, for the host or the guest.
/// Empty if the person can only wait: at a table of `ctq host`, or once all seats are taken.
std::vector<JoinStep> steps_of(const Network& network);

/// Returns the steps as lines: "1. Send the link to your friend. (now)".
std::vector<std::string> step_lines(const std::vector<JoinStep>& steps);

}  // namespace ctq::scenes
