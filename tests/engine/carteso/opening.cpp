#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "engine/core/match.hpp"
#include "engine/games/carteso/carteso.hpp"
#include "engine/games/catalogue.hpp"

/// Tests of the drawn positions in which daily matches begin.
namespace ctq::carteso {
namespace {

std::string drawn(std::string_view options, std::uint64_t seed) {
    core::Rng rng = core::chance_stream(seed, 0);
    return Game::drawn_position(*core::read_options(Game::info().options, options), rng);
}

constexpr std::string_view kStandard = "komi=4 sides=fixed";

TEST_CASE(
    "A drawn position has ten stones and no claims, with Vertical to move and level chances") {
    std::set<std::string> different;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        const std::string text = drawn(kStandard, seed);
        CAPTURE(text);
        CHECK(std::count(text.begin(), text.end(), 'X') == 5);
        CHECK(std::count(text.begin(), text.end(), 'O') == 5);
        CHECK(text.ends_with(" V - -"));
        const auto match = core::Match::start({&core::handle_of<Game>(),
                                               *core::read_options(Game::info().options, kStandard),
                                               {"human", "level:5"},
                                               seed,
                                               text,
                                               {}});
        REQUIRE(match);
        CHECK(Game::check(*static_cast<const State*>(match->state())) == nullptr);
        CHECK(match->turn().seat == 1);
        different.insert(text);
    }
    CHECK(different.size() == 8);
}

TEST_CASE("The same seed draws the same position in every build") {
    CHECK(drawn(kStandard, 1) ==
          ".......X./........./O......../...XO...O/........./........./X.....O../...X..X.O/"
          "......... V - -");
    CHECK(drawn(kStandard, 2) ==
          "O......../....OX.../........./.O....O../........./...O...../.....X.../X....X.../"
          "........X V - -");
}

TEST_CASE("No position is drawn where the players first settle komi and sides") {
    CHECK(drawn("", 1).empty());
    CHECK(drawn("komi=4", 1).empty());
}

TEST_CASE("A board too small for two stones begins empty") {
    CHECK(drawn("size=3 komi=0 sides=fixed", 1) == ".../.../... V - -");
}

}  // namespace
}  // namespace ctq::carteso
