#include <doctest/doctest.h>

#include "tests/engine/net/scenes.hpp"

/// Tests the clock of a network table.
namespace ctq::tests {
namespace {

using Kind = net::Pace::Kind;
using net::EventKind;

/// A table of two with this clock, at the guest's turn.
NetTable timed_table(net::Pace pace, std::uint64_t seed) {
    NetTable table(open_race(2), 1, seed);
    CHECK_FALSE(table.host().set_clock(pace, table.now()));
    table.begin();
    act_until_turn(table, true);
    table.wait(300);
    return table;
}

/// The seconds that a seat has left, as the host counts them.
int left(NetTable& table, int seat) {
    return table.host().clock().left[static_cast<std::size_t>(seat - 1)];
}

/// Plays an action for the late seat, as the host's bot does.
void act_for(NetTable& table, int seat) {
    core::ActionList list;
    table.host().ledger().match().options_now(list);
    CHECK_FALSE(table.host().play({static_cast<std::uint8_t>(seat), list[0]}, table.now()));
}

}  // namespace

TEST_CASE(
    "net: everyone sees the clock's setting before the start, and it can't be changed after the "
    "start") {
    NetTable table(open_race(2), 1, 101);
    CHECK_FALSE(table.guest(0).clock());
    CHECK_FALSE(table.host().set_clock({Kind::action, 60, 10}, table.now()));
    table.wait(300);
    CHECK(table.guest(0).clock() == net::Clock{{Kind::action, 60, 0}, {}, false});
    CHECK_FALSE(table.host().set_clock({Kind::none, 60, 0}, table.now()));
    table.wait(300);
    CHECK(table.guest(0).clock() == net::Clock{});
    CHECK_FALSE(table.host().set_clock({Kind::player, 60'000, 60'000}, table.now()));
    CHECK(table.host().clock().pace == net::Pace{Kind::player, 4 * 3600, 600});
    table.begin();
    CHECK(table.host().set_clock({Kind::action, 5, 0}, table.now()));
}

TEST_CASE("net: if an action takes too long, the host plays this one action and no more") {
    NetTable table = timed_table({Kind::action, 10, 0}, 102);
    const int seat = table.guest(0).seat();
    table.wait(5'000);
    CHECK(left(table, seat) <= 5);
    CHECK(left(table, seat) >= 4);
    CHECK(left(table, 3 - seat) == 10);
    table.wait(6'000);
    const auto moment = table.host().ledger().moment();
    CHECK(table.host().ledger().late(seat));
    CHECK(table.guest(0).ledger()->late(seat));
    CHECK(has_event(table.host_events(), EventKind::late, ""));
    CHECK_FALSE(table.guest(0).replaced());
    act_for(table, seat);
    table.wait(1'000);
    CHECK(table.host().ledger().moment() > moment);
    CHECK_FALSE(table.host().ledger().late(seat));
    CHECK_FALSE(table.guest(0).frozen());
    CHECK(table.guest(0).missed());
    act_until_turn(table, true);
    table.wait(600);
    table.act();
    table.wait(600);
    CHECK_FALSE(table.guest(0).missed());
    CHECK(table.play_out(12) == "");
}

TEST_CASE("net: a late player may still act until the host has") {
    NetTable table = timed_table({Kind::action, 10, 0}, 106);
    const int seat = table.guest(0).seat();
    table.wait(11'000);
    REQUIRE(table.host().ledger().late(seat));
    const auto moment = table.host().ledger().moment();
    core::ActionList list;
    table.guest(0).ledger()->match().options_now(list);
    CHECK_FALSE(table.guest(0).play(list[0], table.now()));
    table.wait(1'000);
    CHECK(table.host().ledger().moment() > moment);
    CHECK(table.host().missed() == 0);
    CHECK(table.play_out(12) == "");
}

TEST_CASE("net: once everybody has missed an action, the match waits until somebody is back") {
    NetTable table = timed_table({Kind::action, 10, 0}, 107);
    const int guest = table.guest(0).seat();
    for (int missed = 0; missed < 20 && !table.host().rests(); ++missed) {
        table.wait(11'000);
        const int seat = table.host().ledger().match().turn().seat;
        if (table.host().ledger().late(seat)) {
            act_for(table, seat);
        }
        table.wait(1'000);
    }
    REQUIRE(table.host().rests());
    CHECK(table.guest(0).clock()->rests);
    const auto moment = table.host().ledger().moment();
    table.wait(60'000);
    CHECK(table.host().ledger().moment() == moment);
    CHECK_FALSE(table.host().ledger().late(table.host().ledger().match().turn().seat));
    SUBCASE("the guest says so") {
        table.check_saving();
        CHECK_FALSE(table.guest(0).reclaim_seat(table.now()));
        table.wait(1'000);
        CHECK((table.host().missed() >> guest & 1U) == 0);
        CHECK(table.guest(0).reclaim_seat(table.now()));
        table.restore_host();
        table.connect(0);
        table.wait(1'000);
        CHECK((table.host().missed() >> guest & 1U) == 0);
    }
    SUBCASE("the person at the host says so") {
        table.host().resume(3 - guest, table.now());
    }
    CHECK_FALSE(table.host().rests());
    table.wait(1'000);
    CHECK_FALSE(table.guest(0).clock()->rests);
    CHECK(table.play_out(12) == "");
}

TEST_CASE("net: a player whose time is used up still has ten seconds for every action") {
    NetTable table = timed_table({Kind::player, 20, 0}, 103);
    const int seat = table.guest(0).seat();
    table.wait(21'000);
    REQUIRE(table.host().ledger().late(seat));
    act_for(table, seat);
    table.wait(600);
    act_until_turn(table, true);
    table.wait(600);
    CHECK(left(table, seat) >= 9);
    CHECK(left(table, seat) <= 10);
    CHECK_FALSE(table.guest(0).replaced());
}

TEST_CASE(
    "net: each action adds the increment to a player's time, but not if the player was late") {
    NetTable table = timed_table({Kind::player, 60, 30}, 108);
    const int seat = table.guest(0).seat();
    table.wait(10'000);
    table.act();
    table.wait(1'000);
    act_until_turn(table, true);
    table.wait(600);
    const int before = left(table, seat);
    CHECK(before >= 77);
    CHECK(before <= 80);
    table.wait(85'000);
    REQUIRE(table.host().ledger().late(seat));
    act_for(table, seat);
    table.wait(600);
    act_until_turn(table, true);
    table.wait(600);
    CHECK(left(table, seat) <= 10);
}

TEST_CASE("net: a player's time runs down over all actions and is saved") {
    NetTable table = timed_table({Kind::player, 600, 0}, 104);
    const int seat = table.guest(0).seat();
    table.wait(20'000);
    const int before = left(table, seat);
    CHECK(before <= 580);
    CHECK(before >= 578);
    table.restore_host();
    table.connect(0);
    table.wait(1'000);
    CHECK(left(table, seat) <= before);
    CHECK(left(table, seat) >= before - 3);
    CHECK_FALSE(table.host().take_over(seat, table.now()));
    table.wait(600);
    CHECK_FALSE(table.guest(0).reclaim_seat(table.now()));
    table.wait(1'000);
    CHECK(table.host().ledger().remote(seat));
    CHECK(left(table, seat) <= before);
    table.act();
    table.wait(1'000);
    CHECK(left(table, seat) >= before - 6);
    CHECK(table.play_out(12) == "");
}

TEST_CASE("net: a person at the host who is late plays on with the next action") {
    NetTable table(open_race(2), 1, 105, kPerfectLink);
    CHECK_FALSE(table.host().set_clock({Kind::action, 10, 0}, table.now()));
    table.begin();
    act_until_turn(table, false);
    table.wait(11'000);
    CHECK(table.host().missed() == 1U << 1);
    act_for(table, 1);
    act_until_turn(table, false);
    act_for(table, 1);
    CHECK(table.host().missed() == 0);
}

TEST_CASE("net: an action can be missed only by a seat that is to act, and only once") {
    NetTable table(open_race(2), 1, 109);
    CHECK(table.host().miss(1, table.now()));
    table.begin();
    act_until_turn(table, true);
    CHECK(table.host().miss(1, table.now()));
    CHECK(table.host().miss(0, table.now()));
    CHECK_FALSE(table.host().miss(table.guest(0).seat(), table.now()));
    CHECK(table.host().miss(table.guest(0).seat(), table.now()));
}

TEST_CASE(
    "net: in a simultaneous choice the host's choice for a late seat counts, if it is first") {
    for (const bool host_first : {true, false}) {
        CAPTURE(host_first);
        NetTable table(temple(2), 1, 111);
        table.begin();
        table.wait(600);
        const int seat = table.guest(0).seat();
        core::ActionList list;
        table.host().ledger().match().options_now(list);
        REQUIRE(list.size == 2);
        const auto of_host = [&] {
            return table.host().play({static_cast<std::uint8_t>(seat), list[0]}, table.now());
        };
        CHECK(of_host());
        REQUIRE_FALSE(table.host().miss(seat, table.now()));
        if (host_first) {
            CHECK_FALSE(of_host());
            CHECK_FALSE(table.guest(0).play(list[1], table.now()));
        } else {
            table.wait(300);
            CHECK_FALSE(table.guest(0).play(list[1], table.now()));
            table.wait(300);
            CHECK(of_host());
        }
        table.wait(600);
        CHECK_FALSE(table.host().play({static_cast<std::uint8_t>(3 - seat), list[1]}, table.now()));
        table.wait(1'000);
        const core::Match& match = table.host().ledger().match();
        core::Action played = 0;
        for (int ply = 0; ply < match.cursor(); ++ply) {
            played = match.turn_before(ply).seat == seat ? match.action(ply) : played;
        }
        CHECK(played == list[host_first ? 0 : 1]);
        CHECK(table.difference() == "");
        CHECK_FALSE(table.guest(0).frozen());
        CHECK(table.guest(0).connected());
    }
}

TEST_CASE("net: if the host has chosen for a late guest, the guest plays on from any seat") {
    NetTable table(temple(3), 3, 112);
    table.begin();
    for (int guest = 0; guest < 3; ++guest) {
        CAPTURE(guest);
        table.wait(1'000);
        const int seat = table.guest(guest).seat();
        core::ActionList list;
        table.host().ledger().match().options_now(list);
        REQUIRE(list.size == 2);
        REQUIRE_FALSE(table.host().miss(seat, table.now()));
        table.wait(100);
        REQUIRE_FALSE(table.host().play({static_cast<std::uint8_t>(seat), list[0]}, table.now()));
        CHECK_FALSE(table.guest(guest).play(list[1], table.now()));
        table.wait(600);
        CHECK_FALSE(table.guest(guest).pending());
        for (int other = 0; other < 3; ++other) {
            if (other != guest) {
                CHECK_FALSE(table.guest(other).play(list[0], table.now()));
            }
        }
        table.wait(2'000);
        CHECK(table.difference() == "");
    }
    CHECK(table.play_out(12) == "");
}

TEST_CASE("net: every guest at a table of a server may arrange it, in whatever seat") {
    NetTable table(open_race(2), 2, 113);
    table.wait(300);
    table.host().serve(false);
    for (int guest = 0; guest < 2; ++guest) {
        const net::Pace pace{Kind::player, static_cast<std::uint16_t>(300 + guest), 5};
        CHECK_FALSE(table.guest(guest).arrange({pace, true}, table.now()));
        table.wait(300);
        CHECK(table.host().clock().pace == pace);
    }
}

TEST_CASE(
    "net: guests at a table of a server arrange it, and only those who know its id sit down") {
    NetTable table(open_race(2), 1, 110);
    table.wait(300);
    CHECK_FALSE(table.guest(0).arrange({{Kind::action, 60, 0}, true}, table.now()));
    table.wait(300);
    CHECK(table.host().clock().pace == net::Pace{});
    table.host().serve(false);
    table.wait(6'000);
    CHECK_FALSE(table.guest(0).here().listed);
    CHECK_FALSE(table.guest(0).arrange({{Kind::player, 300, 5}, true}, table.now()));
    table.wait(300);
    CHECK(table.host().clock().pace == net::Pace{Kind::player, 300, 5});
    CHECK(table.host().table().listed);
    CHECK(table.guest(0).here().listed);
    table.begin();
    table.wait(300);
    CHECK(table.guest(0).arrange({{Kind::none, 0, 0}, false}, table.now()));
}

}  // namespace ctq::tests
