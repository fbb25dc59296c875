#pragma once

#include <cstdint>
#include <span>

#include "engine/games/incan_gold/solo/programme.hpp"

/// What the rest of a lone player's game is worth under the default rules, as shipped.
namespace ctq::incan_gold {

/// How a round can begin under the default rules.
const RoundStarts& standard_starts();

/// `start_values` of the default rules, to a millionth of a gem.
std::span<const double> standard_start_values();

/// The shipped numbers: millionths of a gem, by start.
std::span<const std::int32_t> shipped_start_values();

}  // namespace ctq::incan_gold
