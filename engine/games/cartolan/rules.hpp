#pragma once

#include "engine/games/cartolan/map.hpp"

/// The rules by subject; each group is one file, README.md has the rules themselves. Functions that
/// change the state leave it where somebody must choose, chance must act, or the game is over; what
/// they do must be legal, or what chance may bring. Adventurers, Agents and tiles are given by their
/// numbers in the state, wealth in wealth, directions from kNorth on.
namespace ctq::cartolan {

/// The Adventurer on turn: its place in the state.
constexpr int mover_index(const State& state) {
    return adventurer_index(state.seat, state.mover + 1);
}
/// The Adventurer on turn.
inline Adventurer& mover(State& state) {
    return state.adventurer[mover_index(state)];
}
inline const Adventurer& mover(const State& state) {
    return state.adventurer[mover_index(state)];
}

/// Adds to a purse, which holds kMostWealth at most.
inline void gain(std::int32_t& purse, int wealth) {
    purse = purse + wealth > kMostWealth ? kMostWealth : purse + wealth;
}
/// Half of a purse, rounded up: what robbers and salvagers take.
constexpr int half_of(int wealth) {
    return (wealth + 1) / 2;
}

// movement.cpp

/// Which kinds of crossing the Adventurer on turn may still make.
struct Reach {
    bool land;
    bool upwind;
    bool downwind;  ///< and waiting
    bool gust;      ///< it may roll for an upwind crossing

