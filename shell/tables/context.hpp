#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <string>

#include "engine/core/handle.hpp"
#include "engine/core/owners.hpp"
#include "shell/match/recent_actions.hpp"
#include "shell/match/session.hpp"
#include "shell/tables/picker.hpp"

namespace ctq::tables {

/// The game's own State behind bytes that are handed around without a type: no view casts itself.
template <class State>
const State& state_at(const void* bytes) {
    return *static_cast<const State*>(bytes);
}

/// The legal actions of the seat to act.
template <class Game>
typename Game::Legal legal_of(const typename Game::State& state) {
    typename Game::Legal legal;
    Game::legal(state, legal);
    return legal;
}
/// Whether this action is one of them.
template <class Game>
bool is_legal(const typename Game::State& state, core::Action action) {
    const auto legal = legal_of<Game>(state);
    return std::binary_search(legal.begin(), legal.end(), action);
}

/// What a view is shown in order to draw or speak.
struct ViewContext {
    const core::GameHandle& game;
    const void* view;  ///< the game's State as the viewer knows it
    int viewer;        ///< 0: only what is open to all
    core::Turn turn;
    bool your_turn;                      ///< `picker` has candidates
    std::span<const std::string> names;  ///< of the seats, seat 1 first
    const Picker& picker;                ///< which spots are legal and chosen now
    bool reduced;                        ///< less motion is wanted
    bool odds;                           ///< odds and advice were asked for, where a game has them
    bool reach = false;    ///< what a turn reaches is to be shaded, where a game does that
    bool may_odds = true;  ///< there is a place for them, and somebody to have them
    bool figure = false;   ///< a picture in a text: nothing can be pressed
    /// Known to be best here, or hinted at: drawn as a ghost of what it would do.
    std::span<const core::Action> best{};
    /// Who is likely to own which place at the end, where that is to be shown.
    std::span<const core::LikelyOwner> owners{};
    /// What was done here, beside that; in a review.
    std::optional<core::Action> played{};
    /// What the others have done since the viewer acted, oldest first; at least the last action of a
    /// seat, where there was one.
    std::span<const app::LastAction> recent{};
    std::optional<core::Action> pending{};  ///< chosen, and waiting for a yes before it is played
    bool holds = true;  ///< the viewer's hand is drawn by itself; else it stands beside the seat

    /// `view` as the game's own State.
    template <class State>
    const State& state() const {
        return state_at<State>(view);
    }
    /// The last action of a seat; null where there was none.
    const app::LastAction* last() const { return recent.empty() ? nullptr : &recent.back(); }
    /// What a seat is called; seat from 1.
    const std::string& name(int seat) const { return names[static_cast<std::size_t>(seat - 1)]; }
};

}  // namespace ctq::tables
