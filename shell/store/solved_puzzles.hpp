#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "shell/store/tallies.hpp"

/// The puzzles that were answered on this device: under "puzzles:<game>" a line for each, its name and how
/// it was answered.
namespace ctq::app {

/// The better ones are larger.
enum class PuzzleResult { none, missed, solved_later, solved };

/// The name of the puzzle of a line, as links have it: it stays, wherever the line stands.
std::string puzzle_name(std::string_view line);

/// The results of a game, by its id, and the one of a puzzle.
std::vector<Tally> puzzle_results(std::string_view game);
PuzzleResult puzzle_result(const std::vector<Tally>& results, std::string_view name);
/// Notes an answer: who missed it first may solve it later. False when the device did not keep it.
bool note_puzzle(std::string_view game, std::string_view name, bool right);

}  // namespace ctq::app
