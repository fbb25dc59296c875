#include "shell/match/strength.hpp"

#include <doctest/doctest.h>

#include "engine/core/options.hpp"
#include "engine/games/catalogue.hpp"

namespace ctq::match {
namespace {

struct Rules {
    const core::GameHandle& game;
    core::Options options;
};

Rules rules(const char* game, const char* options) {
    const core::GameHandle& handle = **core::find_game(cabinet(), game);
    return {handle, *core::read_options(handle.info->options, options)};
}

std::string words(const char* game, const char* options, int level) {
    const Rules by = rules(game, options);
    return strength_words(by.game, by.options, level);
}

}  // namespace

TEST_CASE("The description of a level gives its measured wins against the level below") {
    CHECK(words("incan_gold", "", 2) == "Wins 63 of 100 against level 1.");
    CHECK(words("cartolan", "mode=advanced", 4) == "Wins 76 of 100 against level 3.");
    CHECK(words("cartagena", "", 9) == "Wins 56 of 100 against level 8.");
    CHECK(words("incan_gold", "", 1).empty());  // there is no level below
}

TEST_CASE("The expected win share between two rated bots follows from their Elo ratings") {
    const Rules by = rules("cartagena", "rules=board");
    REQUIRE(measured_elo(by.game, by.options, "level:4"));
    CHECK(*measured_elo(by.game, by.options, "greedy") == 1000);
    const auto share = measured_share(by.game, by.options, "level:5", "level:4");
    REQUIRE(share);
    CHECK(*share == doctest::Approx(0.769).epsilon(0.01));  // 209 Elo above
    CHECK(*measured_share(by.game, by.options, "level:4", "level:5") + *share ==
          doctest::Approx(1));
}

TEST_CASE("Rule sets and bots that were not measured have no strength text and no Elo rating") {
    CHECK(words("incan_gold", "bust=return", 3).empty());
    CHECK(words("cartagena", "rules=board tokens=3", 3).empty());
    CHECK(words("carteso", "", 3).empty());
    const Rules by = rules("cartagena", "rules=board");
    CHECK_FALSE(measured_elo(by.game, by.options, "nobody"));
}

}  // namespace ctq::match
