#pragma once

#include <span>
#include <string>

#include "engine/core/owners.hpp"
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

    /// The same for advice, which asks for the win first and then for the score, as `judge` measures it.
    static core::WeighedList propose(const State& observation, std::int64_t playouts,
                                     core::Rng& rng);

    /// Of these actions alone, each tried equally often: the share of wins. Nothing where komi and
    /// sides are asked for.
    static core::JudgedList judge(const State& observation, int seat,
                                  std::span<const core::Action> judged, std::int64_t playouts,
                                  core::Rng& rng);

    /// Why one of the actions that `judge` compared is better than another (search/reason.hpp).
    static std::string reason(const State& observation, int seat, const core::Judged& better,
                              const core::Judged& worse);

    /// Who is likely to own each point at the end, by so many filled boards (search/ownership.hpp).
    static core::LikelyOwners owners(const State& observation, std::int64_t playouts,
                                     core::Rng& rng);
};

}  // namespace ctq::carteso
