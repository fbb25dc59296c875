#pragma once

#include "engine/core/random.hpp"
#include "engine/games/cartagena/cartagena.hpp"

namespace ctq::cartagena {

/// What a search is told of Cartagena; see engine/bots/search/tree.hpp. Playouts at random lose
/// every game; the better a plain player of them, the better the search: README.md there.
struct Guide {
    static core::Action playout(const State& state, int seat, core::Rng& rng);
    static core::Action prefer(const State& state, int seat, core::Rng& rng);
};

}  // namespace ctq::cartagena
