#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ctq::app {

/// A button of a note.
struct NoteButton {
    std::string id;          ///< the command it does
    std::string_view label;  ///< lasts as long as the program
};

/// Something that a table asks its people beside the board: words, and buttons for commands.
struct TableNote {
    std::string words;
    std::vector<NoteButton> ways;
    bool first = false;  ///< where there is no room for both, it goes before one's hand
};

}  // namespace ctq::app
