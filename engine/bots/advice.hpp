#pragma once

#include <optional>
#include <string>

#include "engine/core/advice.hpp"
#include "engine/core/match.hpp"

/// Whether, and by what, people are advised: the same limits for a hint, a review and `ctq`.
namespace ctq::bots {

/// What advice is by under these options with so many seats, as the game states it
/// (`Game::advice_source`); none where it states nothing. `game` must be one of the cabinet's.
core::AdviceSource advice_source(const core::GameHandle& game, const core::Options& options,
                                 int seats);
/// The same for a match.
core::AdviceSource advice_source(const core::Match& match);

/// Whether people can be advised in this match.
inline bool can_advise(const core::Match& match) {
    return advice_source(match) != core::AdviceSource::none;
}

/// What the game itself says of the actions of `seat`, who is to choose (`Game::point_advice`); none of
/// a game that is advised otherwise.
std::optional<core::PointAdvice> point_advice(const core::GameHandle& game, const void* observation,
                                              int seat);

/// What came of the actions of `seat`, who is to choose, in so many playouts in all that the game itself
/// plays on (`Game::played_advice`), at least one of each; all chance follows from `stream`. None where it
/// doesn't do that.
std::optional<core::PlayedAdvice> played_advice(const core::GameHandle& game,
                                                const void* observation, int seat,
                                                std::int64_t playouts, std::uint64_t stream);

/// The sentence for a match in which nobody can be advised.
std::string no_advice_words();

}  // namespace ctq::bots
