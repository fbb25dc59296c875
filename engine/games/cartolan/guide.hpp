#pragma once

#include "engine/games/cartolan/cartolan.hpp"

namespace ctq::cartolan {

/// Adapts the tree search to Cartolan; see engine/bots/search/tree.hpp.
struct Guide {
    /// Returns the action that the bot `explorer` chooses without notes.
    static core::Action playout(const State& state, int seat, core::Rng& rng);
    static core::Action prefer(const State& state, int seat, core::Rng& rng);
    /// Keeps all actions while an Adventurer acts, otherwise only the action that `explorer`
    /// chooses: no search of this size can find the best of hundreds of amounts to bank.
    static void candidates(const State& state, Game::Legal& list);
};

}  // namespace ctq::cartolan
