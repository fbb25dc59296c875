#include <doctest/doctest.h>

#include "engine/games/null_game/null_game.hpp"
#include "tests/engine/net/scenes.hpp"

/// Tests games in which cards are dealt face down.
namespace ctq::tests {
namespace {

using net::Phase;

}  // namespace

TEST_CASE("net: before the end nobody but the dealing host sees another seat's hidden cards") {
    NetTable table(closed_race(), 1, 24);
    table.begin();
    act_on(table, 20, 60);
    table.wait(2'000);
    const net::Ledger& ours = table.host().ledger();
    const net::Ledger& theirs = *table.guest(0).ledger();
    REQUIRE(ours.undisclosed());
    CHECK(theirs.match().hash() != ours.match().hash());
    CHECK(theirs.match().box() == ours.match().game().observe(ours.match().state(), 2));
    CHECK(table.play_out(60) == "");
    CHECK(theirs.match().hash() == ours.match().hash());
}

TEST_CASE("net: a guest detects a host that discloses a secret other than the one it dealt with") {
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

TEST_CASE("net: a match of a game with both hidden cards and secret choices stops with a message") {
    NetTable table({&core::handle_of<null_game::Game>(), "", 2}, 1, 28);
    table.begin();
    table.wait(2'000);
    CHECK(table.host().ledger().phase() == Phase::stopped);
    CHECK_FALSE(table.host().ledger().trouble().empty());
    CHECK(table.difference() == "");
}

TEST_CASE("net: a guest detects a host that shows it other cards than were dealt") {
    // The guest sees its own cards with the salt of their seal, or without.
    for (const bool whole : {true, false}) {
        CAPTURE(whole);
        NetTable table(closed_race(), 1, 55);
        table.begin();
        act_until_turn(table, true);
        net::Ledger ours = table.host().ledger();
        // Replays the log as the guest in seat 2 gets it, with one card view changed.
        auto theirs = net::Ledger::open({ours.table().id, ours.table().setup, 2, std::nullopt});
        REQUIRE(theirs);
        std::optional<core::Failure> refused;
        bool lied = false;
        for (int i = 0; i < ours.size() && !refused; ++i) {
            const auto entry = net::decode_entry(ours.bytes(i));
            net::DealView view = ours.view(i, 2);
            const bool own = entry->kind == net::EntryKind::deal && view.whole;
            if (own && !lied) {
                const core::Match& before = theirs->match();
                core::OutcomeList outcomes;
                before.game().chance(before.state(), outcomes);
                for (const auto& outcome : outcomes) {
                    const bool other = outcome.action != view.action &&
                                       before.game().hide(before.state(), outcome.action, 0) ==
                                           entry->command.action;
                    if (other && !lied) {
                        view.action = outcome.action;
                        view.whole = whole;
                        lied = true;
                    }
                }
            }
            if (auto failure = theirs->take(*entry, view)) {
                refused = failure;
            }
        }
        REQUIRE(lied);
        if (whole) {
            REQUIRE(refused);
            CHECK((*refused)->sentence == "What was dealt is not what was sealed.");
            continue;
        }
        // Without the salt the guest detects the lie only when the cards are disclosed.
        REQUIRE_FALSE(table.host().stop(table.now()));
        const net::Ledger& end = table.host().ledger();
        refused.reset();
        for (int i = theirs->size(); i < end.size() && !refused; ++i) {
            if (auto failure = theirs->take(*net::decode_entry(end.bytes(i)), end.view(i, 2))) {
                refused = failure;
            }
        }
        REQUIRE(refused);
        CHECK((*refused)->sentence.find("showed this seat something else") != std::string::npos);
        CHECK(theirs->undisclosed());
    }
}

}  // namespace ctq::tests
