#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/handle.hpp"

/// The tables by which the bot `equilibrium` of Incan Gold plays, as files.
namespace ctq::cli {

/// Makes it play by the tables of a file, or learned players by its net. Throws Refusal: no such file,
/// neither of both, or damaged.
void play_by_table(const std::string& path);

/// Tells the person at the terminal where such a bot sits at a match its tables were not made for.
void remark_on_tables(const core::GameHandle& game, const core::Options& options,
                      const std::vector<std::string_view>& seats);

/// Refuses another game than the one that has such tables.
void expect_mixed(const std::string& game);

}  // namespace ctq::cli
