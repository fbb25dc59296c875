#pragma once

#include "engine/games/cartolan/cartolan.hpp"

namespace ctq::cartolan {

/// What a search is told of Cartolan; see engine/bots/search/tree.hpp.
struct Guide {
    /// What `explorer` does, who remembers nothing.
    static core::Action playout(const State& state, int seat, core::Rng& rng);
    static core::Action prefer(const State& state, int seat, core::Rng& rng);
    /// While an Adventurer acts all it may do; else what `explorer` does alone: of the hundreds of
    /// amounts that could be banked no search of our size can tell the best.
    static void candidates(const State& state, Game::Legal& list);
};

}  // namespace ctq::cartolan
