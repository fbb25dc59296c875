#pragma once

#include <span>

#include "shell/online/table/remote_table.hpp"

/// The time limits at a remote table, and what its people arrange before the start.
namespace ctq::online {

/// Returns the time limits and the remaining times. Without limits, its kind is `none`.
net::Clock clock_of(const RemoteTable& table);
/// Whether this device may arrange the table now: the host, or a guest at a table of a server,
/// before the start.
bool may_arrange(const RemoteTable& table);
/// Sets the time limits. Fails if this device may not.
core::Failure set_pace(RemoteTable& table, const net::Pace& pace, net::Time now);
/// Sets whether the server shows the table to everyone on its page. Fails if this device may not.
core::Failure set_listed(RemoteTable& table, bool listed, net::Time now);
/// Returns the times to choose from, in seconds, for each kind of clock; empty for none.
std::span<const int> times_of(net::Pace::Kind kind);
/// Returns the increments to choose from, in seconds.
std::span<const int> increments();
/// Whether the person of this device has missed an action.
bool missed(const RemoteTable& table);
/// Tells the table that the person of this device is there again: takes the seat back, or lets a
/// match go on that waits. Fails if the person is not away.
core::Failure come_back(RemoteTable& table, net::Time now);

}  // namespace ctq::online
