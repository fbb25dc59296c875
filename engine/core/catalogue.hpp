#pragma once

#include <span>
#include <string_view>

#include "engine/core/handle.hpp"

namespace ctq::core {

/// The games a program knows, in the order they are shown.
using Catalogue = std::span<const GameHandle* const>;

/// The game with this id, or a problem that names those there are.
Result<const GameHandle*> find_game(Catalogue catalogue, std::string_view id);

/// The game with this code, or nullptr.
const GameHandle* find_game_by_code(Catalogue catalogue, std::uint8_t code);

}  // namespace ctq::core
