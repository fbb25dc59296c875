#pragma once

#include <string>
#include <vector>

#include "shell/server/hosted_table.hpp"

/// A log of the events at hosted tables for the server's operator, one line per event.
namespace ctq::server {

/// A snapshot of what can be seen of a table; `news_of` compares two of them.
struct Glance {
    /// Names of guests by seat - 1; empty where nobody has joined.
    std::vector<std::string> names{};
    std::vector<bool> present{};  ///< by seat - 1: whether the guest is connected
    bool begun = false;
    std::string result{};  ///< the result of the match as a sentence; empty before its end
};

Glance look_at(const HostedTable& table);

/// Returns the events between two snapshots of table `number`: "Table 2: Anna sits down at seat
/// 1.", "Table 2: the match begins: Cartagena, rules=board.", "Table 2: Anna has gone.", "Table 2:
/// the match is over: Anna wins, 6 to 4."
std::vector<std::string> news_of(int number, const HostedTable& table, const Glance& before,
                                 const Glance& after);

}  // namespace ctq::server
