#include "engine/games/cartagena/guide.hpp"

#include "engine/games/cartagena/bots.hpp"

namespace ctq::cartagena {

core::Action Guide::playout(const State& state, int seat, core::Rng& rng) {
    return greedy_action(state, seat, rng);
}

core::Action Guide::prefer(const State& state, int seat, core::Rng& rng) {
    return greedy_action(state, seat, rng);
}

}  // namespace ctq::cartagena
