#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/core/advice.hpp"
#include "engine/core/game.hpp"
#include "engine/core/known.hpp"
#include "engine/core/level.hpp"
#include "engine/core/puzzle_source.hpp"
#include "engine/core/solution.hpp"
#include "engine/core/statistic.hpp"

/// What a game may offer besides being played, by purpose. A game has a facet if its rules type has
/// all functions of the facet; `has_whole_facets` refuses a game that has only some. A game that is
/// only played has none.
namespace ctq::core {

/// People may agree to end a match, for instance one that nobody can bring to its end.
///
/// kCount                The action with which the players agree to end the match and to rank the
///                       seats as they stand. It is the last action of a match. `apply`, `describe`
///                       and the notation know it; `legal` never lists it.
/// milestones(state)     Returns a number that rises with each action that brings the end nearer.
///                       If it has not risen for two rounds, the match is stalled, and people may
///                       count it.
/// stall_words(state)    Returns what a stalled match waits for, in sentences.
template <class G>
concept WithCount = requires(const typename G::State& state) {
    { G::kCount } -> std::convertible_to<Action>;
    { G::milestones(state) } -> std::same_as<std::int32_t>;
    { G::stall_words(state) } -> std::same_as<std::string>;
};

/// Perfect play can be computed near the end, where nothing is hidden.
///
/// solvable(state)           True: turn kind seat, nothing is hidden, and perfect play takes about a
///                           second (the review).
/// puzzle_solvable(state)    The same for a few seconds at most; `action_values` then judges the
///                           puzzle. Otherwise the game has no puzzle there.
/// action_values(state)      Either holds: returns for each legal action, in order, the final lead
///                           in half points of the seat to act, with perfect play of both seats
///                           after the action.
template <class G>
concept WithSolver = requires(const typename G::State& state) {
    { G::solvable(state) } -> std::same_as<bool>;
    { G::puzzle_solvable(state) } -> std::same_as<bool>;
    { G::action_values(state) } -> std::same_as<std::vector<std::int32_t>>;
};

/// The laboratory counts more than scores and places.
///
/// statistics()       Returns what it counts.
/// StatisticsState    A small plain value, {} at the start: what the statistics need to know of the
///                    match and can't read from the last state.
/// follow(statistics, state, seat, action)    Updates `statistics` after the action, of that seat or
///                    of chance (0), which has led to `state`.
/// read(state, statistics, readings)          Adds the readings of a match that is over, or cut off
///                    in this state.
template <class G>
concept WithStatistics = requires(typename G::StatisticsState statistics,
                                  const typename G::State& view, int seat, Action action,
                                  Readings& readings) {
    { G::statistics() } -> std::same_as<std::span<const Statistic>>;
    { G::follow(statistics, view, seat, action) } -> std::same_as<void>;
    { G::read(view, statistics, readings) } -> std::same_as<void>;
};

/// The bot `level:1`, `level:2`, …
///
/// levels()    level.hpp: how strong each is.
///
/// Levels also use the following, each if the game has it:
/// closing(observation)           The action with which levels finish a match whose winner is
///                                certain; nullopt while the winner is uncertain, or if no action
///                                leads to the end.
/// at_stake(observation)          Whether the seat to act has something to lose.
/// sensible(observation, list)    Keeps in a legal list what levels consider.
template <class G>
concept WithLevels = requires {
    { G::levels() } -> std::same_as<LevelTable>;
};

/// Puzzles.
///
/// puzzle_source()    puzzle_source.hpp: the matches from which they are taken. The solver judges
///                    them, or else the game's source of advice.
template <class G>
concept WithPuzzles = requires {
    { G::puzzle_source() } -> std::same_as<PuzzleSource>;
};

/// Advice for people: hints, and evaluations in a review.
///
/// advice_source(options, seats)    advice.hpp: where it comes from.
template <class G>
concept WithAdvice = requires(const Options& options, int seats) {
    { G::advice_source(options, seats) } -> std::same_as<AdviceSource>;
};

/// Advice that the game computes itself.
///
/// point_advice(observation, seat)    advice.hpp: the value of each action of the seat to act, where
///                                    the source is the solver or odds.
/// played_advice(observation, seat, playouts, stream)    advice.hpp: the results of these actions in
///                                    playouts that the game runs, where it can.
template <class G>
concept WithOwnAdvice = requires(const typename G::State& observation, int seat,
                                 std::int64_t playouts, std::uint64_t stream) {
    { G::point_advice(observation, seat) } -> std::same_as<PointAdvice>;
    {
        G::played_advice(observation, seat, playouts, stream)
        } -> std::same_as<std::optional<PlayedAdvice>>;
};

/// Suggestions for the laboratory and `ctq bench`.
///
/// presets()       known.hpp: predefined experiments.
/// bench_rows()    known.hpp: speed measurements. Empty: random play of each rule set with the
///                 fewest seats.
template <class G>
concept WithExperiments = requires {
    { G::presets() } -> std::same_as<std::span<const ExperimentPreset>>;
    { G::bench_rows() } -> std::same_as<std::span<const BenchRow>>;
};

/// Results that are known without playing.
///
/// reference(options, bots, entry)    known.hpp: known results of one bot of an experiment.
/// best_mean(options, seats)          The mean score of perfect play, in points, where known.
/// policy()                           solution.hpp: perfect play by the default rules, as a table
///                                    for people.
/// solution(options)                  solution.hpp: perfect play from the beginning, computed in
///                                    seconds. Fails if that would take too long.
template <class G>
concept WithKnownResults = requires(const Options& options, std::span<const SeatedBot> bots,
                                    std::size_t entry, int seats) {
    { G::reference(options, bots, entry) } -> std::same_as<std::optional<Reference>>;
    { G::best_mean(options, seats) } -> std::same_as<std::optional<double>>;
    { G::policy() } -> std::same_as<PolicyTable>;
    { G::solution(options) } -> std::same_as<Result<Solution>>;
};

/// Whether a game has all functions of each facet of which it has any.
template <class G>
constexpr bool has_whole_facets() {
    return (WithCount<G> || !(
                                requires { G::kCount; } || requires { &G::milestones; } ||
                                requires { &G::stall_words; })) &&
           (WithSolver<G> || !(
                                 requires { &G::solvable; } || requires { &G::puzzle_solvable; } ||
                                 requires { &G::action_values; })) &&
           (WithStatistics<G> || !(
                                     requires { &G::statistics; } || requires { &G::follow; } ||
                                     requires { &G::read; })) &&
           (WithLevels<G> || !requires { &G::levels; }) &&
           (WithPuzzles<G> || !requires { &G::puzzle_source; }) &&
           (WithAdvice<G> || !requires { &G::advice_source; }) &&
           (WithOwnAdvice<G> ||
            !(
                requires { &G::point_advice; } || requires { &G::played_advice; })) &&
           (WithExperiments<G> || !(
                                      requires { &G::presets; } || requires { &G::bench_rows; })) &&
           (WithKnownResults<G> || !(
                                       requires { &G::reference; } || requires { &G::best_mean; } ||
                                       requires { &G::policy; } || requires { &G::solution; }));
}

}  // namespace ctq::core
