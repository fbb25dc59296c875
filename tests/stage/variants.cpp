// Tests of variants: what the lobby's card offers, what Play starts, and what a set-up begins with.
#include <doctest/doctest.h>

#include <string>

#include "engine/bots/roster.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/scenes/setup/scene.hpp"
#include "tests/stage/pointing.hpp"

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
