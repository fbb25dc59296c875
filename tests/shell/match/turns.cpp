#include "shell/match/turns.hpp"

#include <doctest/doctest.h>

#include "engine/core/text.hpp"
#include "engine/games/cartagena/cartagena.hpp"
#include "engine/games/carteso/carteso.hpp"
#include "engine/games/cartolan/cartolan.hpp"
#include "engine/games/incan_gold/incan_gold.hpp"
#include "shell/match/tags.hpp"
#include "shell/scenes/sharing.hpp"
#include "shell/store/saved_text.hpp"
#include "shell/store/saves.hpp"
#include "tests/shell/app/folder.hpp"
#include "tests/shell/app/matches.hpp"

namespace ctq::match {
namespace {

int turns(const core::Match& match) {
    return turn_at(match, match.cursor());
}

TEST_CASE("No turn is counted before the first decision, even if cards were dealt") {
    const core::Match match = app::new_match<cartagena::Game>("rules=board", {"human", "greedy"});
    REQUIRE(match.cursor() > 20);
    CHECK(turns(match) == 0);
    CHECK(store::saved_length(store::summary("abc", match)) == "not begun");
}

TEST_CASE("In Cartagena all consecutive actions of one seat, including draws, are one turn") {
    core::Match match = app::new_match<cartagena::Game>("rules=board", {"human", "greedy"});
    int changes = 0;
    int seat = 0;
    for (int i = 0; i < 40; ++i) {
        core::ActionList list;
        match.options_now(list);
        changes += match.turn().seat != seat ? 1 : 0;
        seat = match.turn().seat;
        REQUIRE_FALSE(match.play(seat, list[0]));
        CHECK(turns(match) == changes);
        match.play_chance();
        CHECK(turns(match) == changes);
    }
    CHECK(changes > 10);
    CHECK(changes < 40);
}

TEST_CASE("In Carteso every action is one turn, including the choices of komi and side") {
    const std::pair<const char*, const char*> matches[] = {
        {"size=4 komi=0 sides=fixed", "Xa1 Ob1 Xc3 button pass"}, {"size=4", "komi=2 side=V Xa1"}};
    for (const auto& one : matches) {
        core::Match match = app::new_match<carteso::Game>(one.first, {"human", "human"});
        int count = 0;
        for (const std::string_view token : core::words(one.second)) {
            REQUIRE_FALSE(match.play_text(token));
            CHECK(turns(match) == ++count);
        }
    }
}

TEST_CASE("In Incan Gold a turn is one reveal of all choices, with the card turned after it") {
    core::Match match = app::new_match<incan_gold::Game>("", {"human", "human", "human"});
    for (int round = 1; round <= 2; ++round) {
        for (int seat = 1; seat <= 3; ++seat) {
            REQUIRE_FALSE(match.play_text("stay"));
            CHECK(turns(match) == round);
        }
        match.play_chance();
        CHECK(turns(match) == round);
    }
}

TEST_CASE("In Incan Gold each choice of a player who explores alone is one turn") {
    core::Match match = app::new_match<incan_gold::Game>("", {"human"});
    for (int turn = 1; turn <= 3; ++turn) {
        REQUIRE_FALSE(match.play_text("stay"));
        match.play_chance();
        CHECK(turns(match) == turn);
    }
}

TEST_CASE("In Cartolan all consecutive actions of one seat are one turn") {
    core::Match match = app::new_match<cartolan::Game>("", {"human", "human"});
    int changes = 0;
    int seat = 0;
    for (int i = 0; i < 60; ++i) {
        core::ActionList list;
        match.options_now(list);
        changes += match.turn().seat != seat ? 1 : 0;
        seat = match.turn().seat;
        REQUIRE_FALSE(match.play(seat, list[0]));
        match.play_chance();
    }
    CHECK(turns(match) == changes);
    CHECK(changes > 3);
    CHECK(changes < 60);
}

TEST_CASE("The library and the share sheet count the same turns as the log") {
    core::Match match = app::match_of<cartagena::Game>("rules=board", {"human", "human"}, 30);
    const std::string words = turns_words(turns(match));
    CHECK(store::saved_length(store::summary("abc", match)) == words);
    CHECK(scenes::share_match(match).words.find("the whole match, " + words + ".") !=
          std::string::npos);
    const int from = match.size() - 3;
    match.set_tag(kParentTag, "main@" + std::to_string(from));
    CHECK(store::saved_length(store::summary("abc", match)) ==
          words + ", a branch from turn " + std::to_string(turn_at(match, from)));
    CHECK(turns_words(1) == "1 turn");
}

TEST_CASE("A library entry that an older version counted in actions is recounted in turns") {
    const app::Folder folder;
    const core::Match match = app::match_of<cartagena::Game>("rules=board", {"human", "greedy"}, 8);
    REQUIRE(store::Saves().save("abc", match));
    platform::store("index", "abc|cartagena|rules=board|human greedy|" +
                                 std::to_string(match.cursor()) + "|open|2026-11-21 14:05|1||\n");
    REQUIRE(store::Saves().find("abc") != nullptr);
    CHECK(store::Saves().find("abc")->turns == turns(match));
    CHECK(store::Saves().find("abc")->date == "2026-11-21 14:05");
}

}  // namespace
}  // namespace ctq::match
