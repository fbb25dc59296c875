#include <doctest/doctest.h>

#include "tests/engine/net/scenes.hpp"

/// Tests hash-chain links and opened choices that a guest owes but doesn't send.
namespace ctq::tests {
namespace {

using net::EventKind;
using net::Phase;

}  // namespace

TEST_CASE(
    "net: a guest that withholds its hash-chain link is named in the log; the draw goes on without "
    "it") {
    NetTable table(temple(2), 1, 13);
    table.begin();
    table.set_conditions({1000, 0, 0, 1, 0});
    table.wait(5'000);
    CHECK(table.host().ledger().phase() == Phase::drawing);
    table.wait(60'000);
    CHECK(has_event(table.host_events(), EventKind::late, ""));
    CHECK_FALSE(table.host().ledger().contributes(2));
    REQUIRE(table.host().ledger().phase() == Phase::choosing);
    const std::uint64_t drawn = table.host().ledger().match().hash();

    // When the guest returns, the draw is not repeated. The guest's links count from the next draw
    // on.
    table.set_conditions(kPerfectLink);
    table.cut(0);
    table.connect(0);
    table.wait(2'000);
    CHECK(table.host().ledger().contributes(2));
    CHECK(table.host().ledger().match().hash() == drawn);
    CHECK(table.play_out(500) == "");
}

TEST_CASE("net: a sealed choice that is not opened in time counts as the first legal action") {
    NetTable table(temple(2), 1, 14);
    table.begin();
    table.wait(1000);
    REQUIRE(table.host().ledger().phase() == Phase::choosing);
    core::ActionList list;
    table.host().ledger().match().options_now(list);
    table.guest(0).play(list[1], table.now());
    table.wait(200);
    table.cut(0);
    table.host().play({1, list[1]}, table.now());
    REQUIRE(table.host().ledger().phase() == Phase::opening);
    table.wait(60'000);
    CHECK(has_event(table.host_events(), EventKind::late, ""));
    CHECK(table.host().ledger().phase() != Phase::opening);
    CHECK_FALSE(table.host().ledger().contributes(2));
    // The guest is told so when it is back.
    CHECK_FALSE(
        has_event(table.guest_events(0), EventKind::late, "did not reach the host in time"));
    table.connect(0);
    table.wait(2'000);
    CHECK(has_event(table.guest_events(0), EventKind::late, "did not reach the host in time"));
}

}  // namespace ctq::tests
