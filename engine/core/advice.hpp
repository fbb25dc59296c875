#pragma once

#include <cstdint>

/// Advice that a game can give to people: hints at the table, and the judgements of a review.
namespace ctq::core {

/// What the advice is by.
enum class AdviceSource : std::uint8_t {
    none,    ///< nothing here understands enough of the game
    search,  ///< the search of engine/bots/search, and best play where `Game::solvable`
    solver,  ///< best play, worked out from the beginning of the game
    odds,    ///< what the next card may bring, and nothing of what follows
};

}  // namespace ctq::core
