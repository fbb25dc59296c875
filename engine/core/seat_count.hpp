#pragma once

#include "engine/core/game.hpp"

namespace ctq::core {

/// Fails if the game doesn't allow this number of seats.
Failure wrong_seat_count(const GameInfo& info, int seats);

}  // namespace ctq::core
