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
        spot(canvas, {name, "Place", at, true, false, true, 0, "Sail here"});
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
        spot(canvas,
             {"pass", "Pass", {100, 300, 90, 44}, false, false, true, 0, "Nobody may pass"});
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

}  // namespace
}  // namespace ctq::ui
