#pragma once

#include <string>

#include "shell/online/remote_table.hpp"

/// The clock of a remote table.
namespace ctq::online {

/// Returns the table's clock; one of kind `none` if it has no clock.
net::Clock clock_of(const RemoteTable& table);
/// As host, before the start: switches to the next of the available clocks, and from the last one
/// to no clock. Fails if the match has begun.
core::Failure change_clock(RemoteTable& table, net::Time now);
/// Describes a clock: "1 minute an action", "10 minutes a player", "none".
std::string clock_words(const net::Clock& clock);
/// Returns the time left for a seat: "4:32"; empty if no clock runs.
std::string time_left(const net::Clock& clock, int seat);
/// Whether a person of this device ran out of time, so that a bot plays the seat.
bool out_of_time(const RemoteTable& table);
/// Lets the person here play again instead of the bot. Fails if nobody else plays the seat.
core::Failure come_back(RemoteTable& table, net::Time now);

}  // namespace ctq::online
