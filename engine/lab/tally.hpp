#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/core/game.hpp"
#include "engine/lab/quantity.hpp"

/// What a series of games leaves behind: whole numbers only, so that any split of a series into
/// parts, threads or machines adds up to the same.
namespace ctq::lab {

/// The results of one entry of an experiment, wherever it sat.
struct EntryTally {
    std::int64_t wins = 0;
    std::int64_t draws = 0;  ///< shared first places
    std::int64_t losses = 0;
    std::int64_t unfinished = 0;  ///< games ended by the action cap; nobody's win
    Quantity score;               ///< in half points, of unfinished games as they stood

    bool operator==(const EntryTally&) const = default;
};

/// The results of one seat, whoever sat there.
struct SeatTally {
    std::int64_t wins = 0;
    std::int64_t draws = 0;
    std::int64_t score_sum = 0;  ///< in half points

    bool operator==(const SeatTally&) const = default;
};

struct Tally {
    int entries = 0;
    std::int64_t games = 0;
    std::array<EntryTally, core::kMostSeats> entry{};
    std::array<SeatTally, core::kMostSeats> seat{};  ///< by seat - 1
    Quantity actions;  ///< of players in a game; chance is not counted
    /// By how many half points the first score was ahead of the second, in finished games of two
    /// and more seats.
    Quantity lead;
    /// By the game's table; empty where it has none. Of those that count names, the histogram says
    /// all.
    std::vector<Quantity> statistics;
    std::int64_t chance_events = 0;
    /// The sum of the hashes of all final states with their game's number, modulo 2^64: two
    /// series that agree in it played the same games.
    std::uint64_t fingerprint = 0;

    bool operator==(const Tally&) const = default;
};

/// How one game of the series ended.
struct Ending {
    std::int64_t number = 0;   ///< of the game in its series
    core::Standing standing;   ///< by seat
    int first_seat = 1;        ///< where entry 0 sat; the next ones sat behind it, in a circle
    std::int64_t actions = 0;  ///< of players
    std::int64_t chance_events = 0;
    std::uint64_t state_hash = 0;
    core::Readings readings;  ///< for the game’s statistics
};

/// Adds one game. `tally.entries` is its number of seats, and `tally.statistics` has room for what
/// it says.
void count(Tally& tally, const Ending& ending);

/// The tally of both parts together; an empty one (no entries) adds nothing. Both parts must be
/// of the same experiment.
Tally add(const Tally& a, const Tally& b);
/// The same in place.
void add_to(Tally& sum, const Tally& more);

}  // namespace ctq::lab
