// Another match at a table over the network, press by press: the same people, the same connection.
#include <doctest/doctest.h>

#include <string>

#include "shell/match/table_setup.hpp"
#include "tests/stage/open_table.hpp"

namespace ctq::app {
namespace {

using stage::Player;

/// Until what both have said has arrived.
void hear(Player& person) {
    for (int i = 0; i < 8; ++i) {
        person.wait(0.25);
        person.rest();
    }
}

/// Presses what may have to be scrolled to.
void press(Player& person, const char* name) {
    person.scroll_to(name);
    person.screen().w < 700 ? person.tap(name) : person.click(name);
}

/// Anna's table of this set-up, Ben at it, and their match ended by Anna.
void end_a_match(Player& anna, Player& ben, const char* setup) {
    anna.go(std::string("friend=") + setup);
    anna.answer("Anna");
    press(anna, "link-copy");
    const std::string link = anna.machine.clipboard;
    press(ben, "ask:link");
    ben.answer(link);
    press(ben, "join");
    ben.answer("Ben");
    hear(anna);
    REQUIRE(anna.scene() == "table");
    REQUIRE(ben.scene() == "table");
    anna.play(4);
    hear(anna);
    anna.set_up({"end", "net:stop"});
    hear(anna);
    REQUIRE(ben.session().turn().kind == core::Turn::Kind::over);
}

TEST_CASE("A rematch is one press for each, with the same people at the same connection") {
    for (const ui::Rect screen : {stage::kDesktop, stage::kPhone}) {
        CAPTURE(screen.w);
        Player anna(screen);
        Player& ben = anna.bring({.screen = screen});
        end_a_match(anna, ben, "carteso;size=5;human,guest;");
        press(ben, "again");
        hear(anna);
        CHECK(ben.text_view().find("Anna is asked whether to play a rematch.") !=
              std::string::npos);
        CHECK(anna.read("Ben wants a rematch.") != nullptr);
        press(anna, "again");
        hear(anna);
        REQUIRE(anna.scene() == "table");
        REQUIRE(ben.scene() == "table");
        CHECK(anna.session().match().size() == 0);
        // Ben, who sat second, begins now.
        CHECK(ben.session().your_turn());
        CHECK(anna.session().players().names() == std::vector<std::string>{"Ben", "You"});
        ben.play(2);
        CHECK(anna.session().match().size() >= 2);
        // Both matches are kept, the first in the library.
        CHECK(Player::saves().list().size() >= 1);
    }
}

TEST_CASE("Who does not want another match says so, and the other reads it") {
    Player anna;
    Player& ben = anna.bring();
    end_a_match(anna, ben, "carteso;size=5;human,guest;");
    press(ben, "again");
    hear(anna);
    press(anna, "net:decline");
    hear(anna);
    CHECK(ben.read("Anna can’t play another match now.") != nullptr);
    CHECK(anna.scene() == "table");
    // She thinks better of it.
    press(anna, "again");
    hear(anna);
    CHECK(ben.read("Anna wants a rematch.") != nullptr);
    press(ben, "again");
    hear(anna);
    CHECK(ben.session().match().size() == 0);
}

TEST_CASE("What was proposed can be taken back before the other has answered") {
    Player anna;
    Player& ben = anna.bring();
    end_a_match(anna, ben, "carteso;size=5;human,guest;");
    press(anna, "again");
    hear(anna);
    CHECK(ben.read("Anna wants a rematch.") != nullptr);
    press(anna, "net:decline");
    hear(anna);
    CHECK(ben.read("Anna wants a rematch.") == nullptr);
    CHECK(ben.spot("net:decline") == nullptr);
}

TEST_CASE("Another game is proposed to the same people, by its rule set") {
    Player anna;
    Player& ben = anna.bring();
    end_a_match(anna, ben, "carteso;size=5;human,guest;");
    press(anna, "another");
    press(anna, "net:choose:cartagena");
    press(anna, "propose:cartagena:1");
    hear(anna);
    CHECK(ben.text_view().find("Anna proposes Cartagena: ") != std::string::npos);
    press(ben, "again");
    hear(anna);
    CHECK(ben.session().game().info->title == std::string("Cartagena"));
    CHECK_FALSE(anna.over());
    CHECK(variant_of({&anna.session().game(), anna.session().match().setup().options, {}, 0}) == 1);
}

TEST_CASE("A game that is none, or that these people can't play, is not proposed") {
    Player anna;
    Player& ben = anna.bring();
    end_a_match(anna, ben, "carteso;size=5;human,guest;");
    for (const char* bad : {"propose:chess", "propose:carteso:7", "propose:cartagena:x"}) {
        anna.machine.begin();
        CHECK_FALSE(anna.app().run(bad, anna.now()));
    }
    hear(anna);
    CHECK(ben.spot("net:decline") == nullptr);
}

TEST_CASE("After a while a match goes on with a bot in the seat of who has gone") {
    Player anna;
    Player& ben = anna.bring();
    end_a_match(anna, ben, "carteso;size=5;human,guest;");
    anna.part();
    press(anna, "again");
    anna.wait(20);
    CHECK_FALSE(anna.read("Go on with bots"));
    anna.wait(15);
    press(anna, "again");
    anna.settle();
    CHECK(anna.session().match().size() >= 0);
    CHECK(anna.session().turn().kind != core::Turn::Kind::over);
    CHECK(anna.session().players().names().front() != "Ben");
}

TEST_CASE("A page loaded anew before the rematch, or after it, is where it was") {
    Player anna;
    Player& ben = anna.bring();
    end_a_match(anna, ben, "carteso;size=5;human,guest;");
    ben.reload();
    hear(anna);
    press(anna, "again");
    hear(anna);
    press(ben, "again");
    hear(anna);
    REQUIRE(ben.session().match().size() == 0);
    ben.reload();
    hear(anna);
    CHECK(ben.session().your_turn());
    ben.play(1);
    CHECK(anna.session().match().size() >= 1);
    anna.reload();
    hear(anna);
    CHECK(anna.session().match().size() >= 1);
}

}  // namespace
}  // namespace ctq::app
