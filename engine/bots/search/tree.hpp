#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include "engine/bots/search/arena.hpp"
#include "engine/core/flatten.hpp"
#include "engine/core/game.hpp"

/// One search tree: information-set Monte-Carlo tree search with a single observer (Cowling,
/// Powley, Whitehouse 2012), for games with open, closed or secret information. Each playout
/// guesses what the seat can't see, descends the tree, and lets a simple strategy of the game (the
/// "plain player") play to the end.
namespace ctq::bots::search {

/// A game adapts its search by `Guide`, a struct of static functions. Each function is optional
/// (engine/games/<game>/guide.hpp).
///
/// playout(state, seat, rng)      action of the plain player in playouts; without this function,
///                                any legal action.
/// candidates(state, list)        keeps only actions worth considering in the legal list, at least
///                                one; without this function, the list stays complete.
/// prefer(state, seat, rng)       action of the plain player at a node; without this function, no
///                                action is preferred.
/// search(observation, seat, playouts, rng)   the game's own search instead of the tree.
/// propose(observation, playouts, rng)    `search` for advice, with the measure of `judge`.
///                                Needs both.
/// judge(observation, seat, judged, playouts, rng)   the game's own `judge_all`; empty if it can't
///                                judge. Needs `search`.
/// reason(observation, seat, better, worse)   why one judged action is better than another, for
///                                `explain`; empty if nothing is notable. Without this function,
///                                facts explain it:
/// facts()                        the table of facts that explain an action (core/fact.hpp).
/// read_facts(state, seat)        their values, read while judging when the seat is to choose again
///                                after other seats have acted, or at the end.
///
/// With `judging` a few actions of the root are compared: each is tried equally often, and facts
/// are recorded.
template <core::Game G, class Guide, bool judging = false>
class Tree {
  public:
    using State = typename G::State;
    using Legal = typename G::Legal;

    /// `observation` is what `seat`, the seat to choose, sees. `judged` are the actions to judge;
    /// it is empty unless `judging` is set. Both must outlive the tree.
    Tree(const State& observation, int seat, std::int64_t playouts, const Knobs& knobs,
         std::span<const core::Action> judged = {})
        : observation_(observation),
          seat_(seat),
          knobs_(knobs),
          judged_(judged),
          judged_results_(judged.size()),
          arena_(playouts, Legal::capacity, knobs) {}

    /// Runs one playout and backs up its result. Allocates nothing.
    void sample(core::Rng& rng) {
        State state = G::guess(observation_, rng);
        depth_ = 0;
        key_ = 1;
        watch_ = Watch::own_turn;
        for (int seat = seat_to_act(state); seat != 0 && seat != seat_; seat = seat_to_act(state)) {
            G::apply(state, plain_action(state, seat, rng));  // seats that choose in secret before
                                                              // `seat`
        }
        descend(state, rng);
        play_on(state, rng);
        const core::Standing standing = G::result(state);
        learn(standing);
        if constexpr (judging) {
            if (depth_ > 0) {
                read_facts(state);
                tell(standing);
            }
        }
    }

    /// Returns whether the seat to choose has only one action. Call it after the first playout.
    bool forced() const { return !judging && arena_.root_width() == 1; }

    /// Returns the statistics of the actions of the seat to choose. Call it after the first
    /// playout.
    core::WeighedList answer() const { return arena_.root(); }

    /// Returns the statistics and facts of the judged actions.
    core::JudgedList judgement() const {
        core::JudgedList list = judged_results_;
        const core::WeighedList tried = arena_.root();
        for (std::size_t i = 0; i < list.size(); ++i) {
            list[i].tried = tried[i];
        }
        return list;
    }

  private:
    struct Step {
        int edge;
        int seat;
    };
    static constexpr int kDeepest = 256;
    /// Progress of a playout whose first action is judged: the seat's own turn, the turns of
    /// others, then done from the seat's next turn on.
    enum class Watch : std::uint8_t { own_turn, others, done };

