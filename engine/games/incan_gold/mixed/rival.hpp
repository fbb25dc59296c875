#pragma once

#include <array>
#include <cstdint>

#include "engine/games/incan_gold/mixed/table.hpp"

/// Fast playouts for learning. Every seat has a fixed strategy. Random draws depend only on the
/// point in the match, so two continuations of a position meet the same cards.
namespace ctq::incan_gold::mixed {

/// Probability 1, in 65,536ths.
inline constexpr std::uint32_t kOne = 65536;

/// A plan that is being learned or was learned: the probability to leave for each cell.
struct Plan {
    Grain grain = Grain::table;
    std::vector<std::uint32_t> leave;  ///< probability by cell, in 65,536ths
};

/// The strategy of one seat.
struct Rival {
    enum class Kind : std::uint8_t { plan, myopic, optimal, turn };
    Kind kind = Kind::plan;
    const Plan* plan = nullptr;
    int turn = 0;  ///< the turn at which `turn` leaves
};
using Rivals = std::array<Rival, kMostSeats>;

/// Converts the probabilities of a table to a plan.
Plan plan_of(const Chances& chances);

/// Turns the next card. The card depends on the seed, the round, the turn and the deck alone.
void turn_card_of(State& state, std::uint64_t seed);
/// Returns whether the seat, which must explore and be about to choose, leaves. Its random numbers
/// depend on the same data as in `turn_card_of`.
bool leaves(const State& state, const Moment& moment, int seat, const Rival& rival,
            std::uint64_t seed);
/// Returns the explorers that leave, as a set of seats.
unsigned leavers(const State& state, const Rivals& rivals, std::uint64_t seed);
/// Ends the turn: these seats leave.
void resolve_turn(State& state, unsigned leavers);

/// Plays a match to its end.
void play_out(State& state, const Rivals& rivals, std::uint64_t seed);
/// Returns the seat's part of first place, in shares of core::kFirstPlaceWorth. The match must be
/// over.
int share_of(const State& state, int seat);

/// Returns the seat's part of first place if it leaves or stays now while `others` leave and all
/// seats then play on.
int outcome(State state, const Rivals& rivals, unsigned others, int seat, bool leaves,
            std::uint64_t seed);

/// Returns the beginning of a match with this many seats under the standard rules.
State begin(int seats);

}  // namespace ctq::incan_gold::mixed
