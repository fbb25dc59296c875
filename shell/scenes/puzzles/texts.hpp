#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/bots/puzzle.hpp"
#include "shell/scenes/services.hpp"

/// The puzzles of all games, as far as they have arrived.
namespace ctq::app {

/// One of them, and what it goes by.
struct NamedPuzzle {
    std::string name;  ///< of its line, `puzzle_name`
    int number = 0;    ///< in its game, from 1
    bots::Puzzle puzzle;
};

struct GamePuzzles {
    const core::GameHandle* game = nullptr;
    std::vector<NamedPuzzle> list;
    bool known = false;     ///< they have arrived, or there are none
    std::string trouble{};  ///< why there are none; empty where the game has none
};

/// Kept as long as the program runs.
struct PuzzleTexts {
    std::vector<GamePuzzles> games;

    GamePuzzles* of(std::string_view game);
};

/// Asks for what has not arrived yet: what has to be fetched comes as the command "puzzle-text:<game>:…".
PuzzleTexts& puzzle_texts(Services& services);
/// Takes in what came with that command, "<game>:" and the text.
void take_in_puzzles(Services& services, std::string_view game_and_text);

/// "cartagena-1a2b3c4d": the game's id and the puzzle's name, for links.
std::string puzzle_route(const core::GameHandle& game, const NamedPuzzle& puzzle);
/// The puzzle of that; null where there is none, or it has not arrived.
const NamedPuzzle* find_puzzle(PuzzleTexts& texts, std::string_view route);
/// The first behind this one that was not solved, of the same game; null where all are.
const NamedPuzzle* next_puzzle(const GamePuzzles& game, const NamedPuzzle& puzzle);

}  // namespace ctq::app
