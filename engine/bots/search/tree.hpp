#pragma once

#include <span>
#include <vector>

#include "engine/bots/search/arena.hpp"
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
/// judge(observation, seat, judged, playouts, rng)   the same, as a `Question` with `judged` asks;
///                                nothing where it can't tell. With `search` only.
template <core::Game G, class Guide>
class Tree {
  public:
    using State = typename G::State;
    using Legal = typename G::Legal;

    /// `observation` is what `seat`, who is to choose, sees; it and `judged`, as of a `Question`, must
    /// outlive this.
    Tree(const State& observation, int seat, std::int64_t playouts, const Knobs& knobs,
         std::span<const core::Action> judged = {})
        : observation_(observation),
          seat_(seat),
          knobs_(knobs),
          judged_(judged),
          arena_(playouts, Legal::capacity, knobs) {}

    /// One playout and what it teaches. Allocates nothing.
    void sample(core::Rng& rng) {
        State state = G::guess(observation_, rng);
        depth_ = 0;
        key_ = 1;
        for (int seat = seat_to_act(state); seat != 0 && seat != seat_; seat = seat_to_act(state)) {
            G::apply(state, plain_action(state, seat, rng));  // who chooses before in secret
        }
        descend(state, rng);
        play_on(state, rng);
        learn(G::result(state));
    }

    /// Whether there is only one action to take; after the first playout.
    bool forced() const { return judged_.empty() && arena_.root_width() == 1; }

    /// What is known of the actions of the seat that is to choose; after the first playout.
    core::WeighedList answer() const { return arena_.root(); }

  private:
    struct Step {
        int edge;
        int seat;
    };
    static constexpr int kDeepest = 256;

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
    void play_on(State& state, core::Rng& rng) const {
        int steps = 0;
        for (core::Turn turn = G::turn(state);
             turn.kind != core::Turn::Kind::over && steps < knobs_.longest_playout;
             turn = G::turn(state), ++steps) {
            G::apply(state, turn.kind == core::Turn::Kind::chance
                                ? G::draw(state, rng)
                                : plain_action(state, turn.seat, rng));
        }
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
            const bool judges = depth_ == 0 && !judged_.empty();
            judges ? G::legal(state, list) : list_candidates(state, list);
            int node = arena_.enter(key_, list.size);
            const bool due = node == Arena::kDue;
            node = due ? add_node(state, seat, rng) : node;
            if (node < 0 || depth_ == kDeepest) {
                return;
            }
            const std::span<const core::Action> legal(list.begin(), list.end());
            const int edge =
                judges ? arena_.choose_least_tried(node, legal) : arena_.choose(node, legal);
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
        if (depth_ == 0 && !judged_.empty()) {
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

    /// Tells each edge on the path what the playout brought the seat that chose it: its part of the
    /// first place, or nothing. Of a playout that was given up nobody gets anything.
    void learn(const core::Standing& standing) {
        int first = 0;
        for (std::size_t i = 0; i < static_cast<std::size_t>(standing.seats); ++i) {
            first += standing.rank[i] == 1 ? 1 : 0;
        }
        for (int i = 0; i < depth_; ++i) {
            const Step& taken = path_[i];
            const bool leads = standing.rank[static_cast<std::size_t>(taken.seat - 1)] == 1;
            arena_.learn(taken.edge, leads ? core::kFirstPlaceWorth / first : 0);
        }
    }

    const State& observation_;
    int seat_;
    Knobs knobs_;
    std::span<const core::Action> judged_;
    Arena arena_;
    Step path_[kDeepest];
    int depth_ = 0;
    std::uint64_t key_ = 1;
};

/// The answer of one tree of so many playouts, at least one; of the game's own search where it has
/// one. `judged` as of a `Question`.
template <core::Game G, class Guide>
core::WeighedList search_tree(const typename G::State& observation, int seat, std::int64_t playouts,
                              core::Rng& rng, std::span<const core::Action> judged = {},
                              const Knobs& knobs = {}) {
    if constexpr (requires { Guide::search(observation, seat, playouts, rng); }) {
        return judged.empty() ? Guide::search(observation, seat, playouts, rng)
                              : Guide::judge(observation, seat, judged, playouts, rng);
    } else {
        Tree<G, Guide> tree(observation, seat, playouts, knobs, judged);
        tree.sample(rng);
        for (std::int64_t i = 1; i < playouts && !tree.forced(); ++i) {
            tree.sample(rng);
        }
        return tree.answer();
    }
}

}  // namespace ctq::bots::search
