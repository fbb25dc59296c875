#pragma once

#include "engine/core/random.hpp"
#include "engine/core/weighed.hpp"
#include "engine/games/carteso/carteso.hpp"

namespace ctq::carteso {

/// What a search is told of Carteso; see engine/bots/search/tree.hpp: it has one of its own.
struct Guide {
    /// What `search` found of every legal action. Rewards are V's or H's, whoever moves, from 0 to
    /// core::kFirstPlaceWorth: the win and the score together. Where best play or a fair komi is
    /// worked out, all visits are of the one action to take.
    static core::WeighedList search(const State& observation, int seat, std::int64_t playouts,
                                    core::Rng& rng);
};

}  // namespace ctq::carteso
