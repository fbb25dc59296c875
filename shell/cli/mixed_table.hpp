#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/handle.hpp"

/// Files with the tables of Incan Gold's bot `equilibrium`.
namespace ctq::cli {

/// Reads a file: makes `equilibrium` play by its tables or, if it holds a net, learned bots play by
/// that net. Throws Refusal if there is no such file, it is damaged, or it holds neither.
void play_by_table(const std::string& path);

/// Prints a remark if the bot `equilibrium` plays a match that its tables were not made for. Prints
/// it at most once.
void remark_on_tables(const core::GameHandle& game, const core::Options& options,
                      const std::vector<std::string_view>& seats);

/// Refuses any game but Incan Gold, the only one with such tables.
void expect_mixed(const std::string& game);

}  // namespace ctq::cli
