// Tests of zooming a board with small spaces, by two fingers, mouse wheel and keys.
#include <doctest/doctest.h>

#include <string>

#include "tests/stage/open_table.hpp"

namespace ctq::stage {
namespace {

using stage::Player;

/// The first space of the board at a new table.
std::string first_space(Player& person) {
    person.click("play:cartagena");
    person.rest();
    for (const ui::Spot& spot : person.spots()) {
        if (spot.name.starts_with("space:")) {
            return spot.name;
        }
    }
    FAIL("no places");
    return "";
}

TEST_CASE("Two fingers zoom in on the board without choosing a space") {
    Player person(stage::kSmallPhone);
    const std::string space = first_space(person);
    const float small = person.spot(space)->rect.w;
    const int actions = cursor(person);
    person.pinch(person.middle(space), 2);
    CHECK(person.spot(space)->rect.w > small * 1.2F);
    CHECK(person.board().picker().chosen().empty());
    CHECK(cursor(person) == actions);
    CHECK(person.seen("zoom-fit").w >= 44);
    CHECK(person.seen("zoom-fit").h >= 44);
    person.tap("zoom-fit");
    CHECK(person.spot(space)->rect.w == doctest::Approx(small));
    stage::play_by_pointing(person, stage::By::finger);
}

TEST_CASE("The mouse wheel zooms in on the board around the pointer, and 0 shows all of it") {
    Player person(stage::kPhone);
    const std::string space = first_space(person);
    const ui::Rect small = person.spot(space)->rect;
    const ui::Point at = person.middle(space);
    person.wheel(at, -400);
    const ui::Rect large = person.spot(space)->rect;
    CHECK(large.w > small.w * 1.2F);
    CHECK(large.contains(at));
    person.press(U'0');
    CHECK(person.spot(space)->rect.w == doctest::Approx(small.w));
}

}  // namespace
}  // namespace ctq::stage
