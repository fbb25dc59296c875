#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/bots/puzzle.hpp"
#include "shell/scenes/services.hpp"
#include "shell/store/solved_puzzles.hpp"

/// The loaded puzzles of all games, and those made from the player's own matches.
namespace ctq::scenes {

/// A puzzle and its names.
struct NamedPuzzle {
    std::string name;  ///< derived from its line, see `puzzle_name`
    int number = 0;    ///< number in its set, from 1
    bots::Puzzle puzzle;
    std::optional<core::Action> played{};  ///< own puzzles: the action chosen in the match
    std::string review{};                  ///< own puzzles: the route of the decision in its review
};

/// The puzzles of a game, or of the player's own matches.
struct PuzzleSet {
    std::string id;     ///< the game's id, or `kOwnPuzzles`
    std::string title;  ///< "Cartagena"
    std::vector<NamedPuzzle> list{};
    bool known = false;     ///< the puzzles have loaded, or there are none
    std::string trouble{};  ///< why they could not be loaded; empty if the game has none
};

inline constexpr const char* kOwnPuzzles = "own";

/// All sets, the own puzzles first. Lives as long as the program.
struct PuzzleTexts {
    std::vector<PuzzleSet> sets;

    PuzzleSet* of(std::string_view id);
};

/// Returns the puzzles and requests those that have not loaded yet. A fetched text arrives as the
/// command "puzzle-text:<game>:…".
PuzzleTexts& puzzle_texts(Services& services);
/// Stores the text of that command, "<game>:" and the text.
void take_in_puzzles(Services& services, std::string_view game_and_text);
/// Makes the puzzles of the player's own matches again. Includes the puzzle named `also` even if it
/// was solved.
void renew_own_puzzles(Services& services, std::string_view also = {});

/// Returns the set and the puzzle's name for links: "cartagena-1a2b3c4d".
std::string puzzle_route(std::string_view set, const NamedPuzzle& puzzle);
/// Returns "Cartagena, puzzle 3, solved" or "Your last matches, puzzle 1: Carteso".
std::string puzzle_label(const PuzzleSet& set, const NamedPuzzle& one, store::PuzzleResult result);
/// Returns the puzzle of that route, or null if there is none or it has not loaded.
const NamedPuzzle* find_puzzle(PuzzleTexts& texts, std::string_view route);
/// Returns the next unsolved puzzle of the same set, or null if all are solved.
const NamedPuzzle* next_puzzle(const PuzzleSet& set, const NamedPuzzle& puzzle);
/// Returns the results of a set on this device.
std::vector<store::Tally> results_of(const PuzzleSet& set);

}  // namespace ctq::scenes
