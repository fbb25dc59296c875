#include "shell/match/table_setup.hpp"

#include <doctest/doctest.h>

#include "engine/games/cartagena/cartagena.hpp"
#include "engine/games/carteso/carteso.hpp"
#include "engine/games/incan_gold/incan_gold.hpp"

/// What is chosen before a table opens.
namespace ctq::app {
namespace {

TEST_CASE("A bot of a few levels is offered at each; one of many numbers once") {
    const TableSetup carteso = standard_setup(core::handle_of<carteso::Game>());
    CHECK(candidates(carteso, 0).who ==
          std::vector<std::string>{"human", "guest", "random", "claimer", "search:1", "search:2",
                                   "search:3", "search:4", "search:5"});
    const TableSetup cartagena = standard_setup(core::handle_of<cartagena::Game>());
    for (const std::string& who : candidates(cartagena, 0).who) {
        CHECK(who.find(':') == std::string::npos);
    }
}

TEST_CASE("Whoever sits there is among the candidates, with a number of its own or without") {
    TableSetup choices = standard_setup(core::handle_of<carteso::Game>());
    const std::vector<std::string> who = candidates(choices, 1).who;
    for (std::size_t i = 0; i < who.size(); ++i) {
        REQUIRE(change(choices, "seat:2=" + who[i]));
        CHECK(candidates(choices, 1).chosen == i);
    }
    REQUIRE(change(choices, "seat:2=search"));
    CHECK(who[candidates(choices, 1).chosen] == "search:3");
    CHECK_FALSE(change(choices, "seat:2=search:6"));
    CHECK(choices.seats[1] == "search");
    TableSetup gold = standard_setup(core::handle_of<incan_gold::Game>());
    const std::size_t ordinary = candidates(gold, 0).who.size();
    REQUIRE(change(gold, "seat:1=turn:9"));
    const Candidates wider = candidates(gold, 0);
    CHECK(wider.who.size() == ordinary + 1);
    CHECK(wider.who[wider.chosen] == "turn:9");
}

}  // namespace
}  // namespace ctq::app
