#pragma once

#include <string_view>

#include "tests/engine/net/test_table.hpp"

/// Shared by the session tests: scenarios of certain games, and functions that play up to a certain
/// turn.
namespace ctq::tests {

/// Cartagena with open or closed hands, and Incan Gold.
Scenario open_race(int seats = 2);
Scenario closed_race();
Scenario temple(int seats);

/// Returns whether an event of this kind has a sentence that contains `sentence`.
bool has_event(const std::vector<net::Event>& events, net::EventKind kind,
               std::string_view sentence);

/// Plays until it is the turn of a guest's seat, or of a host's seat if `of_guest` is false.
void act_until_turn(NetTable& table, bool of_guest);

/// Plays `times` random actions, with a pause after each of them.
void act_on(NetTable& table, int times, net::Time pause);

/// Replaces a guest with a spectator.
void watch_instead(NetTable& table, int guest);

core::Action first_legal(const core::Match& match);

/// The `Hello` message of a guest whose program has the game of this table.
net::Hello hello_of(const Scenario& scenario, const net::Token& token);

}  // namespace ctq::tests
