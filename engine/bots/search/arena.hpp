#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engine/bots/search/knobs.hpp"
#include "engine/core/weighed.hpp"

/// The memory of one tree and what is the same for every game: nodes are found by the information
/// set they stand for, actions chosen by what they brought (upper confidence bounds), and results
/// taken back. Everything is reserved before the first playout.
namespace ctq::bots::search {

class Arena {
  public:
    /// What `enter` says of an information set: a node's number, or one of these.
    static constexpr int kNoNode = -1;  ///< it is still too seldom seen
    static constexpr int kDue = -2;     ///< it is to get one now, by `add_node`

    /// `widest` bounds the number of actions of a node.
    Arena(std::int64_t playouts, int widest, const Knobs& knobs);

    /// Counts a visit of the information set with this key, in which so many actions are possible.
    /// The first one entered is the root.
    int enter(std::uint64_t key, int width);

    /// A node for the information set just found due. `actions` are all it may have, sorted;
    /// `preferred` is the one the plain player would take. kNoNode: there is no room left.
    int add_node(std::uint64_t key, std::span<const core::Action> actions, core::Action preferred);

    /// The place of the action to try next among `legal`, those of the node that are possible this
    /// time, sorted; -1 when the node has none of them. What it chose, `learn` has to be told of.
    int choose(int node, std::span<const core::Action> legal);

    /// The place of the one among `legal` that was tried least, the first of those alike.
    int choose_least_tried(int node, std::span<const core::Action> legal) const;

    /// The action at a place that `choose` gave.
    core::Action action(int edge) const { return edges_[static_cast<std::size_t>(edge)].action; }

    /// The playout through this edge brought so much to the seat that chose it.
    void learn(int edge, int reward);

    /// How many actions the root has; there is one.
    std::uint32_t root_width() const { return nodes_.front().count; }

    /// What is known of the root's actions; the preferred one's lead counts among its visits, at
    /// its own mean.
    core::WeighedList root() const;

  private:
    struct Edge {
        core::Action action;
        std::uint32_t visits;
        std::uint32_t available;  ///< times it could have been chosen
        std::uint32_t lead;       ///< of the preferred one, in visits
        std::int64_t sum;
        std::int64_t squares;
    };
    struct Node {
        std::uint32_t first;
        std::uint32_t count;
    };
    struct Slot {
        std::uint64_t key;  ///< 0 is free
        std::uint32_t visits;
        std::int32_t node;
    };

    /// The slot of a key other than 0, taken for it if the key has none yet.
    Slot& slot(std::uint64_t key);
    /// The upper confidence bound, in first places (UCB1). Actions that were never tried come
    /// before all others, the preferred one first.
    double bound(const Edge& edge) const;

    Knobs knobs_;
    std::vector<Node> nodes_;
    std::vector<Edge> edges_;
    /// Open addressing; two of a million information sets share a key once in 30 million searches.
    std::vector<Slot> slots_;
};

}  // namespace ctq::bots::search
