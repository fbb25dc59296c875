#include "engine/games/incan_gold/solo/solo_values.hpp"

#include <doctest/doctest.h>

#include <cmath>

#include "engine/games/incan_gold/solo/exact_scores.hpp"
#include "tests/engine/golden.hpp"
#include "tests/engine/incan_gold/temple.hpp"

/// What a lone player's game is worth from any position on.
namespace ctq::tests {
namespace {

using incan_gold::ChoiceValues;
using incan_gold::Phase;
using incan_gold::State;

/// The source text of the shipped table.
std::string values_source() {
    std::string text =
        "#include \"engine/games/incan_gold/solo/solo_values.hpp\"\n\n"
        "/// Made by tests/golden/update.sh from the programme.\n"
        "namespace ctq::incan_gold {\nnamespace {\n\n// clang-format off\n"
        "constexpr std::int32_t kValues[] = {\n";
    std::string line = "   ";
    for (const double value : incan_gold::start_values(incan_gold::SoloRules{})) {
        const std::string number = " " + std::to_string(std::lround(value * 1e6)) + ",";
        if (line.size() + number.size() > 100) {
            text += line + "\n";
            line = "   ";
        }
        line += number;
    }
    return text + line +
           "\n};\n// clang-format on\n\n}  // namespace\n\n"
           "std::span<const std::int32_t> shipped_start_values() {\n    return kValues;\n}\n\n"
           "}  // namespace ctq::incan_gold\n";
}

ChoiceValues values_in(const State& state) {
    return incan_gold::choice_values(incan_gold::standard_starts(),
                                     incan_gold::standard_start_values(), state);
}

/// What the final score is expected to be, of a state in which chance or the seat is next.
double expected(const State& state) {
    const double tent = state.tent[0];
    if (state.phase == Phase::over) {
        return tent;
    }
    if (state.phase == Phase::decide) {
        const ChoiceValues values = values_in(state);
        return tent + std::max(values.leave, values.stay);
    }
    REQUIRE(state.turn == 0);  // else what going on is worth is known before the card
    const int start = incan_gold::standard_starts().find(incan_gold::start_of_round(state));
    return tent + incan_gold::standard_start_values()[static_cast<std::size_t>(start)];
}

/// The mean of what is expected after every card that may be turned.
double mean_over_cards(const State& state) {
    incan_gold::Game::Chances cards;
    incan_gold::Game::chance(state, cards);
    double sum = 0;
    double weights = 0;
    for (const core::Outcome& card : cards) {
        State next = state;
        incan_gold::Game::apply(next, card.action);
        sum += card.weight * expected(next);
        weights += card.weight;
    }
    return sum / weights;
}

}  // namespace

TEST_CASE("incan_gold solo values: the golden table is what the programme gives" *
          doctest::test_suite("figures")) {
    expect_golden("../../engine/games/incan_gold/solo/solo_values_table.cpp", values_source());
}

TEST_CASE("incan_gold solo values: the game is worth its exact score at the start") {
    CHECK(std::abs(incan_gold::standard_start_values()[0] -
                   incan_gold::exact_solo_score("optimal", 0)->mean) < 0.0001);
}

TEST_CASE("incan_gold solo values: the first card changes nothing on average") {
    const Temple temple(1);
    CHECK(std::abs(mean_over_cards(temple.state()) - incan_gold::standard_start_values()[0]) <
          1e-5);
}

TEST_CASE("incan_gold solo values: going on is worth the mean over the cards, busts included") {
    Temple temple(1);
    temple.pass("g7").pass("fire").pass("artifact").pass("g11").pass("mummy").card("g5");
    State state = temple.state();
    const double staying = state.tent[0] + values_in(state).stay;
    incan_gold::Game::apply(state, incan_gold::kStay);
    CHECK(std::abs(mean_over_cards(state) - staying) < 1e-5);
}

TEST_CASE("incan_gold solo values: the same in the last round, where nothing follows a bust") {
    Temple temple(1);
    for (const char* card : {"g1", "g2", "g3", "g4"}) {
        temple.card(card).leave("1");
    }
    temple.pass("g17").pass("snake").card("rocks");
    State state = temple.state();
    const ChoiceValues values = values_in(state);
    CHECK(values.leave == 17);
    incan_gold::Game::apply(state, incan_gold::kStay);
    CHECK(std::abs(mean_over_cards(state) - state.tent[0] - values.stay) < 1e-5);
}

TEST_CASE("incan_gold solo values: leaving is worth backpack, artifacts and the next round") {
    Temple temple(1);
    temple.pass("g9").card("artifact");
    State state = temple.state();
    const ChoiceValues values = values_in(state);
    incan_gold::Game::apply(state, incan_gold::kLeave);
    CHECK(state.tent[0] == 14);
    CHECK(std::abs(expected(state) - values.leave) < 1e-9);
}

}  // namespace ctq::tests
