#pragma once

#include "engine/core/game.hpp"

namespace ctq::core {

/// Nothing, or the sentence that refuses a number of seats that the game is not for.
Failure wrong_seat_count(const GameInfo& info, int seats);

}  // namespace ctq::core
