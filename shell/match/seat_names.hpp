#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ctq::app {

/// The word of a seat that is a person at this device.
inline constexpr const char* kHuman = "human";
/// And of one that is kept for a person elsewhere.
inline constexpr const char* kGuest = "guest";

/// The tag of a match that ended before its rules end it: "resigned", "unfinished".
inline constexpr const char* kEndedTag = "Ended";

/// The tag of a match that is sent on by link after each turn: the seat of this device's person.
inline constexpr const char* kLetterTag = "Letter";

/// "greedy" as "Greedy", "turn:7" as "Turn:7".
std::string bot_title(std::string_view bot);

/// What the seats are called at the table: "You", "Greedy", "Greedy 2", "Player 1".
std::vector<std::string> seat_names(const std::vector<std::string>& seats);

}  // namespace ctq::app
