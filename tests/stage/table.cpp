// The table and its review, in the whole program without a window.
#include <doctest/doctest.h>

#include <string>

#include "engine/games/cartagena/cartagena.hpp"
#include "engine/games/incan_gold/incan_gold.hpp"
#include "shell/match/tags.hpp"
#include "tests/shell/app/matches.hpp"
#include "tests/shell/tables/context.hpp"
#include "tests/stage/open_table.hpp"

namespace ctq::stage {
namespace {

using stage::Player;

/// Saves the match and opens it in this scene: "table", "review" or "sandbox".
void open(Player& person, const core::Match& match, const std::string& where) {
    REQUIRE(store::Saves().save("abc", match));
    person.set_up({"saves-changed"});
    person.go(where + "=abc");
    REQUIRE(person.app().scene().session() != nullptr);
}

TEST_CASE("Escape first deselects a chosen card, and opens the menu when pressed again") {
    Player person;
    open_position(person, "tokens=0,9|5,12 hands=DC|S");
    person.click("card:D");
    REQUIRE_FALSE(person.board().picker().chosen().empty());
    person.press(ui::Key::escape);
    CHECK(person.board().picker().chosen().empty());
    CHECK(person.top() == 0);
    person.press(ui::Key::escape);
    CHECK(person.spot("menu-lobby") != nullptr);
}

TEST_CASE("In Carteso arrow keys lead from Back to the nearest point, or on from the last stone") {
    Player person;
    sit_down(person, "carteso",
             {"seat:2=human", "option:size=9", "option:komi=0", "option:sides=fixed"});
    person.walk_to("back");
    person.press(ui::Key::down);
    CHECK(person.focus() == "point:a9");
    person.walk_to("point:c7");
    person.press(ui::Key::enter);
    REQUIRE(person.session().match().size() == 1);
    person.press(ui::Key::right);
    CHECK(person.focus() == "point:d7");
}

TEST_CASE("The guide comments on the other seats' turns only after they have played") {
    Player person;
    person.set_up({"first:cartagena"});
    person.rest();
    REQUIRE(person.session().your_turn());
    person.set_up({"act:hat@0", "act:hat@0"});
    REQUIRE(person.app().scene().session()->bots().thinking());
    REQUIRE(person.table().guided());
    CHECK(person.table().guided()->step == 2);
    person.rest();
    REQUIRE(person.session().your_turn());
    REQUIRE(person.table().guided());
    CHECK(person.table().guided()->step == 3);
    CHECK(person.table().guided()->text.find("it is your turn again") != std::string_view::npos);
}

TEST_CASE("In a set-up an option that the mode does not allow is disabled") {
    Player person;
    person.set_up({"setup:cartolan", "house-rules"});
    const char* hidden = "option:mythical=hidden";
    const scenes::Commands commands = person.app().commands();
    REQUIRE(commands.find(hidden) != nullptr);
    CHECK_FALSE(commands.find(hidden)->enabled);
    REQUIRE(person.spot(hidden) != nullptr);
    CHECK_FALSE(person.spot(hidden)->enabled);
    person.set_up({"option:mode=regular"});
    REQUIRE(person.spot(hidden) != nullptr);
    CHECK(person.spot(hidden)->enabled);
}

TEST_CASE("Playing on from a review says that the match is a branch") {
    Player person;
    // Between people, a match must end before anybody can branch off.
    core::Match ended = app::match_of<cartagena::Game>("rules=board", {"human", "human"}, 12);
    ended.set_tag(match::kEndedTag, "unfinished");
    open(person, ended, "review");
    person.click("first");
    person.click("play-on");
    REQUIRE(person.scene() == "table");
    CHECK(std::string(person.app().scene().session()->situation().badge) == "A branch");
    CHECK(person.app().notice().find("a branch") != std::string::npos);
    person.click("back");
    CHECK(person.scene() == "review");
}

TEST_CASE("A review shows the person's hand, but not the hidden hand of another seat") {
    Player person;
    core::Match match = app::match_of<cartagena::Game>("", {"human", "greedy"}, 4);
    match.set_tag(match::kEndedTag, "resigned");
    open(person, match, "review");
    REQUIRE(person.spot("seat-1") != nullptr);
    REQUIRE(person.spot("seat-2") != nullptr);
    CHECK(person.spot("seat-1")->rect.h > person.spot("seat-2")->rect.h + 20);
}

TEST_CASE(
    "The card played last lies on top of the discards, also after a reload and in the review") {
    // Without that rule, the discards would show the spade.
    const core::Match match = tests::played<cartagena::Game>(
        "tokens=2 actions=3", "S@0 H@0", {"human", "greedy"},
        "track=SCDCCSHHCSDDSHDH tokens=0,0|9,12 hands=SHD|S turn=1 left=3");
    for (const char* where : {"table", "review", "sandbox"}) {
        CAPTURE(where);
        Player person;
        open(person, match, where);
        if (person.spot("reveal") != nullptr) {
            person.click("reveal");
        }
        REQUIRE(person.spot("discards") != nullptr);
        CHECK(person.spot("discards")->label == "Discards, on top a heart");
    }
}

TEST_CASE("A review of Incan Gold shows the odds, and a switch hides them") {
    Player person;
    core::Match match = app::new_match<incan_gold::Game>("", {"human", "myopic"});
    for (const char* token : {"stay", "stay", "stay", "stay"}) {
        REQUIRE_FALSE(match.play_text(token));
        match.play_chance();
    }
    match.set_tag(match::kEndedTag, "resigned");
    person.set_up({"set:odds=on"});
    open(person, match, "review");
    REQUIRE(person.spot("best-play") != nullptr);
    CHECK(person.spot("best-play")->label.starts_with("Bust "));
    CHECK(person.spot("best-play")->label.find("Advice: ") != std::string::npos);
    person.click("set:odds=off");
    CHECK(person.spot("best-play")->label == "Which decisions gave the match away?");
    person.press(U'o');
    CHECK(person.spot("best-play")->label.starts_with("Bust "));
    person.set_up({"set:text=off"});
    const std::string before = person.app().scene().status();
    person.click("previous");
    CHECK(before.starts_with("Turn 2 of 2: "));
    CHECK(person.app().scene().status().starts_with("Turn 1 of 2: "));
}

TEST_CASE("A bot's last action is shown beside the prompt") {
    for (const ui::Rect screen : {stage::kDesktop, stage::kPhone}) {
        Player person({.screen = screen});
        sit_down(person, "carteso", {"option:size=9", "option:komi=4", "seed:3", "seat:2=claimer"});
        stage::play_by_pointing(person);
        person.rest();
        REQUIRE(person.session().your_turn());
        const match::LogEntry& last = person.board().log().back();
        REQUIRE(last.seat == 2);
        CAPTURE(last.text);
        CAPTURE(screen.w);
        CHECK(person.read(last.text + ".") != nullptr);
        CHECK(person.read("Your turn: ") != nullptr);
    }
}

}  // namespace
}  // namespace ctq::stage
