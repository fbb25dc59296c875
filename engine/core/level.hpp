#pragma once

#include <cstdint>
#include <span>

#include "engine/core/known.hpp"

/// How strong the bot `level` of a game plays at each of its levels.
namespace ctq::core {

/// One level: a search, or one of the game's plain bots with whims.
struct Level {
    /// Bots of the game. A seat draws one of them as its temper, by the match's seed, so that
    /// neighbours at a table don't play alike. At levels that search, none.
    std::span<const SeatedBot> characters;
    std::uint32_t whims = 0;    ///< per cent of the decisions that are any legal action
    std::int64_t playouts = 0;  ///< of the search for a decision; 0: none
    const char* line = "";      ///< how it plays, for people: one sentence
};

/// From level 1 on, rising in strength.
using LevelTable = std::span<const Level>;

}  // namespace ctq::core
