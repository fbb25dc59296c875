#pragma once

#include <string>

#include "engine/core/handle.hpp"

namespace ctq::cli {

/// The game's picture of a state (or of what a seat knows of it) as lines of plain words: a line a
/// fact, a seat a line, numbers of nothing left out. What is hidden is said to be.
std::string picture_text(const core::GameHandle& game, const void* state);

}  // namespace ctq::cli
