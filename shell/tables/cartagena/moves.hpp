#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "engine/games/cartagena/cartagena.hpp"
#include "shell/ui/spots.hpp"

/// The legal moves of Cartagena in terms of what a person points at: a card, a token, a
/// destination.
namespace ctq::cartagena::view {

/// A legal move of a pirate: a card forward, or a step back.
struct Move {
    core::Action action;
    int symbol;  ///< of the card played; -1 for falling back
    int from;
    int to;
    int cards;  ///< number of cards that falling back draws
};

using Moves = core::FixedList<Move, Game::Legal::capacity>;

/// Returns every move of the seat to act, without `end` and `pass`. Empty if its hand is unknown.
Moves moves_of(const State& state);

/// A partial selection of a move; -1 means not selected.
struct Aim {
    int symbol = -1;
    int from = -1;
    int to = -1;

    /// Returns whether anything is selected.
    bool any() const { return symbol >= 0 || from >= 0 || to >= 0; }
    /// Returns whether the move matches the selection.
    bool fits(const Move& move) const {
        return (symbol < 0 || symbol == move.symbol) && (from < 0 || from == move.from) &&
               (to < 0 || to == move.to);
    }
};

/// The kinds of spots on Cartagena's table; see `ui::Target`.
enum class Part : std::uint8_t {
    card = 1,  ///< in the hand; the index is its symbol
    token,   ///< a place with tokens of the seat to act; positions count from 0, the start, to the
             ///< boat
    space,   ///< a place without such tokens
    action,  ///< `kEnd` or `kPass`
};

inline ui::Target card_spot(int symbol) {
    return ui::board_target(Part::card, static_cast<std::uint32_t>(symbol));
}
inline ui::Target token_spot(int position) {
    return ui::board_target(Part::token, static_cast<std::uint32_t>(position));
}
inline ui::Target space_spot(int position) {
    return ui::board_target(Part::space, static_cast<std::uint32_t>(position));
}
inline ui::Target action_spot(core::Action action) {
    return ui::board_target(Part::action, action);
}
/// Returns the name of a spot, as listed at `View`.
std::string name_of(const State& state, ui::Target spot);

/// Adds one spot to the selection. An action spot or an empty target changes nothing.
void aim_at(Aim& aim, ui::Target spot);
/// Returns the selection made by these spots. Of two spots of the same kind the later one counts.
Aim aim_of(std::span<const ui::Target> spots);

/// Returns the card's name for people, for example "hat" or "spade".
const char* card_name(const State& state, int symbol);
/// Returns the pattern for `n` such cards: "a hat", "2 hats".
const char* cards_pattern(const State& state, int symbol);

}  // namespace ctq::cartagena::view
