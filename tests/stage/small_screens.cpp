// Tests that no size of the window, of the text or of the board stops the program: a low window
// beside a keyboard, a page enlarged to 400 %, a window that is hardly there.
#include <doctest/doctest.h>

#include <cmath>
#include <string>
#include <vector>

#include "tests/stage/scenes.hpp"

namespace ctq::stage {
namespace {

constexpr float kSides[] = {1, 40, 120, 200, 256, 297, 340, 400};

/// Returns whether all four numbers are those of a rectangle that can be drawn.
bool sound(ui::Rect rect) {
    return std::isfinite(rect.x) && std::isfinite(rect.y) && std::isfinite(rect.w) &&
           std::isfinite(rect.h) && rect.w >= 0 && rect.h >= 0;
}

/// Returns a line about each spot whose rectangle is none.
std::string unsound_spots(Person& person) {
    std::string lines;
    for (const ui::Spot& spot : person.spots()) {
        if (!sound(spot.rect) || !sound(spot.shown)) {
            lines += spot.name + " has no size\n";
        }
    }
    return lines;
}

/// Draws the scene on screens of many sizes, and returns what is wrong there.
std::string sweep(Player& person) {
    std::string lines;
    for (const float width : kSides) {
        for (const float height : kSides) {
            person.resize({0, 0, width, height});
            if (const std::string found = unsound_spots(person); !found.empty()) {
                lines += std::to_string(std::lround(width)) + "×" +
                         std::to_string(std::lround(height)) + ": " + found;
            }
        }
    }
    return lines;
}

TEST_CASE("Every page is drawn on screens of any size, in the smallest and the largest text") {
    for (const Place& place : places()) {
        const auto person = person_at(place);
        for (const char* text : {"normal", "largest"}) {
            person->set_up({std::string("set:size=") + text});
            const std::string found = sweep(*person);
            CHECK_MESSAGE(found.empty(), place.name << ", " << std::string(text) << " text:\n"
                                                    << found);
        }
    }
}

TEST_CASE("A board that is zoomed in is drawn on screens of any size") {
    for (const char* game : {"cartagena", "incan_gold", "carteso", "cartolan"}) {
        CAPTURE(game);
        Player person;
        person.set_up({std::string("play:") + game});
        person.rest();
        for (int i = 0; i < 3; ++i) {
            person.resize(kPhone);
            person.press(U'+');
            const std::string found = sweep(person);
            CHECK_MESSAGE(found.empty(), found);
        }
    }
}

}  // namespace
}  // namespace ctq::stage
