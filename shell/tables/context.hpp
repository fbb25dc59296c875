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

/// Returns the game's own State stored at an untyped pointer, so that no view needs a cast.
template <class State>
const State& state_at(const void* bytes) {
    return *static_cast<const State*>(bytes);
}

/// Returns the legal actions of the seat to act.
template <class Game>
typename Game::Legal legal_of(const typename Game::State& state) {
    typename Game::Legal legal;
    Game::legal(state, legal);
    return legal;
}
/// Returns whether the action is legal.
template <class Game>
bool is_legal(const typename Game::State& state, core::Action action) {
    const auto legal = legal_of<Game>(state);
    return std::binary_search(legal.begin(), legal.end(), action);
}

/// What is said about the player of a seat besides its name.
struct SeatNote {
    bool away = false;
    bool agrees = false;  ///< has agreed to the next match that is proposed
    int left = -1;        ///< remaining time in seconds; -1 without a clock

    /// Returns the remaining time as "4:05"; empty without a clock.
    std::string time() const;

    bool operator==(const SeatNote&) const = default;
};

/// The input of a view for drawing and for its texts.
struct ViewContext {
    const core::GameHandle& game;
    const void* view;  ///< the game's State as the viewer knows it
    int viewer;        ///< seat of the viewer; 0: a viewer who sees only public information
    core::Turn turn;
    bool your_turn;                      ///< it is the viewer's turn: `picker` has candidates
    std::span<const std::string> names;  ///< names of the seats, seat 1 first
    const Picker& picker;                ///< which spots are legal and which are chosen
    bool reduced;                        ///< the person prefers reduced motion
    bool odds;             ///< odds and advice are switched on, in games that have them
    bool reach = false;    ///< shade the places that a turn can reach, in games that support it
    bool may_odds = true;  ///< offer odds: there is room, and a person to see them
    bool figure = false;   ///< this is a figure in a text: nothing can be pressed
    /// The best or hinted actions, drawn as a ghost of their result.
    std::span<const core::Action> best{};
    /// The likely owner of each place at the end of the match; empty unless this is to be shown.
    std::span<const core::LikelyOwner> owners{};
    /// In a review: the action that was played here, shown beside `best`.
    std::optional<core::Action> played{};
    /// The actions of the other seats since the viewer acted, oldest first. It has at least the
    /// last action of any seat, where there was one.
    std::span<const match::LastAction> recent{};
    std::optional<core::Action> pending{};  ///< the chosen action that waits for confirmation
    std::span<const SeatNote> notes{};      ///< by seat - 1; empty if there are none
    bool holds = true;  ///< the viewer's hand has its own area; false: it is drawn beside the seat

    /// Returns `view` as the game's own State.
    template <class State>
    const State& state() const {
        return state_at<State>(view);
    }
    /// Returns the last action of any seat; null where there was none.
    const match::LastAction* last() const { return recent.empty() ? nullptr : &recent.back(); }
    /// Returns the name of a seat, counted from 1.
    const std::string& name(int seat) const { return names[static_cast<std::size_t>(seat - 1)]; }
    /// Returns what is said about the player of a seat.
    SeatNote note(int seat) const {
        const auto at = static_cast<std::size_t>(seat - 1);
        return at < notes.size() ? notes[at] : SeatNote{};
    }
    /// Returns the name of a seat with what is said about its player: "Anna (away) 0:42".
    std::string titled(int seat) const;
};

}  // namespace ctq::tables
