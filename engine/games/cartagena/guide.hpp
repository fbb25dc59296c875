#pragma once

#include <span>

#include "engine/core/fact.hpp"
#include "engine/core/random.hpp"
#include "engine/games/cartagena/cartagena.hpp"

namespace ctq::cartagena {

/// What a search is told of Cartagena; see engine/bots/search/tree.hpp. Playouts at random lose
/// every game; the better a plain player of them, the better the search: README.md there.
struct Guide {
    /// Like `greedy` the legal action that is worth most, by weights tuned for each rule set
    /// (guide.cpp); of several one at random. `seat` is to act, and its hand is known.
    static core::Action playout(const State& state, int seat, core::Rng& rng);
    /// The same as `playout`.
    static core::Action prefer(const State& state, int seat, core::Rng& rng);
    /// Cards in hand, spaces gained by all pirates, pirates in the boat, cards of the other seats.
    static std::span<const core::Fact> facts();
    static core::FactValues read_facts(const State& state, int seat);
};

}  // namespace ctq::cartagena
