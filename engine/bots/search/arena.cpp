#include "engine/bots/search/arena.hpp"

#include <algorithm>
#include <bit>
#include <cmath>

#include "engine/core/logarithm.hpp"

namespace ctq::bots::search {

Arena::Arena(std::int64_t playouts, int widest, const Knobs& knobs) : knobs_(knobs) {
    const auto visits = static_cast<std::size_t>(std::max<std::int64_t>(playouts, 1));
    // A playout ends at one information set, and a node needs `grow` visits for each of its
    // actions.
    const std::size_t grown = visits / static_cast<std::size_t>(std::max(knobs.grow, 1)) + 1;
    nodes_.reserve(grown + 1);
    edges_.reserve(grown + static_cast<std::size_t>(widest));
    // A playout meets at most one new information set, besides those that have a node.
    slots_.resize(std::bit_ceil(2 * (visits + 1)), Slot{0, 0, kNoNode});
}

Arena::Slot& Arena::slot(std::uint64_t key) {
    const std::size_t mask = slots_.size() - 1;
    auto at = static_cast<std::size_t>(key) & mask;
    while (slots_[at].key != 0 && slots_[at].key != key) {
        at = (at + 1) & mask;
    }
    slots_[at].key = key;
    return slots_[at];
}

int Arena::enter(std::uint64_t key, int width) {
    Slot& seen = slot(key);
    ++seen.visits;
    if (seen.node != kNoNode) {
        return seen.node;
    }
    const bool due =
        nodes_.empty() || seen.visits > static_cast<std::uint32_t>(knobs_.grow * width);
    return due ? kDue : kNoNode;
}

int Arena::add_node(std::uint64_t key, std::span<const core::Action> actions,
                    core::Action preferred) {
    if (edges_.size() + actions.size() > edges_.capacity() || nodes_.size() == nodes_.capacity()) {
        return kNoNode;
    }
    const auto first = static_cast<std::uint32_t>(edges_.size());
    for (const core::Action action : actions) {
        const int lead = action == preferred ? knobs_.preferred : 0;
        edges_.push_back({action, 0, 0, static_cast<std::uint32_t>(lead), 0, 0});
    }
    nodes_.push_back({first, static_cast<std::uint32_t>(actions.size())});
    const int node = static_cast<int>(nodes_.size()) - 1;
    slot(key).node = node;
    return node;
}

double Arena::bound(const Edge& edge) const {
    if (edge.visits == 0) {
        return edge.lead > 0 ? 2e9 : 1e9;  // untried: the preferred action comes first, then the
                                           // others
    }
    const double visits = edge.visits;
    const double mean = static_cast<double>(edge.sum) / core::kFirstPlaceWorth / visits;
    return mean + knobs_.explore * std::sqrt(core::natural_logarithm(edge.available + 1) / visits);
}

int Arena::choose(int node, std::span<const core::Action> legal) {
    const Node& here = nodes_[static_cast<std::size_t>(node)];
    std::uint32_t at = here.first;
    const std::uint32_t end = here.first + here.count;
    int chosen = -1;
    double highest = -1;
    for (const core::Action action : legal) {
        while (at < end && edges_[at].action < action) {
            ++at;
        }
        if (at == end || edges_[at].action != action) {
            continue;
        }
        ++edges_[at].available;
        const double value = bound(edges_[at]);
        if (value > highest) {
            highest = value;
            chosen = static_cast<int>(at);
        }
    }
    return chosen;
}

int Arena::choose_least_tried(int node, std::span<const core::Action> legal) const {
    const Node& here = nodes_[static_cast<std::size_t>(node)];
    int chosen = -1;
    for (std::uint32_t at = here.first; at < here.first + here.count; ++at) {
        const bool possible = std::binary_search(legal.begin(), legal.end(), edges_[at].action);
        const bool fewer =
            chosen < 0 || edges_[at].visits < edges_[static_cast<std::size_t>(chosen)].visits;
        chosen = possible && fewer ? static_cast<int>(at) : chosen;
    }
    return chosen;
}

void Arena::learn(int edge, int reward) {
    Edge& tried = edges_[static_cast<std::size_t>(edge)];
    ++tried.visits;
    tried.sum += reward;
    tried.squares += std::int64_t{reward} * reward;
}

core::WeighedList Arena::root() const {
    core::WeighedList list;
    for (std::uint32_t i = 0; i < nodes_.front().count; ++i) {
        const Edge& edge = edges_[nodes_.front().first + i];
        const std::int64_t visits = edge.visits;
        const std::int64_t lead = visits > 0 ? edge.lead : 0;
        const std::int64_t all = std::max<std::int64_t>(visits, 1);
        list.push_back({edge.action, edge.visits + static_cast<std::uint32_t>(lead),
                        edge.sum + edge.sum * lead / all,
                        edge.squares + edge.squares * lead / all});
    }
    return list;
}

}  // namespace ctq::bots::search
