#pragma once

#include <cstdint>
#include <span>

#include "engine/games/incan_gold/advice/programme.hpp"

/// The value of the rest of a lone player's game under the default rules, precomputed.
namespace ctq::incan_gold {

/// Returns the possible starts of a round under the default rules.
const RoundStarts& standard_starts();

/// Returns `start_values` of the default rules, to a millionth of a gem.
std::span<const double> standard_start_values();

/// Returns the shipped numbers: millionths of a gem, by start.
std::span<const std::int32_t> shipped_start_values();

}  // namespace ctq::incan_gold