    /// Whether a crossing of this kind may be made without a gust.
    bool allows(Crossing crossing) const {
        return crossing == Crossing::land ? land
                                          : (crossing == Crossing::upwind ? upwind : downwind);
    }
};
/// What moves the Adventurer on turn has left, by kind of crossing.
Reach reach_of(const State& state);
/// What leaving the tile of the Adventurer on turn in a direction counts as.
Crossing crossing_of(const State& state, int direction);
/// Moves since the turn began or the last rest.
int moves_made(const State& state);
/// Over the edge in a direction, to the tile there or to explore.
void move(State& state, int direction);
/// Stays, which counts as a move with the wind.
void wait(State& state);
/// Rolls for a crossing against the wind; the die is chance's.
void roll_gust(State& state, int direction);
/// What the gust die shows. Against: the crossing is made; else the try was a move with the wind.
void gust_rolled(State& state, bool against);

// exploration.cpp

/// The first wind of those tried with which a tile of this kind fits the empty place; -1 if none.
int fitting_wind(const State& state, int kind);
/// Crosses to a place without a tile: draws begin.
void explore(State& state, int direction);
/// Chance has drawn a tile of this kind: it is laid, or put aside.
void tile_drawn(State& state, int kind);
/// Lays one of the tiles put aside that fit; `which` counts from 1.
void keep_tile(State& state, int which);
/// Whether a colour has no tile left to draw.
bool colour_is_out(const State& state, Colour colour);

// visit.cpp

/// The Adventurer on turn ended a move or a wait on this tile.
void arrive(State& state, int tile, bool discovered);
/// Discovery: the wealth instead of a card.
void take_wealth(State& state);
/// Discovery is done: what follows of the tile actions.
void after_discovery(State& state);
/// Whether the Adventurer on turn may rest at an Agent here.
bool may_rest(const State& state);
/// Whether it may restore its own dispossessed Agent here.
bool may_restore(const State& state);
/// What a rest here takes from the Chest: nothing at an own Agent, nor by the guest card.
int rest_cost(const State& state);
/// Rests, and pays a rival's Agent for it.
void rest(State& state);
/// Pays for the Agent here, which is active again.
void restore(State& state);
/// To the city last visited: token, traded wonders and tiles called at are forgotten.
void send_home(State& state, int adventurer);
/// Moves wealth from the Chest into the Vault; then the shop opens.
void bank(State& state, int wealth);
/// Buying may begin or go on; ends the Adventurer's turn if nothing can be bought.
void open_shop(State& state);
/// How many Adventurers of a seat are in play.
int adventurers_of(const State& state, int seat);
/// Whether the seat to act may hire another Adventurer here and can pay.
bool may_buy(const State& state);
/// Hires it.
void buy(State& state);

// agents.cpp

/// How many Agents of a seat are in play.
int agents_of(const State& state, int seat);
/// Whether an Agent, new or lifted, may be placed on this tile from a city.
bool open_from_city(const State& state, int tile);
/// What an Agent on this tile costs from a city.
int price_from_city(const State& state, int tile);
/// Whether an Agent may be placed where the Adventurer on turn is, not in a city.
bool may_place(const State& state);
/// Whether the own Agents may be lifted now: five are in play and a placing can follow.
bool may_lift(const State& state);
/// Whether the shop has an Agent to sell or to move.
bool sells_agents(const State& state);
/// Places an Agent, new or lifted, where the Adventurer on turn is, paid from its Chest.
void place_agent(State& state);
/// Takes the own Agent on a tile into the hand.
void lift_agent(State& state, int tile);
/// Places an Agent, new or lifted, on a tile, paid from the Vault.
void agent_from_city(State& state, int tile);
/// Back to its owner's supply, with what it holds lost.
void remove_agent(State& state, int agent);
/// Whether the Adventurer on turn may send wealth: as a banker, from an active Agent to its own.
bool may_send(const State& state);
/// Moves wealth from the Chest to the own active Agent on a tile.
void send(State& state, int tile, int wealth);
/// Above these, only the whole Chest is offered besides: lists stay within their capacity.
inline constexpr int kMostBanked = 500;  ///< 0 to 499
inline constexpr int kMostSent = 150;    ///< 1 to 150

// conflict.cpp

/// Whether the Adventurer on turn may attack this one.
bool may_attack(const State& state, int adventurer);
/// The rival's Agent that may be attacked here, or -1.
int attackable_agent(const State& state);
/// Whether it may try to recover what a disaster here has sunk.
bool may_court(const State& state);
/// Attacks it; the dice follow.
void attack_adventurer(State& state, int adventurer);
/// Attacks the rival's Agent here; the dice follow.
void attack_agent(State& state);
/// Tries to recover sunken wealth; the dice follow.
void court(State& state);
/// `Progress::target` is this plus the number of an Agent, or 1 plus that of an Adventurer.
inline constexpr int kAgentTarget = 13;
/// How a fight of the Adventurer on turn would go.
struct Fight {
    int attempts;  ///< until one succeeds
    int needed;    ///< successful rolls in a row for one attempt
};
/// Of an attack (`attack` or `attack_agent`) that may be made now: who outnumbers the other decides.
Fight fight_of(const State& state, core::Action attack);
/// What it brings to the attacker's Chest, or for an arrest to the Vault.
int spoils_of(const State& state, core::Action attack);
/// One die of a fight or against a disaster.
void die_rolled(State& state, bool against);
/// The whole roll of an Adventurer with the attack card.
void attack_rolled(State& state, bool hit);

// odds.cpp: probabilities from 0 to 1, exact but for the rounding of a few products

/// That a gust comes.
double gust_odds(const State& state);
/// That an attack which may be made now succeeds.
double attack_odds(const State& state, core::Action attack);
/// That sunken wealth is recovered.
double court_odds(const State& state);
/// That the card which may be drawn now for a discovery is this one.
double card_odds(const State& state, Card card);

// cards.cpp

/// How many cards of this skill work for an Adventurer: its character and its technology.
int skill(const State& state, int adventurer, Card card);
/// Whether the discovery deck can give a card.
bool has_cards_left(const State& state);
/// Discovery: a card instead of the wealth; used ones are shuffled where the deck is empty.
void take_card(State& state);
/// Chance has drawn it: a sickness, a season, or a technology for the seat.
void card_drawn(State& state, int card);
/// The Adventurer that is to draw its character.
int without_character(const State& state);
/// Chance has drawn this character for `without_character`.
void character_drawn(State& state, int card);
/// Whether the Adventurer on turn may equip this technology of its seat.
bool may_equip(const State& state, int card);
/// Whether the Adventurer on turn may equip any technology of its seat.
bool chooses_equipment(const State& state);
/// Equips a technology of its seat, or none with kNoCard.
void equip(State& state, int card);

// turns.cpp

/// A seat's turn begins; with the first seat's a round.
void begin_seat(State& state, int seat);
/// The turn of the seat's Adventurer with this number (from 1) begins.
void begin_adventurer(State& state, int number);
/// The turn goes on: move or act on the tile; ends by itself when neither is possible.
void go_on(State& state);
/// The turn of the Adventurer is over, and the game where tiles have run out; else it may equip, or
/// the next one moves.
void end_adventurer(State& state);
/// Whose turn of that seat is next, or the next seat.
void next_adventurer(State& state);

// end.cpp

/// Ends the game if a Vault leads by more than the margin; whether it did.
bool ends_by_margin(State& state);
/// Ends the game because the tiles have run out.
void end_by_exhaustion(State& state);
/// Whether a colour in play has run out.
bool tiles_ran_out(const State& state);

}  // namespace ctq::cartolan
