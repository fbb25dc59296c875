#include "shell/match/table_setup.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "engine/games/cartagena/cartagena.hpp"
#include "engine/games/carteso/carteso.hpp"
#include "engine/games/cartolan/cartolan.hpp"
#include "engine/games/catalogue.hpp"
#include "engine/games/incan_gold/incan_gold.hpp"
#include "shell/match/table_level.hpp"

/// Tests of table set-ups: the commands that change them, their texts in links, and house rules.
namespace ctq::match {
namespace {

TEST_CASE("A bot whose parameter has few values is listed once per value, any other bot once") {
    const TableSetup carteso = standard_setup(core::handle_of<carteso::Game>());
    CHECK(candidates(carteso, 0).who ==
          std::vector<std::string>{"human", "guest", "level:1", "level:2", "level:3", "level:4",
                                   "level:5", "level:6", "level:7", "level:8", "level:9", "random",
                                   "claimer", "search:1", "search:2", "search:3", "search:4",
                                   "search:5"});
    const TableSetup gold = standard_setup(core::handle_of<incan_gold::Game>());
    CHECK(candidates(gold, 0).who ==
          std::vector<std::string>{"human", "guest", "level:1", "level:2", "level:3", "level:4",
                                   "level:5", "level:6", "random", "turn", "backpack", "hazards:1",
                                   "hazards:2", "hazards:3", "hazards:4", "hazards:5", "myopic",
                                   "optimal", "equilibrium"});
}

TEST_CASE("The current player of a seat is always in the seat's list of candidates") {
    TableSetup setup = standard_setup(core::handle_of<carteso::Game>());
    const std::vector<std::string> who = candidates(setup, 1).who;
    for (std::size_t i = 0; i < who.size(); ++i) {
        REQUIRE(change(setup, "seat:2=" + who[i]));
        CHECK(candidates(setup, 1).chosen == i);
    }
    REQUIRE(change(setup, "seat:2=search"));
    CHECK(who[candidates(setup, 1).chosen] == "search:3");
    CHECK_FALSE(change(setup, "seat:2=search:6"));
    CHECK(setup.seats[1] == "search");
    TableSetup gold = standard_setup(core::handle_of<incan_gold::Game>());
    const std::size_t ordinary = candidates(gold, 0).who.size();
    REQUIRE(change(gold, "seat:1=turn:9"));
    const Candidates wider = candidates(gold, 0);
    CHECK(wider.who.size() == ordinary + 1);
    CHECK(wider.who[wider.chosen] == "turn:9");
}

TEST_CASE("Every variant of a game can be played and is recognized from its options") {
    for (const core::GameHandle* game : cabinet()) {
        CAPTURE(game->info->id);
        for (std::size_t i = 0; i < game->info->variants.size(); ++i) {
            CHECK(core::read_options(game->info->options, game->info->variants[i].options));
            const TableSetup setup = standard_setup(*game, i);
            CHECK(trouble(setup).empty());
            CHECK(variant_of(setup) == i);
            CHECK(house_rules(setup) == 0);
        }
    }
}

TEST_CASE("Rule sets are listed once each, in the order of the variants") {
    const core::GameHandle& game = **core::find_game(cabinet(), "cartagena");
    const core::OptionTable table = game.info->options;
    const int preset = core::preset_index(table);
    std::vector<std::string> titles;
    for (const int choice : ordered_values(game, preset)) {
        titles.push_back(core::option_title(table[static_cast<std::size_t>(preset)], choice));
    }
    CHECK(titles == std::vector<std::string>{"Board", "Cards", "Advanced"});
    CHECK(ordered_values(**core::find_game(cabinet(), "carteso"), 4) == std::vector<int>{0, 1});
}

TEST_CASE("The default komi changes with the board size unless the user has set komi") {
    TableSetup setup = standard_setup(**core::find_game(cabinet(), "carteso"));
    const core::OptionTable table = setup.game->info->options;
    const auto komi = [&] {
        const std::string text = core::options_text(table, setup.options);
        const std::size_t at = text.find("komi=");
        return at == std::string::npos ? std::string("ask")
                                       : text.substr(at + 5, text.find(' ', at) - at - 5);
    };
    CHECK(komi() == "4");
    const std::pair<const char*, const char*> boards[] = {
        {"5", "0"}, {"7", "2"}, {"13", "26"}, {"3", "0"}, {"9", "4"}};
    for (const auto& board : boards) {
        REQUIRE(change(setup, std::string("option:size=") + board.first));
        CHECK_MESSAGE(komi() == board.second, board.first);
    }
    REQUIRE(change(setup, "option:rows=13"));
    REQUIRE(change(setup, "option:cols=13"));
    CHECK(komi() == "26");
    REQUIRE(change(setup, "option:komi=5"));
    REQUIRE(change(setup, "option:size=9"));
    CHECK(komi() == "5");
    REQUIRE(change(setup, "option:komi=ask"));
    REQUIRE(change(setup, "option:size=13"));
    CHECK(komi() == "ask");
}

TEST_CASE("The short list of bots has levels only, and one command sets the level of all bots") {
    TableSetup gold = standard_setup(**core::find_game(cabinet(), "incan_gold"));
    const Candidates levels = candidates(gold, 1, false);
    CHECK(levels.more);
    for (std::size_t i = 2; i < levels.who.size(); ++i) {
        CHECK(levels.who[i].starts_with("level:"));
    }
    CHECK_FALSE(candidates(gold, 1, true).more);
    CHECK(candidates(gold, 1, true).who.size() > levels.who.size());
    REQUIRE(change(gold, "seat:3=myopic"));
    CHECK(candidates(gold, 2, false).who.back() == "myopic");
    CHECK(common_level(gold) == 0);
    REQUIRE(change(gold, "level:4"));
    CHECK(gold.seats == std::vector<std::string>{"human", "level:4", "level:4"});
    CHECK(common_level(gold) == 4);
    CHECK_FALSE(change(gold, "level:40"));
    CHECK_FALSE(change(gold, "level:"));
}

TEST_CASE("Added seats get bots of the table's level, and the other seats keep their players") {
    TableSetup gold = standard_setup(core::handle_of<incan_gold::Game>());
    REQUIRE(change(gold, "seat:2=turn:9"));
    REQUIRE(change(gold, "seats:4"));
    CHECK(gold.seats == std::vector<std::string>{"human", "turn:9", "level:2", "level:2"});
    REQUIRE(change(gold, "seat:3=level:3"));
    REQUIRE(change(gold, "seats:8"));
    CHECK(gold.seats.back() == "level:3");
    CHECK(trouble(gold).empty());
    TableSetup race = standard_setup(core::handle_of<cartagena::Game>());
    REQUIRE(change(race, "seat:2=greedy"));
    REQUIRE(change(race, "seats:4"));
    CHECK(race.seats == std::vector<std::string>{"human", "greedy", "level:2", "level:2"});
    REQUIRE(change(race, "seats:3"));
    CHECK(race.seats.size() == 3);
}

TEST_CASE("Changed house rules are counted only if they have an effect") {
    TableSetup setup = standard_setup(core::handle_of<cartolan::Game>());
    REQUIRE(change(setup, "option:margin=30"));
    REQUIRE(change(setup, "option:water_pile=10"));
    REQUIRE(change(setup, "option:arrest=7"));
    CHECK(house_rules(setup) == 1);
    REQUIRE(change(setup, "option:mode=regular"));
    REQUIRE(change(setup, "option:arrest=7"));
    CHECK(house_rules(setup) == 1);
    REQUIRE(change(setup, "option:margin=30"));
    CHECK(house_rules(setup) == 2);
}

}  // namespace
}  // namespace ctq::match
