#pragma once

#include <cstdint>
#include <string>

#include "engine/lab/experiment.hpp"
#include "engine/lab/fields.hpp"

/// Whether a bot is better than another, by as few games as that takes: the generalised sequential
/// probability-ratio test on units of games. A unit is one seed played with every seating, so that
/// luck of the deal and of the seat falls on both.
namespace ctq::lab {

/// What units of games came to; parts are added. Shares are of core::kFirstPlaceWorth.
struct UnitTally {
    std::int64_t units = 0;
    std::int64_t games = 0;
    std::int64_t unfinished = 0;
    std::int64_t sum = 0;           ///< of what the first entry's games brought
    std::int64_t game_squares = 0;  ///< of one game's
    std::int64_t unit_squares = 0;  ///< of the sum over a unit's

    bool operator==(const UnitTally&) const = default;
};

/// All its numbers, in the order in which they are sent and kept.
inline constexpr std::int64_t UnitTally::*kUnitNumbers[] = {
    &UnitTally::units, &UnitTally::games,        &UnitTally::unfinished,
    &UnitTally::sum,   &UnitTally::game_squares, &UnitTally::unit_squares};

/// Plays the units first … first + count - 1: in each the match of `nth_seed(seed, unit)` once for
/// every seating that is a turn of the entries round the table, by `play_games`, which plays as
/// `play` does. Where that was ended early, the games of a unit are fewer than its seats.
UnitTally play_units(const Spec& spec, std::int64_t first, std::int64_t count,
                     const PlayGames& play_games = play);

/// Adds what other units came to; their order does not matter.
void add_to(UnitTally& sum, const UnitTally& more);

/// Errors of both kinds happen in one of twenty tests at most: beyond these bounds it is decided
/// (Wald 1945: ln 19).
inline constexpr double kDecided = 2.944;

/// The logarithm of how much more likely the results are if the first entry's mean share is `after`
/// than if it is `before`, by the normal approximation (van den Bergh, of Fishtest). 0 where there
/// are fewer than two units, or all are alike.
double likelihood_ratio(const UnitTally& tally, double before, double after);

/// Units between two looks at the result: the same for any number of threads and workers.
inline constexpr std::int64_t kUnitBatch = 16;

/// The share of first places that so much Elo above all others at a table of so many seats brings.
double share_at(double elo, int seats);

enum class Verdict { undecided, better, not_better };
/// What a likelihood ratio says.
Verdict verdict_of(double ratio);
/// "undecided", "better", "not_better"; and a sentence for people without its subject.
const char* verdict_word(Verdict verdict);
const char* verdict_sentence(Verdict verdict);

/// The first entry's share of first places, and its standard error.
double mean_share(const UnitTally& tally);
double share_error(const UnitTally& tally);

/// By how much the variance of the mean is less than that of as many games with seeds of their own,
/// as a share of it; negative where it is more.
double variance_saved(const UnitTally& tally);

/// What a comparison was played with, as programs read it.
struct ComparisonHead {
    std::string game;
    std::string options;
    std::string seats;  ///< "greedy,random"
    std::string elo;    ///< "0,20": what does not count as better, and what does
    std::uint64_t seed = 0;
};
/// What it came to, for programs and spreadsheets.
Fields comparison_fields(const ComparisonHead& head, const UnitTally& tally, double ratio);

}  // namespace ctq::lab
