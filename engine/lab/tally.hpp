#pragma once

#include <array>
#include <cstdint>

#include "engine/core/game.hpp"
#include "engine/lab/histogram.hpp"

/// What a series of games leaves behind: whole numbers only, so that any split of a series into
/// parts, threads or machines adds up to the same.
namespace ctq::lab {

/// The results of one entry of an experiment, wherever it sat.
struct EntryTally {
    std::int64_t wins = 0;
    std::int64_t draws = 0;  ///< shared first places
    std::int64_t losses = 0;
    std::int64_t unfinished = 0;  ///< games ended by the action cap; nobody's win
    // Scores are in half points, those of unfinished games as they stood.
    std::int64_t score_sum = 0;
    std::int64_t score_squares = 0;
    std::int32_t score_least = INT32_MAX;
    std::int32_t score_most = INT32_MIN;
    // The games of lowest number that had those scores; -1 before the first.
    std::int64_t least_game = -1;
    std::int64_t most_game = -1;
    Histogram scores;  ///< in half points

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
    // Player actions a game; chance is not counted.
    std::int64_t actions_sum = 0;
    std::int64_t actions_squares = 0;
    Histogram actions;
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
};

/// Adds one game. `tally.entries` is the game's number of seats.
void count(Tally& tally, const Ending& ending);

/// The tally of both parts together; an empty one (no entries) adds nothing. Both parts must be
/// of the same experiment.
Tally add(const Tally& a, const Tally& b);
/// The same in place.
void add_to(Tally& sum, const Tally& more);

}  // namespace ctq::lab
