#pragma once

#include "engine/games/cartolan/cartolan.hpp"

namespace ctq::cartolan {

/// The search's guide for Cartolan; see engine/bots/search/tree.hpp.
struct Guide {
    /// Returns the action of `explorer` without notes.
    static core::Action playout(const State& state, int seat, core::Rng& rng);
    static core::Action prefer(const State& state, int seat, core::Rng& rng);
    /// Keeps all actions while an Adventurer acts, else only the action of `explorer`: of the
    /// hundreds of amounts that could be banked, no search of this size can find the best.
    static void candidates(const State& state, Game::Legal& list);
};

}  // namespace ctq::cartolan
