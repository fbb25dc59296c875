#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include "engine/bots/search/arena.hpp"
#include "engine/core/flatten.hpp"
#include "engine/core/game.hpp"

/// One tree: information-set Monte-Carlo tree search with a single observer (Cowling, Powley,
/// Whitehouse 2012), for every game, open, closed or secret. Each playout guesses what the seat
/// can't see, goes down the tree, and is then played to its end by the game's plain player.
namespace ctq::bots::search {

/// What a game may tell its search: `Guide`, a struct of static functions each of which may be
/// missing (engine/games/<game>/guide.hpp).
///
/// playout(state, seat, rng)      what the plain player of playouts does; else any legal action.
/// candidates(state, list)        leaves of the legal list what is worth a thought, not nothing;
///                                else all.
/// prefer(state, seat, rng)       what the plain player does at a node; else none.
/// search(observation, seat, playouts, rng)   a search of the game's own in place of the tree.
/// propose(observation, playouts, rng)    `search` for advice, by what `judge` measures. With both only.
/// judge(observation, seat, judged, playouts, rng)   the same for `judge_all`; nothing where it can't
///                                tell. With `search` only.
/// reason(observation, seat, better, worse)   why one judged action is better than another, for
///                                `explain`; empty where nothing stands out. Else by facts:
/// facts()                        the table of what explains an action (core/fact.hpp).
/// read_facts(state, seat)        their values; where actions are judged, once the seat is to choose
///                                again after others have, or at the end.
/// `judging`: a few actions of the root are compared, each tried equally often, and facts are noted.
template <core::Game G, class Guide, bool judging = false>
class Tree {
  public:
    using State = typename G::State;
    using Legal = typename G::Legal;

    /// `observation` is what `seat`, who is to choose, sees; it and `judged`, as of `judge_all` and else
    /// empty, must outlive this.
    Tree(const State& observation, int seat, std::int64_t playouts, const Knobs& knobs,
         std::span<const core::Action> judged = {})
        : observation_(observation),
          seat_(seat),
          knobs_(knobs),
          judged_(judged),
          told_(judged.size()),
          arena_(playouts, Legal::capacity, knobs) {}

    /// One playout and what it teaches. Allocates nothing.
    void sample(core::Rng& rng) {
        State state = G::guess(observation_, rng);
        depth_ = 0;
        key_ = 1;
        watch_ = Watch::own_turn;
        for (int seat = seat_to_act(state); seat != 0 && seat != seat_; seat = seat_to_act(state)) {
            G::apply(state, plain_action(state, seat, rng));  // who chooses before in secret
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

    /// Whether there is only one action to take; after the first playout.
    bool forced() const { return !judging && arena_.root_width() == 1; }

    /// What is known of the actions of the seat that is to choose; after the first playout.
    core::WeighedList answer() const { return arena_.root(); }

    /// The same of the actions that are judged, with what was noted of them.
    core::JudgedList judgement() const {
        core::JudgedList list = told_;
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
    /// How far a playout has come whose first action is judged: until others act, until the seat is
    /// to choose again, and from then on.
    enum class Watch : std::uint8_t { own_turn, others, done };

    /// The actions of the root are judged, and this is where they are chosen.
    bool judges() const { return judging && depth_ == 0; }

    /// The seat to act, or 0 when it is up to chance or the game is over.
    static int seat_to_act(const State& state) {
        const core::Turn turn = G::turn(state);
        return turn.kind == core::Turn::Kind::seat ? turn.seat : 0;
    }

    /// What the plain player of playouts does; without one, any legal action, each equally likely.
    static core::Action plain_action(const State& state, int seat, core::Rng& rng) {
        if constexpr (requires { Guide::playout(state, seat, rng); }) {
            return Guide::playout(state, seat, rng);
        } else {
            Legal list;
            G::legal(state, list);
            return list[static_cast<int>(rng.below(static_cast<std::uint32_t>(list.size)))];
        }
    }

    /// To the end, or for as long as a playout may take.
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

    /// `seat` is to act: reads the facts where it is the root's seat that does, for the first time
    /// after others have.
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

    /// Reads the facts, unless they were read.
    void read_facts(const State& state) {
        if constexpr (requires { Guide::facts(); }) {
            if (watch_ != Watch::done) {
                facts_ = Guide::read_facts(state, seat_);
            }
        }
        watch_ = Watch::done;
    }

    /// Takes the action and makes what the root's seat sees of it part of the information set.
    void step(State& state, core::Action action) {
        const core::Action seen = G::hide(state, action, seat_);
        key_ = core::mix(key_ ^ (std::uint64_t{seen} + 1) * 0x9e3779b97f4a7c15ULL);
        key_ += key_ == 0 ? 1 : 0;
        G::apply(state, action);
    }

    /// As far as there are nodes; adds one at most.
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

    /// Fills the empty list with the legal actions, or with those of them that the guide considers.
    static void list_candidates(const State& state, Legal& list) {
        G::legal(state, list);
        if constexpr (requires { Guide::candidates(state, list); }) {
            Guide::candidates(state, list);
        }
    }

    /// All that the seat might do, whichever guess comes next.
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

    /// What the playout brought a seat: its part of the first place, or nothing. Of a playout that was
    /// given up nobody gets anything.
    static int reward(const core::Standing& standing, int seat) {
        const auto first = std::count(standing.rank.begin(), standing.rank.begin() + standing.seats,
                                      std::uint8_t{1});
        const bool leads = standing.rank[static_cast<std::size_t>(seat - 1)] == 1;
        return leads ? core::kFirstPlaceWorth / static_cast<int>(first) : 0;
    }

    /// Tells each edge on the path what the playout brought the seat that chose it.
    void learn(const core::Standing& standing) {
        for (int i = 0; i < depth_; ++i) {
            arena_.learn(path_[i].edge, reward(standing, path_[i].seat));
        }
    }

    /// Adds what the playout tells of the judged action that it began with.
    void tell(const core::Standing& standing) {
        // The root is the first node, so that its edges are numbered as `judged_` is.
        core::Judged& told = told_[static_cast<std::size_t>(path_[0].edge)];
        std::int32_t others = INT32_MIN;
        for (int seat = 1; seat <= standing.seats; ++seat) {
            const auto place = static_cast<std::size_t>(seat - 1);
            told.shares[place] += reward(standing, seat);
            others = seat == seat_ ? others : std::max(others, standing.half_points[place]);
        }
        const std::int32_t own = standing.half_points[static_cast<std::size_t>(seat_ - 1)];
        told.lead += standing.seats > 1 ? own - others : own;
        told.facts += facts_;
    }

    const State& observation_;
    int seat_;
    Knobs knobs_;
    std::span<const core::Action> judged_;
    core::JudgedList told_;  ///< by place in `judged_`
    core::FactValues facts_{};
    Watch watch_ = Watch::done;
    Arena arena_;
    Step path_[kDeepest];
    int depth_ = 0;
    std::uint64_t key_ = 1;
};

/// The answer of one tree of so many playouts, at least one; of the game's own search where it has
/// one.
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

/// The same of a tree that judges these actions, which rise.
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
