#include <doctest/doctest.h>

#include <string>

#include "shell/ui/panels.hpp"
#include "tests/stage/person.hpp"

/// Tests of tooltips.
namespace ctq::ui {
namespace {

using stage::Person;

constexpr float side = 30;

/// Draws a column of small clickable places, the first one just below the header.
void draw_places(Canvas& canvas) {
    for (int i = 0; i < 5; ++i) {
        const std::string name = "place:" + std::to_string(i);
        const Rect at{400, header_height + 8 + side * static_cast<float>(i), side, side};
        spot(canvas, {name, "Place", at, true, false, true, SpotKind::button, 0, "Sail here"});
    }
}

TEST_CASE("A tooltip covers neither the header nor a clickable place") {
    Person person({{0, 0, 800, 600}}, draw_places);
    person.settle();
    for (int i = 0; i < 5; ++i) {
        CAPTURE(i);
        person.move(person.seen("place:" + std::to_string(i)).center());
        person.settle();
        const DrawnText* words = person.read("Sail here");
        REQUIRE(words != nullptr);
        CHECK(words->rect.y >= header_height);
        for (const Spot& place : person.spots()) {
            CHECK(overlap(place.shown, words->rect).empty());
        }
    }
}

TEST_CASE(
    "A click hides the tooltip until the pointer moves; a click on a disabled spot does not") {
    Person person({{0, 0, 800, 600}}, [](Canvas& canvas) {
        draw_places(canvas);
        spot(canvas, {"pass",
                      "Pass",
                      {100, 300, 90, 44},
                      false,
                      false,
                      true,
                      SpotKind::button,
                      0,
                      "Nobody may pass"});
    });
    person.settle();
    const Rect at = person.seen("place:2");
    person.move(at.center());
    CHECK(person.read("Sail here") != nullptr);
    person.click("place:2");
    CHECK(person.read("Sail here") == nullptr);
    person.move(at.center() + Point{10, 0});
    CHECK(person.read("Sail here") != nullptr);
    person.click("pass");
    CHECK(person.read("Nobody may pass") != nullptr);
}

/// Counts the clicks of two buttons, of which only the first has a tooltip.
struct Counters {
    int with_tip = 0;  // clicks on "told"
    int plain = 0;
    Person person{
        {{0, 0, 800, 600}}, [this](Canvas& canvas) {
            SpotSpec spec{"told", "Told", {100, 200, 120, 44}};
            spec.tip = "What it brings";
            with_tip += spot(canvas, spec).clicked ? 1 : 0;
            plain += spot(canvas, {"plain", "Plain", {300, 200, 120, 44}}).clicked ? 1 : 0;
        }};
};

TEST_CASE("A long touch shows the tooltip and clicks nothing") {
    Counters page;
    Person& person = page.person;
    person.lay("told", 0.4);
    CHECK(person.read("What it brings") == nullptr);
    person.wait(0.2);
    CHECK(person.read("What it brings") != nullptr);
    person.lift();
    CHECK(page.with_tip == 0);
    CHECK(person.read("What it brings") == nullptr);
    person.tap("told");
    CHECK(page.with_tip == 1);
    person.lay("told", 0.3);
    person.lift();
    CHECK(page.with_tip == 2);
}

TEST_CASE("A long touch on a spot without a tooltip clicks it") {
    Counters page;
    page.person.lay("plain", 2);
    page.person.lift();
    CHECK(page.plain == 1);
}

TEST_CASE("A long touch that shows or hides a tooltip needs no further frame") {
    Counters page;
    page.person.lay("told", 1);
    CHECK(page.person.stage().quiet());
    page.person.lift();
    CHECK(page.person.stage().quiet());
}

TEST_CASE("The focused spot shows its tooltip; Enter hides it, and a new focus shows it again") {
    Counters page;
    Person& person = page.person;
    person.walk_to("told");
    CHECK(person.read("What it brings") != nullptr);
    person.press(Key::enter);
    CHECK(page.with_tip == 1);
    CHECK(person.read("What it brings") == nullptr);
    person.press(Key::tab);
    CHECK(person.focus() == "plain");
    person.press(Key::tab);
    CHECK(person.focus() == "told");
    CHECK(person.read("What it brings") != nullptr);
}

TEST_CASE("A key hides the tooltip until the pointer moves") {
    Counters page;
    Person& person = page.person;
    person.move("told");
    CHECK(person.read("What it brings") != nullptr);
    person.press(U'z');
    CHECK(person.read("What it brings") == nullptr);
    person.move(person.middle("told") + Point{8, 0});
    CHECK(person.read("What it brings") != nullptr);
}

}  // namespace
}  // namespace ctq::ui
