#include <doctest/doctest.h>

#include <algorithm>

#include "engine/games/cartolan/cartolan.hpp"
#include "tests/engine/net/scenes.hpp"

/// Tests phrases, resignations and votes at a table.
namespace ctq::tests {
namespace {

using Kind = net::Vote::Kind;
using net::EventKind;
using net::Phase;

const net::Vote kEnd{Kind::propose, 0, {net::kEndMatch, ""}};

/// Counts the events in which this phrase of `party` arrived.
int count_phrase(const std::vector<net::Event>& events, int party, int phrase) {
    return static_cast<int>(std::count_if(events.begin(), events.end(), [&](const net::Event& one) {
        return one.kind == EventKind::said && one.seat == party && one.index == phrase;
    }));
}

NetTable table_of(int seats, int guests, std::uint64_t seed) {
    NetTable table(open_race(seats), guests, seed);
    table.begin();
    table.wait(2'000);
    return table;
}

}  // namespace

TEST_CASE("net: a phrase that a player sends reaches everyone at the table once") {
    NetTable table = table_of(3, 2, 91);
    const int seat = table.guest(0).seat();
    table.guest(0).say(3, table.now());
    table.host().say(11, table.now());
    table.wait(300);
    CHECK(count_phrase(table.host_events(), seat, 3) == 1);
    CHECK(count_phrase(table.guest_events(1), seat, 3) == 1);
    CHECK(count_phrase(table.guest_events(1), 0, 11) == 1);
    // Phrases sent too fast are dropped, and the guest stays connected.
    for (int i = 0; i < 20; ++i) {
        table.inject(0, net::encode(net::Say{5}));
    }
    table.wait(300);
    CHECK(count_phrase(table.guest_events(1), seat, 5) == 0);
    table.wait(1'000);
    table.inject(0, net::encode(net::Say{5}));
    table.wait(300);
    CHECK(count_phrase(table.guest_events(1), seat, 5) == 1);
    table.guest(0).say(12, table.now());
    table.guest(0).say(-1, table.now());
    table.host().say(99, table.now());
    table.wait(300);
    CHECK(table.guest(0).connected());
}

TEST_CASE("net: everyone gets the list of spectators, and spectators can't send phrases") {
    NetTable table = table_of(3, 2, 92);
    net::GuestIdentity watcher = test_identity(92, 9);
    watcher.wish = net::kSpectate;
    watcher.name = "  Eve\x01 ";
    table.cut(1);
    table.put_guest(1, watcher);
    table.connect(1);
    table.wait(400);
    CHECK(table.host().here().watchers == std::vector<std::string>{"Eve"});
    CHECK(table.guest(0).here().watchers == std::vector<std::string>{"Eve"});
    table.guest(1).say(1, table.now());
    table.inject(1, net::encode(net::Say{1}));
    table.wait(300);
    CHECK(count_phrase(table.host_events(), 0, 1) == 0);
    table.cut(1);
    table.wait(300);
    CHECK(table.guest(0).here().watchers.empty());
}

TEST_CASE("net: in a match of two a player may resign at once, and the log names the seat") {
    for (const bool guest : {true, false}) {
        CAPTURE(guest);
        NetTable table = table_of(2, 1, 93);
        const int seat = guest ? table.guest(0).seat() : 1;
        CHECK_FALSE(
            (guest ? table.guest(0).resign(table.now()) : table.host().resign(1, table.now())));
        table.wait(600);
        CHECK(table.host().ledger().phase() == Phase::stopped);
        CHECK(table.guest(0).ledger()->stopped_by() == seat);
        CHECK_FALSE(table.guest(0).missed());
        CHECK(table.host().resign(1, table.now()));
        CHECK(table.guest(0).resign(table.now()));
        table.inject(0, net::encode(net::Resign{}));
        CHECK(table.guest(0).connected());
    }
}

TEST_CASE("net: resigning is refused in a match of three, and so is resigning for another seat") {
    NetTable table = table_of(3, 2, 94);
    CHECK(table.guest(0).resign(table.now()));
    CHECK(table.host().resign(1, table.now()));
    table.inject(0, net::encode(net::Resign{}));
    CHECK(table.host().ledger().phase() != Phase::stopped);
    NetTable two = table_of(2, 1, 95);
    CHECK(two.host().resign(two.guest(0).seat(), two.now()));
    CHECK(two.host().resign(0, two.now()));
    CHECK(two.host().ledger().phase() != Phase::stopped);
}

TEST_CASE("net: a match ends by agreement only if all players agree") {
    NetTable table = table_of(3, 2, 96);
    CHECK_FALSE(table.guest(0).vote(kEnd, table.now()));
    table.wait(600);
    REQUIRE(table.host().proposal());
    const std::uint32_t number = table.host().proposal()->number;
    CHECK_FALSE(table.host().vote({Kind::agree, number, {}}, table.now()));
    CHECK(table.host().vote({Kind::propose, 0, {}}, table.now()));  // no rematch before the end
    table.wait(40'000);
    CHECK(table.host().ledger().phase() != Phase::stopped);
    CHECK_FALSE(table.host().next_due());
    CHECK_FALSE(table.guest(1).vote({Kind::agree, number, {}}, table.now()));
    table.wait(600);
    CHECK(table.host().ledger().phase() == Phase::stopped);
    CHECK(table.guest(0).ledger()->stopped_by() == 0);
    REQUIRE(table.host().proposal());
    CHECK(table.host().proposal()->agreed == 0);  // nobody has agreed to another match
    CHECK(table.guest(0).vote(kEnd, table.now()));
}

TEST_CASE("net: a match is counted only if all players agree, and only in a game that allows it") {
    const net::Vote count{Kind::propose, 0, {net::kCountMatch, ""}};
    NetTable race = table_of(2, 1, 89);
    CHECK(race.host().vote(count, race.now()));
    NetTable table({&core::handle_of<cartolan::Game>(), "", 3}, 2, 88);
    table.begin();
    table.wait(2'000);
    const core::Match& match = table.host().ledger().match();
    net::Ledger copy = table.host().ledger();
    net::Entry alone = net::entry_of(net::EntryKind::play, match.turn().seat);
    alone.command.action = cartolan::Game::kCount;
    CHECK(copy.take(alone));
    CHECK_FALSE(table.guest(0).vote(count, table.now()));
    table.wait(600);
    REQUIRE(table.host().proposal());
    const std::uint32_t number = table.host().proposal()->number;
    CHECK_FALSE(table.host().vote({Kind::agree, number, {}}, table.now()));
    table.wait(600);
    CHECK(table.host().ledger().phase() == Phase::playing);
    CHECK_FALSE(table.guest(1).vote({Kind::agree, number, {}}, table.now()));
    table.wait(600);
    CHECK(table.host().ledger().phase() == Phase::over);
    CHECK(match.action(match.size() - 1) == cartolan::Game::kCount);
    CHECK(table.difference().empty());
    CHECK(table.guest(0).ledger()->phase() == Phase::over);
    CHECK_FALSE(table.host().next_due());
}

TEST_CASE("net: a match goes on if a player declines to end it") {
    NetTable table = table_of(2, 1, 97);
    CHECK_FALSE(table.host().vote(kEnd, table.now()));
    table.wait(300);
    const std::uint32_t number = table.guest(0).proposal()->number;
    CHECK_FALSE(table.guest(0).vote({Kind::decline, number, {}}, table.now()));
    table.wait(600);
    CHECK(table.host().proposal()->declined != 0);
    CHECK(table.play_out(6) == "");
}

TEST_CASE("net: a player may withdraw a takeback request, and the match goes on") {
    for (const bool of_guest : {true, false}) {
        CAPTURE(of_guest);
        NetTable table = table_of(2, 1, 98);
        bool requested = false;
        for (int i = 0; i < 60 && !requested; ++i) {
            act_until_turn(table, of_guest);
            table.act();
            table.wait(600);
            requested = of_guest ? !table.guest(0).ask_takeback(table.now())
                                 : !table.host().ask_takeback(1, table.now());
        }
        REQUIRE(requested);
        table.wait(300);
        REQUIRE(table.host().ledger().asker() != 0);
        // Only the player who asked can withdraw.
        CHECK((of_guest ? table.host().withdraw_takeback(table.now())
                        : table.guest(0).withdraw_takeback(table.now())));
        CHECK_FALSE((of_guest ? table.guest(0).withdraw_takeback(table.now())
                              : table.host().withdraw_takeback(table.now())));
        table.wait(600);
        CHECK(table.host().ledger().asker() == 0);
        CHECK(table.guest(0).ledger()->asker() == 0);
        CHECK(table.play_out(12) == "");
    }
}

}  // namespace ctq::tests
