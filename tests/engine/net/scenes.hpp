#pragma once

#include <string_view>

#include "tests/engine/net/test_table.hpp"

/// Shared by the session tests: tables of certain games, and ways to reach a turn there.
namespace ctq::tests {

/// Cartagena with open or closed hands, and Incan Gold.
Scenario open_race(int seats = 2);
Scenario closed_race();
Scenario temple(int seats);

bool told(const std::vector<net::Event>& events, net::EventKind kind, std::string_view sentence);

/// Acts until it is the turn of a guest's seat (or, if `of_guest` is false, of a host's seat).
void act_until_turn(NetTable& table, bool of_guest);

/// Acts `times` times, with a pause after each action.
void act_on(NetTable& table, int times, net::Time pause);

/// Replaces a guest with a spectator.
void watch_instead(NetTable& table, int guest);

core::Action first_legal(const core::Match& match);

/// The hello of a guest that knows the game of this table.
net::Hello hello_of(const Scenario& scenario, const net::Token& token);

}  // namespace ctq::tests
