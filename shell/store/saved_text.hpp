#pragma once

#include <string>
#include <string_view>

#include "shell/store/saves.hpp"

/// Describes a saved match in words, from its line of the index alone.
namespace ctq::store {

/// Returns the name given by the person, else the game's title.
std::string saved_title(const Saved& saved);
/// Returns the name of the match's rule variant, "Board". If its options match no variant, lists
/// those that are not standard. Empty if the game has only one variant.
std::string saved_mode(const Saved& saved);
/// Returns the game's title and the variant: "Cartagena, Board".
std::string saved_game(const Saved& saved);
/// Returns the players: "You against Greedy and Runner", "3 people", "Bots: Greedy, Runner".
std::string saved_seats(const Saved& saved);
/// Returns whose turn it is, or the result: "Your turn", "Greedy won 6–4", "A draw, 7–7".
std::string saved_outcome(const Saved& saved);
/// Returns "57 turns"; for a branch "57 turns, a branch from turn 5".
std::string saved_length(const Saved& saved);
/// Formats the date at the start of a text: "2026-11-21…" gives "21 Nov 2026". Empty if there is no
/// date.
std::string day_words(std::string_view date);
/// Formats the same without its year: "21 November".
std::string day_of_year_words(std::string_view date);
/// Returns "21 Nov 2026, 14:05"; empty if the date is unknown.
std::string saved_date(const Saved& saved);
/// Says that this match was deleted because the library was full.
std::string dropped_words(const Saved& saved);
/// Returns the whole description in one line, for the text view.
std::string saved_words(const Saved& saved);

}  // namespace ctq::store
