#include "engine/games/cartolan/guide.hpp"

#include "engine/games/cartolan/bots.hpp"

namespace ctq::cartolan {

core::Action Guide::playout(const State& state, int seat, core::Rng& rng) {
    return explorer_action(state, seat, core::Notes{}, rng);
}

core::Action Guide::prefer(const State& state, int seat, core::Rng& rng) {
    return explorer_action(state, seat, core::Notes{}, rng);
}

void Guide::candidates(const State& state, Game::Legal& list) {
    if (state.phase != Phase::act) {
        core::Rng none{0};  // never used: `explorer` is random only in the phase `act`
        list.items[0] = explorer_action(state, state.seat, core::Notes{}, none);
        list.size = 1;
    }
}

}  // namespace ctq::cartolan
