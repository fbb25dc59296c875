#include "shell/ui/choices.hpp"

#include <string>
#include <vector>

#include "tests/shell/ui/stage.hpp"

/// Fields, used as a person uses them.
namespace ctq::ui {
namespace {

constexpr Rect on_its_side{0, 0, 640, 360};

std::vector<std::string_view> alternatives() {
    return {"zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"};
}

/// A dropped list of ten in the middle of a low screen; `chosen` is what it writes.
Stage::Draw list_of_ten(int& chosen) {
    return [&chosen](Canvas& canvas) {
        dropdown(canvas, "bot", "Bot", {200, 150, 200, 44}, alternatives(), chosen);
    };
}

/// Rows of 44 pixels, none beyond the page but inside the list that scrolls.
void check_rows(const Stage& stage, const char* name, int count) {
    const Rect page = stage.screen();
    for (int i = 0; i < count; ++i) {
        const Spot* row = stage.spot(std::string(name) + std::to_string(i));
        REQUIRE(row != nullptr);
        CHECK(row->rect.h == touch_target);
        if (!row->shown.empty()) {
            CHECK(row->shown.y >= page.y);
            CHECK(row->shown.bottom() <= page.bottom());
        }
    }
}

TEST_CASE("A dropped list that is longer than the screen scrolls, its rows as high as ever") {
    int chosen = 0;
    Stage stage(on_its_side, list_of_ten(chosen));
    stage.settle();
    stage.click("bot");
    check_rows(stage, "bot:", 10);
    CHECK(stage.spot("bot:9")->shown.empty());
    SUBCASE("by the wheel") {
        stage.turn_wheel({300, 180}, 1000);
    }
    SUBCASE("by a finger") {
        stage.drag({300, 300}, {300, 60});
    }
    SUBCASE("by the keyboard") {
        stage.press(Key::end);
    }
    check_rows(stage, "bot:", 10);
    CHECK(stage.seen("bot:9").h == touch_target);
    stage.click("bot:9");
    CHECK(chosen == 9);
    CHECK(stage.spot("bot:0") == nullptr);
}

TEST_CASE("A dropped list opens at what is chosen, and the keyboard begins there") {
    int chosen = 7;
    Stage stage(on_its_side, list_of_ten(chosen));
    stage.settle();
    stage.press(Key::tab);
    stage.press(Key::enter);
    CHECK(stage.seen("bot:7").h == touch_target);
    CHECK(stage.spots().focus == "bot:7");
    stage.press(Key::home);
    CHECK(stage.spots().focus == "bot:0");
    CHECK(stage.seen("bot:0").h == touch_target);
    stage.press(Key::down);
    stage.press(Key::page_down);
    CHECK(stage.spots().focus == "bot:9");
    stage.press(Key::enter);
    CHECK(chosen == 9);
}

TEST_CASE("A menu keeps rows for a finger on a screen that is lower than it") {
    const std::vector<std::string> names = {"item:0", "item:1", "item:2", "item:3", "item:4",
                                            "item:5", "item:6", "item:7", "item:8"};
    std::vector<MenuItem> items;
    for (const std::string& name : names) {
        items.push_back({name, name, "", Symbol::none, true});
    }
    int clicked = -1;
    Stage stage(on_its_side, [&](Canvas& canvas) {
        if (take_key(canvas, U'm')) {
            toggle_menu(canvas, "menu");
        }
        const int now = menu(canvas, "menu", {630, 40}, items);
        clicked = now >= 0 ? now : clicked;
    });
    stage.press(U'm');
    check_rows(stage, "item:", 9);
    stage.drag({560, 300}, {560, 100});
    check_rows(stage, "item:", 9);
    stage.click("item:8");
    CHECK(clicked == 8);
}

TEST_CASE("A slider takes the focus and the keys, and Enter leaves it where it is") {
    int at = 10;
    Stage stage({0, 0, 800, 600}, [&](Canvas& canvas) {
        slider(canvas, {"rail", "Where", {100, 100, 400, 44}}, at, 0, 40);
        spot(canvas, {"other", "Other", {100, 300, 100, 44}});
    });
    stage.settle();
    stage.focus("rail");
    stage.press(Key::right);
    CHECK(at == 11);
    stage.press(Key::left);
    stage.press(Key::left);
    CHECK(at == 9);
    stage.press(Key::page_up);
    CHECK(at == 13);
    stage.press(Key::end);
    CHECK(at == 40);
    stage.press(Key::right);
    CHECK(at == 40);
    stage.press(Key::home);
    CHECK(at == 0);
    stage.press(Key::enter);
    CHECK(at == 0);
    CHECK(stage.spots().focus == "rail");
    stage.press(Key::down);
    CHECK(stage.spots().focus == "other");
    stage.click(Point{300, 122});
    CHECK(at == 20);
    stage.press(Key::left);
    CHECK(at == 19);
}

TEST_CASE("A number takes the focus and the keys between its bounds") {
    int number = 4;
    Stage stage({0, 0, 800, 600}, [&](Canvas& canvas) {
        number_field(canvas, {"komi", "Komi", {100, 100, 60, 44}}, number, {0, 12, 5},
                     std::to_string(number), {});
    });
    stage.settle();
    CHECK(stage.spot("komi")->label == "Komi, 4");
    stage.focus("komi");
    stage.press(Key::right);
    stage.press(Key::page_up);
    CHECK(number == 10);
    stage.press(Key::page_up);
    CHECK(number == 12);
    CHECK(stage.read("12") != nullptr);
    stage.press(Key::page_down);
    stage.press(Key::left);
    CHECK(number == 6);
    stage.press(Key::home);
    CHECK(number == 0);
    stage.press(Key::left);
    CHECK(number == 0);
}

}  // namespace
}  // namespace ctq::ui
