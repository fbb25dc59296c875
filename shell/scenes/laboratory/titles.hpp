#pragma once

#include <span>
#include <string>
#include <string_view>

#include "engine/lab/sweep.hpp"

/// What people read for the words in which an experiment is written.
namespace ctq::app {

/// The option with this key; null where the game has none.
const core::OptionSpec* find_option(const core::GameHandle& game, std::string_view key);
/// "turn:7" as "Turn 7", "greedy|random" as "Greedy or Random", "turn:1..20" as "Turn 1..20".
std::string bot_words_title(const core::GameHandle& game, std::string_view word);
/// Several of them: "Greedy, Runner".
std::string bots_title(const core::GameHandle& game, std::span<const std::string> words);
/// "tokens=1..6 rules=board" as "Pirates each: 1..6, Rule set: Board".
std::string options_words_title(const core::GameHandle& game, std::string_view text);
/// "Turn", "Seat 2", "Pirates each".
std::string axis_title(const core::GameHandle& game, const lab::Axis& axis);
/// "7", "Greedy", "Board".
std::string value_title(const core::GameHandle& game, const lab::Axis& axis,
                        const lab::AxisValue& value);

}  // namespace ctq::app
