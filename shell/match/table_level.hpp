#pragma once

#include <optional>
#include <string>
#include <vector>

#include "shell/match/table_setup.hpp"

/// The level of a table's bots, for bots that have levels; an easier and a harder table.
namespace ctq::match {

/// Returns the word of a level in a set-up: "level:3".
std::string level_name(int level);

/// Returns the highest level of the bots in these seats; 0 if none has a level.
int level_of(const core::GameHandle& game, const std::vector<std::string>& seats);

/// Returns the level that all bots share; 0 if their levels differ or a bot has none.
int common_level(const TableSetup& setup);

/// Sets all bots that have levels to this level, or to the nearest one that exists.
void play_at(TableSetup& setup, int level);

/// Returns the same table with all such bots `steps` levels higher, or lower if negative. Returns
/// none if no bot's level would change.
std::optional<TableSetup> at_other_level(const TableSetup& setup, int steps);

}  // namespace ctq::match
