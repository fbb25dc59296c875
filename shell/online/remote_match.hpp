#pragma once

#include <memory>

#include "shell/match/source.hpp"
#include "shell/online/remote_table.hpp"

namespace ctq::app {

/// The match of a table over the network, in its ledger; the table has one. What is played goes to
/// the table, from where `RemoteTable::take_output` sends it on. Whoever shows the match holds the
/// table together with whoever moves its bytes: neither may outlive what it looks at, in whichever
/// order they go.
std::unique_ptr<MatchSource> remote_match(std::shared_ptr<RemoteTable> table);

/// What this device is to do at the table; it has a ledger.
Situation remote_situation(const RemoteTable& table);
/// The match for the library, once it is finished: its seats are people and bots.
core::Match match_for_library(const RemoteTable& table);

/// Time as tables are told it, of seconds.
net::Time milliseconds(double now);

}  // namespace ctq::app
