#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/core/game.hpp"
#include "engine/core/statistic.hpp"
#include "engine/lab/quantity.hpp"

/// The counted results of a series of games. They are whole numbers, so the tally does not depend
/// on how the series is split into parts, threads or machines.
namespace ctq::lab {

/// The results of one entry of an experiment, at whatever seats it sat.
struct EntryTally {
    std::int64_t wins = 0;
    std::int64_t draws = 0;  ///< shared first places
    std::int64_t losses = 0;
    std::int64_t unfinished = 0;  ///< games ended by the action cap; nobody wins them
    Quantity score;               ///< in half points; for unfinished games the score at the cap

    bool operator==(const EntryTally&) const = default;
};

/// The results of one seat, whichever entry sat there.
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
    Quantity actions;  ///< player actions per game, without chance events
    /// The lead of the first score over the second in half points, in finished games with at least
    /// two seats.
    Quantity lead;
    /// The game's statistics, in the order of its table; empty if the game has none. Of a statistic
    /// with names, the histogram has all the data.
    std::vector<Quantity> statistics;
    std::int64_t chance_events = 0;
    /// The sum of the hashes of all final states with their game numbers, modulo 2^64. Two series
    /// with the same sum played the same games.
    std::uint64_t fingerprint = 0;

    bool operator==(const Tally&) const = default;
};

/// The end of one game of the series.
struct Ending {
    std::int64_t number = 0;   ///< the number of the game in its series
    core::Standing standing;   ///< by seat
    int first_seat = 1;        ///< the seat of entry 0; the other entries follow in a circle
    std::int64_t actions = 0;  ///< actions of players, without chance events
    std::int64_t chance_events = 0;
    std::uint64_t state_hash = 0;
    core::Readings readings;  ///< the values of the game's own statistics
};

/// Returns the lead of the first score over the second, in half points. There must be two seats or
/// more.
std::int32_t lead_of(const core::Standing& standing);

/// Adds one game. `tally.entries` must be its number of seats, and `tally.statistics` must have
/// room for all its readings.
void count(Tally& tally, const Ending& ending);

/// Returns the tally of both parts together. Both must be of the same experiment. An empty tally
/// (no entries) adds nothing.
Tally add(const Tally& a, const Tally& b);
/// Adds `more` to `sum` in the same way.
void add_to(Tally& sum, const Tally& more);

}  // namespace ctq::lab
