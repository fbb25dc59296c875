#pragma once

#include "engine/games/cartolan/map.hpp"

/// The rules by subject. Each group is one file; README.md has the rules themselves. After a
/// function changes the state, a seat has to choose, chance has to act, or the game is over. The
/// change must be legal, or a possible outcome of chance. Adventurers, Agents and tiles are given
/// by their numbers in the state, directions from kNorth on.
namespace ctq::cartolan {

/// Returns the index of the Adventurer on turn.
constexpr int mover_index(const State& state) {
    return adventurer_index(state.seat, state.mover + 1);
}
/// Returns the Adventurer on turn.
inline Adventurer& mover(State& state) {
    return state.adventurer[mover_index(state)];
}
inline const Adventurer& mover(const State& state) {
    return state.adventurer[mover_index(state)];
}

/// Adds to a purse, up to kMostWealth.
inline void gain(std::int32_t& purse, int wealth) {
    purse = purse + wealth > kMostWealth ? kMostWealth : purse + wealth;
}
/// Returns half of a purse, rounded up: the share of robbers and salvagers.
constexpr int half_of(int wealth) {
    return (wealth + 1) / 2;
}

// movement.cpp

/// The kinds of crossing that the Adventurer on turn may still make.
struct Reach {
    bool land;
    bool upwind;
    bool downwind;  ///< also allows waiting
    bool gust;      ///< it may roll for an upwind crossing

