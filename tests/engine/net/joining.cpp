#include <doctest/doctest.h>

#include "tests/engine/net/scenes.hpp"

/// Tests how guests are admitted and get their seats.
namespace ctq::tests {
namespace {

using net::EventKind;
using net::Reason;

}  // namespace

TEST_CASE("net: the host refuses every message that a guest sends before hello") {
    NetTable table(open_race(), 1, 1);
    table.cut(0);
    table.host().connected(99, table.now());
    const int before = table.host().ledger().size();
    table.host().received(99, net::encode(net::Propose{0, 0}), table.now());
    const net::Output out = table.host().take_output();
    REQUIRE(out.packets.size() == 1);
    CHECK(out.packets[0].frame == net::encode(net::Bye{Reason::not_understood}));
    CHECK(table.host().ledger().size() == before);
}

TEST_CASE("net: a guest gets the seat it wishes if it is free, else another free seat") {
    NetTable table(open_race(3), 2, 2);
    for (int i = 0; i < 2; ++i) {
        net::GuestIdentity identity = test_identity(2, i + 10);
        identity.wish = 3;
        table.cut(i);
        table.put_guest(i, identity);
    }
    table.host().tick(table.now());
    table.connect(0);
    table.wait(500);
    table.connect(1);
    table.wait(500);
    CHECK(table.guest(0).seat() == 3);
    CHECK(table.guest(1).seat() == 2);
}

TEST_CASE("net: an invitation to another match is refused with a sentence") {
    NetTable table(open_race(), 1, 7);
    net::GuestIdentity identity = test_identity(7, 0);
    identity.match.fill(9);
    table.put_guest(0, identity);
    table.cut(0);
    table.connect(0);
    table.wait(1000);
    CHECK(has_event(table.guest_events(0), EventKind::closed, net::sentence(Reason::other_match)));
}

TEST_CASE("net: a guest that joins a full table gets no seat but may watch") {
    NetTable table(open_race(), 1, 3);
    table.wait(500);
    table.host().connected(99, table.now());
    const net::Token token = test_identity(3, 7).token;
    table.host().received(99, net::encode(hello_of(open_race(), token)), table.now());
    CHECK(table.host().take_output().packets.at(0).frame == net::encode(net::Bye{Reason::full}));

    watch_instead(table, 0);
    CHECK(table.guest(0).connected());
    CHECK(table.guest(0).seat() == 0);
    CHECK(table.guest(0).play(0, table.now()));
}

TEST_CASE("net: host and guest both refuse another rules version with a sentence") {
    NetTable table(open_race(), 1, 4);
    table.cut(0);
    table.host().connected(99, table.now());
    net::Hello hello = hello_of(open_race(), test_identity(4, 7).token);
    ++hello.games[0].second;
    table.host().received(99, net::encode(hello), table.now());
    CHECK(table.host().take_output().packets.at(0).frame ==
          net::encode(net::Bye{Reason::other_rules}));

    net::Guest guest(tested_games(), test_identity(4, 1));
    guest.connected(0);
    net::Welcome welcome;
    welcome.seat = 1;
    welcome.game = open_race().game->info->code;
    welcome.rules = static_cast<std::uint16_t>(open_race().game->info->rules_version + 1);
    welcome.seats = {"human", "human"};
    guest.received(net::encode(welcome), 1);
    CHECK(has_event(guest.take_output().events, EventKind::closed,
                    net::sentence(Reason::other_rules)));
    CHECK(guest.ledger() == nullptr);
}

TEST_CASE("net: a guest with another protocol version is refused with a sentence") {
    NetTable table(open_race(), 1, 5);
    table.cut(0);
    table.host().connected(99, table.now());
    core::Bytes frame = net::encode(net::Hello{});
    frame[0] = 77;
    table.host().received(99, frame, table.now());
    CHECK(table.host().take_output().packets.at(0).frame ==
          net::encode(net::Bye{Reason::other_protocol}));
    net::Guest guest(tested_games(), test_identity(5, 1));
    guest.connected(0);
    frame = net::encode(net::Bye{Reason::other_protocol});
    frame[0] = 77;
    guest.received(frame, 1);
    CHECK(has_event(guest.take_output().events, EventKind::closed,
                    net::sentence(Reason::other_protocol)));
}

TEST_CASE("net: an open seat must be filled or taken over before the start") {
    NetTable table(open_race(), 1, 27, {1000, 0, 0, 1, 0});
    const auto refused = table.host().begin(table.now());
    REQUIRE(refused);
    CHECK(refused->sentence == "Seat 2 is still empty.");
    CHECK_FALSE(table.host().take_over(2, table.now()));
    CHECK_FALSE(table.host().begin(table.now()));
}

TEST_CASE("net: the seat of a guest that leaves before the start becomes free") {
    NetTable table(open_race(), 1, 30);
    table.wait(500);
    CHECK(table.host().ledger().remote(2));
    table.cut(0);
    CHECK_FALSE(table.host().ledger().remote(2));
    CHECK(table.host().begin(table.now()));
    table.put_guest(0, test_identity(30, 9));
    table.connect(0);
    table.wait(500);
    CHECK(table.guest(0).seat() == 2);
    CHECK_FALSE(table.host().begin(table.now()));
}

TEST_CASE("net: a host reloaded before the start frees the seats of guests that do not return") {
    NetTable table(open_race(3), 2, 44);
    table.wait(500);
    const int returning_seat = table.guest(0).seat();
    const int absent_seat = table.guest(1).seat();
    table.restore_host();
    table.connect(0);
    table.wait(10'000);
    CHECK(table.host().ledger().remote(returning_seat));
    CHECK(table.host().ledger().remote(absent_seat));
    CHECK_FALSE(table.host().present(absent_seat));
    table.wait(15'000);
    CHECK(table.host().ledger().remote(returning_seat));
    CHECK_FALSE(table.host().ledger().remote(absent_seat));
    table.put_guest(1, test_identity(44, 9));
    table.connect(1);
    table.wait(500);
    CHECK(table.guest(1).seat() == absent_seat);
    CHECK_FALSE(table.host().begin(table.now()));
}

TEST_CASE("net: guests that come and go before the start do not fill the log") {
    NetTable table(open_race(3), 2, 45);
    table.wait(500);
    const int stays = table.guest(1).seat();
    const int left = table.guest(0).seat();
    table.cut(0);
    const int most = net::Limits().gathering;
    REQUIRE(most < 1'000);
    net::Hello hello = hello_of(open_race(), {});
    bool others = false;
    SUBCASE("the same guest each time") {}
    SUBCASE("another guest each time") {
        others = true;
    }
    for (int i = 1; i <= 1000; ++i) {
        hello.token = test_identity(static_cast<std::uint64_t>(others ? i : 1), 7).token;
        const auto link = static_cast<net::LinkId>(1000 + i);
        table.host().connected(link, table.now());
        table.host().received(link, net::encode(hello), table.now());
        table.host().take_output();
        table.host().lost(link, table.now());
        table.host().take_output();
    }
    CHECK(table.host().ledger().size() <= most + 2);
    CHECK(table.host().ledger().remote(stays));
    // The match can start with the guests that are connected.
    CHECK_FALSE(table.host().take_over(left, table.now()));
    CHECK_FALSE(table.host().begin(table.now()));
    table.wait(3'000);
    CHECK(table.host().ledger().phase() != net::Phase::gathering);
}

TEST_CASE("net: the numbers of connections and of spectators are limited") {
    NetTable table(open_race(3), 2, 56);
    table.wait(500);
    const net::Limits limits;
    net::Hello hello = hello_of(open_race(), {});
    hello.wish = net::kSpectate;
    const auto sits = [&](net::LinkId link) {
        table.host().connected(link, table.now());
        hello.token = test_identity(link, 0).token;
        table.host().received(link, net::encode(hello), table.now());
        const net::Output out = table.host().take_output();
        return std::none_of(out.packets.begin(), out.packets.end(), [](const net::Packet& packet) {
            return packet.frame == net::encode(net::Bye{Reason::full});
        });
    };
    for (int i = 0; i < limits.spectators; ++i) {
        CHECK(sits(static_cast<net::LinkId>(100 + i)));
    }
    CHECK_FALSE(sits(200));
    // A connection that has sent nothing counts towards the limit, too.
    for (int i = 2 + limits.spectators; i < limits.links; ++i) {
        table.host().connected(static_cast<net::LinkId>(300 + i), table.now());
        CHECK(table.host().take_output().packets.empty());
    }
    table.host().connected(400, table.now());
    const net::Output out = table.host().take_output();
    REQUIRE(out.packets.size() == 1);
    CHECK(out.packets[0].link == 400);
    CHECK(out.packets[0].frame == net::encode(net::Bye{Reason::full}));
    CHECK(has_event(out.events, EventKind::hang_up, ""));
    CHECK(table.guest(0).connected());
    CHECK(table.guest(1).connected());
}

TEST_CASE("net: a guest that acknowledges no log entries gets at most one window of them") {
    NetTable table(temple(3), 2, 57);
    for (int i = 0; i < 60; ++i) {  // the log grows before the start, too
        table.wait(100);
        table.cut(0);
        table.connect(0);
    }
    table.wait(500);
    REQUIRE(table.host().ledger().size() > 100);
    table.cut(0);
    table.host().connected(500, table.now());
    table.host().received(500, net::encode(hello_of(temple(3), test_identity(57, 0).token)),
                          table.now());
    const auto entries = [](const net::Output& out) {
        return std::count_if(out.packets.begin(), out.packets.end(), [](const net::Packet& packet) {
            const auto message = net::decode(packet.frame);
            return packet.link == 500 && message && std::holds_alternative<net::Commit>(*message);
        });
    };
    const auto window = static_cast<std::ptrdiff_t>(net::Limits().window);
    CHECK(entries(table.host().take_output()) == window);
    table.host().tick(table.now() + 100);
    CHECK(entries(table.host().take_output()) == 0);
    // After a while the same entries are sent again. New ones follow only those acknowledged.
    table.host().tick(table.now() + 1'000);
    CHECK(entries(table.host().take_output()) == window);
    const net::Acknowledge ten{10, table.host().ledger().open_hash(10)};
    table.host().received(500, net::encode(ten), table.now() + 1'000);
    CHECK(entries(table.host().take_output()) == 10);
}

TEST_CASE("net: at a table that a visitor has opened, only those who have its link sit down") {
    for (const bool invited : {true, false}) {
        CAPTURE(invited);
        NetTable table(open_race(), 1, 42);
        table.cut(0);
        table.host().serve(true);
        net::GuestIdentity identity = test_identity(42, 1);
        identity.match = invited ? table.host().ledger().table().id : net::MatchId{};
        table.put_guest(0, identity);
        table.connect(0);
        table.wait(1'000);
        CHECK(table.guest(0).connected() == invited);
        CHECK((table.guest(0).seat() == 2) == invited);
    }
}

}  // namespace ctq::tests
