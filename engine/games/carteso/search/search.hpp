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
    /// How often a move is tried before the position after it gets a node.
    std::uint32_t expand_at = 6;
    /// How much the estimates from all filled boards count against a move's own results: the more,
    /// the later the own results prevail. In visits of the move.
    double trust = 400;
    /// Every move begins with this many imaginary results equal to the node's mean, so that one bad
    /// sample does not rule the move out.
    double prior_visits = 8;
    /// Weight of exploration, in the unit of rewards (1000 is the largest reward).
    double explore = 150;
    /// The most samples of its parent's estimates that a node inherits.
    std::uint32_t inherited = 24;
    /// How much winning counts in the reward, in thousandths. The rest is for the score.
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

/// Searches like `search`, but returns the visits and rewards of each action of the side to move.
/// In a solved ending the list has only the best action.
core::WeighedList weigh(const State& state, int playouts, core::Rng& rng,
                        const SearchSettings& settings = {});

/// Returns which share of the playouts the side to move wins after each of these actions, and the
/// facts that explain them (reason.hpp). Each action is tried equally often. Solves no ending.
core::JudgedList judge(const State& state, std::span<const core::Action> judged, int playouts,
                       core::Rng& rng);

/// Returns how many playouts a level (1 to 5) uses on this board: fewer on a board larger than 9×9,
/// where each takes longer.
int playouts_of_level(const State& state, int level);

}  // namespace ctq::carteso
