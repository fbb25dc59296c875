#include "engine/games/cartolan/cartolan.hpp"

/// Nothing is secret: all lies open, and what is in a pile or a deck is decided when it is drawn.
namespace ctq::cartolan {

const State& Game::observe(const State& state, int /*seat*/, State& /*room*/) {
    return state;
}

core::Action Game::hide(const State& /*state*/, core::Action action, int /*seat*/) {
    return action;
}

State Game::guess(const State& observation, core::Rng& /*rng*/) {
    return observation;
}

}  // namespace ctq::cartolan
