#pragma once

#include <span>

#include "engine/core/random.hpp"
#include "engine/core/weighed.hpp"
#include "engine/games/carteso/carteso.hpp"

/// Monte-Carlo tree search by score, with "all moves as first" estimates. A stone's colour and
/// place matter more than who placed it and when, so each filled board gives, for every point, the
/// colour that did well there (RAVE: Gelly and Silver, 2011).
namespace ctq::carteso {

struct SearchSettings {
    /// With this many empty points or fewer the position is solved exactly (solver.hpp).
    int exact_at = 6;
    /// Boards filled at random before the tree grows: first estimates for all moves.
    int first_fills = 64;
    /// Visits of a move before the position after it gets a node.
    std::uint32_t expand_at = 6;
    /// Weight of the estimates over all fills against a move's own results, in visits.
    double trust = 400;
    /// Number of results equal to the node's mean with which every move begins, so that one bad
    /// sample does not rule it out.
    double prior_visits = 8;
    /// Weight of exploration, in points of `reward`.
    double explore = 150;
    /// The most samples of its parent's estimates that a node inherits.
    std::uint32_t inherited = 24;
    /// The value of winning beside the score; both together are 1000.
    int win_worth = 350;
};

/// The result of a search.
struct Found {
    core::Action best;
    /// V's score minus H's in half points: the mean over all samples, or exact.
    double lead;
};

/// Searches with this many playouts, or solves the ending without playouts. The phase must be play.
Found search(const State& state, int playouts, core::Rng& rng, const SearchSettings& settings = {});

/// The same search, as visits and rewards of each action of the side to move. A solved ending has
/// the best action alone.
core::WeighedList weigh(const State& state, int playouts, core::Rng& rng,
                        const SearchSettings& settings = {});

/// Returns the shares of wins of these actions for the side to move, each tried equally often, and
/// the facts that explain them (reason.hpp). Solves nothing.
core::JudgedList judge(const State& state, std::span<const core::Action> judged, int playouts,
                       core::Rng& rng);

/// Returns the playouts of a level (1 to 5) on this board: fewer where they take longer.
int playouts_of_level(const State& state, int level);

}  // namespace ctq::carteso