    /// Returns whether the playout is at the root of a judging tree, where the judged actions are
    /// chosen.
    bool judges() const { return judging && depth_ == 0; }

    /// Returns the seat to act, or 0 if chance is next or the game is over.
    static int seat_to_act(const State& state) {
        const core::Turn turn = G::turn(state);
        return turn.kind == core::Turn::Kind::seat ? turn.seat : 0;
    }

    /// Returns the action of the plain player; without one, a random legal action.
    static core::Action plain_action(const State& state, int seat, core::Rng& rng) {
        if constexpr (requires { Guide::playout(state, seat, rng); }) {
            return Guide::playout(state, seat, rng);
        } else {
            Legal list;
            G::legal(state, list);
            return list[static_cast<int>(rng.below(static_cast<std::uint32_t>(list.size)))];
        }
    }

    /// Plays to the end, or up to the longest playout.
    CTQ_FLATTEN void play_on(State& state, core::Rng& rng) {
        int steps = 0;
        for (core::Turn turn = G::turn(state);
             turn.kind != core::Turn::Kind::over && steps < knobs_.longest_playout;
             turn = G::turn(state), ++steps) {
            if (turn.kind == core::Turn::Kind::chance) {
                G::apply(state, G::draw(state, rng));
                continue;
            }
            watch(state, turn.seat);
            G::apply(state, plain_action(state, turn.seat, rng));
        }
    }

    /// Called when `seat` is to act. Reads the facts when the root's seat is to act for the first
    /// time after others have.
    void watch(const State& state, int seat) {
        if constexpr (!judging) {
            return;
        }
        if (watch_ == Watch::own_turn && seat != seat_) {
            watch_ = Watch::others;
        } else if (watch_ == Watch::others && seat == seat_) {
            read_facts(state);
        }
    }

    /// Reads the facts unless they were already read.
    void read_facts(const State& state) {
        if constexpr (requires { Guide::facts(); }) {
            if (watch_ != Watch::done) {
                facts_ = Guide::read_facts(state, seat_);
            }
        }
        watch_ = Watch::done;
    }

    /// Applies the action and adds what the root's seat sees of it to the information set.
    void step(State& state, core::Action action) {
        const core::Action seen = G::hide(state, action, seat_);
        key_ = core::mix(key_ ^ (std::uint64_t{seen} + 1) * 0x9e3779b97f4a7c15ULL);
        key_ += key_ == 0 ? 1 : 0;
        G::apply(state, action);
    }

    /// Descends the tree as far as there are nodes, and adds at most one node.
    void descend(State& state, core::Rng& rng) {
        for (int seat = seat_to_act(state); seat != 0; seat = seat_to_act(state)) {
            Legal list;
            watch(state, seat);
            judges() ? G::legal(state, list) : list_candidates(state, list);
            int node = arena_.enter(key_, list.size);
            const bool due = node == Arena::kDue;
            node = due ? add_node(state, seat, rng) : node;
            if (node < 0 || depth_ == kDeepest) {
                return;
            }
            const std::span<const core::Action> legal(list.begin(), list.end());
            const int edge =
                judges() ? arena_.choose_least_tried(node, legal) : arena_.choose(node, legal);
            if (edge < 0) {
                return;
            }
            path_[depth_++] = {edge, seat};
            step(state, arena_.action(edge));
            while (G::turn(state).kind == core::Turn::Kind::chance) {
                step(state, G::draw(state, rng));
            }
        }
    }

    /// Fills the empty list with the legal actions, or with those that the guide considers.
    static void list_candidates(const State& state, Legal& list) {
        G::legal(state, list);
        if constexpr (requires { Guide::candidates(state, list); }) {
            Guide::candidates(state, list);
        }
    }

