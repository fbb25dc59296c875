#pragma once

#include "engine/core/bot.hpp"

namespace ctq::bots {

/// Returns a random number from 0 to `count` - 1, all equally likely.
inline int pick_any(int count, std::uint32_t /*parameter*/, core::Rng& rng) {
    return static_cast<int>(rng.below(static_cast<std::uint32_t>(count)));
}

/// Returns a random legal action, all equally likely.
template <core::Game G>
core::Action random_action(const typename G::State& observation, int /*seat*/,
                           const core::Notes& /*notes*/, std::uint32_t /*parameter*/,
                           core::Rng& rng) {
    typename G::Legal list;
    G::legal(observation, list);
    return list[pick_any(list.size, 0, rng)];
}

/// The bot `random`, which plays every game.
template <core::Game G>
constexpr core::Bot<typename G::State> random_bot() {
    return {{"random", "Takes any legal action, each as likely as the others."},
            random_action<G>,
            nullptr,
            pick_any};
}

}  // namespace ctq::bots
