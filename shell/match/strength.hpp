#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/core/handle.hpp"

/// How strong bots were when they were measured at tables of two (`tests/bench/ladder.csv`).
namespace ctq::app {

/// The Elo of a bot by these rules, with greedy at 1000; none where it was not measured against all.
std::optional<double> measured_elo(const core::GameHandle& game, const core::Options& options,
                                   std::string_view bot);

/// The share of games that a bot won against another, as measured, or as their Elo tells.
std::optional<double> measured_share(const core::GameHandle& game, const core::Options& options,
                                     std::string_view bot, std::string_view against);

/// "Wins 63 of 100 against level 1."; empty where nobody measured it.
std::string strength_words(const core::GameHandle& game, const core::Options& options, int level);

}  // namespace ctq::app
