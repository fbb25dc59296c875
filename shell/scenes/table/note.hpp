#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace ctq::scenes {

/// What a part's note is about. If several parts have a note, the first of this list is shown.
enum class NoteTopic : std::uint8_t {
    network,
    bots,
    puzzle,
    recap,
    letter,
    claim,
    count,
    next_match
};

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
