#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/bot.hpp"
#include "engine/core/match.hpp"
#include "shell/server/randomness.hpp"
#include "shell/sockets/table_address.hpp"

/// Bots that play at tables of `ctq host`, each over its own socket.
namespace ctq::server {

/// One bot at one table of `ctq host`.
struct BotClient {
    sockets::TableAddress address;
    std::string name;
    core::BotChoice bot;
    /// If set, decides instead of `bot`, on its own thread. `seed` is the seed for its random
    /// numbers. If it returns a problem (a sentence), the bot leaves the table.
    std::function<core::Result<core::Action>(const core::Match& match, int seat,
                                             std::uint64_t seed)>
        ask;
    std::chrono::milliseconds pause{0};  ///< pause before each action
    net::Randomness random;
};

/// The result of one bot's play at its table.
struct ClientReport {
    std::string why;   ///< reason of an early end, as a sentence; empty if the match was finished
    int seat = 0;      ///< 0: no seat was free
    int commands = 0;  ///< number of actions the bot proposed
    int lost = 0;      ///< number of proposed actions that never entered the log
    /// The match as it ended or stopped; none if it did not begin.
    std::optional<core::Match> match;
    /// Time from each proposal to its log entry, in microseconds.
    std::vector<std::uint32_t> answers;
};

/// Runs all bots at once on one thread until each match is over. Returns their reports in the same
/// order.
std::vector<ClientReport> run(const std::vector<BotClient>& clients);

}  // namespace ctq::server
