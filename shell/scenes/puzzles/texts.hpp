#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/bots/puzzle.hpp"
#include "shell/scenes/services.hpp"
#include "shell/store/solved_puzzles.hpp"

/// The puzzles of all games, as far as they have arrived, and those of one's own matches.
namespace ctq::app {

/// One of them, and what it goes by.
struct NamedPuzzle {
    std::string name;  ///< of its line, `puzzle_name`
    int number = 0;    ///< in its set, from 1
    bots::Puzzle puzzle;
    std::optional<core::Action> played{};  ///< of one's own match: what one chose there
    std::string review{};                  ///< the route of that decision in its review; else empty
};

/// Those of a game, or of one's own matches.
struct PuzzleSet {
    std::string id;     ///< the game's, or `kOwnPuzzles`
    std::string title;  ///< "Cartagena"
    std::vector<NamedPuzzle> list{};
    bool known = false;     ///< they have arrived, or there are none
    std::string trouble{};  ///< why there are none; empty where the game has none
};

inline constexpr const char* kOwnPuzzles = "own";

/// Kept as long as the program runs; one's own come first.
struct PuzzleTexts {
    std::vector<PuzzleSet> sets;

    PuzzleSet* of(std::string_view id);
};

/// Asks for what has not arrived yet: what has to be fetched comes as the command "puzzle-text:<game>:…".
PuzzleTexts& puzzle_texts(Services& services);
/// Takes in what came with that command, "<game>:" and the text.
void take_in_puzzles(Services& services, std::string_view game_and_text);
/// Makes those of one's own matches anew. `also`, by its name, is among them even if it was solved.
void renew_own_puzzles(Services& services, std::string_view also = {});

/// "cartagena-1a2b3c4d": the set and the puzzle's name, for links.
std::string puzzle_route(std::string_view set, const NamedPuzzle& puzzle);
/// "Cartagena, puzzle 3, solved", "Your last matches, puzzle 1: Carteso".
std::string puzzle_label(const PuzzleSet& set, const NamedPuzzle& one, PuzzleResult result);
/// The puzzle of that route; null where there is none, or it has not arrived.
const NamedPuzzle* find_puzzle(PuzzleTexts& texts, std::string_view route);
/// The first behind this one that was not solved, of the same set; null where all are.
const NamedPuzzle* next_puzzle(const PuzzleSet& set, const NamedPuzzle& puzzle);
/// How those of a set were answered on this device.
std::vector<Tally> results_of(const PuzzleSet& set);

}  // namespace ctq::app
