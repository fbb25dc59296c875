#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/core/handle.hpp"

/// Measured strength of bots at tables of two (`tests/bench/ladder.csv`).
namespace ctq::match {

/// Returns the Elo of a bot with these rules, where greedy has 1000; none if the bot was not
/// measured against all others.
std::optional<double> measured_elo(const core::GameHandle& game, const core::Options& options,
                                   std::string_view bot);

/// Returns the share of games that a bot wins against another, as measured, or else as their Elo
/// predicts.
std::optional<double> measured_share(const core::GameHandle& game, const core::Options& options,
                                     std::string_view bot, std::string_view against);

/// Returns "Wins 63 of 100 against level 1."; empty if it was not measured.
std::string strength_words(const core::GameHandle& game, const core::Options& options, int level);

}  // namespace ctq::match
