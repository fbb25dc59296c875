#pragma once

#include <optional>
#include <string>
#include <vector>

#include "shell/match/table_setup.hpp"

/// How strong the bots of a table are, where they play at a level: an easier table, a harder one.
namespace ctq::app {

/// "level:3", as a seat is told.
std::string level_name(int level);

/// The highest level of the bots in these seats; 0 where none plays at a level.
int level_of(const core::GameHandle& game, const std::vector<std::string>& seats);

/// The level of all bots; 0 where they have several, or one has none.
int common_level(const TableSetup& setup);

/// Every bot that plays at a level plays at this one from now on, or at the nearest there is.
void play_at(TableSetup& setup, int level);

/// The same table with every such bot so many levels higher, lower where `steps` is below 0; none
/// where no bot's level would change.
std::optional<TableSetup> at_other_level(const TableSetup& setup, int steps);

}  // namespace ctq::app
