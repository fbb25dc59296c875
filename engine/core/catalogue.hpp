#pragma once

#include <span>
#include <string_view>

#include "engine/core/handle.hpp"

namespace ctq::core {

/// The games of the program, in display order.
using Catalogue = std::span<const GameHandle* const>;

/// Returns the game with this id. The problem lists the known ids.
Result<const GameHandle*> find_game(Catalogue catalogue, std::string_view id);

/// Returns the game with this code, or nullptr.
const GameHandle* find_game_by_code(Catalogue catalogue, std::uint8_t code);

}  // namespace ctq::core
