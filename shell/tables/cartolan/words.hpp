#pragma once

#include <string>

#include "shell/tables/cartolan/map.hpp"
#include "shell/tables/view.hpp"

/// Sentences and short words about a position of Cartolan.
namespace ctq::cartolan::view {

using tables::ViewContext;

/// "7 · 3": the Chests of a seat, pirates marked.
std::string chests_text(const State& state, int seat);
/// All a seat has, in one sentence.
std::string seat_text(const State& state, int seat);
/// "0,1: wind north-east, land south; a wonder".
std::string tile_text(const State& state, int number);
/// What pointing at a place tells: what going there takes, or who and what is there.
std::string tip_text(const ViewContext& context, Cell cell);
/// "2 moves left, with the wind only": what the Adventurer on turn may still do before it rests.
std::string moves_left_text(const State& state);
/// All moves of a turn or rest, and those left of them.
struct MovesLeft {
    int all;
    int left;
};
/// Those of the Adventurer on turn; `left` is never below 0.
MovesLeft moves_of(const State& state);
/// How many tiles of a colour are still to come: misfits are shuffled back in, so they count.
int tiles_left(const State& state, Colour colour);
/// "31 water and 12 land tiles left", of beginners "31 tiles left"; `brief`: "31 + 12 tiles left".
std::string tiles_left_text(const State& state, bool brief = false);
/// The wealth in the fullest Vault of those who are not on turn.
int fullest_rival(const State& state);
/// Whether another Adventurer is good advice: at least half of the tiles are still to come, so that it can bring
/// home more than it costs, and its price leaves no rival a Vault that wins.
bool hiring_pays(const State& state);
/// The wealth of the wonder that the Adventurer on turn has discovered, if it takes that.
int discovered_wealth(const State& state);
/// effects.cpp: what a legal action of the seat to act costs and brings.
tables::Effect effect_of(const ViewContext& context, core::Action action);

}  // namespace ctq::cartolan::view
