#include <doctest/doctest.h>

#include "tests/engine/net/scenes.hpp"

/// Tests that a match freezes if the copies of its participants differ.
namespace ctq::tests {
namespace {

using net::EventKind;
using net::Phase;

}  // namespace

TEST_CASE("net: copies that differ freeze the match with a message, and a resync ends the freeze") {
    NetTable table(open_race(), 1, 21);
    table.begin();
    act_until_turn(table, false);
    table.wait(1'000);  // frames that were overtaken are sent again
    const net::Ledger& ledger = table.host().ledger();
    // A forged commit: the right entry with a wrong hash.
    const int size = ledger.size();
    const core::Action action = first_legal(ledger.match());
    const std::string token = ledger.match().game().to_text(ledger.match().state(), action);
    table.set_conditions({1000, 0, 0, 1, 0});
    REQUIRE_FALSE(table.host().play({1, action}, table.now()));
    table.host().take_output();
    table.guest(0).received(net::encode(net::Commit{static_cast<std::uint64_t>(size),
                                                    ledger.bytes(size),
                                                    ledger.chain(size + 1),
                                                    ledger.open_hash(size + 1) ^ 1U,
                                                    false,
                                                    {}}),
                            table.now());
    table.set_conditions(kPerfectLink);
    table.wait(100);
    CHECK(table.guest(0).frozen());
    CHECK(table.host().frozen_seat() != 0);
    CHECK(has_event(table.guest_events(0), EventKind::frozen, token));
    CHECK(has_event(table.host_events(), EventKind::frozen, ""));
    act_until_turn(table, false);
    CHECK(table.host().play({1, first_legal(ledger.match())}, table.now()));

    table.guest(0).resync(table.now());
    table.wait(3'000);
    CHECK_FALSE(table.guest(0).frozen());
    CHECK(table.host().frozen_seat() == 0);
    CHECK(has_event(table.guest_events(0), EventKind::thawed, ""));
    CHECK(table.difference() == "");
}

TEST_CASE("net: a guest rejects illegal and forged entries from its host") {
    NetTable table(open_race(), 1, 22);
    table.begin();
    act_until_turn(table, true);
    table.wait(2'000);
    const net::Ledger& ledger = table.host().ledger();
    net::Entry entry;
    entry.kind = net::EntryKind::play;
    entry.command = {2, first_legal(ledger.match())};
    const auto lie = [&](const net::Entry& what) {
        const core::Bytes bytes = net::encode(what);
        const core::Digest chain =
            core::Sha256().add(ledger.chain(ledger.size())).add(bytes).finish();
        table.guest(0).received(net::encode(net::Commit{static_cast<std::uint64_t>(ledger.size()),
                                                        bytes,
                                                        chain,
                                                        ledger.open_hash(ledger.size()),
                                                        false,
                                                        {}}),
                                table.now());
        const bool frozen = table.guest(0).frozen();
        const int size = table.guest(0).ledger()->size();
        table.guest(0).resync(table.now());
        table.wait(2'000);
        return frozen && size == ledger.size();
    };
    CHECK(lie(entry));  // an action for the guest's own seat
    entry.command.action = 0xffffffff;
    CHECK(lie(entry));  // an illegal action
    entry = {};
    entry.kind = net::EntryKind::begin;
    CHECK(lie(entry));  // out of order
    CHECK(table.difference() == "");
}

TEST_CASE("net: a guest whose copy differs before the start is sent away, and the table goes on") {
    NetTable table(open_race(3), 2, 40);
    table.wait(500);
    const int seat = table.guest(0).seat();
    SUBCASE("the guest claims a difference") {
        table.inject(0, net::encode(net::Resync{0, true}));
    }
    SUBCASE("the guest acknowledges a wrong hash") {
        table.inject(0, net::encode(net::Acknowledge{1, 1234}));
    }
    CHECK(table.host().frozen_seat() == 0);
    CHECK(table.host().frozen_seat() == 0);
    CHECK_FALSE(table.guest(0).connected());
    CHECK_FALSE(table.host().ledger().remote(seat));
    table.put_guest(0, test_identity(40, 9));
    table.connect(0);
    table.begin();
    act_on(table, 20, 500);
    CHECK(table.host().ledger().match().size() > 10);
    CHECK(table.difference() == "");
}

TEST_CASE("net: a host can end a frozen match or take over the seat that froze it") {
    NetTable table(open_race(3), 2, 41);
    table.begin();
    act_until_turn(table, true);
    table.wait(1'000);
    const int claims = table.guest(0).seat();
    table.inject(0, net::encode(net::Resync{0, true}));
    CHECK(table.host().frozen_seat() == claims);
    SUBCASE("the host ends the match") {
        CHECK_FALSE(table.host().stop(table.now()));
        table.wait(1'000);
        CHECK(table.guest(1).ledger()->phase() == Phase::stopped);
        CHECK_FALSE(table.guest(1).table_frozen());
    }
    SUBCASE("the host takes over the seat") {
        CHECK_FALSE(table.host().take_over(claims, table.now()));
        CHECK(table.host().frozen_seat() == 0);
        table.wait(1'000);
        CHECK_FALSE(table.guest(1).table_frozen());
        const int size = table.host().ledger().size();
        act_on(table, 20, 200);
        CHECK(table.host().ledger().size() > size);
        // The guest has lost its seat, so its claim freezes nothing.
        table.inject(0, net::encode(net::Resync{0, true}));
        CHECK(table.host().frozen_seat() == 0);
    }
    CHECK(table.host().frozen_seat() == 0);
}

TEST_CASE("net: guests learn when another guest has frozen the table, and when the freeze ends") {
    NetTable table(open_race(3), 2, 42);
    table.begin();
    act_until_turn(table, true);
    table.wait(1'000);
    const int turn = table.host().ledger().match().turn().seat;
    const int acts = table.guest(0).seat() == turn ? 0 : 1;
    const int claims = 1 - acts;
    table.inject(claims, net::encode(net::Resync{0, true}));
    table.wait(500);
    net::Guest& guest = table.guest(acts);
    CHECK(guest.table_frozen());
    CHECK_FALSE(guest.frozen());
    CHECK(has_event(table.guest_events(acts), EventKind::frozen, ""));
    const core::Action action = first_legal(guest.ledger()->match());
    const auto refused = guest.play(action, table.now());
    REQUIRE(refused);
    CHECK(refused->sentence.find("frozen") != std::string::npos);
    CHECK_FALSE(guest.pending());

    SUBCASE("the host says that all copies agree again") {
        table.guest(claims).resync(table.now());
        table.wait(2'000);
    }
    SUBCASE("the host's message is lost") {
        table.set_conditions({1000, 0, 0, 1, 0});
        CHECK_FALSE(table.host().take_over(table.guest(claims).seat(), table.now()));
        table.wait(20);
        table.set_conditions(kPerfectLink);
        table.wait(1'000);
        CHECK(guest.table_frozen());
        table.wait(25'000);
        CHECK(has_event(table.guest_events(acts), EventKind::thawed, ""));
    }
    SUBCASE("a new connection starts unfrozen") {
        CHECK_FALSE(table.host().take_over(table.guest(claims).seat(), table.now()));
        table.cut(acts);
        table.connect(acts);
        CHECK_FALSE(guest.table_frozen());
        table.wait(500);
    }
    CHECK_FALSE(guest.table_frozen());
    CHECK_FALSE(guest.play(action, table.now()));
}

}  // namespace ctq::tests
