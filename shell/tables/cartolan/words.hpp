#pragma once

#include <string>
#include <vector>

#include "shell/tables/cartolan/map.hpp"
#include "shell/tables/view.hpp"

/// Sentences and short words about a position of Cartolan.
namespace ctq::tables {

/// "7 · 3": the Chests of a seat, pirates marked.
std::string cartolan_chests(const cartolan::State& state, int seat);
/// All a seat has, in one sentence.
std::string cartolan_seat(const cartolan::State& state, int seat);
/// "0,1: wind north-east, land south; a wonder".
std::string cartolan_tile_words(const cartolan::State& state, int number);
/// What pointing at a place tells: what going there takes, or who and what is there.
std::string cartolan_tip(const ViewContext& context, CartolanCell cell);
/// "2, downwind only": what the Adventurer on turn may still do before it rests.
std::string cartolan_moves_left(const cartolan::State& state);
/// All moves of a turn or rest, and those left of them.
struct CartolanMoves {
    int all;
    int left;
};
CartolanMoves cartolan_moves(const cartolan::State& state);
/// "Trader leads by 7; more than 25 wins".
std::string cartolan_lead(const ViewContext& context);
/// How many tiles a colour's discards hold.
int cartolan_discards(const cartolan::State& state, cartolan::Colour colour);
/// "water tiles 31, land tiles 12", and the discards where `all`.
std::string cartolan_piles(const cartolan::State& state, bool all);
/// "Tiles 31 + 12 · discards 4 + 1", of water and of land.
std::string cartolan_piles_brief(const cartolan::State& state);
/// The cards of a seat: "1: lookout, upwind"; one line an Adventurer, and those nobody carries.
std::vector<std::string> cartolan_cards(const cartolan::State& state, int seat);
/// A button's word for an action that lies nowhere on the map: "Rest · 1".
std::string cartolan_word(const ViewContext& context, core::Action action);

}  // namespace ctq::tables
