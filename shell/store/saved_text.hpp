#pragma once

#include <string>
#include <string_view>

#include "shell/store/saves.hpp"

/// A saved match in words, from its line of the index alone.
namespace ctq::app {

/// The name the person gave, else the game's title.
std::string saved_title(const Saved& saved);
/// The variant that was played, "Board"; where it is none the options that are not standard. Empty of a game that
/// has only one.
std::string saved_mode(const Saved& saved);
/// The game's title with that: "Cartagena, Board".
std::string saved_game(const Saved& saved);
/// "You against Greedy and Runner", "3 people", "Bots: Greedy, Runner".
std::string saved_seats(const Saved& saved);
/// "You against Greedy and Runner · turn 12"; `brief`, for where there is little room, counts several
/// bots: "Against 2 bots · turn 12".
std::string saved_place(const Saved& saved, bool brief);
/// Whose turn it is, or how it ended: "Your turn", "Greedy won 6–4", "A draw, 7–7".
std::string saved_outcome(const Saved& saved);
/// "57 turns"; of a branch "57 turns, a branch from turn 5".
std::string saved_length(const Saved& saved);
/// "21 Nov 2026" of "2026-11-21", whatever stands behind it; empty where that is no date.
std::string day_words(std::string_view date);
/// "21 Nov 2026, 14:05"; empty where nobody noted it.
std::string saved_date(const Saved& saved);
/// That this match had to go because the library was full.
std::string dropped_words(const Saved& saved);
/// All of it in one line, for the text view.
std::string saved_words(const Saved& saved);

}  // namespace ctq::app
