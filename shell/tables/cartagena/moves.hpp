#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "engine/games/cartagena/cartagena.hpp"
#include "shell/ui/spots.hpp"

/// Legal moves of Cartagena as a person points at them: a card, a token, where it goes.
namespace ctq::cartagena::view {

struct Move {
    core::Action action;
    int symbol;  ///< of the card played; -1 when falling back
    int from;
    int to;
    int cards;  ///< drawn when falling back
};

/// Every move of the seat to act; empty where its hand is unknown. `end` and `pass` are none.
std::vector<Move> moves_of(const State& state);

/// What is pointed at so far; -1 where nothing is.
struct Aim {
    int symbol = -1;
    int from = -1;
    int to = -1;

    bool any() const { return symbol >= 0 || from >= 0 || to >= 0; }  ///< something is
    /// The move goes with what is pointed at.
    bool fits(const Move& move) const {
        return (symbol < 0 || symbol == move.symbol) && (from < 0 || from == move.from) &&
               (to < 0 || to == move.to);
    }
};

/// What a spot is.
enum class Part : std::uint8_t {
    card = 1,  ///< of the hand, by its symbol
    token,  ///< a place with tokens of the seat to act; positions count from 0, the start, to the boat
    space,   ///< any other place
    action,  ///< `kEnd` or `kPass`
};

inline ui::Target card_spot(int symbol) {
    return {static_cast<std::uint8_t>(Part::card), static_cast<std::uint32_t>(symbol)};
}
inline ui::Target token_spot(int position) {
    return {static_cast<std::uint8_t>(Part::token), static_cast<std::uint32_t>(position)};
}
inline ui::Target space_spot(int position) {
    return {static_cast<std::uint8_t>(Part::space), static_cast<std::uint32_t>(position)};
}
inline ui::Target action_spot(core::Action action) {
    return {static_cast<std::uint8_t>(Part::action), action};
}
/// The name of a spot, as `View` lists them.
std::string name_of(const State& state, ui::Target spot);

/// Adds one spot to what is pointed at; an action, or none, changes nothing.
void aim_at(Aim& aim, ui::Target spot);
/// What these spots point at together; where two are of a kind, the later one counts.
Aim aim_of(std::span<const ui::Target> spots);

/// "hat", "spade": the card's name for people.
const char* card_name(const State& state, int symbol);
/// The pattern for `n` such cards: "a hat", "2 hats".
const char* cards_pattern(const State& state, int symbol);

}  // namespace ctq::cartagena::view
