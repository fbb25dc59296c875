#pragma once

#include <string>
#include <vector>

#include "shell/server/hosted_table.hpp"

/// What goes on at a hosted table, for whoever looks after the server: a line for each event.
namespace ctq::host {

/// What can be seen of a table from outside at some moment.
struct Glance {
    std::vector<std::string> names{};  ///< by seat - 1, of guests; empty where nobody has joined
    std::vector<bool> present{};       ///< the same
    bool begun = false;
    std::string result{};  ///< how the match ended, a sentence; empty before
};

Glance look_at(const HostedTable& table);

/// What has happened between two glances at table `number`: "Table 2: Anna sits down at seat 1.", "Table 2: the
/// match begins: Cartagena, rules=board.", "Table 2: Anna has gone.", "Table 2: the match is over: Anna wins, 6
/// to 4."
std::vector<std::string> news_of(int number, const HostedTable& table, const Glance& before,
                                 const Glance& after);

}  // namespace ctq::host
