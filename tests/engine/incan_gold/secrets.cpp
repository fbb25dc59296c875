#include <doctest/doctest.h>

#include <cstring>
#include <set>

#include "tests/engine/incan_gold/temple.hpp"

/// Choices stay secret until every explorer has chosen.
namespace ctq::tests {
namespace {

using incan_gold::Game;
using incan_gold::kHidden;
using incan_gold::kLeave;
using incan_gold::kStay;
using incan_gold::State;

State observed(const State& state, int seat) {
    State room;
    return Game::observe(state, seat, room);
}

bool same(const State& a, const State& b) {
    return std::memcmp(&a, &b, sizeof(State)) == 0;
}

State after(State state, core::Action action) {
    Game::apply(state, action);
    return state;
}

}  // namespace

TEST_CASE("incan_gold secrets: each hidden choice is guessed independently: stay or leave") {
    Temple temple(3);
    temple.card("g9");
    const State seen = observed(after(after(temple.state(), kLeave), kStay), 3);
    CHECK(seen.unknown == 0b011);
    core::Rng rng{1};
    std::set<unsigned> guesses;
    for (int i = 0; i < 60; ++i) {
        const State guess = Game::guess(seen, rng);
        CHECK(guess.unknown == 0);
        CHECK(Game::check(guess) == nullptr);
        guesses.insert(guess.leaving);
    }
    CHECK(guesses == std::set<unsigned>{0b000, 0b001, 0b010, 0b011});
}

TEST_CASE("incan_gold secrets: a pending choice doesn't change what other seats observe") {
    Temple temple(4);
    temple.card("g9");
    const State& before = temple.state();
    for (unsigned leavers = 0; leavers < 8; ++leavers) {
        State stays = before;
        State leaves = before;
        for (int seat = 1; seat <= 3; ++seat) {
            const core::Action others = (leavers >> (seat - 1) & 1U) != 0 ? kLeave : kStay;
            stays = after(stays, seat == 2 ? kStay : others);
            leaves = after(leaves, seat == 2 ? kLeave : others);
            for (const int watcher : {0, 1, 3, 4}) {
                CHECK(same(observed(stays, watcher), observed(leaves, watcher)));
            }
            CHECK(same(observed(stays, 2), observed(leaves, 2)) == (seat < 2));
        }
    }
}

TEST_CASE("incan_gold secrets: other seats see only that a seat has chosen") {
    Temple temple(3);
    temple.card("g9");
    CHECK(Game::hide(temple.state(), kLeave, 1) == kLeave);
    CHECK(Game::hide(temple.state(), kLeave, 2) == kHidden);
    CHECK(Game::hide(temple.state(), kStay, 0) == kHidden);
    const State chosen = after(temple.state(), kLeave);
    CHECK(observed(chosen, 1).leaving == 0b001);
    CHECK(observed(chosen, 2).leaving == 0);
    CHECK(observed(chosen, 2).unknown == 0b001);
    CHECK(incan_gold::chosen(observed(chosen, 2)) == 0b001);
}

TEST_CASE("incan_gold secrets: the last choice reveals all choices at once") {
    Temple temple(3);
    temple.card("g9");
    const State two = after(after(temple.state(), kLeave), kStay);
    for (int seat = 0; seat <= 3; ++seat) {
        const core::Action shown = Game::hide(two, kLeave, seat);
        CHECK(shown == incan_gold::reveal_all(0b101));
        CHECK(same(after(observed(two, seat), shown), after(two, kLeave)));
    }
}

TEST_CASE("incan_gold secrets: all seats that have not chosen yet can choose now") {
    Temple temple(3);
    temple.card("g9");
    CHECK(Game::turn(temple.state()).secret == 0b1110);
    CHECK(Game::turn(after(temple.state(), kStay)).secret == 0b1100);
}

TEST_CASE("incan_gold secrets: a lone explorer's choice is not secret") {
    Temple temple(2);
    temple.card("g9").leave("1").card("g3");
    CHECK(Game::turn(temple.state()).seat == 2);
    CHECK(Game::turn(temple.state()).secret == 0);
    CHECK(Game::hide(temple.state(), kStay, 1) == kStay);
}

TEST_CASE(
    "incan_gold secrets: if seat 2 observes seat 1's observation, it shows only what both know") {
    Temple temple(3);
    temple.card("g9");
    const State two = after(after(temple.state(), kLeave), kLeave);
    const State both = observed(observed(two, 1), 2);
    CHECK(both.leaving == 0);
    CHECK(both.unknown == 0b011);
}

}  // namespace ctq::tests
