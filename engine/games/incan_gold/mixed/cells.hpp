#pragma once

#include "engine/games/incan_gold/incan_gold.hpp"

/// What a mixed policy looks at: positions of several players, of which many are taken together as
/// one cell. All in the temple hold the same backpack, so a cell is how much a bust would cost
/// against what there is to gain, the backpack, what a lone leaver gets on top, how many are inside,
/// and how the seat stands with one round to go or none.
namespace ctq::incan_gold::mixed {

/// There is a table for 2, 3, 4, and 5 and more seats.
inline constexpr int kTables = 4;
/// The table for so many seats (2…8), from 0.
constexpr int table_for(int seats) {
    return seats < 5 ? seats - 2 : 3;
}
/// What people call it: "2", "3", "4", "5".
constexpr int least_seats(int table) {
    return table + 2;
}

/// How finely positions are told apart: as the shipped tables do, or as one who looks for their
/// weak spots does.
enum class Grain : std::uint8_t { table, fine };

/// What all in the temple have in common at a decision.
struct Moment {
    int explorers = 0;
    int backpack = 0;
    int stake =
        0;  ///< what a bust costs in sixteenths of what there is to gain; at most kMostStake
    int bonus = 0;        ///< gems that one who leaves alone gets besides the backpack
    int rounds_left = 0;  ///< behind this one
};
inline constexpr int kMostStake = 4000;

/// That of a state, or of an observation, in which somebody explores.
Moment moment_of(const State& state);

/// By how much the seat, which explores, would be ahead of the best of the others if all came home
/// with what they carry; alone in the temple with the bonus.
int lead_of(const State& state, const Moment& moment, int seat);

/// How many cells a table has.
int cells_in(Grain grain, int table);
/// The cell of a seat with that lead in a match of the table's seats, from 0.
int cell_of(Grain grain, int table, const Moment& moment, int lead);

}  // namespace ctq::incan_gold::mixed
