#include <doctest/doctest.h>

#include <algorithm>
#include <iterator>
#include <string>

#include "engine/games/cartolan/rules.hpp"
#include "tests/engine/cartolan/chart.hpp"

/// The odds shown before a choice, compared with all outcomes of chance after it.
namespace ctq::tests {
namespace {

using cartolan::Game;
using cartolan::Phase;
using cartolan::State;

core::Action token(const State& state, const char* text) {
    const auto action = Game::from_text(state, text);
    REQUIRE(action);
    return *action;
}

/// The wealth of the attacker: its Chest and the Vault of its seat.
int wealth_of(const State& state, int adventurer, int seat) {
    return state.adventurer[adventurer].chest + state.vault[seat - 1];
}

/// Checks the odds and the gain of the attack against all outcomes of its dice. Returns the odds.
double checked_odds(const Chart& chart, const char* text) {
    CAPTURE(text);
    REQUIRE(chart.allows(text));
    const State& before = chart.state;
    const core::Action attack = token(before, text);
    const int attacker = cartolan::mover_index(before);
    const int wealth = wealth_of(before, attacker, before.seat);
    const int spoils = cartolan::spoils_of(before, attack);
    REQUIRE(spoils > 0);
    State rolling = before;
    Game::apply(rolling, attack);
    const double share = chance_that(rolling, Phase::fight, [&](const State& after) {
        const int gained = wealth_of(after, attacker, before.seat) - wealth;
        CHECK((gained == 0 || gained == spoils));
        return gained == spoils;
    });
    const double odds = cartolan::attack_odds(before, attack);
    CHECK(odds == doctest::Approx(share).epsilon(1e-12));
    return odds;
}

/// Seats 1 and 2 are both at 4,0.
Chart meeting(const std::string& options = "mode=regular") {
    Chart chart(options, 2);
    chart.lay_row(2, 0, 6).put("1.1", "4,0").put("2.1", "4,0").chest("2.1", 7);
    return chart;
}

}  // namespace

TEST_CASE("cartolan: an attack of one against one succeeds in 10 of 36 cases") {
    Chart chart = meeting();
    chart.play("wait");
    CHECK(checked_odds(chart, "attack=2.1") == doctest::Approx(10.0 / 36));
    CHECK(cartolan::spoils_of(chart.state, token(chart.state, "attack=2.1")) == 4);
}

TEST_CASE("cartolan: the odds of an attack count the extra attempts or needed successes") {
    Chart two = meeting();
    two.put("1.2", "4,0").put("1.3", "4,0").play("wait");
    CHECK(checked_odds(two, "attack=2.1") == doctest::Approx(1 - 26.0 / 36 * 26 / 36 * 26 / 36));
    Chart against_two = meeting();
    against_two.put("2.2", "4,0").put("2.3", "4,0").play("wait");
    CHECK(checked_odds(against_two, "attack=2.1") ==
          doctest::Approx(10.0 / 36 * 10 / 36 * 10 / 36));
}

TEST_CASE("cartolan: the odds of an attack count an Agent as a defender when it is the target") {
    Chart chart = meeting();
    chart.agent(2, "4,0", 5).play("wait");
    CHECK(checked_odds(chart, "attack=2@agent") == doctest::Approx(10.0 / 36 * 10 / 36));
    CHECK(cartolan::spoils_of(chart.state, token(chart.state, "attack=2@agent")) == 6);
    // An Agent doesn't defend its owner's Adventurer.
    CHECK(checked_odds(chart, "attack=2.1") == doctest::Approx(10.0 / 36));
}

TEST_CASE("cartolan: the odds of an attack take the dice options and the cards into account") {
    Chart dice = meeting("mode=regular die_faces=8 die_against=3");
    dice.play("wait");
    CHECK(checked_odds(dice, "attack=2.1") == doctest::Approx(30.0 / 64));
    Chart cards = meeting("mode=advanced");
    cards.character("1.1", "attack").character("2.1", "defence").equipped("2.1", "defence");
    cards.play("wait");
    CHECK(checked_odds(cards, "attack=2.1") == doctest::Approx(8.0 / 27));
    Chart both = meeting("mode=advanced");
    both.character("1.1", "rob").equipped("1.1", "attack").put("1.2", "4,0");
    both.character("1.2", "guest").character("2.1", "defence").play("wait");
    CHECK(checked_odds(both, "attack=2.1") == doctest::Approx(1 - 5.0 / 9 * 5 / 9));
}

TEST_CASE("cartolan: an arrest has the odds of an attack and pays the Vault") {
    Chart chart = meeting();
    chart.pirate("2.1").play("wait");
    CHECK(checked_odds(chart, "attack=2.1") == doctest::Approx(10.0 / 36));
    CHECK(cartolan::spoils_of(chart.state, token(chart.state, "attack=2.1")) == 5);
}

TEST_CASE("cartolan: the odds of a gust and of a recovery match all outcomes of the dice") {
    for (const char* dice : {"", " die_faces=8 die_against=3"}) {
        Chart gust = meeting(std::string("mode=regular") + dice);
        gust.play("wait gust=s");
        CHECK(cartolan::gust_odds(gust.state) ==
              doctest::Approx(chance_that(gust.state, Phase::gust, [](const State& after) {
                  return after.phase == Phase::explore;
              })).epsilon(1e-12));
        Chart wreck(std::string("mode=regular") + dice);
        wreck.lay_row(2, 0, 3).lay("4,0 tttt NE disaster").sink("4,0", 7);
        wreck.put("1.1", "3,0").pirate("1.1").chest("1.1", 4).play("e court");
        CHECK(cartolan::court_odds(wreck.state) ==
              doctest::Approx(chance_that(wreck.state, Phase::court, [](const State& after) {
                  return after.adventurer[0].chest == 8;
              })).epsilon(1e-12));
    }
}

TEST_CASE(
    "cartolan: the odds of a card count the cards in the deck, or the used cards if it is empty") {
    Chart chart("mode=advanced domain=0");
    chart.lay_row(2, 0, 4).put("1.1", "4,0").character("1.1", "guest").play("e tile=tfttt");
    REQUIRE(chart.allows("take=card"));
    const auto check = [&] {
        State drawing = chart.state;
        Game::apply(drawing, token(drawing, "take=card"));
        Game::Chances list;
        Game::chance(drawing, list);
        double all = 0;
        double sick = 0;
        for (const core::Outcome& outcome : list) {
            const bool is =
                cartolan::what_of(outcome.action) == static_cast<int>(cartolan::Card::sickness);
            all += outcome.weight;
            sick += is ? outcome.weight : 0;
        }
        CHECK(cartolan::card_odds(chart.state, cartolan::Card::sickness) ==
              doctest::Approx(sick / all).epsilon(1e-12));
    };
    CHECK(cartolan::card_odds(chart.state, cartolan::Card::sickness) == doctest::Approx(2.0 / 24));
    check();
    std::fill(std::begin(chart.state.deck), std::end(chart.state.deck), std::uint8_t{0});
    chart.state.used[0] = 2;
    chart.state.used[1] = 1;
    CHECK(cartolan::card_odds(chart.state, cartolan::Card::sickness) == doctest::Approx(2.0 / 3));
    check();
}

}  // namespace ctq::tests
