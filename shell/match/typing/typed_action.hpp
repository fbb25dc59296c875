#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/core/handle.hpp"

namespace ctq::match {

/// The result of reading the start of a typed text.
struct Typed {
    std::optional<core::Action> action;  ///< none if nothing can be played; see `why`
    std::string why;                     ///< the reason, as a sentence
    /// Length of the text that was read, separators after the action included.
    std::size_t read = 0;
};

/// Reads the first action of a typed text. An action is given in the game's notation, in plain
/// words, as a prefix of either that only one legal action has, or as the letter of its key if no
/// action begins with that letter. Spaces or commas separate actions. Plain words contain spaces
/// too, so the longest text that makes sense is read. Case is ignored unless the notation has two
/// actions that differ only by case.
///
/// view    the state as the typing person knows it; that person's seat is to act
/// legal   the legal actions
/// seats   the names of the seats
/// keys    for each legal action, the letter that means it; 0 or nothing if there is none
Typed typed_action(const core::GameHandle& game, const void* view, const core::ActionList& legal,
                   std::span<const std::string> seats, std::string_view text,
                   std::span<const char> keys = {});

}  // namespace ctq::match
