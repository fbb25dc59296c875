#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ctq::scenes {

/// A button of a note.
struct NoteButton {
    std::string id;          ///< id of the command that the button runs
    std::string_view label;  ///< must point to static storage
};

/// A question or message beside the board, with buttons for commands.
struct TableNote {
    std::string words;
    std::vector<NoteButton> buttons;
    bool first = false;  ///< if there is no room for the note and the hand, the note is shown
};

}  // namespace ctq::scenes
