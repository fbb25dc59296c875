#include <doctest/doctest.h>

#include <string>

#include "shell/ui/panels.hpp"
#include "tests/stage/person.hpp"

/// The words beside what the pointer is over.
namespace ctq::ui {
namespace {

using stage::Person;

constexpr float side = 30;

/// Small places above and below each other that can be pressed, the first close below the header.
void draw_places(Canvas& canvas) {
    for (int i = 0; i < 5; ++i) {
        const std::string name = "place:" + std::to_string(i);
        const Rect at{400, header_height + 8 + side * static_cast<float>(i), side, side};
        spot(canvas, {name, "Place", at, true, false, true, SpotKind::button, 0, "Sail here"});
    }
}

TEST_CASE("Words hide neither the header, nor what they are about, nor what else can be pressed") {
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

TEST_CASE("What was pressed loses its words until the pointer moves on, what can't be keeps them") {
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

/// Two buttons that count what is pressed; only the first has words beside it.
struct Counters {
    int told = 0;
    int plain = 0;
    Person person{
        {{0, 0, 800, 600}}, [this](Canvas& canvas) {
            SpotSpec spec{"told", "Told", {100, 200, 120, 44}};
            spec.tip = "What it brings";
            told += spot(canvas, spec).clicked ? 1 : 0;
            plain += spot(canvas, {"plain", "Plain", {300, 200, 120, 44}}).clicked ? 1 : 0;
        }};
};

TEST_CASE("A finger that lies still is told what it lies on, and then presses nothing") {
    Counters page;
    Person& person = page.person;
    person.lay("told", 0.4);
    CHECK(person.read("What it brings") == nullptr);
    person.wait(0.2);
    CHECK(person.read("What it brings") != nullptr);
    person.lift();
    CHECK(page.told == 0);
    CHECK(person.read("What it brings") == nullptr);
    person.tap("told");
    CHECK(page.told == 1);
    person.lay("told", 0.3);
    person.lift();
    CHECK(page.told == 2);
}

TEST_CASE("What has nothing to tell is pressed however long a finger lies on it") {
    Counters page;
    page.person.lay("plain", 2);
    page.person.lift();
    CHECK(page.plain == 1);
}

TEST_CASE("While a finger lies nothing is drawn but the frames in which its words come and go") {
    Counters page;
    page.person.lay("told", 1);
    CHECK(page.person.stage().quiet());
    page.person.lift();
    CHECK(page.person.stage().quiet());
}

TEST_CASE("The focus has words beside it, which go when it is pressed and come with the next") {
    Counters page;
    Person& person = page.person;
    person.walk_to("told");
    CHECK(person.read("What it brings") != nullptr);
    person.press(Key::enter);
    CHECK(page.told == 1);
    CHECK(person.read("What it brings") == nullptr);
    person.press(Key::tab);
    CHECK(person.focus() == "plain");
    person.press(Key::tab);
    CHECK(person.focus() == "told");
    CHECK(person.read("What it brings") != nullptr);
}

TEST_CASE("A key takes away the words under the pointer until it moves on") {
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
