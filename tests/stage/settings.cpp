// Settings: each can be changed on the sheet, has its effect, and is saved.
#include <doctest/doctest.h>

#include <string>

#include "tests/stage/open_table.hpp"
#include "tests/stage/scenes.hpp"

namespace ctq::stage {
namespace {

using stage::Player;
using ui::Key;

/// Opens the settings from the lobby, makes these choices, and closes the sheet.
void choose_all(Player& person, std::initializer_list<const char*> words) {
    person.click("settings");
    REQUIRE(person.spot("settings:close") != nullptr);
    for (const char* word : words) {
        person.scroll_to(word);
        person.click(word);
        CHECK(pressed(person, word));
    }
    person.click("settings:close");
    CHECK(person.spot("settings:close") == nullptr);
}

TEST_CASE("Every setting is changed by a click and survives a reload") {
    Player person;
    choose_all(person, {"set:theme=light", "set:motion=off", "set:speed=fast", "set:watch=fastest",
                        "set:size=large", "set:odds=on", "set:reach=off", "set:auto=on",
                        "set:confirm=on", "set:sound=on", "set:notices=on", "set:stun=on"});
    person.click("text-view");  // the lobby has a button for it
    const std::string wanted =
        "theme=light motion=off speed=fast watch=fastest size=large text=on odds=on reach=off "
        "auto=on "
        "confirm=on sound=on notices=on stun=on";
    CHECK(person.machine.storage["settings"] == wanted);
    person.reload();
    for (std::size_t at = 0; at < wanted.size();) {
        const std::size_t end = std::min(wanted.find(' ', at), wanted.size());
        const std::string word = "set:" + wanted.substr(at, end - at);
        CHECK_MESSAGE(pressed(person, word), word);
        at = end + 1;
    }
    CHECK(person.app().light());
    CHECK(person.app().reduced_motion());
}

TEST_CASE("A relay is typed, checked and stored without showing its password, and can be removed") {
    const std::string relay = "turn:relay.example.org:3478 anna secret";
    Player person;
    const auto type = [&](std::string_view text) {
        person.scroll_to("ask:turn");
        person.click("ask:turn");
        REQUIRE(person.machine.question);
        person.answer(text);
    };
    person.click("settings");
    type("turn:relay.example.org anna secret");
    REQUIRE(person.machine.question);  // asks again, and keeps what was typed
    CHECK(person.machine.question->words.starts_with("This is not a relay."));
    CHECK(person.machine.question->text == "turn:relay.example.org anna secret");
    CHECK(person.machine.storage["relay"].empty());
    person.answer("  turn:relay.example.org:3478  anna secret ");
    CHECK_FALSE(person.machine.question);
    CHECK(person.machine.storage["relay"] == relay);
    CHECK(person.read("turn:relay.example.org:3478") != nullptr);
    CHECK(person.read("secret") == nullptr);
    person.reload();
    CHECK(person.app().settings().relay == relay);
    person.click("settings");
    type("");
    CHECK(person.machine.storage["relay"].empty());
    CHECK(person.read("None") != nullptr);
}

TEST_CASE("Theme and text size change the picture") {
    Player person;
    person.go("rules=cartagena");
    person.set_up({"set:theme=dark"});
    const auto dark = person.picture();
    const float normal = person.spot("section-0")->rect.h;
    person.set_up({"set:theme=light"});
    CHECK(person.picture() != dark);
    CHECK(person.spot("section-0")->rect.h == normal);
    person.set_up({"set:size=largest"});
    CHECK(person.spot("section-0")->rect.h > normal);
}

TEST_CASE("Pieces move for the time set in the settings, or not at all") {
    for (const char* motion : {"set:motion=full", "set:motion=off"}) {
        CAPTURE(motion);
        Player person({stage::kDesktop, "normal", false, true});
        open_table(person, 0, {"option:rules=board", "seat:2=human"});
        person.set_up({motion, "set:speed=calm"});
        const double before = person.now();
        stage::play_by_pointing(person);
        // Calm pieces take 0.45 s. Without motion each change is drawn at once.
        if (std::string_view(motion) == "set:motion=full") {
            CHECK(person.now() - before >= 0.4);
        } else {
            CHECK(person.now() - before < 0.3);
        }
    }
}

TEST_CASE(
    "If actions need confirmation, Enter plays the pending action, and Esc or U only drops it") {
    Player person;
    open_table(person, 1, {"option:rules=board", "seat:2=human"});
    person.set_up({"set:confirm=on"});
    person.reload();
    REQUIRE(person.scene() == "table");
    const auto hash = person.session().hash();
    const int before = cursor(person);
    const auto asks = [&] {
        CHECK(cursor(person) == before);
        CHECK(person.session().hash() == hash);
        return person.pending() && person.spot("confirm") != nullptr &&
               person.app().scene().status().ends_with("?");
    };
    const auto choose_action = [&] {
        REQUIRE_FALSE(asks());
        stage::point(person, stage::any_action(person));
        REQUIRE(asks());
        CHECK(person.read("Play it") != nullptr);
    };
    const auto refuse = [&](auto how) {
        choose_action();
        how();
        CHECK_FALSE(asks());
        CHECK(person.spot("confirm") == nullptr);
        CHECK(person.top() == 0);  // Escape didn't open the menu
    };
    refuse([&] { person.press(Key::escape); });
    refuse([&] { person.press(U'u'); });
    choose_action();
    person.press(Key::enter);
    CHECK(cursor(person) > before);
    CHECK_FALSE(person.pending());
    person.press(U'u');
    CHECK(person.session().hash() == hash);
    refuse([&] { person.click("reject"); });
    choose_action();
    person.click("confirm");
    CHECK(cursor(person) > before);
}

TEST_CASE(
    "If actions need confirmation, pressing the same place again plays the action, in every game") {
    for (const ui::Rect screen : {stage::kDesktop, stage::kPhone}) {
        for (const char* game : {"cartagena", "carteso", "cartolan"}) {
            CAPTURE(std::string(game));
            const auto how = screen.w < 500 ? stage::By::finger : stage::By::mouse;
            Player person(screen);
            sit_down(person, game, {"seat:2=human", "seed:7"});
            REQUIRE(stage::wait_for_turn(person));
            person.set_up({"set:confirm=on"});
            std::optional<core::Action> action;
            for (const core::Action one : person.session().legal()) {
                const auto spots = person.board().view().spots_of(person.session().view(), one);
                if (!action && !spots.empty() &&
                    stage::on_board(stage::name_of(person, spots.back())) &&
                    person.spot(stage::to_press(person, spots.back())) != nullptr) {
                    action = one;
                }
            }
            REQUIRE(action);
            const ui::Target last =
                person.board().view().spots_of(person.session().view(), *action).back();
            const int before = cursor(person);
            stage::point(person, *action, how);
            REQUIRE(person.pending());
            person.wait(0.5);
            stage::press(person, stage::to_press(person, last), how);
            CHECK_FALSE(person.pending());
            CHECK(cursor(person) > before);
        }
    }
}

TEST_CASE("A double tap does not confirm an action before it is shown as pending") {
    Player person(stage::kPhone);
    sit_down(person, "carteso", {"seat:2=human", "seed:7"});
    REQUIRE(stage::wait_for_turn(person));
    const std::string spot = stage::first_spot(person, "point:");
    const ui::Point at = person.middle(spot);
    const int before = cursor(person);
    person.flick(at, true);
    person.flick(at, true);
    person.settle();
    CHECK(cursor(person) == before);
    CHECK(person.pending());
    person.wait(0.5);
    person.tap(at);
    CHECK(cursor(person) == before + 1);
}

}  // namespace
}  // namespace ctq::stage
