#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "engine/core/bot.hpp"
#include "shell/server/randomness.hpp"
#include "shell/sockets/table_address.hpp"

/// Bots that sit down at tables of ctq host, each over a socket of its own.
namespace ctq::host {

/// One bot at one table.
struct Visit {
    platform::Place place;
    std::string name;
    core::BotChoice bot;
    std::chrono::milliseconds pause{0};  ///< taken for each action
    Randomness random;
};

/// How one visit ended.
struct VisitReport {
    std::string why;       ///< it ended early, as a sentence; empty when the match was over
    int seat = 0;          ///< 0: none was left
    int commands = 0;      ///< actions the bot proposed
    int lost = 0;          ///< of those, how many never stood in the log
    std::string standing;  ///< who won, when the match was over, or who was ahead
    std::vector<std::uint32_t> answers;  ///< microseconds from each proposal to its entry
};

/// Plays all visits at once on one thread until each match is over. Reports in the same order.
std::vector<VisitReport> visit(const std::vector<Visit>& visits);

}  // namespace ctq::host
