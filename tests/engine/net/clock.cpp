#include <doctest/doctest.h>

#include "tests/engine/net/scenes.hpp"

/// Tests the clock of a network table.
namespace ctq::tests {
namespace {

using Kind = net::Clock::Kind;
using net::EventKind;

/// A table of two with this clock, at the guest's turn.
NetTable timed_table(Kind kind, int seconds, std::uint64_t seed) {
    NetTable table(open_race(2), 1, seed);
    CHECK_FALSE(table.host().set_clock(kind, seconds, table.now()));
    table.begin();
    act_until_turn(table, true);
    table.wait(300);
    return table;
}

}  // namespace

TEST_CASE(
    "net: everyone sees the clock's setting before the start, and it can't be changed after the "
    "start") {
    NetTable table(open_race(2), 1, 101);
    CHECK_FALSE(table.guest(0).clock());
    CHECK_FALSE(table.host().set_clock(Kind::action, 60, table.now()));
    table.wait(300);
    CHECK(table.guest(0).clock() == net::Clock{Kind::action, 60, {}});
    CHECK_FALSE(table.host().set_clock(Kind::none, 60, table.now()));
    table.wait(300);
    CHECK(table.guest(0).clock() == net::Clock{});
    CHECK_FALSE(table.host().set_clock(Kind::player, 1'000'000, table.now()));
    CHECK(table.host().clock().seconds == 4 * 3600);
    table.begin();
    CHECK(table.host().set_clock(Kind::action, 5, table.now()));
}

TEST_CASE("net: the host plays for a guest whose action takes too long, until the guest returns") {
    NetTable table = timed_table(Kind::action, 10, 102);
    const int seat = table.guest(0).seat();
    table.wait(5'000);
    const auto left = table.guest(0).clock()->left;
    REQUIRE(left.size() == 2);
    CHECK(left[static_cast<std::size_t>(seat - 1)] <= 5);
    CHECK(left[static_cast<std::size_t>(seat - 1)] >= 4);
    CHECK(left[static_cast<std::size_t>(2 - seat)] == 10);
    table.wait(6'000);
    CHECK(table.guest(0).replaced());
    CHECK(has_event(table.host_events(), EventKind::late, ""));
    CHECK_FALSE(table.guest(0).reclaim_seat(table.now()));
    table.wait(1'000);
    CHECK_FALSE(table.guest(0).replaced());
    CHECK(table.host().out_of_time() == 0);
    CHECK(table.play_out(12) == "");
}

TEST_CASE("net: a player who has used up the time of a match does not get the seat back") {
    NetTable table = timed_table(Kind::player, 10, 103);
    table.wait(11'000);
    CHECK(table.guest(0).replaced());
    CHECK_FALSE(table.guest(0).reclaim_seat(table.now()));
    table.wait(2'000);
    CHECK(table.guest(0).replaced());
    CHECK(table.guest(0).connected());
}

TEST_CASE("net: a player's time runs down over all actions, is saved and never grows") {
    NetTable table = timed_table(Kind::player, 600, 104);
    const int seat = table.guest(0).seat();
    const auto at = static_cast<std::size_t>(seat - 1);
    table.wait(20'000);
    const std::uint16_t left = table.guest(0).clock()->left[at];
    CHECK(left <= 580);
    CHECK(left >= 578);
    table.restore_host();
    table.connect(0);
    table.wait(1'000);
    CHECK(table.host().clock().left[at] <= left);
    CHECK(table.host().clock().left[at] >= left - 3);
    CHECK_FALSE(table.host().take_over(seat, table.now()));
    table.wait(600);
    CHECK_FALSE(table.guest(0).reclaim_seat(table.now()));
    table.wait(1'000);
    CHECK(table.host().ledger().remote(seat));
    CHECK(table.host().clock().left[at] <= left);
    table.act();
    table.wait(1'000);
    CHECK(table.host().clock().left[at] >= left - 6);
    CHECK(table.play_out(12) == "");
}

TEST_CASE("net: a person at the host can run out of time and resume with the next action") {
    NetTable table(open_race(2), 1, 105, kPerfectLink);
    CHECK_FALSE(table.host().set_clock(Kind::action, 10, table.now()));
    table.begin();
    act_until_turn(table, false);
    table.wait(11'000);
    CHECK(table.host().out_of_time() == 1U << 1);
    table.host().resume(1, table.now());
    CHECK(table.host().out_of_time() == 0);
}

}  // namespace ctq::tests
