#include <doctest/doctest.h>

#include "engine/core/match.hpp"
#include "engine/core/record.hpp"
#include "tests/engine/cartolan/chart.hpp"
#include "tests/engine/scenario.hpp"

/// The notation of actions, and their sentences in the log.
namespace ctq::tests {
namespace {

using cartolan::Game;

std::string description_of(const Chart& chart, const std::string& token) {
    return Game::describe(chart.state, *Game::from_text(chart.state, token)).they;
}

}  // namespace

TEST_CASE("cartolan: every action is written as a token that is read back as the same action") {
    Chart chart("mode=advanced");
    chart.lay("4,-3 tttt NE");
    for (const std::string token : {"n",           "e",
                                    "s",           "w",
                                    "wait",        "stop",
                                    "adv=2",       "gust=n",
                                    "rest",        "restore",
                                    "place",       "attack=2.1",
                                    "court",       "take=card",
                                    "take=wealth", "keep=1",
                                    "keep=2",      "send=4@4,-3",
                                    "bank=7",      "buy",
                                    "agent@4,-3",  "done",
                                    "lift=0,1",    "attack=2@agent",
                                    "equip=none",  "first=2",
                                    "tile=tfttf",  "die=with",
                                    "bank=0",      "equip=upwind",
                                    "roll=hit",    "roll=miss",
                                    "card=season", "tile=disaster",
                                    "die=against"}) {
        const auto action = Game::from_text(chart.state, token);
        REQUIRE_MESSAGE(action, token);
        CHECK(Game::to_text(chart.state, *action) == token);
    }
}

TEST_CASE("cartolan: text that is not notation is not read") {
    const Chart chart("mode=regular");
    for (const std::string token : {"",           "N",           "north",
                                    "adv=0",      "adv=4",       "adv=01",
                                    "gust=x",     "attack=3.1",  "attack=1.4",
                                    "attack=2@",  "attack=2.10", "take=",
                                    "keep=0",     "keep=4",      "send=0@0,0",
                                    "send=1@9,9", "bank=-1",     "bank=07",
                                    "agent@9,9",  "agent@0",     "agent@0,00",
                                    "agent@+0,0", "lift=",       "equip=season",
                                    "equip=",     "first=3",     "tile=ffffff",
                                    "tile=fffff", "die=up",      "roll=1",
                                    "card=",      "=",           "bank=99999999999999999999"}) {
        CHECK_MESSAGE(!Game::from_text(chart.state, token), token);
    }
}

TEST_CASE("cartolan: the token of a tile means a land tile if a land tile must be drawn") {
    Chart chart("mode=regular");
    chart.lay("2,0 tftt NE").put("1.1", "2,0");
    const auto water = *Game::from_text(chart.state, "tile=tfttt");
    chart.play("e");
    CHECK(*Game::from_text(chart.state, "tile=tfttt") != water);
    CHECK(Game::from_text(chart.state, "tile=mythical").has_value());
}

TEST_CASE("cartolan: a record of an unfinished game opens as a match") {
    const std::string record =
        "[Game \"cartolan\"]\n[Options \"mode=regular\"]\n[Seats \"human human\"]\n\n"
        "first=2 n n tile=ttttf e tile=tfttf stop wait n\n";
    const auto opened = core::read_record(tested_games(), record);
    REQUIRE_MESSAGE(opened, opened.problem().text());
    CHECK(opened->match.turn().seat == 2);
}

TEST_CASE("cartolan: the refusal of an illegal token lists the legal ones") {
    const auto opened = core::read_record(
        tested_games(), "[Game \"cartolan\"]\n[Seats \"human human\"]\n\nfirst=1 buy\n");
    const std::string text = opened ? opened->remark : opened.problem().text();
    CHECK(text.find("Adventurers are hired in cities.") != std::string::npos);
    CHECK(text.find("n e s w wait stop") != std::string::npos);
}

TEST_CASE("cartolan: the log describes actions in plain words") {
    Chart chart("mode=regular");
    chart.lay_row(2, 0, 4).put("1.1", "4,0").put("2.1", "4,0").chest("2.1", 3).agent(2, "4,0");
    CHECK(description_of(chart, "n") == "sails north into the unknown");
    CHECK(description_of(chart, "w") == "sails west");
    chart.play("wait");
    CHECK(description_of(chart, "attack=2.1") == "attacks @2's Adventurer 1");
    CHECK(description_of(chart, "rest") == "rests at @2's Agent for 1");
    CHECK(description_of(chart, "gust=s") == "rolls for a gust to the south");
    chart.play("e");
    CHECK(description_of(chart, "tile=fttft") ==
          "finds a water tile with a wonder, wind south-east");
    CHECK(description_of(chart, "tile=disaster") == "finds a disaster at sea, wind north-east");
    CHECK(description_of(Chart(), "e") == "puts to sea eastwards");
}

}  // namespace ctq::tests
