#include "engine/games/carteso/search/search.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <vector>

#include "engine/core/logarithm.hpp"
#include "engine/games/carteso/search/playout.hpp"
#include "engine/games/carteso/search/reason.hpp"
#include "engine/games/carteso/search/solver.hpp"

namespace ctq::carteso {
namespace {

using core::Action;
using core::Rng;

constexpr int kRewardWorth = 1000;
constexpr int kMostPath = 2 * kMostPoints + 4;  ///< a pass before every stone, then the button and
                                                ///< the final passes

/// A move of a node. Sums are rewards from V's view.
struct Edge {
    Action action;
    std::uint32_t visits;
    std::uint32_t seen;  ///< number of filled boards on which the point got this colour
    std::int32_t node;   ///< the node of the position after the move; -1: none yet
    std::int64_t sum;
    std::int64_t seen_sum;
};

/// A position: its moves, X and O on each empty point in turn, then button or pass.
struct Node {
    std::uint32_t first;
    std::uint32_t count;
    std::uint32_t visits;
    std::int32_t sign;  ///< 1 if V moves, -1 if H does
    std::int64_t sum;
};

class Tree {
  public:
    /// `judged` are the moves of the root to try, all equally often. If it is empty, all moves are
    /// tried, the better ones more often.
    Tree(const State& root, int playouts, const SearchSettings& settings,
         std::span<const Action> judged = {})
        : root_(root), settings_(settings), judged_(judged) {
        const auto nodes =
            static_cast<std::size_t>(playouts) / settings.expand_at + static_cast<std::size_t>(2);
        nodes_.reserve(nodes);
        edges_.reserve(nodes * static_cast<std::size_t>(2 * count(empty_points(root)) + 1));
        add_node(root, nullptr);
        squares_.resize(nodes_[0].count);
        leads_.resize(nodes_[0].count);
        if (!judged.empty()) {
            watched_ = watched_groups(root);
            facts_.resize(nodes_[0].count);
        }
    }

    /// Descends to a leaf, fills the board from there, and backs up the result. Returns V's lead.
    int sample(Rng& rng, bool descend) {
        State state = root_;
        path_size_ = 0;
        std::uint32_t node = 0;
        while (descend) {
            const bool judges = path_size_ == 0 && !judged_.empty();
            Edge& edge = edges_[judges ? least_tried() : choose(nodes_[node])];
            path_[path_size_++] = {node, &edge};
            Game::apply(state, edge.action);
            if (state.phase == Phase::over) {
                break;
            }
            if (edge.node < 0) {
                if (edge.visits < settings_.expand_at) {
                    break;
                }
                edge.node = static_cast<std::int32_t>(add_node(state, &nodes_[node]));
            }
            node = static_cast<std::uint32_t>(edge.node);
        }
        const int lead = fill(state, rng);
        learn(state, reward(lead), descend);
        if (path_size_ > 0) {
            leads_[place_of(path_[0].edge)] += std::int64_t{lead} * nodes_[0].sign;
            if (!judged_.empty()) {
                facts_[place_of(path_[0].edge)] += read_facts(state, root_.side, watched_);
            }
        }
        return lead;
    }

    /// Returns the move tried most.
    Action best() const {
        const Edge* begin = edges_.data() + nodes_[0].first;
        return std::max_element(begin, begin + nodes_[0].count,
                                [](const Edge& a, const Edge& b) { return a.visits < b.visits; })
            ->action;
    }

    /// Returns the statistics of the root's moves that may be tried, from the view of the side to
    /// move.
    core::WeighedList weighed() const {
        core::WeighedList list;
        for (std::uint32_t i = 0; i < nodes_[0].count; ++i) {
            const Edge& edge = edges_[nodes_[0].first + i];
            if (!may_try(edge)) {
                continue;
            }
            list.push_back({edge.action, edge.visits,
                            share_sum(edge.sum * nodes_[0].sign, edge.visits), squares_[i]});
        }
        return list;
    }

    /// Returns the statistics of `weighed` together with each side's share, the lead of the side to
    /// move, and the facts of the playouts.
    core::JudgedList judgement() const {
        core::JudgedList list;
        const auto own = static_cast<std::size_t>(seat_of(root_, root_.side) - 1);
        for (const core::Weighed& one : weighed()) {
            core::Judged judged{one};
            judged.shares[own] = one.sum;
            judged.shares[1 - own] = std::int64_t{core::kFirstPlaceWorth} * one.visits - one.sum;
            const std::size_t place = place_of(one.action);
            judged.lead = leads_[place];
            judged.facts = facts_[place];
            list.push_back(judged);
        }
        return list;
    }

