#include <doctest/doctest.h>

#include "tests/engine/net/scenes.hpp"

/// Copies of a match that differ.
namespace ctq::tests {
namespace {

using net::EventKind;

}  // namespace

TEST_CASE("net: a difference freezes the match, is named, and a resync mends it") {
    NetTable table(open_race(), 1, 21);
    table.begin();
    act_until_turn(table, false);
    table.wait(1'000);  // what was overtaken on its way comes again
    const net::Ledger& ledger = table.host().ledger();
    // A lie on the way: the right entry with another hash.
    const int size = ledger.size();
    const core::Action action = first_legal(ledger.match());
    const std::string token = ledger.match().game().to_text(ledger.match().state(), action);
    table.set_weather({1000, 0, 0, 1, 0});
    REQUIRE_FALSE(table.host().play({1, action}, table.now()));
    table.host().take_output();
    table.guest(0).received(net::encode(net::Commit{static_cast<std::uint64_t>(size),
                                                    ledger.bytes(size),
                                                    ledger.chain(size + 1),
                                                    ledger.open_hash(size + 1) ^ 1U,
                                                    false,
                                                    {}}),
                            table.now());
    table.set_weather(kCalm);
    table.wait(100);
    CHECK(table.guest(0).frozen());
    CHECK(table.host().frozen());
    CHECK(told(table.guest_events(0), EventKind::frozen, token));
    CHECK(table.host_saw(EventKind::frozen));
    act_until_turn(table, false);
    CHECK(table.host().play({1, first_legal(ledger.match())}, table.now()));

    table.guest(0).resync(table.now());
    table.wait(3'000);
    CHECK_FALSE(table.guest(0).frozen());
    CHECK_FALSE(table.host().frozen());
    CHECK(table.guest_saw(0, EventKind::thawed));
    CHECK(table.difference() == "");
}

TEST_CASE("net: a guest does not believe its host") {
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
        const net::Digest chain =
            net::Sha256().add(ledger.chain(ledger.size())).add(bytes).finish();
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
    CHECK(lie(entry));  // in its own name
    entry.command.action = 0xffffffff;
    CHECK(lie(entry));  // against the rules
    entry = {};
    entry.kind = net::EntryKind::begin;
    CHECK(lie(entry));  // out of order
    CHECK(table.difference() == "");
}

}  // namespace ctq::tests
