#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/match.hpp"

namespace ctq::match {

/// The word in a set-up for a person at this device.
inline constexpr const char* kHuman = "human";
/// The word for a seat that waits for a person at another device.
inline constexpr const char* kGuest = "guest";
/// In a match that is only viewed here: the word for a person at another device.
inline constexpr const char* kElsewhere = "elsewhere";

/// Returns the name of a bot: "Greedy" for "greedy", "Beginner" for "level:2". See
/// `core::bot_name`.
std::string bot_name(const core::GameHandle& game, std::string_view bot);

/// Describes the player of a seat: "Person", "Invited friend", "Bot Greedy".
std::string seat_words(const core::GameHandle& game, std::string_view who);

/// Returns the words for the players of a match as this device sees them: those of its set-up, with
/// `kElsewhere` for people if the match has `kElsewhereTag`.
std::vector<std::string> seats_of(const core::Match& match);

/// Returns the names of the seats at the table: "You", "Greedy", "Greedy 2", "Player 1". Several
/// people are called by their `given` names, by seat - 1; an empty or missing entry means no name.
std::vector<std::string> seat_names(const core::GameHandle& game,
                                    const std::vector<std::string>& seats,
                                    const std::vector<std::string>& given = {});
/// Returns the seat names of a match, with the names given when it began.
std::vector<std::string> seat_names(const core::Match& match);

/// Writes people's names as the value of `kPeopleTag`; empty if nobody gave one.
std::string people_text(const std::vector<std::string>& people);
/// Reads what `people_text` wrote.
std::vector<std::string> read_people(std::string_view text);
/// The longest name of a person, in bytes.
inline constexpr std::size_t kLongestName = 96;
/// Returns a name shortened to at most `kLongestName` bytes, without cutting inside a character.
std::string_view cut_name(std::string_view name);

}  // namespace ctq::match
