#pragma once

#include <cstdint>
#include <span>

#include "engine/core/known.hpp"

/// The playing strength of a game's bot `level` at each of its levels.
namespace ctq::core {

/// One level: a search, or one of the game's plain bots with random actions mixed in.
struct Level {
    /// Bots of the game. Each seat gets one of them, chosen by the seed of the match (its temper),
    /// so that neighbours at a table don't play alike. Empty for levels that search.
    std::span<const SeatedBot> characters;
    std::uint32_t random_percent = 0;  ///< percentage of decisions that are a random legal action
    std::int64_t playouts = 0;         ///< playouts of the search per decision; 0: no search
    const char* line = "";             ///< how the level plays, for people: one sentence
    /// `random_percent` where the seat has something to lose (`Game::at_stake`).
    std::uint32_t careful_percent = 0;
};

/// The levels, from level 1 on, in order of increasing strength.
using LevelTable = std::span<const Level>;

}  // namespace ctq::core
