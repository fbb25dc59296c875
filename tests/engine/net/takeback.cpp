#include <doctest/doctest.h>

#include "tests/engine/net/scenes.hpp"

/// Tests takeback requests.
namespace ctq::tests {
namespace {

/// Plays until `seat` can take back an action.
void act_until_undo(NetTable& table, int seat) {
    for (int i = 0; i < 400 && table.host().ledger().match().undo_ply(seat, true) < 0; ++i) {
        table.act();
        table.wait(100);
    }
    REQUIRE(table.host().ledger().match().undo_ply(seat, true) >= 0);
}

}  // namespace

TEST_CASE("net: a takeback needs the agreement of all players and is recorded in the log") {
    NetTable table(open_race(), 1, 23);
    table.begin();
    // The guest advances, which draws no card, and asks to take it back.
    core::Action advance = 0;
    for (int i = 0; i < 200 && advance == 0; ++i) {
        act_until_turn(table, true);
        const core::Match& match = table.host().ledger().match();
        core::ActionList list;
        match.options_now(list);
        for (const core::Action action : list) {
            const std::string token = match.game().to_text(match.state(), action);
            advance = token.find('@') != std::string::npos && token.substr(0, 4) != "back"
                          ? action
                          : advance;
        }
        if (advance == 0) {
            table.act();
            table.wait(100);
        }
    }
    REQUIRE(advance != 0);
    const std::uint64_t before = table.host().ledger().match().hash();
    for (const bool yes : {true, false}) {
        REQUIRE_FALSE(table.guest(0).play(advance, table.now()));
        table.wait(1'000);
        const std::uint64_t after = table.host().ledger().match().hash();
        const int size = table.host().ledger().size();
        CHECK(after != before);
        REQUIRE_FALSE(table.guest(0).ask_takeback(table.now()));
        table.wait(1'000);
        REQUIRE(table.host().ledger().asker() == 2);
        REQUIRE_FALSE(table.host().answer_takeback(yes, table.now()));
        table.wait(1'000);
        CHECK(table.host().ledger().match().hash() == (yes ? before : after));
        CHECK(table.host().ledger().size() == size + 2);
        CHECK(table.difference() == "");
    }
    CHECK(table.play_out(300) == "");
}

TEST_CASE("net: after a declined takeback a player can't ask again in the same position") {
    NetTable table(open_race(), 1, 29);
    table.begin();
    act_until_undo(table, 2);
    net::Ledger ledger = table.host().ledger();
    net::Entry ask;
    ask.kind = net::EntryKind::ask;
    ask.command.seat = 2;
    net::Entry answer;
    answer.kind = net::EntryKind::answer;
    REQUIRE_FALSE(ledger.take(ask));
    CHECK(ledger.take(ask));
    REQUIRE_FALSE(ledger.take(answer));
    CHECK(ledger.take(ask)->sentence == "This was already asked and declined.");
}

TEST_CASE("net: a player who doesn't answer a takeback request in time declines it") {
    NetTable table(open_race(3), 2, 43);
    table.begin();
    const int asks = table.guest(0).seat();
    act_until_undo(table, asks);
    table.wait(1'000);
    REQUIRE_FALSE(table.guest(0).ask_takeback(table.now()));
    table.wait(1'000);
    REQUIRE(table.host().ledger().asker() == asks);
    const std::uint64_t hash = table.host().ledger().match().hash();
    SUBCASE("neither the host nor the other guest answers") {}
    SUBCASE("the other guest does not answer") {
        REQUIRE_FALSE(table.host().answer_takeback(true, table.now()));
    }
    SUBCASE("the host does not answer") {
        REQUIRE_FALSE(table.guest(1).answer_takeback(true, table.now()));
    }
    table.wait(20'000);
    CHECK(table.host().ledger().asker() == asks);
    table.wait(15'000);
    CHECK(table.host().ledger().asker() == 0);
    CHECK(table.host().ledger().match().hash() == hash);
    CHECK(table.difference() == "");
    const auto last =
        net::decode_entry(table.host().ledger().bytes(table.host().ledger().size() - 1));
    CHECK(last->kind == net::EntryKind::answer);
    CHECK_FALSE(last->yes);
}

}  // namespace ctq::tests
