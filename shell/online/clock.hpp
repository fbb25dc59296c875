#pragma once

#include <string>

#include "shell/online/remote_table.hpp"

/// The clock of a table over the network.
namespace ctq::app {

/// The table's clock; one of no kind where there is none.
net::Clock clock_of(const RemoteTable& table);
/// As host, before the start: the next of a few clocks, after the last none. Problem: it has begun.
core::Failure change_clock(RemoteTable& table, net::Time now);
/// "1 minute an action", "10 minutes a player", "none".
std::string clock_words(const net::Clock& clock);
/// What is left to a seat: "4:32"; empty where no clock runs.
std::string time_left(const net::Clock& clock, int seat);
/// The person here ran out of time, and a bot plays on.
bool out_of_time(const RemoteTable& table);
/// The person here plays again in the place of a bot. Problem: nobody else plays the seat.
core::Failure come_back(RemoteTable& table, net::Time now);

}  // namespace ctq::app