  private:
    struct Step {
        std::uint32_t node;
        Edge* edge;
    };

    /// Converts rewards from -1000…1000 to the scale of all searches: 0 to core::kFirstPlaceWorth.
    static std::int64_t share_sum(std::int64_t sum, std::uint32_t visits) {
        return (sum + std::int64_t{kRewardWorth} * visits) * core::kFirstPlaceWorth /
               (2 * kRewardWorth);
    }

    /// Returns the reward of a lead, from -1000 to 1000: the win, and the lead relative to the
    /// highest possible score.
    int reward(int lead) const {
        const int most = 2 * root_.rows * root_.columns + 1;
        const int share = kRewardWorth - settings_.win_worth;
        const int score = std::clamp(lead * share / most, -share, share);
        return score + (lead > 0 ? settings_.win_worth : -settings_.win_worth);
    }

    std::uint32_t add_node(const State& state, const Node* parent) {
        const auto first = static_cast<std::uint32_t>(edges_.size());
        Game::Legal list;
        Game::legal(state, list);
        assert(nodes_.size() < nodes_.capacity());
        std::uint32_t from = parent != nullptr ? parent->first : 0;
        for (const Action action : list) {
            Edge edge{action, 0, 0, -1, 0, 0};
            if (parent != nullptr && kind_of(action) == Kind::place) {
                while (edges_[from].action != action) {
                    ++from;
                }
                inherit(edge, edges_[from]);
            }
            edges_.push_back(edge);
        }
        nodes_.push_back(
            {first, static_cast<std::uint32_t>(list.size), 0, state.side == kVertical ? 1 : -1, 0});
        return static_cast<std::uint32_t>(nodes_.size() - 1);
    }

    /// Copies to an edge of a new node the estimates of the same stone in the position before.
    void inherit(Edge& edge, const Edge& before) const {
        if (before.seen > 0) {
            edge.seen = std::min(before.seen, settings_.inherited);
            edge.seen_sum = before.seen_sum * edge.seen / before.seen;
        }
    }

    /// Returns whether a move of the root may be tried.
    bool may_try(const Edge& edge) const {
        return judged_.empty() || std::binary_search(judged_.begin(), judged_.end(), edge.action);
    }

    /// Returns the least tried of the root's judged moves, all of which are legal.
    std::uint32_t least_tried() const {
        const std::uint32_t end = nodes_[0].first + nodes_[0].count;
        std::uint32_t least = end;
        for (std::uint32_t i = nodes_[0].first; i < end; ++i) {
            const bool fewer = least == end || edges_[i].visits < edges_[least].visits;
            least = may_try(edges_[i]) && fewer ? i : least;
        }
        return least;
    }

    std::uint32_t choose(const Node& node) const {
        const double mean =
            node.visits > 0 ? static_cast<double>(node.sum) / node.visits * node.sign : 0;
        const double explore =
            settings_.explore * std::sqrt(core::natural_logarithm(node.visits + 1));
        std::uint32_t best = node.first;
        double highest = -1e9;
        for (std::uint32_t i = node.first; i < node.first + node.count; ++i) {
            const Edge& edge = edges_[i];
            const double value = worth(edge, node.sign, mean) +
                                 explore / std::sqrt(static_cast<double>(edge.visits + 1));
            if (value > highest) {
                highest = value;
                best = i;
            }
        }
        return best;
    }

    /// Combines a move's own mean (with the node's mean as prior) and its mean over all filled
    /// boards. Each counts more the more samples it has.
    double worth(const Edge& edge, int sign, double mean) const {
        const auto visits = static_cast<double>(edge.visits);
        const auto seen = static_cast<double>(edge.seen);
        const double own = (static_cast<double>(edge.sum) * sign + settings_.prior_visits * mean) /
                           (visits + settings_.prior_visits);
        if (edge.seen == 0) {
            return own;
        }
        const double all = static_cast<double>(edge.seen_sum) * sign / seen;
        const double share = seen / (seen + visits + seen * visits / settings_.trust);
        return own + share * (all - own);
    }

