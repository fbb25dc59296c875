// Tests of a rematch at a network table, with the same people over the same connection.
#include <doctest/doctest.h>

#include <string>

#include "shell/match/table_setup.hpp"
#include "shell/store/saved_text.hpp"
#include "tests/stage/two_people.hpp"

namespace ctq::stage {
namespace {

using stage::Player;
using stage::press;
using stage::receive;

/// Anna and Ben play Carteso at a network table, and Anna ends the match.
void end_a_match(Player& anna, Player& ben) {
    stage::sit_down_together(anna, ben);
    anna.set_up({"end", "net:stop"});
    receive(anna);
    REQUIRE(ben.over());
}

TEST_CASE("A rematch takes one press of each person, and uses the same connection") {
    for (const ui::Rect screen : {stage::kDesktop, stage::kPhone}) {
        CAPTURE(screen.w);
        Player anna(screen);
        Player& ben = anna.bring({.screen = screen});
        end_a_match(anna, ben);
        press(ben, "again");
        receive(anna);
        CHECK(stage::reads(ben, "Anna is asked whether to play a rematch."));
        CHECK(anna.read("Ben wants a rematch.") != nullptr);
        press(anna, "again");
        receive(anna);
        REQUIRE(anna.scene() == "table");
        REQUIRE(ben.scene() == "table");
        CHECK(anna.session().match().size() == 0);
        // Ben, who had seat 2, begins the rematch.
        CHECK(ben.session().your_turn());
        CHECK(anna.session().players().names() == std::vector<std::string>{"Ben", "You"});
        ben.play(2);
        CHECK(anna.session().match().size() >= 2);
        // The first match is in the library.
        CHECK(Player::saves().list().size() >= 1);
    }
}

TEST_CASE("If a person declines a rematch, the other is told; a proposal can also be withdrawn") {
    Player anna;
    Player& ben = anna.bring();
    end_a_match(anna, ben);
    press(ben, "again");
    receive(anna);
    press(anna, "net:decline");
    receive(anna);
    CHECK(ben.read("Anna can’t play another match now.") != nullptr);
    CHECK(anna.scene() == "table");
    // Anna changes her mind and proposes a rematch.
    press(anna, "again");
    receive(anna);
    CHECK(ben.read("Anna wants a rematch.") != nullptr);
    // Anna withdraws it before Ben answers.
    press(anna, "net:decline");
    receive(anna);
    CHECK(ben.read("Anna wants a rematch.") == nullptr);
    CHECK(ben.spot("net:decline") == nullptr);
}

TEST_CASE(
    "After a match a person can propose another game, with its rule set, to the same people") {
    Player anna;
    Player& ben = anna.bring();
    end_a_match(anna, ben);
    // Proposals of an unknown game or an impossible rule set are refused.
    for (const char* bad : {"propose:chess", "propose:carteso:7", "propose:cartagena:x"}) {
        anna.machine.begin();
        CHECK_FALSE(anna.app().run(bad, anna.now()));
    }
    receive(anna);
    CHECK(ben.spot("net:decline") == nullptr);
    press(anna, "another");
    CHECK(anna.cut().empty());
    press(anna, "net:choose:cartagena");
    press(anna, "propose:cartagena:1");
    receive(anna);
    CHECK(stage::reads(ben, "Anna proposes Cartagena: "));
    press(ben, "again");
    receive(anna);
    CHECK(ben.session().game().info->title == std::string("Cartagena"));
    CHECK_FALSE(anna.over());
    CHECK(match::variant_of(
              {&anna.session().game(), anna.session().match().setup().options, {}, 0}) == 1);
}

TEST_CASE("If a person has left, the rematch starts after a while with a bot in that seat") {
    Player anna;
    Player& ben = anna.bring();
    end_a_match(anna, ben);
    anna.part();
    press(anna, "again");
    anna.wait(20);
    CHECK_FALSE(anna.read("Play on with bots"));
    anna.wait(15);
    press(anna, "again");
    anna.settle();
    CHECK(anna.session().turn().kind != core::Turn::Kind::over);
    CHECK(anna.session().players().names().front() != "Ben");
}

TEST_CASE(
    "After a bot has played on for a guest, all read the same names, and the guest plays again") {
    for (const bool ben_proposes : {false, true}) {
        CAPTURE(ben_proposes);
        Player anna;
        Player& ben = anna.bring();
        stage::sit_down_together(anna, ben);
        anna.set_up({"net:bot:2"});
        receive(anna);
        const std::string bot = "Ben (a bot played on)";
        CHECK(anna.session().players().name(2) == bot);
        CHECK(ben.session().players().name(2) == bot);
        CHECK(stage::reads(ben, "A bot plays in your place."));
        anna.set_up({"end", "net:stop"});
        receive(anna);
        REQUIRE(ben.over());
        for (Player* one : {&anna, &ben}) {
            one->machine.begin();
            REQUIRE(Player::saves().list().size() == 1);
            CHECK(store::saved_seats(Player::saves().list().front()).find(bot) !=
                  std::string::npos);
        }
        press(ben_proposes ? ben : anna, "again");
        receive(anna);
        CHECK(anna.session().match().size() > 0);
        press(ben_proposes ? anna : ben, "again");
        receive(anna);
        REQUIRE(anna.session().match().size() == 0);
        CHECK(anna.session().players().names() == std::vector<std::string>{"Ben", "You"});
        CHECK(ben.session().your_turn());
    }
}

TEST_CASE("The score of all matches at a table stands beside the names and at the end") {
    Player anna;
    Player& ben = anna.bring();
    stage::sit_down_together(anna, ben);
    for (int match = 1; match <= 2; ++match) {
        ben.set_up({"end"});
        press(ben, "net:resign");
        receive(anna);
        REQUIRE(anna.over());
        CHECK(stage::reads(anna, "Matches won: "));
        press(anna, "again");
        receive(anna);
        press(ben, "again");
        receive(anna);
        REQUIRE(anna.session().match().size() == 0);
        CHECK(anna.read(match == 1 ? "Ben 0 – You 1" : "You 2 – Ben 0") != nullptr);
        CHECK(ben.read(match == 1 ? "You 0 – Anna 1" : "Anna 2 – You 0") != nullptr);
        anna.play(2);
        receive(anna);
    }
}

TEST_CASE("Reloading the page just before or after a rematch starts loses nothing") {
    Player anna;
    Player& ben = anna.bring();
    end_a_match(anna, ben);
    ben.reload();
    receive(anna);
    press(anna, "again");
    receive(anna);
    press(ben, "again");
    receive(anna);
    REQUIRE(ben.session().match().size() == 0);
    ben.reload();
    receive(anna);
    CHECK(ben.session().your_turn());
    ben.play(1);
    CHECK(anna.session().match().size() >= 1);
    anna.reload();
    receive(anna);
    CHECK(anna.session().match().size() >= 1);
}

}  // namespace
}  // namespace ctq::stage
