#include "engine/lab/sweep.hpp"

#include <doctest/doctest.h>

#include <initializer_list>

#include "engine/games/catalogue.hpp"

namespace ctq::lab {
namespace {

core::Result<Sweep> read(std::string_view options, std::string_view seats) {
    return read_sweep(**core::find_game(cabinet(), "cartagena"), options, seats, 11, false);
}

TEST_CASE("An experiment without alternatives is a sweep of one cell") {
    const auto sweep = read("rules=board", "greedy,random");
    REQUIRE(sweep);
    CHECK(sweep->axes.empty());
    CHECK(sweep->cells() == 1);
    CHECK(cell_seats(*sweep, 0) == "greedy,random");
    CHECK(cell_options(*sweep, 0) == "rules=board");
}

TEST_CASE(
    "Alternative bots and option values of a sweep form a grid whose last axis changes fastest") {
    const auto sweep = read("rules=cards|board", "greedy|random,runner|hoarder|random");
    REQUIRE(sweep);
    REQUIRE(sweep->axes.size() == 3);
    CHECK(sweep->axes[0].name == "seat 1");
    CHECK(sweep->axes[1].values[2].label == "random");
    CHECK(sweep->axes[2].option == "rules");
    CHECK_FALSE(sweep->axes[2].numeric);
    CHECK(sweep->cells() == 12);
    CHECK(cell_seats(*sweep, 0) == "greedy,runner");
    CHECK(cell_options(*sweep, 1) == "rules=board");
    CHECK(cell_seats(*sweep, 11) == "random,random");
    CHECK(cell_values(*sweep, 7) == std::vector<int>{1, 0, 1});
}

TEST_CASE("The word of an outsider is one value of a sweep's axis, and holds no range") {
    const core::GameHandle& game = **core::find_game(cabinet(), "cartagena");
    const auto sweep =
        read_sweep(game, "", "exec:../a b..c,greedy|exec:x:1..2|random", 11, false, "exec:");
    REQUIRE(sweep);
    REQUIRE(sweep->axes.size() == 1);
    CHECK_FALSE(sweep->axes[0].numeric);
    CHECK(cell_seats(*sweep, 1) == "exec:../a b..c,exec:x:1..2");
    const auto spec = cell_spec(*sweep, 0);
    REQUIRE(spec);
    CHECK(spec->entries[0].index == kOutsider);
    CHECK(spec->entries[1].index != kOutsider);
    CHECK(cell_spec(*sweep, 1)->entries[1].index == kOutsider);
    CHECK_FALSE(read_sweep(game, "", "exec:x,greedy", 11, false));
}

TEST_CASE("A range of option values is a numeric axis of the sweep") {
    const auto sweep = read("tokens=2..4", "greedy,random");
    REQUIRE(sweep);
    REQUIRE(sweep->axes.size() == 1);
    CHECK(sweep->axes[0].numeric);
    CHECK(sweep->axes[0].name == "tokens");
    CHECK(sweep->axes[0].values[1].number == 3);
    const auto spec = cell_spec(*sweep, 1);
    REQUIRE(spec);
    CHECK(core::options_text(spec->game->info->options, spec->options) == "tokens=3");
    CHECK(spec->seed == 11);
}

TEST_CASE("An invalid sweep is refused with a sentence") {
    for (const char* options :
         {"tokens=4..2", "tokens=2..", "tokens=..", "tokens=1..999999999", "tokens=2..4/0",
          "tokens=2..4/", "nothing=1..3", "rules=cards|chess", "tokens=0.5..1/0.1",
          "tokens=1..2000000/1999999.1234567"}) {
        CAPTURE(options);
        const auto sweep = read(options, "greedy,random");
        REQUIRE_FALSE(sweep);
        CHECK(!sweep.problem().sentence.empty());
    }
    for (const char* seats :
         {"", "greedy", "greedy,nobody|random", "greedy:1..3,random", "|,random",
          "greedy,random,random,random,random,random,random,random,random"}) {
        CAPTURE(seats);
        CHECK_FALSE(read("", seats));
    }
    CHECK_FALSE(read(std::string(3000, 'a'), "greedy,random"));
    const std::string many =
        "greedy|random|greedy|random|greedy|random|greedy|random|greedy|random";
    CHECK_FALSE(read("", many + "," + many + "," + many + "," + many + "," + many));
}

}  // namespace
}  // namespace ctq::lab
