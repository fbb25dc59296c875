// What is drawn and enabled does something when it is pressed: the whole program without a window,
// pressed where its buttons lie.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "engine/games/catalogue.hpp"
#include "shell/app/network_parts.hpp"
#include "tests/shell/app/matches.hpp"
#include "tests/shell/app/screen.hpp"
#include "tests/shell/app/three_tables.hpp"

namespace ctq::app {
namespace {

enum class Press { mouse, finger, enter };
constexpr Press kPresses[] = {Press::mouse, Press::finger, Press::enter};

void press(Screen& screen, std::string_view name, Press how) {
    if (how == Press::enter) {
        screen.walk_to(name);
        screen.press(ui::Key::enter);
    } else {
        screen.click(name, how == Press::finger);
    }
}

void lift_curtain(Screen& screen) {
    if (screen.app.session() != nullptr && screen.app.session()->curtain() != 0) {
        REQUIRE(screen.app.run("curtain", 0));
    }
    screen.show();
}

/// A table of this game between two people.
void sit_down(Screen& screen, const std::string& game) {
    REQUIRE(screen.app.run("setup:" + game, 0));
    REQUIRE(screen.app.run("seat:2=human", 0));
    REQUIRE(screen.app.run("seed:3", 0));
    REQUIRE(screen.app.run("start", 0));
    lift_curtain(screen);
    REQUIRE(screen.app.scene() == Scene::table);
}

TEST_CASE("The arrow leaves every table to where one came from, and the match is kept") {
    for (const core::GameHandle* game : cabinet()) {
        for (const ui::Rect size : {kDesktop, kPhone, kPhoneOnSide}) {
            for (const Press how : kPresses) {
                CAPTURE(game->info->id);
                CAPTURE(size.w);
                Screen screen(size);
                sit_down(screen, std::string(game->info->id));
                const std::uint64_t hash = screen.app.session()->match().hash();
                press(screen, "back", how);
                REQUIRE(screen.app.scene() == Scene::set_up);
                press(screen, "back", how);
                REQUIRE(screen.app.scene() == Scene::lobby);
                REQUIRE(screen.app.saves().list().size() == 1);
                const std::string id = screen.app.saves().list()[0].id;
                REQUIRE(screen.app.run("resume:" + id, 0));
                lift_curtain(screen);
                CHECK(screen.app.session()->match().hash() == hash);
                press(screen, "back", how);
                CHECK(screen.app.scene() == Scene::lobby);
            }
        }
    }
}

TEST_CASE("The arrow of a game that was opened from the laboratory leads back to it") {
    Screen screen;
    REQUIRE(screen.app.run("laboratory", 0));
    REQUIRE(screen.app.run("games:1", 0));
    REQUIRE(screen.app.run("run", 0));
    for (int i = 0; i < 100000 && screen.app.laboratory().running(); ++i) {
        screen.frame();
    }
    REQUIRE(screen.app.run("replay:0:0", 0));
    screen.show();
    REQUIRE(screen.app.scene() == Scene::table);
    if (screen.top() > 0) {
        screen.press(ui::Key::escape);
    }
    screen.click("back");
    CHECK(screen.app.scene() == Scene::laboratory);
}

TEST_CASE("However often one plays again, the arrow leads to where one came from at first") {
    Screen screen;
    sit_down(screen, "carteso");
    for (int again = 0; again < 3; ++again) {
        REQUIRE(screen.app.run("end", 0));
        screen.show();
        screen.click("again");
        REQUIRE(screen.app.session()->turn().kind == core::Turn::Kind::seat);
    }
    CHECK(screen.app.saves().list().size() == 4);
    screen.click("back");
    CHECK(screen.app.scene() == Scene::set_up);
}

TEST_CASE("The arrow leaves a table over the network, which is kept") {
    NetTable table = opened("cartagena;;human,guest;");
    REQUIRE_FALSE(table.replace(2, 0));
    REQUIRE_FALSE(table.begin(0));
    for (const Press how : kPresses) {
        Screen screen;
        REQUIRE(keep_table({"abc", table_name(table.match()), true, "Cartagena"}, table.keep()));
        platform::set_route("net=abc", false);
        screen.show();
        REQUIRE(screen.app.scene() == Scene::table);
        press(screen, "back", how);
        CHECK(screen.app.scene() == Scene::lobby);
        CHECK(screen.app.network_tables().size() == 1);
    }
}

/// A number's field, which takes the arrow keys and no press.
constexpr std::string_view kNumberField = "komi";

/// Presses each button of the topmost layer that these commands lead to, in a program of its own.
void press_all(const std::vector<std::string>& way, ui::Rect size) {
    const auto there = [&](Screen& screen) {
        for (const std::string& command : way) {
            CAPTURE(command);
            REQUIRE(screen.app.run(command, 0));
        }
        lift_curtain(screen);
        for (int i = 0; i < 4; ++i) {
            screen.show();  // what was told is gone by then
        }
    };
    std::vector<std::string> names;
    {
        Screen screen(size);
        there(screen);
        for (const ui::Spot& spot : screen.spots()) {
            if (spot.enabled && spot.focusable && !spot.draggable && !spot.backdrop &&
                !spot.shown.empty() && spot.layer == screen.top() &&
                spot.name.find(':') == std::string::npos && spot.name != kNumberField) {
                names.push_back(spot.name);
            }
        }
    }
    REQUIRE_FALSE(names.empty());
    for (const std::string& name : names) {
        Screen screen(size);
        there(screen);
        screen.hover(name);
        const auto shown = [&] {
            return std::to_string(screen.picture()) + " " + platform::route();
        };
        const std::string before = shown();
        screen.click(name);
        const bool answered = shown() != before || platform::dialog_open();
        CHECK_MESSAGE(answered, way.back() << ": " << name << " does nothing");
        if (platform::dialog_open()) {
            screen.leave_dialog();
        }
    }
}

TEST_CASE("Every button on the screen does something when it is pressed") {
    for (const ui::Rect size : {kDesktop, kPhone}) {
        press_all({"set:motion=off"}, size);
        press_all({"library"}, size);
        press_all({"laboratory"}, size);
        press_all({"rules"}, size);
        for (const core::GameHandle* game : cabinet()) {
            const std::string id(game->info->id);
            std::vector<std::string> way{"setup:" + id, "seed:3"};
            press_all(way, size);
            way.insert(way.end(), {"seat:2=human", "start"});
            press_all(way, size);
            way.emplace_back("review");
            press_all(way, size);
        }
        press_all({"setup:carteso", "seat:2=human", "start", "sandbox"}, size);
        press_all({"setup:cartolan", "seat:2=human", "start", "end"}, size);
    }
}

}  // namespace
}  // namespace ctq::app
