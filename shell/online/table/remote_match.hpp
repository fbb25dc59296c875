#pragma once

#include <memory>

#include "shell/match/source.hpp"
#include "shell/online/table/remote_table.hpp"

namespace ctq::online {

/// Returns the match in a remote table's ledger as a source. Its actions go to the table, and
/// `RemoteTable::take_output` returns the frames to send. The table is shared by the code that
/// shows the match and the code that moves its bytes, so that either may be destroyed first.
std::unique_ptr<match::MatchSource> remote_match(std::shared_ptr<RemoteTable> table);

/// Returns what this device is to do at the table, which must have a ledger.
match::Situation remote_situation(const RemoteTable& table);
/// Returns the finished match for the library, with people and bots in its seats.
core::Match match_for_library(const RemoteTable& table);

/// Returns the match as this guest knows it, with bots in place of the other people. It can be played
/// on unless cards are hidden. `seed`: of its future draws.
core::Match match_against_bots(const RemoteTable& table, std::uint64_t seed);

/// Converts seconds to milliseconds, the time unit of remote tables.
net::Time milliseconds(double now);

}  // namespace ctq::online
