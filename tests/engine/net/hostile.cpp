#include <doctest/doctest.h>

#include "tests/engine/net/scenes.hpp"

/// Tests guests that break the rules or flood the host.
namespace ctq::tests {
namespace {

using net::EventKind;
using net::Phase;
using net::Reason;

}  // namespace

TEST_CASE("net: an illegal command changes nothing, and repeating it ends the connection") {
    NetTable table(open_race(), 1, 6);
    table.begin();
    act_until_turn(table, true);
    const std::uint64_t hash = table.host().ledger().match().hash();
    const net::Propose illegal{table.host().ledger().moment(), 0xffffffff};
    table.inject(0, net::encode(illegal));
    CHECK(table.guest(0).connected());
    for (int i = 0; i < 20; ++i) {
        table.inject(0, net::encode(illegal));
    }
    CHECK_FALSE(table.guest(0).connected());
    CHECK(has_event(table.guest_events(0), EventKind::closed, net::sentence(Reason::misbehaved)));
    CHECK(table.host().ledger().match().hash() == hash);
    CHECK_FALSE(table.host().take_over(2, table.now()));
    CHECK(table.act());
}

TEST_CASE("net: nobody acts out of turn or for another seat") {
    NetTable table(open_race(), 1, 8);
    table.begin();
    act_until_turn(table, false);
    const int size = table.host().ledger().size();
    const core::Action legal_for_host = first_legal(table.host().ledger().match());
    table.inject(0, net::encode(net::Propose{table.host().ledger().moment(), legal_for_host}));
    CHECK(table.host().ledger().size() == size);
    CHECK(table.guest(0).play(legal_for_host, table.now()));
    CHECK(table.host().play({2, legal_for_host}, table.now()));
}

TEST_CASE("net: an action proposed too late does nothing and is not counted as misbehavior") {
    NetTable table(open_race(), 1, 9);
    table.begin();
    act_until_turn(table, true);
    const net::Propose proposal{table.host().ledger().moment(),
                                first_legal(table.host().ledger().match())};
    table.inject(0, net::encode(proposal));
    const int size = table.host().ledger().size();
    for (int i = 0; i < 50; ++i) {
        table.inject(0, net::encode(proposal));
    }
    CHECK(table.host().ledger().size() == size);
    CHECK(table.guest(0).connected());
}

TEST_CASE("net: a guest that floods the host or sends frames too long is disconnected") {
    NetTable table(open_race(), 1, 10);
    table.begin();
    const core::Bytes ping = net::encode(net::Ping{1, true});
    for (int i = 0; i < 3000; ++i) {
        table.inject(0, ping);
    }
    CHECK_FALSE(table.guest(0).connected());
    table.wait(2'000);
    CHECK(table.guest(0).connected());
    for (int i = 0; i < 20; ++i) {
        table.inject(0, core::Bytes(net::kMostFrame + 1, net::kProtocol));
    }
    CHECK_FALSE(table.guest(0).connected());
    CHECK(table.host().ledger().remote(2));
}

TEST_CASE("net: a wrong hash-chain link is refused and not used in the draw") {
    NetTable table(temple(2), 1, 11, {1000, 0, 0, 1, 0});
    table.set_conditions(kPerfectLink);
    table.begin();
    REQUIRE(table.host().ledger().phase() == Phase::drawing);
    net::RandomReveal reveal;
    reveal.round = table.host().ledger().round();
    reveal.link = test_entropy(1);
    const int size = table.host().ledger().size();
    table.inject(0, net::encode(reveal));
    CHECK(table.host().ledger().size() == size);
    SUBCASE("once, it does no harm") {
        table.wait(1000);
        CHECK(table.host().ledger().phase() == Phase::choosing);
        // A link that arrives too late is no misbehavior.
        for (int i = 0; i < 50; ++i) {
            table.inject(0, net::encode(reveal));
        }
        CHECK(table.guest(0).connected());
    }
    SUBCASE("again and again, it ends the connection") {
        for (int i = 0; i < 20; ++i) {
            table.inject(0, net::encode(reveal));
        }
        CHECK_FALSE(table.guest(0).connected());
        CHECK(table.host().ledger().size() == size);
    }
}

TEST_CASE("net: a secret choice that does not match its seal is refused") {
    NetTable table(temple(2), 1, 12);
    table.begin();
    table.wait(1000);
    REQUIRE(table.host().ledger().phase() == Phase::choosing);
    const std::uint32_t moment = table.host().ledger().moment();
    const net::MatchId& id = table.host().ledger().table().id;
    core::ActionList list;
    table.host().ledger().match().options_now(list);
    const net::SealedAction choice = net::seal_action_of(test_entropy(5), moment, 2, list[0]);
    table.inject(0, net::encode(net::SecretCommit{moment, net::seal_of(id, choice, 2)}));
    table.cut(0);
    table.host().play({1, list[0]}, table.now());
    REQUIRE(table.host().ledger().phase() == Phase::opening);
    table.connect(0);
    const int size = table.host().ledger().size();
    table.inject(0, net::encode(net::Hello{}));
    table.host().take_output();
    table.wait(50);
    table.inject(0, net::encode(net::SecretReveal{moment, list[1], choice.salt}));
    CHECK(table.host().ledger().phase() == Phase::opening);
    CHECK(table.host().ledger().size() >= size);
    for (int i = 0; i < table.host().ledger().size(); ++i) {
        const auto entry = net::decode_entry(table.host().ledger().bytes(i));
        CHECK_FALSE((entry->kind == net::EntryKind::open && entry->command.seat == 2));
    }
}

TEST_CASE(
    "net: a guest that keeps claiming to have lost its hash-chain links does not fill the log") {
    NetTable table(open_race(), 1, 31);
    table.begin();
    net::Hello hello = hello_of(open_race(), test_identity(31, 0).token);
    const int before = table.host().ledger().size();
    for (std::uint64_t i = 0; i < 50; ++i) {
        hello.anchor = test_entropy(i);
        table.inject(0, net::encode(hello));
    }
    CHECK_FALSE(table.guest(0).connected());
    CHECK(table.host().ledger().size() == before);
}

TEST_CASE("net: a guest that claims again and again that its copy differs is sent away") {
    NetTable table(open_race(3), 2, 32);
    table.begin();
    table.wait(1'000);
    const net::Ledger& ledger = table.host().ledger();
    int freezes = 0;
    for (int i = 0; i < 10 && table.guest(0).connected(); ++i) {
        table.inject(0, net::encode(net::Resync{0, true}));
        freezes += table.host().frozen_seat() != 0 ? 1 : 0;
        const auto size = static_cast<std::uint64_t>(ledger.size());
        table.inject(0, net::encode(net::Acknowledge{size, ledger.open_hash(ledger.size())}));
        CHECK(table.host().frozen_seat() == 0);
    }
    CHECK(freezes == 3);
    CHECK_FALSE(table.guest(0).connected());
    CHECK(has_event(table.guest_events(0), EventKind::closed, net::sentence(Reason::misbehaved)));
}

TEST_CASE("net: a host may send a long log at once but may not flood a guest") {
    net::Guest guest(tested_games(), test_identity(52, 0));
    guest.connected(1'000);
    const core::Bytes ping = net::encode(net::Ping{1, true});
    for (int i = 0; i < 20'000; ++i) {
        guest.received(ping, 1'000);
    }
    CHECK(guest.connected());
    guest.take_output();
    for (int i = 0; i < 60'000; ++i) {
        guest.received(ping, 1'500);
    }
    CHECK_FALSE(guest.connected());
    const net::Output out = guest.take_output();
    CHECK(has_event(out.events, EventKind::closed, net::sentence(Reason::too_fast)));
    CHECK(has_event(out.events, EventKind::hang_up, ""));
    REQUIRE(out.packets.size() == 1);
    CHECK(out.packets[0].frame == net::encode(net::Bye{Reason::too_fast}));
}

TEST_CASE("net: a log of maximum length still has room for the end of the match" *
          doctest::test_suite("long")) {
    NetTable table(open_race(3), 2, 53);
    table.begin();
    table.wait(1'000);
    net::Ledger ledger = table.host().ledger();
    net::Entry entry;
    entry.command.seat = 2;
    for (int i = 0; i < 1'000'000; ++i) {
        entry.kind = ledger.remote(2) ? net::EntryKind::take_over : net::EntryKind::join;
        if (ledger.take(entry)) {
            break;
        }
    }
    CHECK(ledger.take(entry)->sentence == "The match has become longer than can be kept.");
    entry.kind = net::EntryKind::stop;
    CHECK_FALSE(ledger.take(entry));
    CHECK(ledger.phase() == Phase::stopped);
}

}  // namespace ctq::tests
