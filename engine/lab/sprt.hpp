#pragma once

#include <cstdint>
#include <string>

#include "engine/lab/experiment.hpp"
#include "engine/lab/fields.hpp"

/// Tests with as few games as possible whether a bot is better than another. The method is the
/// generalised sequential probability-ratio test on units of games. A unit is one seed played with
/// every seating, so that the luck of the deal and of the seat affects both bots.
namespace ctq::lab {

/// The sums over units of games. Tallies of parts can be added. Shares are in units of
/// core::kFirstPlaceWorth.
struct UnitTally {
    std::int64_t units = 0;
    std::int64_t games = 0;
    std::int64_t unfinished = 0;
    std::int64_t sum = 0;           ///< sum of the shares of the first entry
    std::int64_t game_squares = 0;  ///< sum of the squared shares of single games
    std::int64_t unit_squares = 0;  ///< sum of the squares of the sums over each unit

    bool operator==(const UnitTally&) const = default;
};

/// All members of `UnitTally`, in the order in which they are encoded.
inline constexpr std::int64_t UnitTally::*kUnitNumbers[] = {
    &UnitTally::units, &UnitTally::games,        &UnitTally::unfinished,
    &UnitTally::sum,   &UnitTally::game_squares, &UnitTally::unit_squares};

/// Plays units `first` … `first + count - 1`. A unit is the match of `nth_seed(seed, unit)`, played
/// once for every rotation of the entries round the table. `play_games` must do the same as `play`.
/// If it was stopped early, a unit has fewer games than seats.
UnitTally play_units(const Spec& spec, std::int64_t first, std::int64_t count,
                     const PlayGames& play_games = play);

/// Adds the sums of other units. The order doesn't matter.
void add_to(UnitTally& sum, const UnitTally& more);

/// The log-likelihood ratio at which the test is decided. Errors of either kind happen in at most
/// one of twenty tests (Wald 1945: ln 19).
inline constexpr double kDecided = 2.944;

/// Returns the logarithm of the likelihood ratio of two hypotheses: that the first entry's mean
/// share is `after`, and that it is `before`. Uses the normal approximation (van den Bergh, of
/// Fishtest). Returns 0 with fewer than two units, or if all units are equal.
double likelihood_ratio(const UnitTally& tally, double before, double after);

/// Units between two checks of the result. It is constant, so that the number of threads and
/// workers doesn't change the result.
inline constexpr std::int64_t kUnitBatch = 16;

enum class Verdict { undecided, better, not_better };
/// Returns the verdict for a log-likelihood ratio.
Verdict verdict_of(double ratio);
/// `verdict_word` returns "undecided", "better" or "not_better". The next function returns a
/// sentence for people, without its subject.
const char* verdict_word(Verdict verdict);
const char* verdict_sentence(Verdict verdict);

/// Return the first entry's share of first places, and its standard error.
double mean_share(const UnitTally& tally);
double share_error(const UnitTally& tally);

/// Returns by which share the units reduce the variance of the mean, compared with the same number
/// of games that all have different seeds. Negative if they increase it.
double variance_saved(const UnitTally& tally);

/// The parameters of a comparison, for programs.
struct ComparisonHead {
    const core::GameHandle* game;
    std::string options;
    std::string seats;  ///< "greedy,random"
    std::string elo;    ///< "0,20": what doesn't count as better, and what does
    std::uint64_t seed = 0;
    std::string from{};  ///< share code of the position from which games continue; empty: none
};
/// Returns the result of a comparison, for programs and spreadsheets.
Fields comparison_fields(const ComparisonHead& head, const UnitTally& tally, double ratio);

}  // namespace ctq::lab
