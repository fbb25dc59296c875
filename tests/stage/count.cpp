// Tests of the offer to count a match of Cartolan in which nobody gets on.
#include <doctest/doctest.h>

#include <string>

#include "engine/games/cartolan/cartolan.hpp"
#include "tests/stage/two_people.hpp"

namespace ctq::stage {
namespace {

using stage::Player;

constexpr const char* kWhat = "Nobody has found a tile or banked for two rounds.";

/// Opens a match of these seats after these actions.
void open_after(Player& person, const std::string& seats, const std::string& tokens) {
    person.set_up({"library", "import:[Game \"cartolan\"]\n[Seats \"" + seats +
                                  "\"]\n[Seed \"3\"]\n\n" + tokens + "\n"});
    person.go("table=" + stage::Player::saves().list().front().id);
    REQUIRE(stage::wait_for_turn(person));
    person.wait(3);
}

void check_offered(Player& person, bool yes) {
    CHECK((person.spot("count") != nullptr) == yes);
    CHECK(reads(person, kWhat) == yes);
}

TEST_CASE("After two rounds without a tile or wealth, a person among bots may count the match") {
    for (const ui::Rect screen : {stage::kDesktop, stage::kPhone}) {
        CAPTURE(screen.w);
        Player person(screen);
        open_after(person, "human level:1", "first=1 stop stop stop stop");
        check_offered(person, true);
        CHECK(reads(person, "The match ends when a Vault leads by more than 25"));
        const auto hash = person.session().hash();
        person.click("count");
        REQUIRE(person.over());
        person.wait(5);
        CHECK(person.read("A draw") != nullptr);
        CHECK(person.read("The match was counted.") != nullptr);
        person.reload();
        CHECK(reads(person, "the match was counted"));
        person.go("library");
        CHECK(person.read("A draw") != nullptr);
        stage::take_back_the_end(person, hash);
    }
}

TEST_CASE("A match is not stalled before two rounds are over, nor after a tile was found") {
    Player early;
    open_after(early, "human level:1", "first=2 stop stop stop");
    check_offered(early, false);
    CHECK_FALSE(early.app().run("act:count", early.now()));
    CHECK_FALSE(early.over());
    Player found;
    open_after(found, "human level:1",
               "first=1 stop stop stop stop e n tile=tttff stop stop stop stop");
    check_offered(found, false);
}

TEST_CASE("If the person plays on, counting is offered again only in the next stalled position") {
    Player person;
    open_after(person, "human level:1", "first=1 stop stop stop stop");
    person.click("count-not");
    check_offered(person, false);
    person.press(U'x');
    REQUIRE(stage::wait_for_turn(person));
    person.rest();
    check_offered(person, false);
}

TEST_CASE("Among several people on one screen the match is counted once each has agreed") {
    Player person;
    open_after(person, "human human", "first=1 stop stop stop stop");
    check_offered(person, true);
    person.click("count");
    CHECK_FALSE(person.over());
    check_offered(person, false);
    person.press(U'x');
    person.rest();
    REQUIRE(person.session().turn().seat == 2);
    check_offered(person, true);
    CHECK(reads(person, "Player 1 agreed to count it now."));
    person.click("count");
    CHECK(person.over());
}

TEST_CASE("One of several people who declines ends the agreement") {
    Player person;
    open_after(person, "human human", "first=1 stop stop stop stop");
    person.click("count");
    person.press(U'x');
    person.rest();
    person.click("count-not");
    person.press(U'x');
    person.rest();
    check_offered(person, false);
    CHECK_FALSE(person.over());
}

TEST_CASE("Over the network the match is counted if all agree") {
    Player anna;
    Player& ben = anna.bring();
    anna.go("friend=cartolan;;human,guest;");
    anna.answer("Anna");
    join_by_link(anna, ben);
    for (int i = 0; i < 6; ++i) {
        for (Player* one : {&anna, &ben}) {
            if (one->session().your_turn()) {
                one->press(U'x');
            }
            receive(anna);
            receive(ben);
        }
    }
    REQUIRE(reads(anna, kWhat));
    REQUIRE(reads(ben, kWhat));
    press(ben, "net:propose-count");
    receive(ben);
    receive(anna);
    CHECK(reads(ben, "The others are asked whether to count the match."));
    CHECK(reads(anna, "Ben proposes to count the match as it stands."));
    press(anna, "net:agree");
    receive(anna);
    receive(ben);
    CHECK(anna.over());
    CHECK(ben.over());
    CHECK(reads(ben, "the match was counted"));
}

}  // namespace
}  // namespace ctq::stage