    /// Returns whether a crossing of this kind is allowed without a gust.
    bool allows(Crossing crossing) const {
        return crossing == Crossing::land ? land
                                          : (crossing == Crossing::upwind ? upwind : downwind);
    }
};
/// Returns which moves the Adventurer on turn has left, by kind of crossing.
Reach reach_of(const State& state);
/// Returns the kind of crossing when the Adventurer on turn leaves its tile in a direction.
Crossing crossing_of(const State& state, int direction);
/// Returns the number of moves since the turn began or the last rest.
int moves_made(const State& state);
/// Moves over the edge in a direction, to the tile there or to explore.
void move(State& state, int direction);
/// Makes the Adventurer on turn wait on its tile, which counts as a move with the wind.
void wait(State& state);
/// Begins a roll for a crossing against the wind. Chance rolls the die.
void roll_gust(State& state, int direction);
/// Applies the gust die. If it shows a gust against the wind, the crossing is made. Otherwise the
/// try counts as a move with the wind.
void gust_rolled(State& state, bool against);

// exploration.cpp

/// Returns the colour of the pile that an exploration from a tile in a direction draws from.
Colour colour_beyond(const State& state, int tile, int direction);
/// Returns the first of the tried winds with which a tile of this kind fits the empty cell; -1 if
/// none fits.
int fitting_wind(const State& state, int kind);
/// Crosses to a cell without a tile and begins to draw.
void explore(State& state, int direction);
/// Chance has drawn a tile of this kind: lays it, or puts it aside.
void tile_drawn(State& state, int kind);
/// Lays one of the fitting tiles put aside. `which` counts from 1.
void keep_tile(State& state, int which);
/// Returns how many tiles of a colour can still be drawn: the pile and the discards.
int tiles_left(const State& state, Colour colour);
/// Returns whether a colour has no tile left to draw.
bool colour_is_out(const State& state, Colour colour);

// visit.cpp

/// Ends a move or a wait of the Adventurer on turn on this tile.
void arrive(State& state, int tile, bool discovered);
/// Takes the wealth of a discovery instead of a card.
void take_wealth(State& state);
/// Continues after a discovery with the tile actions.
void after_discovery(State& state);
/// Returns whether the Adventurer on turn may rest at an Agent here.
bool may_rest(const State& state);
/// Returns whether the Adventurer on turn may restore a dispossessed Agent of its seat here.
bool may_restore(const State& state);
/// Returns what a rest here costs from the Chest. It is 0 at an Agent of the own seat, or if the
/// guest card makes it free.
int rest_cost(const State& state);
/// Rests, and pays a rival's Agent for it.
void rest(State& state);
/// Pays for the Agent here, which becomes active again.
void restore(State& state);
/// Sends an Adventurer to the city it last visited. It is no pirate any more, and its lists of
/// tiles traded and called at are cleared.
void send_home(State& state, int adventurer);
/// Moves wealth from the Chest into the Vault, then opens the shop.
void bank(State& state, int wealth);
/// Begins or continues buying. Ends the Adventurer's turn if nothing can be bought.
void open_shop(State& state);
/// Returns how many Adventurers of a seat are in play.
int adventurers_of(const State& state, int seat);
/// Returns whether the seat to act may hire another Adventurer here and can pay for it.
bool may_buy(const State& state);
/// Hires another Adventurer.
void buy(State& state);

// agents.cpp

/// Returns how many Agents of a seat are in play.
int agents_of(const State& state, int seat);
/// Returns whether an Agent, new or lifted, may be placed on this tile from a city.
bool open_from_city(const State& state, int tile);
/// Returns the price of an Agent on this tile from a city.
int price_from_city(const State& state, int tile);
/// Returns whether an Agent may be placed where the Adventurer on turn is, outside a city.
bool may_place(const State& state);
/// Returns whether the seat's own Agents may be lifted now: five are in play and one can be placed
/// afterwards.
bool may_lift(const State& state);
/// Returns whether the shop has an Agent to sell or to move.
bool sells_agents(const State& state);
/// Places an Agent, new or lifted, where the Adventurer on turn is, paid from its Chest.
void place_agent(State& state);
/// Lifts the seat's own Agent from a tile.
void lift_agent(State& state, int tile);
/// Places an Agent, new or lifted, on a tile, paid from the Vault.
void agent_from_city(State& state, int tile);
/// Returns an Agent to its owner's supply. The wealth it holds is lost.
void remove_agent(State& state, int agent);
/// Returns whether the Adventurer on turn may send wealth: as a banker, from an active Agent to its
/// own Agents.
bool may_send(const State& state);
/// Moves wealth from the Chest to the seat's own active Agent on a tile.
void send(State& state, int tile, int wealth);
/// Above these amounts only the whole Chest is offered, so that lists stay within their capacity.
inline constexpr int kMostBanked = 500;  ///< 0 to 499
inline constexpr int kMostSent = 150;    ///< 1 to 150

// conflict.cpp

/// Returns whether the Adventurer on turn may attack this one.
bool may_attack(const State& state, int adventurer);
/// Returns the rival's Agent that may be attacked here, or -1.
int attackable_agent(const State& state);
/// Returns whether the Adventurer on turn may try to recover the wealth that a disaster here has
/// sunk.
bool may_court(const State& state);
/// Begins an attack on an Adventurer. Chance then rolls the dice.
void attack_adventurer(State& state, int adventurer);
/// Begins an attack on the rival's Agent here. Chance then rolls the dice.
void attack_agent(State& state);
/// Begins to try to recover sunken wealth. Chance then rolls the dice.
void court(State& state);
/// `Progress::target` is this plus the number of an Agent, or 1 plus that of an Adventurer.
inline constexpr int kAgentTarget = 13;
/// The conditions of a fight of the Adventurer on turn.
struct Fight {
    int attempts;  ///< attempts, until one succeeds
    int needed;    ///< successful rolls in a row that one attempt needs
};
/// Returns the fight of an attack (`attack` or `attack_agent`) that is legal now. The side that
/// outnumbers the other has the advantage.
Fight fight_of(const State& state, core::Action attack);
/// Returns how much the attack brings into the attacker's Chest, or into its Vault if it is an
/// arrest.
int spoils_of(const State& state, core::Action attack);
/// Applies one die of a fight or against a disaster.
void die_rolled(State& state, bool against);
/// Applies the whole roll of an Adventurer with the attack card.
void attack_rolled(State& state, bool hit);

// odds.cpp: probabilities from 0 to 1, exact but for the rounding of a few products

/// Returns the probability of a gust.
double gust_odds(const State& state);
/// Returns the probability that an attack which is legal now succeeds.
double attack_odds(const State& state, core::Action attack);
/// Returns the probability that sunken wealth is recovered.
double court_odds(const State& state);
/// Returns the probability that the card drawn now for a discovery is this one.
double card_odds(const State& state, Card card);

// cards.cpp

/// Returns how many cards of this skill work for an Adventurer: its character and its technology.
int skill(const State& state, int adventurer, Card card);
/// Returns whether the discovery deck has a card to draw.
bool has_cards_left(const State& state);
/// Takes a card for a discovery instead of the wealth. If the deck is empty, the used cards are
/// shuffled.
void take_card(State& state);
/// Chance has drawn this card: applies a sickness or a season, or gives the seat a technology.
void card_drawn(State& state, int card);
/// Returns the index of the Adventurer that has to draw its character.
int without_character(const State& state);
/// Chance has drawn this character for `without_character`.
void character_drawn(State& state, int card);
/// Returns whether the Adventurer on turn may equip this technology of its seat.
bool may_equip(const State& state, int card);
/// Returns whether the Adventurer on turn may equip any technology of its seat.
bool chooses_equipment(const State& state);
/// Equips a technology of its seat, or none with kNoCard.
void equip(State& state, int card);

// turns.cpp

/// Begins a seat's turn; the first seat's also begins a round.
void begin_seat(State& state, int seat);
/// Begins the turn of the seat's Adventurer with this number (from 1).
void begin_adventurer(State& state, int number);
/// Continues the turn with a move or a tile action. Ends it if neither is possible.
void go_on(State& state);
/// Ends the Adventurer's turn, and the game if tiles have run out. Else the Adventurer may equip,
/// or the next one moves.
void end_adventurer(State& state);
/// Continues the seat's turn: with a choice of Adventurer if several have yet to move, with the
/// last one, or, if none is left, with the next seat.
void next_adventurer(State& state);

// end.cpp

/// Ends the game if a Vault leads by more than the margin. Returns whether it did.
bool ends_by_margin(State& state);
/// Ends the game because the tiles have run out.
void end_by_exhaustion(State& state);
/// Returns what the seats would get if the game ended now.
core::Standing standing_now(const State& state);
/// Returns whether a colour in play has run out.
bool tiles_ran_out(const State& state);

}  // namespace ctq::cartolan
