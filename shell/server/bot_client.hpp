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

/// Bots that sit down at tables of ctq host, each over a socket of its own.
namespace ctq::host {

/// One bot at one table of ctq host.
struct BotClient {
    platform::TableAddress address;
    std::string name;
    core::BotChoice bot;
    /// Who decides instead of `bot`, where it is set, on a thread of its own; `seed` is what its
    /// chance comes from. A problem, a sentence, ends the visit.
    std::function<core::Result<core::Action>(const core::Match& match, int seat,
                                             std::uint64_t seed)>
        ask;
    std::chrono::milliseconds pause{0};  ///< taken for each action
    net::Randomness random;
};

/// How it ended for one of them.
struct ClientReport {
    std::string why;   ///< it ended early, as a sentence; empty when the match was over
    int seat = 0;      ///< 0: none was left
    int commands = 0;  ///< actions the bot proposed
    int lost = 0;      ///< of those, how many never stood in the log
    std::optional<core::Match> match;    ///< at its end, or where it was stopped; none before
    std::vector<std::uint32_t> answers;  ///< microseconds from each proposal to its entry
};

/// Lets all of them play at once on one thread until each match is over. Reports in the same order.
std::vector<ClientReport> run(const std::vector<BotClient>& clients);

}  // namespace ctq::host
