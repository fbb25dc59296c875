#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "engine/games/incan_gold/advice/programme.hpp"

/// Exact solo scores of the strategies under the default rules, precomputed. They are shown as
/// exact curves beside measured ones.
namespace ctq::incan_gold {

/// A row of scores for a bot's parameter `first`, `first` + 1, …; for random in steps of 5 %.
struct ExactRow {
    const char* bot;
    int first;
    /// Mean and standard deviation of one game, alternating, in ten-thousandths of a gem.
    std::span<const std::int32_t> scores;
};

/// Returns the rows for turn:1…20, backpack:1…100, random:0.05…1, hazards:1…5, myopic and optimal.
std::span<const ExactRow> exact_rows();

/// Returns the exact score of a bot by its name and parameter (as in core::BotChoice), or nullopt
/// if it is not known.
std::optional<Exact> exact_solo_score(std::string_view bot, std::uint32_t parameter);

}  // namespace ctq::incan_gold
