#include "engine/games/carteso/carteso.hpp"

/// Nothing is secret: the board, komi and the button lie open.
namespace ctq::carteso {

const State& Game::observe(const State& state, int /*seat*/, State& /*room*/) {
    return state;
}

core::Action Game::hide(const State& /*state*/, core::Action action, int /*seat*/) {
    return action;
}

State Game::guess(const State& observation, core::Rng& /*rng*/) {
    return observation;
}

}  // namespace ctq::carteso
