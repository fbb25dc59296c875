#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engine/bots/search/knobs.hpp"
#include "engine/core/weighed.hpp"

/// The memory of one search tree and the code that is the same for every game. Finds nodes by their
/// information set, chooses actions by upper confidence bounds and backs up results. All memory is
/// reserved before the first playout.
namespace ctq::bots::search {

class Arena {
  public:
    /// `enter` returns a node's number or one of these.
    static constexpr int kNoNode = -1;  ///< the information set has been visited too seldom to have
                                        ///< a node
    static constexpr int kDue = -2;     ///< the information set needs a node now: call `add_node`

    /// `widest` is the most actions that a node may have.
    Arena(std::int64_t playouts, int widest, const Knobs& knobs);

    /// Counts a visit of the information set with this key and `width` possible actions. The
    /// information set of the first call is the root.
    int enter(std::uint64_t key, int width);

    /// Adds a node for the information set for which `enter` returned kDue. `actions` are all its
    /// possible actions, sorted. `preferred` is the action of the guide's simple strategy. Returns
    /// kNoNode if there is no room left.
    int add_node(std::uint64_t key, std::span<const core::Action> actions, core::Action preferred);

    /// Returns the edge to try next. `legal` are the actions that are possible in this playout,
    /// sorted. Returns -1 if the node has none of these actions. The caller must pass the returned
    /// edge to `learn`.
    int choose(int node, std::span<const core::Action> legal);

    /// Returns the edge that was tried least among `legal`, the first one if several are equal.
    int choose_least_tried(int node, std::span<const core::Action> legal) const;

    /// Returns the action of an edge that `choose` returned.
    core::Action action(int edge) const { return edges_[static_cast<std::size_t>(edge)].action; }

    /// Adds the reward of a playout for the seat that chose this edge.
    void learn(int edge, int reward);

    /// Returns the number of actions of the root, which must exist.
    std::uint32_t root_width() const { return nodes_.front().count; }

    /// Returns the statistics of the root's actions. The extra visits of the preferred action count
    /// as visits with that action's own mean.
    core::WeighedList root() const;

  private:
    struct Edge {
        core::Action action;
        std::uint32_t visits;
        std::uint32_t available;  ///< number of playouts in which the action was legal
        std::uint32_t lead;       ///< extra visits of the preferred action
        std::int64_t sum;
        std::int64_t squares;
    };
    struct Node {
        std::uint32_t first;
        std::uint32_t count;
    };
    struct Slot {
        std::uint64_t key;  ///< 0 means free
        std::uint32_t visits;
        std::int32_t node;
    };

    /// Returns the slot of a key other than 0. Claims a free slot if the key has none yet.
    Slot& slot(std::uint64_t key);
    /// Returns the upper confidence bound (UCB1) of an edge, as a share of first place. Untried
    /// actions have the highest bounds, with the preferred action above the others.
    double bound(const Edge& edge) const;

    Knobs knobs_;
    std::vector<Node> nodes_;
    std::vector<Edge> edges_;
    /// A hash table with open addressing. The risk that two of a million information sets share a
    /// key is 1 in 30 million.
    std::vector<Slot> slots_;
};

}  // namespace ctq::bots::search
