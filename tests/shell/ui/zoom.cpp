#include "shell/ui/zoom.hpp"

#include <doctest/doctest.h>

#include <cmath>

/// Tests of the geometry of a viewport: of a board as large as its area, and of a map in tiles.
namespace ctq::ui {
namespace {

constexpr Rect area{100, 50, 800, 500};
/// The area without the buttons along its right side.
constexpr Rect within{100, 50, 700, 500};

/// Makes the viewport of a map whose upper left tile is at -2,-3.
Viewport port_of(int columns, int rows) {
    return {.area = area,
            .room = within,
            .board = {-2, -3, static_cast<float>(columns), static_cast<float>(rows)},
            .least = 64,
            .most = 128};
}

/// Returns a view of some tiles far from the edges of a large map, with tiles of 64 pixels.
Look inner_look(const Viewport& port) {
    return following(port, {{0, 0}, 64}, {20, 10, 3, 3}, 64);
}

/// Makes the viewport of a board that fills its area at scale 1.
Viewport port_of_board(float most) {
    Viewport port{.area = area, .room = area, .unit = {area.w, area.h}, .most = most};
    put(port, whole(port));
    return port;
}

Rect board_at(const Viewport& port, const Look& look) {
    return on_screen(port, look, port.board);
}

bool lies_in(Rect part, Rect in) {
    return part.x >= in.x - 1 && part.y >= in.y - 1 && part.right() <= in.right() + 1 &&
           part.bottom() <= in.bottom() + 1;
}

TEST_CASE("A map that fits the screen is centered") {
    Viewport port = port_of(10, 7);
    REQUIRE(shows_all(port));
    put(port, whole(port));
    CHECK(port.to.scale == doctest::Approx(500.0F / 7));
    const Rect shown = board_at(port, port.to);
    CHECK(lies_in(shown, area));
    CHECK(shown.center().x == doctest::Approx(area.center().x));
    CHECK_FALSE(hides_some(port));
}

TEST_CASE(
    "A small map stops growing at the largest tile size; a large map leaves room for buttons") {
    CHECK(whole(port_of(3, 3)).scale == 128);
    const Viewport port = port_of(30, 4);
    REQUIRE_FALSE(shows_all(port));
    CHECK(lies_in(board_at(port, whole(port)), within));
}

TEST_CASE("A viewport shows a part of the map at the given tile size and stays within the map") {
    const Viewport port = port_of(40, 30);
    const Rect part{20, 10, 3, 3};
    const Look look = inner_look(port);
    CHECK(look.scale == 64);
    CHECK(shows(port, look, part));
    CHECK(on_screen(port, look, part).center().x == doctest::Approx(within.center().x));
    const Rect corner{36, -2, 2, 2};
    const Look far = following(port, look, corner, 64);
    CHECK(shows(port, far, corner));
    CHECK(board_at(port, far).right() == doctest::Approx(within.right()));
    CHECK(board_at(port, far).y == doctest::Approx(within.y));
}

TEST_CASE("Following a part of the map that stays well inside the view does not move the map") {
    const Viewport port = port_of(40, 30);
    const Look look = inner_look(port);
    CHECK(following(port, look, {21, 10, 3, 3}, 64) == look);
    CHECK(following(port, look, {22, 10, 3, 3}, 64) == look);
    const Look after = following(port, look, {24, 10, 3, 3}, 64);
    CHECK(after.middle.x > look.middle.x + 2);
    CHECK(after.middle.y == look.middle.y);  // the map moves along one axis only
}

TEST_CASE("A part of the map that is too large at the given tile size is shown smaller") {
    const Viewport port = port_of(60, 60);
    const Rect part{0, 0, 20, 4};
    const Look look = following(port, whole(port), part, 64);
    CHECK(look.scale == doctest::Approx(35));
    CHECK(shows(port, look, part));
}

TEST_CASE("Revealing a part moves the board only as far as needed, and not if it is in view") {
    const Viewport port = port_of(40, 30);
    const Look look = inner_look(port);
    const Rect strip{30, 11, 1, 1};
    const Look moved = revealed(port, look, on_screen(port, look, strip));
    CHECK(on_screen(port, moved, strip).right() == doctest::Approx(within.right()));
    CHECK(moved.middle.y == look.middle.y);
    CHECK(revealed(port, moved, on_screen(port, moved, strip)) == moved);
}

TEST_CASE("Zooming keeps the place under the pointer") {
    const Point fixed{300, 200};
    for (const Viewport& port : {port_of(40, 30), port_of_board(4)}) {
        const bool map = port.most == 128;
        const Look look = map ? inner_look(port) : whole(port);
        const Point place = place_at(port, look, fixed);
        const Look larger = enlarged(port, look, 1.5F, fixed);
        CHECK(larger.scale == look.scale * 1.5F);
        CHECK(place_at(port, larger, fixed).x == doctest::Approx(place.x));
        CHECK(place_at(port, larger, fixed).y == doctest::Approx(place.y));
        CHECK(enlarged(port, look, 100, fixed).scale == port.most);
        CHECK(enlarged(port, look, 0.01F, fixed) == whole(port));
    }
    const Viewport port = port_of_board(4);
    CHECK(board_at(port, port.to) == area);
}

TEST_CASE(
    "A drag moves the board by the same number of pixels as the pointer, at most to its edge") {
    const Viewport port = port_of(40, 30);
    const Look look = inner_look(port);
    const Look moved = moved_by(port, look, {64, -128});
    CHECK(moved.middle.x == doctest::Approx(look.middle.x - 1));
    CHECK(moved.middle.y == doctest::Approx(look.middle.y + 2));
    const Rect edge = board_at(port, moved_by(port, look, {5000, 5000}));
    CHECK(edge.x == doctest::Approx(within.x));
    CHECK(edge.y == doctest::Approx(within.y));
    const Viewport board = port_of_board(3);
    const Look corner = enlarged(board, board.to, 100, area.min());
    CHECK(board_at(board, corner).x == doctest::Approx(area.x));
    const Rect other = board_at(board, moved_by(board, corner, {-5000, -5000}));
    CHECK(other.right() == doctest::Approx(area.right()));
    CHECK(other.bottom() == doctest::Approx(area.bottom()));
}

TEST_CASE("A view glides to its target and stops there, or jumps there with reduced motion") {
    const Look a{{0, 0}, 64};
    const Look b{{10, 4}, 100};
    Motion motion;
    const auto look_at = [&](Viewport& port, double now) {
        begin(motion, now, motion.reduced);
        return look_of(port, motion);
    };
    motion.now = 5;
    Viewport port = port_of(40, 30);
    port.seconds = 0.4F;
    go(port, a, motion);
    CHECK(look_at(port, 5) == a);  // the first view needs no motion
    CHECK_FALSE(motion.moving);
    go(port, b, motion);
    const Look between = look_at(port, 5.2);
    CHECK(motion.moving);
    CHECK(between.middle.x == doctest::Approx(5));
    CHECK(between.scale == doctest::Approx(82));
    CHECK(look_at(port, 5.41) == b);
    CHECK_FALSE(motion.moving);
    motion.now = 6;
    go(port, {{10, 4.001F}, 100}, motion);
    CHECK(port.to == b);  // a change of less than a pixel is ignored
    motion.reduced = true;
    go(port, a, motion);
    CHECK(look_at(port, 6) == a);
    CHECK_FALSE(motion.moving);
}

TEST_CASE("A pinch with two fingers zooms, and lifting the fingers clicks nothing") {
    Input input;
    finger_pressed(input, 7, {100, 100});
    CHECK(input.down);
    finger_pressed(input, 8, {200, 100});
    CHECK(input.pinching);
    CHECK_FALSE(input.down);
    finger_moved(input, 8, {300, 120});
    CHECK(input.spread == doctest::Approx(std::sqrt(200.0 * 200 + 20 * 20) / 100));
    CHECK(input.spread_by == Point{50, 10});
    CHECK(input.pointer == Point{200, 110});
    finger_lifted(input, 7, {100, 100});
    finger_moved(input, 8, {310, 120});
    CHECK_FALSE(input.released);
    CHECK(input.pinching);
    finger_lifted(input, 8, {310, 120});
    CHECK_FALSE(input.released);
    CHECK_FALSE(input.pinching);
    next_frame(input);
    CHECK(input.spread == 1);
    finger_pressed(input, 9, {50, 50});
    finger_lifted(input, 9, {50, 50});
    CHECK(input.released);
}

}  // namespace
}  // namespace ctq::ui
