#include <doctest/doctest.h>

#include "engine/games/null_game/null_game.hpp"
#include "tests/engine/net/scenes.hpp"

/// Cards that are dealt closed.
namespace ctq::tests {
namespace {

using net::Phase;

}  // namespace

TEST_CASE("net: before its end nobody but the dealer sees another's closed cards") {
    NetTable table(closed_race(), 1, 24);
    table.begin();
    for (int i = 0; i < 20; ++i) {
        table.act();
        table.wait(60);
    }
    table.wait(2'000);
    const net::Ledger& ours = table.host().ledger();
    const net::Ledger& theirs = *table.guest(0).ledger();
    REQUIRE(ours.undisclosed());
    CHECK(theirs.match().hash() != ours.match().hash());
    CHECK(theirs.match().box() == ours.match().game().observe(ours.match().state(), 2));
    CHECK(table.play_out(60) == "");
    CHECK(theirs.match().hash() == ours.match().hash());
}

TEST_CASE("net: a host that disclosed another secret than it dealt with is found out") {
    NetTable table(closed_race(), 1, 25);
    table.begin();
    table.wait(2'000);
    net::Ledger theirs = *table.guest(0).ledger();
    net::Entry entry;
    entry.kind = net::EntryKind::stop;
    REQUIRE_FALSE(theirs.take(entry));
    entry.kind = net::EntryKind::disclose;
    entry.digest = test_entropy(1);
    CHECK(theirs.take(entry));
    CHECK(theirs.undisclosed());
}

TEST_CASE("net: closed cards together with secret choices end with a clear message") {
    NetTable table({&core::handle_of<null_game::Game>(), "", 2}, 1, 28);
    table.begin();
    table.wait(2'000);
    CHECK(table.host().ledger().phase() == Phase::stopped);
    CHECK_FALSE(table.host().ledger().trouble().empty());
    CHECK(table.difference() == "");
}

}  // namespace ctq::tests
