#pragma once

#include <string>
#include <vector>

#include "shell/scenes/online/network.hpp"
#include "shell/scenes/page/part.hpp"

namespace ctq::scenes {

/// A step that a person takes to connect to the other device.
struct JoinStep {
    std::string words;
    Progress progress = Progress::later;
    std::vector<NoteButton> buttons{};  ///< buttons of the step
};

/// Returns the steps from sending the link to sitting at the table, for the host or the guest.
/// Empty if the person can only wait: at a table of `ctq host`, or once all seats are taken.
std::vector<JoinStep> steps_of(const Network& network);

}  // namespace ctq::scenes
