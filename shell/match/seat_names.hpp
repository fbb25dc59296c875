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

/// "greedy" as "Greedy", "level:2" as "Beginner": `core::bot_name` of the game's bots.
std::string bot_name(const core::GameHandle& game, std::string_view bot);

/// Who sits somewhere: "Person", "Invited friend", "Bot Greedy".
std::string seat_words(const core::GameHandle& game, std::string_view who);

/// Who sits in a match as this device sees it: the words of its set-up, with `kElsewhere` for its
/// people where the match has `kElsewhereTag`.
std::vector<std::string> seats_of(const core::Match& match);

/// What the seats are called at the table: "You", "Greedy", "Greedy 2", "Player 1". Several people
/// go by the names they gave, by seat - 1; a name that is empty or missing is none.
std::vector<std::string> seat_names(const core::GameHandle& game,
                                    const std::vector<std::string>& seats,
                                    const std::vector<std::string>& given = {});
/// The same of a match, with the names it was begun with.
std::vector<std::string> seat_names(const core::Match& match);

/// The names of people as `kPeopleTag` has them; empty where nobody gave one.
std::string people_text(const std::vector<std::string>& people);
/// Reads what `people_text` wrote.
std::vector<std::string> read_people(std::string_view text);
/// The longest name of a person, in bytes, and a name cut to it.
inline constexpr std::size_t kLongestName = 24;
std::string_view cut_name(std::string_view name);

}  // namespace ctq::app
