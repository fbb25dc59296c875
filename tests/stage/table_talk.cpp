// How people at a table over the network talk to each other and end a match together.
#include <doctest/doctest.h>

#include <string>

#include "shell/store/saved_text.hpp"
#include "tests/stage/two_people.hpp"

namespace ctq::stage {
namespace {

using stage::Player;
using stage::press;
using stage::reads;
using stage::receive;
using stage::sit_down_together;

TEST_CASE("At a network table a person picks a phrase from a sheet, and the other person sees it") {
    for (const ui::Rect screen : {stage::kDesktop, stage::kPhone}) {
        CAPTURE(screen.w);
        Player anna(screen);
        Player& ben = anna.bring({.screen = screen});
        sit_down_together(anna, ben);
        press(ben, "talk");
        press(ben, "say:2");
        CHECK(ben.spot("say:2") == nullptr);
        receive(anna);
        CHECK(anna.read("Ben: Well played.") != nullptr);
        CHECK(anna.read("Answer") != nullptr);
        anna.play(1);
        receive(anna);
        for (Player* one : {&anna, &ben}) {
            if (screen.w < 700) {
                press(*one, "log");
            }
            REQUIRE(one->spot("remark") != nullptr);
            CHECK(one->spot("remark")->label ==
                  (one == &anna ? "Ben: Well played." : "You: Well played."));
        }
        anna.machine.begin();
        REQUIRE(anna.app().run("say:77", anna.now()));
        receive(anna);
        CHECK(reads(anna, "There is no such phrase."));
    }
}

TEST_CASE("A spectator's arrival is announced to all, and a spectator can't send phrases") {
    Player anna;
    Player& ben = anna.bring();
    sit_down_together(anna, ben);
    Player& eve = anna.bring();
    press(eve, "ask:link");
    anna.set_up({"link-copy"});
    eve.answer(anna.machine.clipboard);
    press(eve, "ask:name");
    eve.answer("Eve");
    press(eve, "look-on");
    receive(anna);
    REQUIRE(eve.scene() == "table");
    CHECK(reads(anna, "Eve is watching."));
    CHECK(reads(ben, "Eve is watching."));
    CHECK(reads(eve, "’s turn."));
    CHECK(eve.spot("say:1") == nullptr);
    eve.machine.begin();
    CHECK_FALSE(eve.app().run("say:1", eve.now()));
}

TEST_CASE("If a guest resigns a network match, it ends at once") {
    Player anna;
    Player& ben = anna.bring();
    sit_down_together(anna, ben);
    ben.set_up({"end"});
    press(ben, "net:resign");
    receive(anna);
    CHECK(anna.read("Ben resigned") != nullptr);
    CHECK(reads(ben, "You resigned"));
    CHECK(anna.over());
    anna.machine.begin();
    REQUIRE(Player::saves().list().size() == 1);
    CHECK(Player::saves().open(Player::saves().list().front().id)->match.tag("Ended") ==
          "resigned 2");
    CHECK(store::saved_outcome(Player::saves().list().front()).find("Ben resigned") !=
          std::string::npos);
}

TEST_CASE("A network match ends early only if both players agree") {
    for (const bool agrees : {false, true}) {
        CAPTURE(agrees);
        Player anna;
        Player& ben = anna.bring();
        sit_down_together(anna, ben);
        anna.set_up({"end"});
        press(anna, "net:propose-end");
        receive(anna);
        CHECK(reads(anna, "The others are asked whether to end the match."));
        CHECK(reads(ben, "Anna proposes to end the match. Nobody wins then."));
        press(ben, agrees ? "net:agree" : "net:decline");
        receive(anna);
        CHECK(anna.over() == agrees);
        CHECK(ben.over() == agrees);
        if (!agrees) {
            CHECK(reads(anna, "Not everybody wants to end the match."));
            press(anna, "net:decline");
            receive(anna);
            CHECK_FALSE(reads(anna, "Not everybody wants to end the match."));
        }
    }
}

}  // namespace
}  // namespace ctq::stage
