#include <doctest/doctest.h>

#include "tests/engine/net/scenes.hpp"

/// Tests who is shown as connected and ready before the start.
namespace ctq::tests {
namespace {

/// Returns where a guest disagrees with the host about who is connected and ready, or an empty
/// string.
std::string misled(NetTable& table, int guests) {
    for (int i = 0; i < guests; ++i) {
        for (int seat = 1; seat <= table.host().ledger().table().setup.seat_count(); ++seat) {
            const bool remote = table.host().ledger().remote(seat);
            const net::Guest& guest = table.guest(i);
            if ((remote && guest.present(seat) != table.host().present(seat)) ||
                guest.ready(seat) != table.host().ready(seat)) {
                return "guest " + std::to_string(i) + " of seat " + std::to_string(seat);
            }
        }
    }
    return {};
}

}  // namespace

TEST_CASE(
    "net: everyone sees which players are ready, and a guest that leaves is no longer ready") {
    NetTable table(open_race(3), 2, 29);
    CHECK(table.guest(0).be_ready(true, table.now()));
    table.wait(500);
    CHECK_FALSE(table.host().all_ready());
    const int seat = table.guest(0).seat();
    CHECK_FALSE(table.guest(0).be_ready(true, table.now()));
    table.wait(100);
    CHECK(table.host().ready(seat));
    CHECK(table.guest(1).ready(seat));
    CHECK_FALSE(table.host().all_ready());
    CHECK_FALSE(table.guest(1).be_ready(true, table.now()));
    table.wait(100);
    CHECK(table.host().all_ready());
    CHECK_FALSE(table.guest(1).be_ready(false, table.now()));
    table.wait(600);
    CHECK_FALSE(table.host().all_ready());

    table.cut(0);
    table.wait(100);
    CHECK_FALSE(table.host().ready(seat));
    CHECK_FALSE(table.guest(1).ready(seat));
    CHECK_FALSE(table.guest(1).present(seat));
    table.connect(0);
    table.wait(500);
    CHECK(table.guest(1).present(seat));
    CHECK_FALSE(table.host().ready(seat));
    CHECK_FALSE(table.guest(0).ready(seat));

    // The match may start without it. Afterwards nobody can be ready.
    table.begin();
    table.wait(100);
    CHECK(table.guest(0).be_ready(true, table.now()));
    table.inject(0, net::encode(net::Ready{true}));
    CHECK_FALSE(table.host().ready(seat));
    CHECK(misled(table, 2) == "");
}

TEST_CASE("net: a spectator can't be ready, and the host ignores what guests say about presence") {
    NetTable table(open_race(), 1, 30);
    watch_instead(table, 0);
    CHECK(table.guest(0).be_ready(true, table.now()));
    for (int i = 0; i < 5; ++i) {
        table.inject(0, net::encode(net::Ready{true}));
        table.inject(0, net::encode(net::Here{3, 2}));
    }
    CHECK_FALSE(table.guest(0).connected());
    CHECK_FALSE(table.host().present(2));
}

TEST_CASE("net: after a bad connection all guests know who is connected and ready") {
    for (std::uint64_t seed = 31; seed < 51; ++seed) {
        CAPTURE(seed);
        NetTable table(open_race(4), 3, seed, kBadLink);
        for (int i = 0; i < 60; ++i) {
            table.wait(700);
            table.guest(i % 3).be_ready(i % 2 == 0, table.now());
        }
        table.set_conditions({0, 0, 0, 80, 0});
        table.wait(3'000);
        CHECK_FALSE(table.guest(0).be_ready(true, table.now()));
        table.wait(6'000);
        CHECK(table.guest(0).ready(table.guest(0).seat()));
        CHECK(misled(table, 3) == "");
        table.set_conditions(kBadLink);
        table.begin();
        act_on(table, 40, 100);
        table.set_conditions(kPerfectLink);
        table.wait(6'000);
        CHECK(misled(table, 3) == "");
        table.set_conditions({0, 0, 0, 80, 0});
        table.cut(1);
        table.wait(6'000);
        const int absent_seat = table.guest(1).ledger()->table().viewer;
        CHECK_FALSE(table.host().present(absent_seat));
        CHECK_FALSE(table.guest(0).present(absent_seat));
        CHECK_FALSE(table.guest(2).present(absent_seat));
    }
}

}  // namespace ctq::tests
