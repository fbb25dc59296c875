#include "shell/ui/zoom.hpp"

#include <doctest/doctest.h>

#include <cmath>

namespace ctq::ui {
namespace {

constexpr Rect view{100, 50, 400, 300};

TEST_CASE("Zooming the board keeps the place under the pointer") {
    Zoom zoom;
    const Point fixed{200, 120};
    zoom_by(zoom, view, 2, 4, fixed);
    const Rect board = zoomed(zoom, view);
    CHECK(board.w == doctest::Approx(800));
    // The pointer is at a quarter of the width and 70/300 of the height, as before.
    CHECK((fixed.x - board.x) / board.w == doctest::Approx(0.25));
    CHECK((fixed.y - board.y) / board.h == doctest::Approx(70.0 / 300));
    zoom_by(zoom, view, 0.1F, 4, fixed);
    CHECK(zoom.scale == 1);
    CHECK(zoomed(zoom, view).x == view.x);
}

TEST_CASE("The board always covers the view and stops at the largest zoom") {
    Zoom zoom;
    zoom_by(zoom, view, 100, 3, view.min());
    CHECK(zoom.scale == 3);
    CHECK(zoomed(zoom, view).x == doctest::Approx(view.x));
    pan_by(zoom, view, {5000, 5000});
    CHECK(zoomed(zoom, view).y == doctest::Approx(view.y));
    pan_by(zoom, view, {-5000, -5000});
    CHECK(zoomed(zoom, view).right() == doctest::Approx(view.right()));
    CHECK(zoomed(zoom, view).bottom() == doctest::Approx(view.bottom()));
}

TEST_CASE("bring_into_view moves the board only if the part is out of view") {
    Zoom zoom;
    zoom_by(zoom, view, 4, 4, view.min());
    const Rect far = around({zoomed(zoom, view).right() - 50, view.y + 100}, 40, 40);
    const Point before = zoomed(zoom, view).min();
    bring_into_view(zoom, view, far);
    const Rect moved = far.moved(zoomed(zoom, view).min() - before);
    CHECK(moved.x >= view.x);
    CHECK(moved.right() <= view.right());
    const Point middle = zoom.middle;
    bring_into_view(zoom, view, moved);
    CHECK(zoom.middle == middle);
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
