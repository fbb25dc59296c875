#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ctq::scenes {

/// A button of a note.
struct NoteButton {
    std::string id;          ///< the command it runs
    std::string_view label;  ///< must point to static storage
};

/// A question or message beside the board, with buttons for commands.
struct TableNote {
    std::string words;
    std::vector<NoteButton> buttons;
    bool first = false;  ///< shown instead of the hand if there is no room for both
};

}  // namespace ctq::scenes