    void learn(const State& filled, int reward, bool descended) {
        if (!descended) {
            learn_fill(nodes_[0], filled, reward);
        }
        if (path_size_ > 0) {
            const std::int64_t share = share_sum(std::int64_t{reward} * nodes_[0].sign, 1);
            squares_[place_of(path_[0].edge)] += share * share;
        }
        for (int i = 0; i < path_size_; ++i) {
            Node& node = nodes_[path_[i].node];
            ++node.visits;
            node.sum += reward;
            ++path_[i].edge->visits;
            path_[i].edge->sum += reward;
            learn_fill(node, filled, reward);
        }
    }

    /// Adds a sample to each point that is empty in the node, for the colour that it got on the
    /// filled board.
    void learn_fill(const Node& node, const State& filled, int reward) {
        const std::uint32_t end = node.first + node.count - 1;
        for (std::uint32_t i = node.first; i < end; i += 2) {
            const int point = point_of(edges_[i].action);
            for (const unsigned colour : {0U, 1U}) {
                if (has(filled.stones[colour], point)) {
                    ++edges_[i + colour].seen;
                    edges_[i + colour].seen_sum += reward;
                }
            }
        }
    }

    /// Returns the index of a move among the root's moves.
    std::size_t place_of(Action action) const {
        const Edge* const first = edges_.data() + nodes_[0].first;
        return place_of(std::find_if(first, first + nodes_[0].count,
                                     [&](const Edge& one) { return one.action == action; }));
    }

    std::size_t place_of(const Edge* edge) const {
        return static_cast<std::size_t>(edge - edges_.data()) - nodes_[0].first;
    }

    const State& root_;
    const SearchSettings& settings_;
    std::span<const Action> judged_;
    std::vector<Node> nodes_;
    std::vector<Edge> edges_;
    std::vector<std::int64_t> squares_;  ///< of the root's moves, for `weighed`
    std::vector<std::int64_t> leads_;    ///< of the root's moves, from the view of the side to move
    WatchedGroups watched_{};  ///< set only when moves are judged; otherwise there are no facts
    std::vector<core::FactSums> facts_;  ///< of the root's moves
    Step path_[kMostPath];
    int path_size_ = 0;
};

/// Returns a best move. If several are equally good, the winner takes the last, which may end the
/// game, and the loser takes the first, which leaves the opponent room for a mistake.
Found solve_ending(const State& state) {
    Solver solver;
    const int value = solver.value(state);
    const bool wins = (value > 0) == (state.side == kVertical);
    Game::Legal list;
    Game::legal(state, list);
    Action best = list[0];
    bool found = false;
    for (const Action action : list) {
        State next = state;
        Game::apply(next, action);
        if ((wins || !found) && solver.value(next) == value) {
            best = action;
            found = true;
        }
    }
    return {best, static_cast<double>(value)};
}

}  // namespace

namespace {

/// Runs `playouts` playouts in the tree. Returns the sum of V's leads.
double grow(Tree& tree, int playouts, Rng& rng, const SearchSettings& settings) {
    double sum = 0;
    for (int i = 0; i < playouts; ++i) {
        sum += tree.sample(rng, i >= std::min(settings.first_fills, playouts / 4));
    }
    return sum;
}

}  // namespace

Found search(const State& state, int playouts, Rng& rng, const SearchSettings& settings) {
    if (count(empty_points(state)) <= settings.exact_at) {
        return solve_ending(state);
    }
    Tree tree(state, playouts, settings);
    const double sum = grow(tree, playouts, rng, settings);
    return {tree.best(), playouts > 0 ? sum / playouts : 0};
}

core::WeighedList weigh(const State& state, int playouts, Rng& rng,
                        const SearchSettings& settings) {
    if (count(empty_points(state)) <= settings.exact_at) {
        return {{solve_ending(state).best, static_cast<std::uint32_t>(playouts), 0, 0}};
    }
    Tree tree(state, playouts, settings);
    grow(tree, playouts, rng, settings);
    return tree.weighed();
}

core::JudgedList judge(const State& state, std::span<const Action> judged, int playouts, Rng& rng) {
    SearchSettings settings;
    settings.win_worth = kRewardWorth;  // a win by one point counts fully
    Tree tree(state, playouts, settings, judged);
    grow(tree, playouts, rng, settings);
    return tree.judgement();
}

int playouts_of_level(const State& state, int level) {
    constexpr int playouts[] = {200, 800, 3000, 15'000, 60'000};
    constexpr int usual = 9 * 9;
    const int points = std::max(usual, state.rows * state.columns);
    return playouts[level - 1] * usual / points;
}

}  // namespace ctq::carteso
