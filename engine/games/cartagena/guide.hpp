#pragma once

#include <span>

#include "engine/core/fact.hpp"
#include "engine/core/random.hpp"
#include "engine/games/cartagena/cartagena.hpp"

namespace ctq::cartagena {

/// Adapts the tree search to Cartagena; see engine/bots/search/tree.hpp. A search with random
/// playouts loses every game: the better the strategy in the playouts, the better the search.
struct Guide {
    /// Returns the legal action with the highest value, like `greedy`, but with weights tuned for
    /// each rule set (guide.cpp). Ties are broken at random. `seat` is to act, and its hand must be
    /// known.
    static core::Action playout(const State& state, int seat, core::Rng& rng);
    /// Returns the action that a new node prefers: the same as `playout`.
    static core::Action prefer(const State& state, int seat, core::Rng& rng);
    /// Returns the facts that explain advice: cards in hand, spaces gained by all pirates, pirates
    /// in the boat, and cards of the other seats.
    static std::span<const core::Fact> facts();
    static core::FactValues read_facts(const State& state, int seat);
};

}  // namespace ctq::cartagena
