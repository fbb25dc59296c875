#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/bots/analysis/puzzle.hpp"
#include "shell/scenes/services.hpp"
#include "shell/store/records/puzzle_rating.hpp"
#include "shell/store/records/solved_puzzles.hpp"

/// The loaded puzzles of all games, and those made from the player's own matches.
namespace ctq::scenes {

/// A puzzle, its name and its number.
struct NamedPuzzle {
    std::string name;  ///< computed from the puzzle's text, see `puzzle_name`
    int number = 0;    ///< number in its set, from 1
    bots::Puzzle puzzle;
    std::optional<core::Action> played{};  ///< own puzzles: the action played in the match
    std::string review{};  ///< own puzzles: the route to this decision in the review
};

/// The puzzles of one game, or those made from the player's own matches ("own puzzles").
struct PuzzleSet {
    std::string id;     ///< the game's id, or `kOwnPuzzles`
    std::string title;  ///< "Cartagena"
    std::vector<NamedPuzzle> list{};
    bool known = false;     ///< the puzzles have loaded, or there are none
    std::string trouble{};  ///< why loading failed; empty if it did not fail
};

inline constexpr const char* kOwnPuzzles = "own";

/// All sets of puzzles, the own puzzles first. The object exists until the program ends.
struct PuzzleTexts {
    std::vector<PuzzleSet> sets;

    PuzzleSet* of(std::string_view id);
};

/// Returns the puzzles, and starts to fetch those that have not loaded yet. A fetched text arrives
/// as the command "puzzle-text:<game>:…".
PuzzleTexts& puzzle_texts(Services& services);
/// Stores the fetched text of that command. `game_and_text`: "<game>:" and the text.
void take_in_puzzles(Services& services, std::string_view game_and_text);
/// Which of the player's own mistakes become puzzles.
struct OwnChoice {
    std::string_view also{};   ///< the name of a puzzle that is included even if it was solved
    std::string_view match{};  ///< the id of the only match that they are taken from; or empty
};

/// Makes the puzzles from the player's own matches anew.
void renew_own_puzzles(Services& services, const OwnChoice& choice = {});
/// Stores how many of these puzzles are not solved, for the lobby.
void note_open_positions(const PuzzleSet& own);

/// Returns a puzzle's name for links, which contains its set: "cartagena-1a2b3c4d".
std::string puzzle_route(std::string_view set, const NamedPuzzle& puzzle);
/// Returns "Your rating: 1240. 3 in a row. Longest row: 5."
std::string puzzle_rating_words(const store::PuzzleRating& rating);
/// Returns "easy", "medium" or "hard" for a puzzle with this rating. `alone`: it is no part of a
/// sentence, "Easy".
const char* puzzle_level(int rating, bool alone = false);
/// Returns "Cartagena, puzzle 3, easy, solved" or "Your last matches, puzzle 1: Carteso".
std::string puzzle_label(const PuzzleSet& set, const NamedPuzzle& one, store::PuzzleResult result);
/// Returns the puzzle with this name (see `puzzle_route`); null if there is none or it has not
/// loaded.
const NamedPuzzle* find_puzzle(PuzzleTexts& texts, std::string_view route);
/// Returns the next unsolved puzzle of the set, which may be before `puzzle`; null if all are
/// solved.
const NamedPuzzle* next_puzzle(const PuzzleSet& set, const NamedPuzzle& puzzle);
/// Returns the results in the puzzles of a set, as stored on this device.
std::vector<store::Tally> results_of(const PuzzleSet& set);

}  // namespace ctq::scenes
