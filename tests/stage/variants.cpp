// Tests of variants: what the lobby's card offers, what Play starts, and what a set-up begins with.
#include <doctest/doctest.h>

#include <string>

#include "engine/bots/roster.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/scenes/setup/scene.hpp"
#include "tests/stage/open_table.hpp"

namespace ctq::stage {
namespace {

using stage::Player;

std::string option(const Player& person, std::string_view key) {
    const core::Setup& setup = person.session().match().setup();
    const core::OptionTable table = setup.game->info->options;
    for (std::size_t i = 0; i < table.size(); ++i) {
        if (key == table[i].key) {
            return core::option_word(table[i], setup.options[static_cast<int>(i)]);
        }
    }
    return "none";
}

TEST_CASE("The Play button, the lobby's card and the lesson all use the same variant") {
    Player person;
    person.click("play:cartagena");
    CHECK(option(person, "rules") == "board");
    CHECK(person.read("36") != nullptr);
    Player carteso;
    carteso.click("play:carteso");
    CHECK(option(carteso, "size") == "9");
    CHECK(stage::wait_for_turn(carteso));
    CHECK(carteso.read("place a stone") != nullptr);
}

TEST_CASE(
    "A variant can be chosen on the lobby's card, is played, and is remembered after a reload") {
    for (const bool phone : {false, true}) {
        Player person(phone ? stage::kPhone : stage::kDesktop);
        if (phone) {
            person.scroll_to("variant:cartagena=1");
            person.tap("variant:cartagena=1");
        } else {
            person.click("variant:cartagena=1");
        }
        person.reload();
        person.scroll_to("play:cartagena");
        person.click("play:cartagena");
        CHECK(option(person, "rules") == "cards");
        person.click("back");
        person.scroll_to("setup:cartagena");
        person.click("setup:cartagena");
        REQUIRE(person.scene() == "setup");
        const auto& scene = static_cast<const scenes::SetupScene&>(person.app().scene());
        CHECK(match::variant_of(scene.setup()) == 1);
    }
}

TEST_CASE("Cartagena's short race can be chosen on the lobby's card, which shows its duration") {
    for (const ui::Rect screen : {stage::kDesktop, stage::kPhone}) {
        CAPTURE(screen.w);
        Player person(screen);
        person.scroll_to("variant:cartagena=3");
        CHECK(person.read("2–5 players · 15–30 min") != nullptr);
        person.click("variant:cartagena=3");
        CHECK(person.read("2–5 players · 10 min") != nullptr);
        CHECK(person.read("2–5 players · 15–30 min") == nullptr);
        person.scroll_to("play:cartagena");
        person.click("play:cartagena");
        CHECK(option(person, "rules") == "board");
        CHECK(option(person, "tokens") == "3");
    }
}

TEST_CASE("The lobby's Play button names the level that it gives, on every screen") {
    const ui::Rect low{0, 0, 640, 400};
    for (const ui::Rect screen : {stage::kDesktop, stage::kPhone, low}) {
        for (const char* text : {"normal", "largest"}) {
            for (const core::GameHandle* game : cabinet()) {
                const std::string id = game->info->id;
                CAPTURE(id);
                CAPTURE(screen.w);
                CAPTURE(text);
                Player person({screen, text});
                person.set_up({"setup:" + id, "level:3", "start", "lobby"});
                person.wait(60);
                const std::string play = "play:" + id;
                person.scroll_to(play);
                CHECK(person.spot(play)->label ==
                      "Play " + std::string(game->info->title) + ", Level 3");
                CHECK(holds(person.text_view(), person.spot(play)->label));
                const ui::DrawnText* level = person.read("Level 3");
                REQUIRE(level != nullptr);
                CHECK(person.spot(play)->rect.contains(level->rect.center()));
                CHECK_MESSAGE(person.cut().empty(), person.cut());
                person.click(play);
                REQUIRE(person.scene() == "table");
                CHECK(person.session().match().setup().seats[1] == "level:3");
            }
        }
    }
}

/// What *Play* gives, by the lobby's text view: its level and the chosen variant.
void check_play(Player& person, const char* variant) {
    person.go("");
    CHECK(holds(person.text_view(), "Play Cartagena, Level 2"));
    CHECK(pressed(person, variant));
}

TEST_CASE("A daily match, its rematch, a lesson and a puzzle never change what Play gives") {
    Player person;
    person.click("variant:cartagena=3");
    person.click("daily:cartagena");
    REQUIRE(person.scene() == "table");
    check_play(person, "variant:cartagena=3");
    person.set_up({"daily:cartagena", "end", "end-yes"});
    person.click("again");
    REQUIRE(person.scene() == "table");
    REQUIRE_FALSE(person.over());
    check_play(person, "variant:cartagena=3");
    person.click("first:cartagena");
    check_play(person, "variant:cartagena=3");
    person.click("puzzles");
    person.rest();
    person.set_up({stage::first_spot(person, "puzzle:cartagena-")});
    REQUIRE(person.scene() == "table");
    check_play(person, "variant:cartagena=3");
    // A table from the library.
    open_record(person, "cartagena", "rules=cards", "");
    check_play(person, "variant:cartagena=3");
    person.reload();
    check_play(person, "variant:cartagena=3");
    person.click("play:cartagena");
    CHECK(option(person, "tokens") == "3");
    CHECK(person.session().match().setup().seats[1] == "level:2");
}

TEST_CASE(
    "After a match *Change set-up* begins with its own set-up, after a daily match with Play's") {
    Player person;
    const auto chosen = [&person] {
        person.set_up({"end"});
        if (!person.over()) {
            person.set_up({"end-yes"});  // a daily match asks
        }
        person.click("change");
        REQUIRE(person.scene() == "setup");
        return static_cast<const scenes::SetupScene&>(person.app().scene()).setup();
    };
    sit_down(person, "cartagena", {"option:rules=advanced", "level:4"});
    const core::Options played = person.session().match().setup().options;
    const match::TableSetup own = chosen();
    CHECK(own.seats[1] == "level:4");
    CHECK(own.options == played);
    person.go("");
    person.set_up({"variant:cartagena=0", "daily:cartagena"});
    CHECK(match::variant_of(chosen()) == 0);
}

TEST_CASE("No rule set has the name of a bot") {
    for (const core::GameHandle* game : cabinet()) {
        for (const core::Variant& variant : game->info->variants) {
            for (int level = 1; level <= 9; ++level) {
                CHECK(core::bot_name(bots::roster(*game), "level:" + std::to_string(level)) !=
                      variant.title);
            }
        }
    }
}

TEST_CASE(
    "Cartolan's modes have the same names on the lobby's card, in the set-up and in its rules") {
    for (const char* place : {"", "setup=cartolan", "rules=cartolan"}) {
        CAPTURE(place);
        Player person;
        person.go(place);
        for (const char* mode : {"Sea", "Land and storms", "Characters"}) {
            CHECK(person.read(mode) != nullptr);
        }
    }
}

TEST_CASE("The set-up page has room for its How to play button with four seats, too") {
    for (const char* game : {"cartagena", "cartolan", "incan_gold"}) {
        CAPTURE(game);
        Player person(stage::kDesktop);
        person.set_up({std::string("setup:") + game, "seats:4"});
        CHECK(person.read("How to play") != nullptr);
    }
}

TEST_CASE("A set-up folds its house rules, counts changed ones, and omits those the mode lacks") {
    Player person;
    person.click("setup:cartolan");
    CHECK(person.read("House rules (0 changed)") != nullptr);
    CHECK(person.read("Lead that wins") == nullptr);
    CHECK(person.read("Water tiles a player") != nullptr);
    CHECK(person.read("Land tiles a player") == nullptr);
    person.click("house-rules");
    person.scroll_to("option:margin=24");
    CHECK(person.read("Lead that wins") != nullptr);
    CHECK(person.spot("option:arrest=4") == nullptr);
    person.scroll_to("option:mode=advanced");
    person.click("option:mode=advanced");
    CHECK(person.spot("option:arrest=4") != nullptr);
    CHECK(person.read("Land tiles a player") != nullptr);
    person.scroll_to("option:margin=24");
    person.click("option:margin=24");
    CHECK(person.read("House rules (1 changed)") != nullptr);
    person.scroll_to("house-rules");
    person.click("house-rules");
    CHECK(person.read("House rules (1 changed)") != nullptr);
    CHECK(person.spot("option:margin=23") == nullptr);
}

}  // namespace
}  // namespace ctq::stage
