#include <doctest/doctest.h>

#include <string>

#include "engine/bots/analysis/weigh.hpp"
#include "engine/core/text.hpp"
#include "engine/games/cartolan/fit.hpp"
#include "engine/games/cartolan/learned/features.hpp"
#include "tests/engine/cartolan/chart.hpp"

/// What plans are for, in words.
namespace ctq::tests {
namespace {

using cartolan::Features;
using cartolan::Game;

std::vector<core::Action> line_of(const Chart& chart, const std::string& tokens) {
    std::vector<core::Action> line;
    cartolan::State state = chart.state;
    for (const std::string_view token : core::words(tokens)) {
        const auto action = Game::from_text(state, token);
        REQUIRE(action);
        line.push_back(*action);
        Game::apply(state, *action);
    }
    return line;
}

std::string words_of(const Chart& chart, const std::string& tokens) {
    return Features::purpose(chart.state, line_of(chart, tokens)).words;
}

int rank_of(const Chart& chart, const std::string& tokens) {
    return Features::purpose(chart.state, line_of(chart, tokens)).rank;
}

std::string gain_of(const Chart& chart, const std::string& better, const std::string& worse) {
    return Features::gain(chart.state, line_of(chart, better), line_of(chart, worse));
}

}  // namespace

TEST_CASE("cartolan, purpose: a plan that banks says how much, and that it wins") {
    Chart chart;
    chart.put("1.1", "0,-1").chest("1.1", 12);
    CHECK(words_of(chart, "n bank=12") == "Bank 12 in this turn.");
    chart.vault(1, 14);
    CHECK(words_of(chart, "n bank=12") == "Bank 12, and win.");
}

TEST_CASE("cartolan, purpose: a plan for home says the turns from here, by the way that is drawn") {
    Chart chart;
    chart.lay("0,-2 tttt NE").lay("0,-3 tttt NE").lay("0,-4 tttt NE").lay("0,-5 tttt NE");
    chart.lay("0,-6 tttt NE").put("1.1", "0,-6").chest("1.1", 19);
    CHECK(words_of(chart, "n n") == "19 aboard, 2 turns from home: start now.");
    CHECK(words_of(chart, "stop") == "Nothing in reach of this turn is worth more.");
}

TEST_CASE("cartolan, purpose: a plan that explores says which tiles fit and what a wonder pays") {
    Chart chart;
    chart.lay("2,0 tftt NE").put("1.1", "2,0").pile('t', "fttff fttff tttff");
    CHECK(words_of(chart, "e") == "Explore east: 2 of the 3 tiles that may come fit.");
    chart.lay("2,1 tttt NE").lay("2,2 tttt NE").lay("2,3 tttt NE").put("1.1", "2,3");
    CHECK(words_of(chart, "n") == "Explore north: any tile fits, and a wonder pays 5.");
}

TEST_CASE(
    "cartolan, purpose: of equal plans, banking comes first, then the way home, exploring, "
    "trading, and stopping last") {
    Chart chart;
    chart.lay("0,-2 tttt NE").lay("1,-2 tttt NE wonder").put("1.1", "0,-2").chest("1.1", 3);
    CHECK(rank_of(chart, "n n bank=3") < rank_of(chart, "n"));
    CHECK(rank_of(chart, "n") < rank_of(chart, "w"));
    CHECK(rank_of(chart, "w") < rank_of(chart, "e"));
    CHECK(rank_of(chart, "e") < rank_of(chart, "stop"));
    CHECK(rank_of(chart, "stop") == rank_of(chart, "wait"));
}

TEST_CASE("cartolan, purpose: a plan that only sails says what it comes nearer to") {
    Chart chart;
    chart.lay("2,0 tttt NE").lay("3,0 tttt NE").lay("4,0 tttt NE").lay("5,0 tttt NE wonder");
    chart.put("1.1", "1,0");
    CHECK(words_of(chart, "e e") == "Nearer to a wonder, where a trade pays 2.");
}

TEST_CASE("cartolan, purpose: a reason tells the gain in wealth and in turns") {
    Chart chart;
    chart.lay("0,-2 tttt NE").lay("0,-3 tttt NE").lay("0,-4 tttt NE").lay("0,-5 tttt NE");
    chart.lay("0,-6 tttt NE").lay("1,-6 tttt NE wonder").put("1.1", "0,-6").chest("1.1", 7);
    CHECK(gain_of(chart, "n n", "stop") == "is a turn nearer home");
    CHECK(gain_of(chart, "e", "stop") == "ends the turn with 2 more");
    CHECK(gain_of(chart, "stop", "e").empty());
}

}  // namespace ctq::tests
