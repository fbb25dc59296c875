#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/core/handle.hpp"

namespace ctq::app {

/// What was read at the front of a typed text.
struct Typed {
    std::optional<core::Action> action;  ///< none: nothing can be played, see `why`
    std::string why;                     ///< a sentence
    std::size_t read = 0;  ///< so much of the text was the action and what parts it from the next
};

/// The first action of a typed text: in the game's notation, in its plain words, or as a beginning
/// of either that only one legal action has. Actions are parted by spaces or commas; as plain words
/// hold spaces, too, as much of the text is taken as makes sense. Capital letters don't matter
/// where the notation has no two actions that differ by them.
///
/// view    the state as the one who types knows it; that seat is to act
/// legal   what it may do
/// seats   what they are called
Typed typed_action(const core::GameHandle& game, const void* view, const core::ActionList& legal,
                   std::span<const std::string> seats, std::string_view text);

}  // namespace ctq::app
