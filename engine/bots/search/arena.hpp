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
    static constexpr int kNoNode = -1;  ///< visited too seldom so far
    static constexpr int kDue = -2;     ///< it needs a node now, by `add_node`

    /// `widest` is the most actions that a node may have.
    Arena(std::int64_t playouts, int widest, const Knobs& knobs);

    /// Counts a visit of the information set with this key and `width` possible actions. The first
    /// one entered is the root.
    int enter(std::uint64_t key, int width);

    /// Adds a node for the information set for which `enter` returned kDue. `actions` are all its
    /// possible actions, sorted. `preferred` is the action of the plain player. Returns kNoNode if
    /// there is no room left.
    int add_node(std::uint64_t key, std::span<const core::Action> actions, core::Action preferred);

    /// Returns the edge to try next. `legal` are the actions possible in this playout, sorted.
    /// Returns -1 if the node has none of them. The caller must pass the edge to `learn`.
    int choose(int node, std::span<const core::Action> legal);

    /// Returns the least tried edge among `legal`, the first of equals.
    int choose_least_tried(int node, std::span<const core::Action> legal) const;

    /// Returns the action of an edge that `choose` returned.
    core::Action action(int edge) const { return edges_[static_cast<std::size_t>(edge)].action; }

    /// Adds the reward of a playout for the seat that chose this edge.
    void learn(int edge, int reward);

    /// Returns the number of actions of the root, which must exist.
    std::uint32_t root_width() const { return nodes_.front().count; }

    /// Returns the statistics of the root's actions. The preferred action's lead counts as visits
    /// with the action's own mean.
    core::WeighedList root() const;

  private:
    struct Edge {
        core::Action action;
        std::uint32_t visits;
        std::uint32_t available;  ///< number of times it was legal
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
    /// Returns the upper confidence bound, in first places (UCB1). Untried actions come first, the
    /// preferred one before the others.
    double bound(const Edge& edge) const;

    Knobs knobs_;
    std::vector<Node> nodes_;
    std::vector<Edge> edges_;
    /// Open addressing. Two of a million information sets share a key once in 30 million searches.
    std::vector<Slot> slots_;
};

}  // namespace ctq::bots::search
