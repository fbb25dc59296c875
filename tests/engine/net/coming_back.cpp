#include <doctest/doctest.h>

#include "tests/engine/net/scenes.hpp"

/// Lost connections, reloads, and how host and guests come back.
namespace ctq::tests {
namespace {

using net::Phase;

}  // namespace

TEST_CASE("net: a lost guest's seat may be taken over, and is its own again when it returns") {
    NetTable table(open_race(), 1, 15);
    table.begin();
    act_until_turn(table, true);
    table.cut(0);
    CHECK(table.host().play({2, first_legal(table.host().ledger().match())}, table.now()));
    CHECK_FALSE(table.host().take_over(2, table.now()));
    CHECK_FALSE(table.host().play({2, first_legal(table.host().ledger().match())}, table.now()));
    table.connect(0);
    table.wait(2'000);
    CHECK(table.host().ledger().far(2));
    CHECK(table.difference() == "");
    CHECK(table.play_out(300) == "");
}

TEST_CASE("net: a guest that was reloaded goes on from what it kept") {
    NetTable table(closed_race(), 1, 16);
    table.begin();
    for (int i = 0; i < 30; ++i) {
        table.act();
        table.wait(60);
    }
    table.restore_guest(0);
    table.connect(0);
    CHECK(table.play_out(2000) == "");
}

TEST_CASE("net: a choice that was sealed before a reload is opened after it") {
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

TEST_CASE("net: a guest with nothing but its token has its seat and the whole log again") {
    for (const Scenario& scenario : {open_race(), closed_race(), temple(2)}) {
        INFO(scenario.name());
        NetTable table(scenario, 1, 18);
        table.begin();
        for (int i = 0; i < 20; ++i) {
            table.act();
            table.wait(60);
        }
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

TEST_CASE("net: a host that was reloaded goes on, and its guests come back") {
    for (const Scenario& scenario : {closed_race(), temple(2)}) {
        NetTable table(scenario, 1, 19);
        table.begin();
        for (int i = 0; i < 30; ++i) {
            table.act();
            table.wait(60);
        }
        table.restore_host();
        table.connect(0);
        CHECK(table.play_out(2000) == "");
    }
}

TEST_CASE("net: saved bytes that were damaged are refused and never half taken") {
    NetTable table(closed_race(), 1, 20);
    table.begin();
    table.wait(1000);
    const core::Bytes host = table.host().keep();
    const core::Bytes guest = table.guest(0).keep();
    for (std::size_t cut = 0; cut < host.size(); cut += 7) {
        CHECK_FALSE(net::Host::restore(tested_games(), core::ByteView(host).first(cut), {}, {}, 0));
    }
    for (std::size_t cut = 0; cut < guest.size(); cut += 7) {
        CHECK_FALSE(net::Guest::restore(tested_games(), core::ByteView(guest).first(cut), {}));
    }
}

}  // namespace ctq::tests
