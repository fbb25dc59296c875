#pragma once

#include <string>

#include "shell/tables/cartolan/map.hpp"
#include "shell/tables/view.hpp"

/// Sentences and short texts about a position of Cartolan.
namespace ctq::cartolan::view {

using tables::ViewContext;

/// Returns the Chests of a seat, pirates marked: "7 · 3".
std::string chests_text(const State& state, int seat);
/// Describes all that a seat has, in one sentence.
std::string seat_text(const State& state, int seat);
/// Returns, for example, "0,1: wind north-east, land south; a wonder".
std::string tile_text(const State& state, int number);
/// Said of a cell where no tile that is left fits.
inline constexpr const char* kNothingFits = "No tile that is left fits here";
/// Returns the tooltip of a cell: the cost of a move there, or who and what is there.
std::string tip_text(const ViewContext& context, Cell cell);
/// Returns what the Adventurer on turn may still do before it rests: "2 moves left, with the wind
/// only".
std::string moves_left_text(const State& state);
/// How many moves an Adventurer has in a turn or since its rest, and how many of them are left.
struct MovesLeft {
    int all;
    int left;
};
/// Returns the moves of the Adventurer on turn; `left` is never below 0.
MovesLeft moves_of(const State& state);
/// Returns "31 water and 12 land tiles left", or "31 tiles left" in a mode without land tiles; "Last
/// 5 tiles" if there are so few. With `brief`: "31 + 12 tiles left".
std::string tiles_left_text(const State& state, bool brief = false);
/// Returns the wealth in the fullest Vault of the seats not on turn.
int fullest_rival(const State& state);
/// Returns whether hiring another Adventurer is good advice: at least half of the tiles are left,
/// so that it can bring home more than it costs, and its price leaves no rival with a winning
/// Vault.
bool hiring_pays(const State& state);
/// Returns the wealth that the wonder on the tile of the Adventurer on turn pays its discoverer.
int discovered_wealth(const State& state);
/// effects.cpp: returns the cost and gain of a legal action of the seat to act.
tables::Effect effect_of(const ViewContext& context, core::Action action);

}  // namespace ctq::cartolan::view
