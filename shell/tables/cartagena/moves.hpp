#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/cartagena/cartagena.hpp"

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

/// Adds one spot to what is pointed at; other names change nothing.
void aim_at(Aim& aim, const State& state, std::string_view spot);
/// What these spots point at together; where two are of a kind, the later one counts.
Aim aim_of(const State& state, std::span<const std::string> spots);

/// The names of spots, as `View` lists them: a card of the hand, a place with tokens of the seat
/// to act, and any other place. Positions count from 0, the start, to the boat.
std::string card_spot(const State& state, int symbol);
std::string token_spot(int position);
std::string space_spot(int position);

/// "hat", "spade": the card's name for people.
const char* card_name(const State& state, int symbol);
/// The pattern for `n` such cards: "a hat", "2 hats".
const char* cards_pattern(const State& state, int symbol);

}  // namespace ctq::cartagena::view
