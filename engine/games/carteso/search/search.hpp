#pragma once

#include <span>

#include "engine/core/random.hpp"
#include "engine/core/weighed.hpp"
#include "engine/games/carteso/carteso.hpp"

/// Monte-Carlo tree search by score, with "all moves as first" estimates: since a stone's colour
/// and place matter more than who placed it and when, each filled board tells of every point which
/// colour did it good (RAVE: Gelly and Silver, 2011).
namespace ctq::carteso {

struct SearchSettings {
    /// With so many empty points or fewer the rest is solved exactly (solver.hpp).
    int exact_at = 6;
    /// Boards filled at random before the tree grows: first estimates for all moves.
    int first_fills = 64;
    /// Visits of a move before the position behind it gets a node.
    std::uint32_t expand_at = 6;
    /// How long estimates over all fills count beside a move's own results, in visits.
    double trust = 400;
    /// How many results as good as the node's own mean every move begins with: one bad sample must
    /// not be the end of it.
    double prior_visits = 8;
    /// How much a rarely visited move is tried, in points of `reward`.
    double explore = 150;
    /// A node takes over so many samples of its parent's estimates at most.
    std::uint32_t inherited = 24;
    /// What winning is worth beside the score; both together are 1000.
    int win_worth = 350;
};

/// What a search found.
struct Found {
    core::Action best;
    /// V's score less H's in half points: over all samples on average, or exactly.
    double lead;
};

/// Searches with so many playouts, or solves the ending without. The phase is play.
Found search(const State& state, int playouts, core::Rng& rng, const SearchSettings& settings = {});

/// The same search, as visits and rewards of each action of who is to move; of a solved ending the
/// best action alone.
core::WeighedList weigh(const State& state, int playouts, core::Rng& rng,
                        const SearchSettings& settings = {});

/// What share of wins these actions bring who is to move, each tried equally often, and the facts that
/// tell why (reason.hpp). Nothing is solved.
core::JudgedList judge(const State& state, std::span<const core::Action> judged, int playouts,
                       core::Rng& rng);

/// The playouts of a level (1 to 5) on this board: fewer where they take longer.
int playouts_of_level(const State& state, int level);

}  // namespace ctq::carteso
