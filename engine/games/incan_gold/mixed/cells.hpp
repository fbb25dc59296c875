#pragma once

#include "engine/games/incan_gold/incan_gold.hpp"

/// The cells of a mixed policy. A cell combines many similar positions of several players. All
/// explorers hold the same backpack, so a cell is given by the cost of a bust relative to the
/// possible gain, the backpack, the bonus of a lone leaver, the number of explorers, and the seat's
/// lead in the last two rounds.
namespace ctq::incan_gold::mixed {

/// There are tables for 2, for 3, for 4, and for 5 or more seats.
inline constexpr int kTables = 4;
/// Returns the index of the table for this many seats (2…8), from 0.
constexpr int table_for(int seats) {
    return seats < 5 ? seats - 2 : 3;
}
/// Returns the least number of seats of a table (2, 3, 4 or 5), which people use as its name.
constexpr int least_seats(int table) {
    return table + 2;
}

/// The resolution of cells: that of the shipped tables, or a finer one for a search for their weak
/// spots.
enum class Grain : std::uint8_t { table, fine };

/// What all explorers have in common at a decision.
struct Moment {
    int explorers = 0;
    int backpack = 0;
    int stake = 0;        ///< cost of a bust in sixteenths of the possible gain; at most kMostStake
    int bonus = 0;        ///< gems that a lone leaver gets besides the backpack
    int rounds_left = 0;  ///< rounds after the current one
};
inline constexpr int kMostStake = 4000;

/// Returns the moment of a state or observation in which at least one seat explores.
Moment moment_of(const State& state);

/// Returns the lead of the seat, which must explore, over the best other seat if all explorers came
/// home with what they carry. If the seat is alone in the temple, its lead includes the bonus.
int lead_of(const State& state, const Moment& moment, int seat);

/// Returns the number of cells of a table.
int cells_in(Grain grain, int table);
/// Returns the cell, from 0, of a seat with this lead in a match of the table's number of seats.
int cell_of(Grain grain, int table, const Moment& moment, int lead);

}  // namespace ctq::incan_gold::mixed
