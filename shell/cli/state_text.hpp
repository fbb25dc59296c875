#pragma once

#include <string>

#include "engine/core/handle.hpp"

namespace ctq::cli {

/// Writes the game's picture of a state (or of a seat's observation) as lines of plain words, one
/// per fact and one per seat, with zero counts left out. Says what is hidden.
std::string picture_text(const core::GameHandle& game, const void* state);

}  // namespace ctq::cli
