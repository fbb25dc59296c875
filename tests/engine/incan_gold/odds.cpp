#include <doctest/doctest.h>

#include <bit>
#include <vector>

#include "engine/games/incan_gold/odds.hpp"
#include "tests/engine/incan_gold/temple.hpp"

/// Compares the numbers of the odds panel with direct counts over all cards.
namespace ctq::tests {
namespace {

using incan_gold::Odds;
using incan_gold::odds;
using incan_gold::State;

/// The mean of a quantity over every next card. Turns each card in turn.
template <class Quantity>
double mean_over_cards(const State& state, Quantity&& quantity) {
    incan_gold::Game::Chances list;
    list.size = 0;
    incan_gold::Game::chance(state, list);
    double sum = 0;
    double cards = 0;
    for (const core::Outcome& outcome : list) {
        State next = state;
        incan_gold::Game::apply(next, outcome.action);
        sum += outcome.weight * quantity(next);
        cards += outcome.weight;
    }
    return sum / cards;
}

/// Positions before a card is turned, with one to four explorers.
std::vector<State> positions() {
    std::vector<State> found;
    for (int seats = 1; seats <= 4; ++seats) {
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            State state = *incan_gold::Game::start(
                core::standard_options(incan_gold::Game::info().options), seats);
            core::Rng rng{seed};
            for (int step = 0; step < 40; ++step) {
                const core::Turn turn = incan_gold::Game::turn(state);
                if (turn.kind == core::Turn::Kind::over) {
                    break;
                }
                if (turn.kind == core::Turn::Kind::seat) {
                    const bool leaves = rng.below(8) == 0;
                    incan_gold::Game::apply(state, leaves ? incan_gold::kLeave : incan_gold::kStay);
                    continue;
                }
                found.push_back(state);
                incan_gold::Game::apply(state, incan_gold::Game::draw(state, rng));
            }
        }
    }
    return found;
}

}  // namespace

TEST_CASE("incan_gold odds: bust chance and expected gems equal the means over every next card") {
    int compared = 0;
    for (const State& state : positions()) {
        for (int seat = 1; seat <= state.seats; ++seat) {
            if ((state.exploring >> (seat - 1) & 1) == 0) {
                continue;
            }
            const Odds here = odds(state, seat);
            CHECK(here.deck == std::popcount(state.deck));
            CHECK(here.bust_chance() ==
                  doctest::Approx(mean_over_cards(
                      state, [](const State& next) { return next.busted ? 1.0 : 0.0; })));
            const int before = state.backpack[seat - 1];
            CHECK(here.expected_gems() ==
                  doctest::Approx(mean_over_cards(state, [&](const State& next) {
                      return next.busted ? 0.0 : next.backpack[seat - 1] - before;
                  })));
            ++compared;
        }
    }
    CHECK(compared > 2000);
}

TEST_CASE(
    "incan_gold odds: a lone explorer's expected gain is that of one more card before leaving") {
    int compared = 0;
    for (const State& state : positions()) {
        if (std::popcount(static_cast<unsigned>(state.exploring)) != 1 || state.turn == 0) {
            continue;
        }
        const int seat = incan_gold::next_to_choose(state);
        const auto i = static_cast<std::size_t>(seat - 1);
        State chooses = state;
        chooses.phase = incan_gold::Phase::decide;
        // The expected gain ignores spare gems.
        chooses.spare = 0;
        State home = chooses;
        incan_gold::Game::apply(home, incan_gold::kLeave);
        const double now = home.tent[i];
        State goes_on = chooses;
        incan_gold::Game::apply(goes_on, incan_gold::kStay);
        const double later = mean_over_cards(goes_on, [&](State next) {
            if (!next.busted) {
                incan_gold::Game::apply(next, incan_gold::kLeave);
            }
            return static_cast<double>(next.tent[i]);
        });
        const Odds here = odds(chooses, seat);
        CHECK(here.expected_gain() == doctest::Approx(later - now));
        CHECK(here.myopic_leaves() == (here.expected_gain() <= 0));
        ++compared;
    }
    CHECK(compared > 300);
}

TEST_CASE(
    "incan_gold odds: with several explorers, expected gems are a share and exclude artifacts") {
    Temple temple(2);
    temple.pass("fire").pass("artifact").card("g17");
    const Odds here = odds(temple.state(), 1);
    CHECK(here.deck == 28);
    CHECK(here.bust == 2);
    CHECK(here.explorers == 2);
    CHECK(here.gem_cards == 14);
    CHECK(here.to_gain == 107);
    CHECK(here.at_stake == 2 * 8);
    CHECK(here.share == (107 - 11) / 2);  // each of the 11 odd cards leaves one gem over
    CHECK(here.expected_gain() == doctest::Approx((107.0 - 32) / 28 / 2));
}

TEST_CASE("incan_gold odds: the gems forecast for leaving are those that reach the tent") {
    int with_more = 0;
    for (State before : positions()) {
        core::Rng rng{before.turn};
        incan_gold::Game::apply(before, incan_gold::Game::draw(before, rng));
        if (before.phase != incan_gold::Phase::decide || incan_gold::chosen(before) != 0) {
            continue;
        }
        CAPTURE(before.seats);
        State state = before;
        const int explorers = incan_gold::seats_in(before.exploring);
        const int seat = std::countr_zero(static_cast<unsigned>(before.exploring)) + 1;
        const incan_gold::Leaving brought = incan_gold::leaving(before, seat);
        for (int other = 0; other < explorers; ++other) {  // in seat order; this seat is the first
            incan_gold::Game::apply(state, other == 0 ? incan_gold::kLeave : incan_gold::kStay);
        }
        CHECK(state.tent[seat - 1] - before.tent[seat - 1] == brought.gems + brought.if_alone);
        CHECK((explorers > 1 || brought.if_alone == 0));
        with_more += brought.if_alone > 0 ? 1 : 0;
    }
    CHECK(with_more > 0);
}

TEST_CASE("incan_gold odds: a seat that is not exploring has no odds") {
    Temple temple(2);
    temple.card("g17").leave("2");
    for (const int seat : {0, 2}) {
        const Odds none = odds(temple.state(), seat);
        CHECK(none.deck == 0);
        CHECK(none.bust_chance() == 0);
        CHECK(none.expected_gems() == 0);
        CHECK(none.expected_gain() == 0);
    }
}

}  // namespace ctq::tests
