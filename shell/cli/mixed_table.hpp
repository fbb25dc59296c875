#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/handle.hpp"

/// Files with the tables of Incan Gold's bot `equilibrium`.
namespace ctq::cli {

/// Makes `equilibrium` play by the tables of a file, or learned bots by its net. Throws Refusal if
/// there is no such file, or if it is damaged or neither of both.
void play_by_table(const std::string& path);

/// Prints a remark if such a bot plays a match that its tables were not made for. At most once.
void remark_on_tables(const core::GameHandle& game, const core::Options& options,
                      const std::vector<std::string_view>& seats);

/// Refuses any game but the one that has such tables.
void expect_mixed(const std::string& game);

}  // namespace ctq::cli
