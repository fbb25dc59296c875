#pragma once

#include <span>
#include <string>

#include "engine/core/owners.hpp"
#include "engine/core/random.hpp"
#include "engine/core/weighed.hpp"
#include "engine/games/carteso/carteso.hpp"

namespace ctq::carteso {

/// Adapts engine/bots/search/tree.hpp to Carteso, which replaces the tree search by one of its own.
struct Guide {
    /// Returns the statistics of `search` for every legal action. Rewards are from the view of the
    /// side to move, from 0 to core::kFirstPlaceWorth: the win and the score together. If the best
    /// action or a fair komi is computed exactly, that action has all visits.
    static core::WeighedList search(const State& observation, int seat, std::int64_t playouts,
                                    core::Rng& rng);

    /// Searches like `search`, but for advice: it maximizes the win first, then the score, as
    /// `judge` measures them.
    static core::WeighedList propose(const State& observation, std::int64_t playouts,
                                     core::Rng& rng);

    /// Returns which share of the playouts is won after each of these actions. Each is tried
    /// equally often. Empty until komi and sides are chosen.
    static core::JudgedList judge(const State& observation, int seat,
                                  std::span<const core::Action> judged, std::int64_t playouts,
                                  core::Rng& rng);

    /// Explains why one of the actions that `judge` compared is better than another
    /// (search/reason.hpp).
    static std::string reason(const State& observation, int seat, const core::Judged& better,
                              const core::Judged& worse);

    /// Returns the likely owner of each point at the end, from this many filled boards
    /// (search/ownership.hpp).
    static core::LikelyOwners owners(const State& observation, std::int64_t playouts,
                                     core::Rng& rng);
};

}  // namespace ctq::carteso
