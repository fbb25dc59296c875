#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/match.hpp"

namespace ctq::app {

/// The word of a seat that is a person at this device.
inline constexpr const char* kHuman = "human";
/// And of one that is kept for a person elsewhere.
inline constexpr const char* kGuest = "guest";
/// And of one that a person elsewhere had in a match that is only looked at here.
inline constexpr const char* kElsewhere = "elsewhere";

/// "greedy" as "Greedy", "turn:7" as "Turn:7".
std::string bot_title(std::string_view bot);

/// Who sits somewhere: "Person", "Guest", "Bot Greedy".
std::string seat_words(std::string_view who);

/// Who sits in a match as this device sees it: the words of its set-up, with `kElsewhere` for its
/// people where the match has `kElsewhereTag`.
std::vector<std::string> seats_of(const core::Match& match);

/// What the seats are called at the table: "You", "Greedy", "Greedy 2", "Player 1".
std::vector<std::string> seat_names(const std::vector<std::string>& seats);

}  // namespace ctq::app