    /// Adds a node with all actions that the seat may have under any guess.
    int add_node(const State& state, int seat, core::Rng& rng) {
        if (judges()) {
            return arena_.add_node(key_, judged_, UINT32_MAX);
        }
        State room;
        Legal list;
        list_candidates(G::observe(state, seat_, room), list);
        core::Action preferred = list[0];
        bool any = false;
        if constexpr (requires { Guide::prefer(state, seat, rng); }) {
            preferred = Guide::prefer(state, seat, rng);
            any = true;
        }
        return arena_.add_node(key_, {list.begin(), list.end()}, any ? preferred : UINT32_MAX);
    }

    /// Returns a seat's reward of the playout: its part of first place, or 0. An abandoned playout
    /// rewards no seat.
    static int reward(const core::Standing& standing, int seat) {
        const auto first = std::count(standing.rank.begin(), standing.rank.begin() + standing.seats,
                                      std::uint8_t{1});
        const bool leads = standing.rank[static_cast<std::size_t>(seat - 1)] == 1;
        return leads ? core::kFirstPlaceWorth / static_cast<int>(first) : 0;
    }

    /// Backs up the reward to each edge on the path, for the seat that chose it.
    void learn(const core::Standing& standing) {
        for (int i = 0; i < depth_; ++i) {
            arena_.learn(path_[i].edge, reward(standing, path_[i].seat));
        }
    }

    /// Adds the result of the playout to the judged action that it began with.
    void tell(const core::Standing& standing) {
        // The root is the first node, so its edges have the same numbers as `judged_`.
        core::Judged& result = judged_results_[static_cast<std::size_t>(path_[0].edge)];
        std::int32_t others = INT32_MIN;
        for (int seat = 1; seat <= standing.seats; ++seat) {
            const auto place = static_cast<std::size_t>(seat - 1);
            result.shares[place] += reward(standing, seat);
            others = seat == seat_ ? others : std::max(others, standing.half_points[place]);
        }
        const std::int32_t own = standing.half_points[static_cast<std::size_t>(seat_ - 1)];
        result.lead += standing.seats > 1 ? own - others : own;
        result.facts += facts_;
    }

    const State& observation_;
    int seat_;
    Knobs knobs_;
    std::span<const core::Action> judged_;
    core::JudgedList judged_results_;  ///< by index in `judged_`
    core::FactValues facts_{};
    Watch watch_ = Watch::done;
    Arena arena_;
    Step path_[kDeepest];
    int depth_ = 0;
    std::uint64_t key_ = 1;
};

/// Searches one tree with this many playouts, at least one, or calls the game's own search if it
/// has one.
template <core::Game G, class Guide>
core::WeighedList search_tree(const typename G::State& observation, int seat, std::int64_t playouts,
                              core::Rng& rng, const Knobs& knobs = {}) {
    if constexpr (requires { Guide::search(observation, seat, playouts, rng); }) {
        return Guide::search(observation, seat, playouts, rng);
    } else {
        Tree<G, Guide> tree(observation, seat, playouts, knobs);
        tree.sample(rng);
        for (std::int64_t i = 1; i < playouts && !tree.forced(); ++i) {
            tree.sample(rng);
        }
        return tree.answer();
    }
}

/// Judges these actions, which must be sorted, in one tree.
template <core::Game G, class Guide>
core::JudgedList judge_by_tree(const typename G::State& observation, int seat,
                               std::span<const core::Action> judged, std::int64_t playouts,
                               core::Rng& rng, const Knobs& knobs = {}) {
    if constexpr (requires { Guide::judge(observation, seat, judged, playouts, rng); }) {
        return Guide::judge(observation, seat, judged, playouts, rng);
    } else {
        Tree<G, Guide, true> tree(observation, seat, playouts, knobs, judged);
        for (std::int64_t i = 0; i < playouts; ++i) {
            tree.sample(rng);
        }
        return tree.judgement();
    }
}

}  // namespace ctq::bots::search
