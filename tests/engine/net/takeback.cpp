#include <doctest/doctest.h>

#include "tests/engine/net/scenes.hpp"

/// Asking to take back.
namespace ctq::tests {
TEST_CASE("net: what is taken back is an entry like any other, and all must agree") {
    NetTable table(open_race(), 1, 23);
    table.begin();
    // The guest advances, which draws nothing, and wants it back.
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

TEST_CASE("net: what was declined is not asked again at the same moment") {
    NetTable table(open_race(), 1, 29);
    table.begin();
    net::Ledger ledger = table.host().ledger();
    table.set_weather({0, 0, 0, 10, 0});
    for (int i = 0; i < 400 && ledger.match().undo_ply(2, true) < 0; ++i) {
        table.act();
        table.wait(100);
        ledger = table.host().ledger();
    }
    net::Entry ask;
    ask.kind = net::EntryKind::ask;
    ask.command.seat = 2;
    net::Entry answer;
    answer.kind = net::EntryKind::answer;
    REQUIRE_FALSE(ledger.take(ask));
    CHECK(ledger.take(ask));
    REQUIRE_FALSE(ledger.take(answer));
    CHECK(ledger.take(ask)->sentence == "This was asked and declined already.");
}

}  // namespace ctq::tests
