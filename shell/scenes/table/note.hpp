#pragma once

#include <string>
#include <vector>

#include "shell/scenes/commands.hpp"

namespace ctq::app {

/// Something that a table asks its people beside the board: words, and buttons for commands.
struct TableNote {
    std::string words;
    std::vector<Command> ways;
    bool first = false;  ///< where there is no room for both, it goes before one's hand
};

}  // namespace ctq::app
