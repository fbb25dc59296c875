#include "shell/ui/lists.hpp"

#include <doctest/doctest.h>

#include <string>

#include "tests/stage/person.hpp"

/// Tests of lists and the keyboard.
namespace ctq::ui {
namespace {

using stage::Person;

constexpr Rect page{0, 0, 800, 600};
constexpr Rect upper{40, 40, 300, 200};
constexpr Rect lower{40, 300, 300, 200};
constexpr float row = 40;

/// Draws a list of twenty rows, with a focusable spot for each if `spots` is true.
void draw_list(Canvas& canvas, const char* name, Rect view, Scroll& scroll, bool spots) {
    const ScrollView in = begin_scroll(canvas, name, view, scroll);
    for (int i = 0; i < 20; ++i) {
        const Rect at{in.content.x, in.content.y + row * static_cast<float>(i), in.content.w, row};
        if (spots) {
            spot(canvas, {std::string(name) + "-" + std::to_string(i), "row", at});
        }
    }
    end_scroll(canvas, in, name, scroll, 20 * row);
}

TEST_CASE("Home, End, Page Up and Page Down move the focus through a list and scroll it") {
    Scroll scroll;
    Person person({page}, [&](Canvas& canvas) { draw_list(canvas, "list", upper, scroll, true); });
    person.settle();
    person.walk_to("list-1");
    person.press(Key::end);
    CHECK(person.focus() == "list-19");
    CHECK(person.seen("list-19").h == row);
    person.press(Key::page_up);
    CHECK(person.focus() == "list-15");
    CHECK(person.seen("list-15").h == row);
    person.press(Key::home);
    CHECK(person.focus() == "list-0");
    CHECK(person.seen("list-0").h == row);
    person.press(Key::page_down);
    CHECK(person.focus() == "list-4");
    person.press(Key::down);
    CHECK(person.focus() == "list-5");
}

TEST_CASE(
    "If nothing has the focus, keys scroll the list under the pointer, or else the first list") {
    Scroll first;
    Scroll second;
    Person person({page}, [&](Canvas& canvas) {
        draw_list(canvas, "first", upper, first, false);
        draw_list(canvas, "second", lower, second, false);
    });
    person.settle();
    person.press(Key::page_down);
    CHECK(first.offset > 100);
    CHECK(second.offset == 0);
    person.move(lower.center());
    person.press(Key::end);
    CHECK(second.offset == 20 * row - lower.h);
    person.press(Key::home);
    CHECK(second.offset == 0);
    CHECK(first.offset > 100);
}

TEST_CASE(
    "With the focus outside a list, Page Up and Page Down scroll it, but Home and End don't") {
    Scroll scroll;
    Person person({page}, [&](Canvas& canvas) {
        spot(canvas, {"field", "Field", {400, 40, 100, 44}});
        draw_list(canvas, "list", upper, scroll, false);
    });
    person.settle();
    person.walk_to("field");
    person.press(Key::end);
    CHECK(scroll.offset == 0);
    person.press(Key::page_down);
    CHECK(scroll.offset > 100);
    CHECK(person.focus() == "field");
}

}  // namespace
}  // namespace ctq::ui
