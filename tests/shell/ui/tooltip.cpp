#include <string>

#include "shell/ui/panels.hpp"
#include "tests/shell/ui/stage.hpp"

/// The words beside what the pointer is over.
namespace ctq::ui {
namespace {

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
    Stage stage({0, 0, 800, 600}, draw_places);
    stage.settle();
    for (int i = 0; i < 5; ++i) {
        CAPTURE(i);
        stage.move(stage.seen("place:" + std::to_string(i)).center());
        stage.settle();
        const DrawnText* words = stage.read("Sail here");
        REQUIRE(words != nullptr);
        CHECK(words->rect.y >= header_height);
        for (const Spot& place : stage.spots().list) {
            CHECK(overlap(place.shown, words->rect).empty());
        }
    }
}

TEST_CASE("What was pressed loses its words until the pointer moves on, what can't be keeps them") {
    Stage stage({0, 0, 800, 600}, [](Canvas& canvas) {
        draw_places(canvas);
        spot(canvas,
             {"pass", "Pass", {100, 300, 90, 44}, false, false, true, 0, "Nobody may pass"});
    });
    stage.settle();
    const Rect at = stage.seen("place:2");
    stage.move(at.center());
    CHECK(stage.read("Sail here") != nullptr);
    stage.click("place:2");
    CHECK(stage.read("Sail here") == nullptr);
    stage.move(at.center() + Point{10, 0});
    CHECK(stage.read("Sail here") != nullptr);
    stage.click("pass");
    CHECK(stage.read("Nobody may pass") != nullptr);
}

}  // namespace
}  // namespace ctq::ui
