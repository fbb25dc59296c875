#include <doctest/doctest.h>

#include "engine/core/match.hpp"
#include "tests/engine/incan_gold/temple.hpp"

/// The log sentences for cards and choices, and the ply where a simultaneous choice begins.
namespace ctq::tests {
namespace {

using incan_gold::Game;
using incan_gold::reveal_all;

std::string description(const Temple& temple, core::Action action) {
    static const std::vector<std::string> names = {"Anna", "Ben", "Cleo", "Dora"};
    return core::with_names(Game::describe(temple.state(), action).they, names);
}

std::string card(const Temple& temple, const std::string& word) {
    return description(temple, incan_gold::turn_card(kind_written(word)));
}

}  // namespace

TEST_CASE("incan_gold words: a card's sentence gives the round, each share and the remainder") {
    Temple temple(3);
    CHECK(card(temple, "g17") == "Round 1: 17 gems, 5 each, 2 left on the path");
    temple.pass("fire");
    CHECK(card(temple, "g15") == "15 gems, 5 each");
    CHECK(card(temple, "snake") == "snake, a hazard");
    CHECK(card(temple, "fire") == "fire again – everyone inside loses all");
    CHECK(card(temple, "artifact") == "an artifact");
    temple.card("g1").leave("13");
    CHECK(card(temple, "g1") == "1 gem for Ben");
    CHECK(card(Temple(1), "g17") == "Round 1: 17 gems");
    CHECK(card(Temple(1, "rounds=1"), "g17") == "17 gems");
}

TEST_CASE("incan_gold words: revealed choices name each leaver and what the leaver takes home") {
    Temple temple(4);
    temple.pass("artifact").card("g15");
    CHECK(description(temple, reveal_all(0)) == "all go on");
    CHECK(description(temple, reveal_all(0b0010)) ==
          "home: Ben with 3 + 3 from the path + an artifact worth 5");
    CHECK(description(temple, reveal_all(0b1101)) ==
          "home: Anna with 3 + 1 from the path, Cleo with 3 + 1 from the path, Dora with 3 + 1 "
          "from the path");
}

TEST_CASE("incan_gold words: a lone explorer's sentence for leaving lists all that it takes home") {
    Temple temple(2);
    temple.card("g17").leave("1").pass("artifact").card("fire");
    CHECK(description(temple, incan_gold::kLeave) == "leaves with 8 + an artifact worth 5");
}

TEST_CASE("phrases: only existing seats get names") {
    const std::vector<std::string> names = {"You", "Myopic"};
    CHECK(core::with_names("@2 and @1", names) == "Myopic and You");
    CHECK(core::with_names("@3 @0 @ a@", names) == "@3 @0 @ a@");
}

TEST_CASE(
    "incan_gold match: a simultaneous choice begins at the ply where its first seat chooses") {
    const core::GameHandle& game = core::handle_of<Game>();
    auto match = core::Match::start({&game,
                                     core::standard_options(game.info->options),
                                     {"human", "human", "human"},
                                     1,
                                     "",
                                     {}});
    REQUIRE(match);
    for (const char* token : {"g17", "stay", "stay", "leave", "fire", "leave"}) {
        REQUIRE_FALSE(match->play_text(token));
    }
    const int starts[] = {0, 1, 1, 1, 4, 5, 5};
    for (int ply = 0; ply <= match->cursor(); ++ply) {
        CAPTURE(ply);
        CHECK(match->choice_start(ply) == starts[ply]);
    }
    REQUIRE_FALSE(match->play_text("stay"));
    CHECK(match->turn().kind == core::Turn::Kind::chance);
    REQUIRE_FALSE(match->play_text("g1"));
    CHECK(match->choice_start(match->cursor()) == match->cursor());
}

}  // namespace ctq::tests
