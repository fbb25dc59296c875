#include <doctest/doctest.h>

#include "tests/engine/net/scenes.hpp"

/// Tests how the host and guests return after lost connections and reloads.
namespace ctq::tests {
namespace {

using net::EventKind;
using net::Phase;

}  // namespace

TEST_CASE("net: a lost guest's seat may be taken over, and the guest gets it back on return") {
    NetTable table(open_race(), 1, 15);
    table.begin();
    act_until_turn(table, true);
    table.cut(0);
    CHECK(table.host().play({2, first_legal(table.host().ledger().match())}, table.now()));
    CHECK_FALSE(table.host().take_over(2, table.now()));
    CHECK_FALSE(table.host().play({2, first_legal(table.host().ledger().match())}, table.now()));
    table.connect(0);
    table.wait(2'000);
    CHECK(table.host().ledger().remote(2));
    CHECK(table.difference() == "");
    CHECK(table.play_out(300) == "");
}

TEST_CASE("net: a guest who opens the table a second time plays on there, and not at the first") {
    NetTable table(open_race(3), 2, 19);
    table.begin();
    act_on(table, 10, 100);
    const int seat = table.guest(0).seat();
    table.cut(1);
    table.put_guest(1, test_identity(19, 0));
    table.connect(1);
    table.wait(2'000);
    CHECK(table.guest(1).seat() == seat);
    CHECK(table.guest(1).connected());
    CHECK_FALSE(table.guest(0).connected());
    CHECK(
        has_event(table.guest_events(0), EventKind::closed, net::sentence(net::Reason::replaced)));
    table.wait(10'000);
    CHECK(table.guest(1).connected());
}

TEST_CASE("net: a secret choice sealed before a guest's reload is opened after it") {
    NetTable table(temple(2), 1, 17);
    table.begin();
    table.wait(1000);
    REQUIRE(table.host().ledger().phase() == Phase::choosing);
    core::ActionList list;
    table.host().ledger().match().options_now(list);
    REQUIRE_FALSE(table.guest(0).play(list[1], table.now()));
    table.wait(200);
    table.restore_guest(0);
    CHECK(table.guest(0).pending() == list[1]);
    table.connect(0);
    table.host().play({1, list[1]}, table.now());
    table.wait(1000);
    CHECK(table.host().ledger().phase() != Phase::opening);
    CHECK(table.play_out(500) == "");
}

TEST_CASE(
    "net: a guest that has saved only its secret token gets back its seat and the whole log") {
    for (const Scenario& scenario : {open_race(), closed_race(), temple(2)}) {
        INFO(scenario.name());
        NetTable table(scenario, 1, 18);
        table.begin();
        act_on(table, 20, 60);
        net::GuestIdentity identity = test_identity(18, 0);
        identity.entropy = test_entropy(4711);
        table.cut(0);
        table.put_guest(0, identity);
        table.connect(0);
        table.wait(2'000);
        CHECK(table.guest(0).seat() == 2);
        CHECK(table.play_out(2000) == "");
    }
}

TEST_CASE("net: truncated saves of host and guest are refused") {
    NetTable table(closed_race(), 1, 20);
    table.begin();
    table.wait(1000);
    const core::Bytes host = table.host().serialize();
    const core::Bytes guest = table.guest(0).serialize();
    for (std::size_t cut = 0; cut < host.size(); cut += 7) {
        CHECK_FALSE(net::Host::restore(tested_games(), core::ByteView(host).first(cut), {}, {}, 0));
    }
    for (std::size_t cut = 0; cut < guest.size(); cut += 7) {
        CHECK_FALSE(net::Guest::restore(tested_games(), core::ByteView(guest).first(cut), {}));
    }
}

TEST_CASE(
    "net: a connected guest whose seat is taken over gets a message and may take the seat back") {
    for (const Scenario& scenario : {open_race(), temple(2)}) {
        INFO(scenario.name());
        NetTable table(scenario, 1, 50);
        table.begin();
        table.wait(1'000);
        net::Guest& guest = table.guest(0);
        CHECK(guest.reclaim_seat(table.now()));
        CHECK_FALSE(table.host().take_over(2, table.now()));
        act_on(table, 10, 1'000);
        CHECK(guest.connected());
        CHECK(guest.replaced());
        CHECK_FALSE(table.host().ledger().remote(2));
        CHECK(has_event(table.guest_events(0), EventKind::late, "plays your seat"));
        CHECK(guest.play(0, table.now())->sentence == "You have no seat at this table.");

        REQUIRE_FALSE(guest.reclaim_seat(table.now()));
        table.wait(1'000);
        CHECK(table.host().ledger().remote(2));
        CHECK_FALSE(guest.replaced());
        // A guest that returned once has to ask again the next time.
        CHECK_FALSE(table.host().take_over(2, table.now()));
        table.wait(2'000);
        CHECK(guest.replaced());
        REQUIRE_FALSE(guest.reclaim_seat(table.now()));
        CHECK(table.play_out(200) == "");
    }
}

TEST_CASE(
    "net: a guest that resyncs a frozen match gets its seat back from the host, who took it over") {
    NetTable table(open_race(), 1, 51);
    table.begin();
    act_until_turn(table, true);
    table.wait(1'000);
    // Only the guest receives this false commit.
    const net::Ledger& ledger = table.host().ledger();
    net::Commit lie{static_cast<std::uint64_t>(ledger.size()), {1}, {}, 0, false, {}};
    table.guest(0).received(net::encode(lie), table.now());
    table.wait(200);
    REQUIRE(table.guest(0).frozen());
    REQUIRE(table.host().frozen_seat() == 2);
    CHECK_FALSE(table.host().take_over(2, table.now()));
    act_on(table, 5, 500);
    CHECK(table.guest(0).frozen());
    table.guest(0).resync(table.now());
    table.wait(2'000);
    CHECK(ledger.remote(2));
    CHECK_FALSE(table.guest(0).frozen());
    CHECK(table.difference() == "");
}

TEST_CASE(
    "net: every change is saved before it is sent, so a reload loses nothing that others know") {
    for (const Scenario& scenario : {closed_race(), temple(3), open_race(3)}) {
        for (const LinkConditions& conditions :
             {LinkConditions{0, 0, 0, 10, 50, 0}, LinkConditions{60, 60, 4, 80, 50, 5}}) {
            INFO(scenario.name());
            NetTable table(scenario, scenario.seats - 1, 54, conditions);
            table.check_saving();
            table.begin();
            CHECK(table.play_out(1'000) == "");
            CHECK(table.unsaved() == "");
        }
    }
}

}  // namespace ctq::tests
