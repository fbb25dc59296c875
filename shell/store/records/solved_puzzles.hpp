#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "shell/store/tallies.hpp"

/// The puzzles answered on this device. The key "puzzles:<game>" holds one line per puzzle: its
/// name and result.
namespace ctq::store {

/// The result of a puzzle. Better results have larger values.
enum class PuzzleResult { none, missed, solved_later, solved };

/// Returns the name of a puzzle from its line, as used in links. It does not depend on the position
/// of the line.
std::string puzzle_name(std::string_view line);

/// Returns the results of a game, by its id.
std::vector<Tally> puzzle_results(std::string_view game);
/// Returns the result of a puzzle, by its name.
PuzzleResult puzzle_result(const std::vector<Tally>& results, std::string_view name);
/// Returns whether a puzzle was solved, at the first try or later.
bool is_solved(const std::vector<Tally>& results, std::string_view name);
/// Stores whether the answer to a puzzle was right. A puzzle that was missed can still be solved
/// later. Returns false if the device did not store it.
bool note_puzzle(std::string_view game, std::string_view name, bool right);

}  // namespace ctq::store
