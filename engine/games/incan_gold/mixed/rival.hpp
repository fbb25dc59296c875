#pragma once

#include <array>
#include <cstdint>

#include "engine/games/incan_gold/mixed/table.hpp"

/// Matches played out quickly, for learning: every seat by some plan, chance by the place in the
/// match alone, so that two ways to go on from a position meet the same cards.
namespace ctq::incan_gold::mixed {

/// A chance in 65,536ths.
inline constexpr std::uint32_t kOne = 65536;

/// A plan that is being learned, or that learning came to: for each cell the chance to leave.
struct Plan {
    Grain grain = Grain::table;
    std::vector<std::uint32_t> leave;  ///< by cell, in 65,536ths
};

/// How one seat decides.
struct Rival {
    enum class Kind : std::uint8_t { plan, myopic, optimal, turn };
    Kind kind = Kind::plan;
    const Plan* plan = nullptr;
    int turn = 0;  ///< at which `turn` leaves
};
using Rivals = std::array<Rival, kMostSeats>;

/// The chances of a table as a plan.
Plan plan_of(const Chances& chances);

/// Turns the next card; that card depends on the seed, the round, the turn and the deck alone.
void turn_card_of(State& state, std::uint64_t seed);
/// Whether the seat, which explores and is to choose, leaves; by chance of the same kind.
bool leaves(const State& state, const Moment& moment, int seat, const Rival& rival,
            std::uint64_t seed);
/// Who of those exploring leaves, as a set of seats.
unsigned leavers(const State& state, const Rivals& rivals, std::uint64_t seed);
/// Ends the turn: these leave.
void resolve_turn(State& state, unsigned leavers);

/// Plays a match on to its end.
void play_out(State& state, const Rivals& rivals, std::uint64_t seed);
/// What the seat gets of the first place, in shares of core::kFirstPlaceWorth; the match is over.
int share_of(const State& state, int seat);

/// What the seat gets that now leaves, or stays, while these others leave; then all play on.
int outcome(State state, const Rivals& rivals, unsigned others, int seat, bool leaves,
            std::uint64_t seed);

/// The beginning of a match of so many seats under the standard rules.
State begin(int seats);

}  // namespace ctq::incan_gold::mixed
