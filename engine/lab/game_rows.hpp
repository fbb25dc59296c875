#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/lab/experiment.hpp"

/// The single games of an experiment for spreadsheets: a line of CSV for each seat of each game.
/// All cells of a sweep have the same columns. README.md, *Studying games*, describes them.
namespace ctq::lab {

/// Returns the line of column names. The game's own statistics have the names of `report_csv`
/// without what it says of many games: "rounds", not "rounds_mean".
std::string game_columns(const core::GameHandle& game);

/// Adds the lines of one game to `text`, in the order of the seats. `bots` are the names of the
/// entries, in order. `table` is the number of the cell, from 1. A value that this game does not
/// have is empty: the place if it was not finished, or a statistic of finished games.
void add_game_rows(std::string& text, const Spec& spec, std::span<const std::string> bots,
                   int table, const Ending& ending);

}  // namespace ctq::lab
