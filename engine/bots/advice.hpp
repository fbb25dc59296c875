#pragma once

#include <optional>
#include <string>

#include "engine/core/advice.hpp"
#include "engine/core/match.hpp"

/// Tells whether a match has advice, and where the advice comes from. Hints, reviews and `ctq` use
/// the same limits.
namespace ctq::bots {

/// Returns the source of advice that the game states for these options and number of seats
/// (`Game::advice_source`). `none` if the game states nothing. `game` must be one of the cabinet's.
core::AdviceSource advice_source(const core::GameHandle& game, const core::Options& options,
                                 int seats);
/// Returns the source of advice for a match.
core::AdviceSource advice_source(const core::Match& match);

/// Returns whether the match has advice.
inline bool can_advise(const core::Match& match) {
    return advice_source(match) != core::AdviceSource::none;
}

/// Returns the game's own action values for `seat`, the seat to choose (`Game::point_advice`).
/// Returns nullopt if the game has another source of advice.
std::optional<core::PointAdvice> point_advice(const core::GameHandle& game, const void* observation,
                                              int seat);

/// Judges the actions of `seat`, the seat to choose, by the game's own playouts
/// (`Game::played_advice`): `playouts` in total, at least one for each action. All random numbers
/// derive from `stream`. Returns nullopt if the game has no such advice.
std::optional<core::PlayedAdvice> played_advice(const core::GameHandle& game,
                                                const void* observation, int seat,
                                                std::int64_t playouts, std::uint64_t stream);

/// Returns the sentence for a match without advice.
std::string no_advice_words();

}  // namespace ctq::bots
