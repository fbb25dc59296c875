#pragma once

#include <span>
#include <string>
#include <string_view>

#include "engine/lab/sweep.hpp"

/// Titles for people, in place of the notation in which an experiment is written.
namespace ctq::scenes {

/// Returns the option with this key, or null if the game has none.
const core::OptionSpec* find_option(const core::GameHandle& game, std::string_view key);
/// Returns the title of a bot: "turn:7" is "Turn 7", "greedy|random" is "Greedy or Random",
/// "turn:1..20" is "Turn 1..20".
std::string bot_words_title(const core::GameHandle& game, std::string_view word);
/// Returns the titles of several bots: "Greedy, Runner".
std::string bots_title(const core::GameHandle& game, std::span<const std::string> words);
/// Returns the titles of options and their values: "tokens=1..6 rules=board" is "Pirates each:
/// 1..6, Rule set: Board".
std::string options_words_title(const core::GameHandle& game, std::string_view text);
/// Returns who has the seat of an axis: "seat 2" or, where seats rotate, "bot 2". With two seats
/// these are "the bot", whose results the sweep shows, and "the opponent".
std::string side_title(const lab::Sweep& sweep, const lab::Axis& axis);
/// Returns the title of an axis (what a sweep varies): "Turn", "Seat 2", "Turn of the opponent",
/// "Pirates each".
std::string axis_title(const lab::Sweep& sweep, const lab::Axis& axis);
/// Returns the title of a value on an axis: "7", "Greedy", "Board".
std::string value_title(const core::GameHandle& game, const lab::Axis& axis,
                        const lab::AxisValue& value);

}  // namespace ctq::scenes
