#pragma once

#include <span>

#include "engine/core/fact.hpp"
#include "engine/core/random.hpp"
#include "engine/games/cartagena/cartagena.hpp"

namespace ctq::cartagena {

/// The search's guide for Cartagena; see engine/bots/search/tree.hpp. Random playouts lose every
/// game; the better the plain player of the playouts, the better the search: README.md there.
struct Guide {
    /// Returns the legal action of the highest value, like `greedy`, by weights tuned for each rule
    /// set (guide.cpp); at random among equals. `seat` is to act, and its hand must be known.
    static core::Action playout(const State& state, int seat, core::Rng& rng);
    /// Returns the same as `playout`.
    static core::Action prefer(const State& state, int seat, core::Rng& rng);
    /// Cards in hand, spaces gained by all pirates, pirates in the boat, cards of the other seats.
    static std::span<const core::Fact> facts();
    static core::FactValues read_facts(const State& state, int seat);
};

}  // namespace ctq::cartagena
