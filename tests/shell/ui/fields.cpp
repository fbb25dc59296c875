#include "shell/ui/fields.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "tests/stage/person.hpp"

/// Tests of fields: drop-downs, menus, sliders and number fields.
namespace ctq::ui {
namespace {

using stage::Person;

constexpr Rect on_its_side{0, 0, 640, 360};

std::vector<std::string_view> alternatives() {
    return {"zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"};
}

/// Draws a drop-down with ten alternatives in the middle of a low screen. It sets `chosen`.
Stage::Draw list_of_ten(int& chosen) {
    return [&chosen](Canvas& canvas) {
        dropdown(canvas, "bot", "Bot", {200, 150, 200, 44}, alternatives(), chosen);
    };
}

/// Checks that each row is 44 pixels high and that its visible part is on the page.
void check_rows(Person& person, const char* name, int count) {
    const Rect page = person.screen();
    for (int i = 0; i < count; ++i) {
        const Spot* row = person.spot(std::string(name) + std::to_string(i));
        REQUIRE(row != nullptr);
        CHECK(row->rect.h == touch_target);
        if (!row->shown.empty()) {
            CHECK(row->shown.y >= page.y);
            CHECK(row->shown.bottom() <= page.bottom());
        }
    }
}

TEST_CASE("A drop-down list higher than the screen scrolls and keeps its row height") {
    int chosen = 0;
    Person person({on_its_side}, list_of_ten(chosen));
    person.settle();
    person.click("bot");
    check_rows(person, "bot:", 10);
    CHECK(person.spot("bot:9")->shown.empty());
    SUBCASE("by the wheel") {
        person.wheel({300, 180}, 1000);
    }
    SUBCASE("by a finger") {
        person.swipe({300, 300}, {300, 60});
    }
    SUBCASE("by the keyboard") {
        person.press(Key::end);
    }
    check_rows(person, "bot:", 10);
    CHECK(person.seen("bot:9").h == touch_target);
    person.click("bot:9");
    CHECK(chosen == 9);
    CHECK(person.spot("bot:0") == nullptr);
}

TEST_CASE("A drop-down list opens scrolled to the chosen row, which has the focus") {
    int chosen = 7;
    Person person({on_its_side}, list_of_ten(chosen));
    person.settle();
    person.press(Key::tab);
    person.press(Key::enter);
    CHECK(person.seen("bot:7").h == touch_target);
    CHECK(person.focus() == "bot:7");
    person.press(Key::home);
    CHECK(person.focus() == "bot:0");
    CHECK(person.seen("bot:0").h == touch_target);
    person.press(Key::down);
    person.press(Key::page_down);
    CHECK(person.focus() == "bot:9");
    person.press(Key::enter);
    CHECK(chosen == 9);
}

TEST_CASE("A menu higher than the screen scrolls and keeps its row height") {
    const std::vector<std::string> names = {"item:0", "item:1", "item:2", "item:3", "item:4",
                                            "item:5", "item:6", "item:7", "item:8"};
    std::vector<MenuItem> items;
    for (const std::string& name : names) {
        items.push_back({name, name, "", Symbol::none, true});
    }
    int clicked = -1;
    Person person({on_its_side}, [&](Canvas& canvas) {
        if (take_key(canvas, U'm')) {
            toggle_menu(canvas, "menu");
        }
        const int now = menu(canvas, "menu", {630, 40}, items);
        clicked = now >= 0 ? now : clicked;
    });
    person.press(U'm');
    check_rows(person, "item:", 9);
    person.swipe({560, 300}, {560, 100});
    check_rows(person, "item:", 9);
    person.click("item:8");
    CHECK(clicked == 8);
}

TEST_CASE("A slider can be focused and changed by keys; Enter does not change it") {
    int at = 10;
    Person person({{0, 0, 800, 600}}, [&](Canvas& canvas) {
        slider(canvas, {"rail", "Where", {100, 100, 400, 44}}, at, 0, 40);
        spot(canvas, {"other", "Other", {100, 300, 100, 44}});
    });
    person.settle();
    person.walk_to("rail");
    person.press(Key::right);
    CHECK(at == 11);
    person.press(Key::left);
    person.press(Key::left);
    CHECK(at == 9);
    person.press(Key::page_up);
    CHECK(at == 13);
    person.press(Key::end);
    CHECK(at == 40);
    person.press(Key::right);
    CHECK(at == 40);
    person.press(Key::home);
    CHECK(at == 0);
    person.press(Key::enter);
    CHECK(at == 0);
    CHECK(person.focus() == "rail");
    person.press(Key::down);
    CHECK(person.focus() == "other");
    person.click(Point{300, 122});
    CHECK(at == 20);
    person.press(Key::left);
    CHECK(at == 19);
}

TEST_CASE("A number field can be focused and changed by keys, and stays within its bounds") {
    int number = 4;
    Person person({{0, 0, 800, 600}}, [&](Canvas& canvas) {
        number_field(canvas, {"komi", "Komi", {100, 100, 60, 44}}, number, {0, 12, 5},
                     std::to_string(number), {});
    });
    person.settle();
    CHECK(person.spot("komi")->label == "Komi, 4");
    person.walk_to("komi");
    person.press(Key::right);
    person.press(Key::page_up);
    CHECK(number == 10);
    person.press(Key::page_up);
    CHECK(number == 12);
    CHECK(person.read("12") != nullptr);
    person.press(Key::page_down);
    person.press(Key::left);
    CHECK(number == 6);
    person.press(Key::home);
    CHECK(number == 0);
    person.press(Key::left);
    CHECK(number == 0);
}

}  // namespace
}  // namespace ctq::ui
