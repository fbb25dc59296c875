#pragma once

#include <string_view>

#include "tests/engine/net/test_table.hpp"

/// What the tests of the session share: the tables they play at, and how to get to a turn there.
namespace ctq::tests {

/// Cartagena with open or closed hands, and Incan Gold.
Scenario open_race(int seats = 2);
Scenario closed_race();
Scenario temple(int seats);

bool told(const std::vector<net::Event>& events, net::EventKind kind, std::string_view sentence);

/// Acts until it is a seat's turn which a guest has, or not.
void act_until_turn(NetTable& table, bool of_guest);

/// Whoever may act does so, so many times, with as long a pause after each.
void act_on(NetTable& table, int times, net::Time pause);

/// Somebody else comes in a guest's place, to look on.
void watch_instead(NetTable& table, int guest);

core::Action first_legal(const core::Match& match);

/// The first words of somebody who knows the game of this table.
net::Hello hello_of(const Scenario& scenario, const net::Token& token);

}  // namespace ctq::tests
