#pragma once

#include <optional>
#include <string>

#include "engine/core/advice.hpp"
#include "engine/core/match.hpp"

/// Whether a match has advice, and its source. Hints, reviews and `ctq` use the same limits.
namespace ctq::bots {

/// Returns the source of advice that the game states for these options and number of seats
/// (`Game::advice_source`). `none` if the game states nothing. `game` must be one of the cabinet's.
core::AdviceSource advice_source(const core::GameHandle& game, const core::Options& options,
                                 int seats);
/// Returns the same for a match.
core::AdviceSource advice_source(const core::Match& match);

/// Returns whether the match has advice.
inline bool can_advise(const core::Match& match) {
    return advice_source(match) != core::AdviceSource::none;
}

/// Returns the game's own action values for `seat`, the seat to choose (`Game::point_advice`). None
/// if the game has another source of advice.
std::optional<core::PointAdvice> point_advice(const core::GameHandle& game, const void* observation,
                                              int seat);

/// Judges the actions of `seat`, the seat to choose, by `playouts` playouts of the game's own in
/// total, at least one for each action (`Game::played_advice`). All chance follows from `stream`.
/// None if the game has no such advice.
std::optional<core::PlayedAdvice> played_advice(const core::GameHandle& game,
                                                const void* observation, int seat,
                                                std::int64_t playouts, std::uint64_t stream);

/// Returns the sentence for a match without advice.
std::string no_advice_words();

}  // namespace ctq::bots
