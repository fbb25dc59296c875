#include "shell/tables/cartolan/camera.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <vector>

#include "shell/tables/cartolan/controls.hpp"

/// Tests of the geometry of the map's camera.
namespace ctq::cartolan::view {
namespace {

using ui::Rect;

constexpr Rect kArea{100, 50, 800, 500};
/// The area without the buttons along its right side.
constexpr Rect kRoom{100, 50, 700, 500};

/// Makes the viewport of a map whose lower left cell is -2,-3.
Viewport port_of(int columns, int rows) {
    return {kArea, kRoom, {-2, -3, columns - 3, rows - 4}, 64};
}

/// Returns where a part of the map is drawn on the screen.
Rect rect_of(const Look& look, const Extent& part) {
    const MapFrame frame = frame_of(look, kArea, 1);
    const Rect first = frame.at({part.left, part.high});
    const Rect last = frame.at({part.right, part.low});
    return {first.x, first.y, last.right() - first.x, last.bottom() - first.y};
}

bool lies_in(Rect part, Rect in) {
    return part.x >= in.x - 1 && part.y >= in.y - 1 && part.right() <= in.right() + 1 &&
           part.bottom() <= in.bottom() + 1;
}

TEST_CASE("A map that fits the screen is centered") {
    const Viewport port = port_of(10, 7);
    REQUIRE(port.shows_all());
    const Look look = whole(port);
    CHECK(look.side == doctest::Approx(500.0F / 7));
    const Rect shown = rect_of(look, port.map);
    CHECK(lies_in(shown, kArea));
    CHECK(shown.center().x == doctest::Approx(kArea.center().x).epsilon(0.01));
    CHECK_FALSE(hides_some(look, port));
}

TEST_CASE(
    "A small map stops growing at the largest tile size; a large map leaves room for buttons") {
    CHECK(whole(port_of(3, 3)).side == 128);
    const Viewport port = port_of(30, 4);
    REQUIRE_FALSE(port.shows_all());
    CHECK(lies_in(rect_of(whole(port), port.map), kRoom));
}

TEST_CASE("The camera shows a part of the map at the given tile size and stays within the map") {
    const Viewport port = port_of(40, 30);
    const Extent part{20, 10, 22, 12};
    const Look look = follow_part({{0, 0}, 64}, port, part, 64);
    CHECK(look.side == 64);
    CHECK(shows(look, port, part));
    CHECK(rect_of(look, part).center().x == doctest::Approx(kRoom.center().x).epsilon(0.01));
    const Extent corner{36, 25, 37, 26};
    const Look far = follow_part(look, port, corner, 64);
    CHECK(shows(far, port, corner));
    CHECK(rect_of(far, port.map).right() == doctest::Approx(kRoom.right()).epsilon(0.01));
    CHECK(rect_of(far, port.map).y == doctest::Approx(kRoom.y).epsilon(0.01));
}

TEST_CASE("Following a part of the map that stays well inside the view does not move the camera") {
    const Viewport port = port_of(40, 30);
    const Look look = follow_part({{0, 0}, 64}, port, {20, 10, 22, 12}, 64);
    CHECK(follow_part(look, port, {21, 10, 23, 12}, 64) == look);
    CHECK(follow_part(look, port, {22, 10, 24, 12}, 64) == look);
    const Look after = follow_part(look, port, {24, 10, 26, 12}, 64);
    CHECK(after.middle.x > look.middle.x + 2);
    CHECK(after.middle.y == look.middle.y);  // the camera moves along one axis only
}

TEST_CASE("A part of the map that is too large at the given tile size is shown smaller") {
    const Viewport port = port_of(60, 60);
    const Extent part{0, 0, 19, 3};
    const Look look = follow_part(whole(port), port, part, 64);
    CHECK(look.side == doctest::Approx(35));
    CHECK(shows(look, port, part));
}

TEST_CASE("Revealing a part of the map moves the map only as far as needed to show it") {
    const Viewport port = port_of(40, 30);
    const Look look = follow_part({{0, 0}, 64}, port, {20, 10, 22, 12}, 64);
    const Extent right{30, 11, 30, 11};
    const Look moved = reveal_part(look, port, right);
    CHECK(rect_of(moved, right).right() == doctest::Approx(kRoom.right()).epsilon(0.01));
    CHECK(moved.middle.y == look.middle.y);
    CHECK(reveal_part(moved, port, right) == moved);
}

TEST_CASE("Zooming the map keeps the place under the pointer") {
    const Viewport port = port_of(40, 30);
    const Look look = follow_part({{0, 0}, 64}, port, {20, 10, 22, 12}, 64);
    const ui::Point at{300, 200};
    const ui::Point place = place_under(look, port, at);
    const Look larger = enlarged(look, port, 1.5F, at);
    CHECK(larger.side == 96);
    CHECK(place_under(larger, port, at).x == doctest::Approx(place.x));
    CHECK(place_under(larger, port, at).y == doctest::Approx(place.y));
    CHECK(enlarged(look, port, 100, at).side == 128);
    CHECK(enlarged(look, port, 0.01F, at) == whole(port));
}

TEST_CASE("A drag moves the map by the same number of pixels as the pointer, at most to its edge") {
    const Viewport port = port_of(40, 30);
    const Look look = follow_part({{0, 0}, 64}, port, {20, 10, 22, 12}, 64);
    const Look moved = moved_by(look, port, {64, -128});
    CHECK(moved.middle.x == doctest::Approx(look.middle.x - 1));
    CHECK(moved.middle.y == doctest::Approx(look.middle.y - 2));
    const Look edge = moved_by(look, port, {90000, 90000});
    CHECK(rect_of(edge, port.map).x == doctest::Approx(kRoom.x).epsilon(0.01));
    CHECK(rect_of(edge, port.map).y == doctest::Approx(kRoom.y).epsilon(0.01));
}

TEST_CASE("The camera glides to its target and stops there, or jumps there with reduced motion") {
    const Look a{{0, 0}, 64};
    const Look b{{10, 4}, 100};
    ui::Motion motion;
    motion.now = 5;
    Camera camera;
    CHECK_FALSE(camera.placed());
    camera.go(a, motion);
    CHECK(camera.look(5) == a);  // the first position needs no motion
    camera.go(b, motion);
    CHECK(camera.moving(5.1));
    const Look between = camera.look(5.2);
    CHECK(between.middle.x == doctest::Approx(5));
    CHECK(between.side == doctest::Approx(82));
    CHECK_FALSE(camera.moving(5.41));
    CHECK(camera.look(5.41) == b);
    motion.now = 6;
    camera.go({{10, 4.001F}, 100}, motion);
    CHECK_FALSE(camera.moving(6));  // a change of less than a pixel is ignored
    motion.reduced = true;
    camera.go(a, motion);
    CHECK_FALSE(camera.moving(6));
    CHECK(camera.look(6) == a);
}

TEST_CASE("Map tiles are aligned to the pixels of the device") {
    const MapFrame frame = frame_of({{3.21F, 1.77F}, 64.77F}, kArea, 2);
    CHECK(frame.side == 64.5F);
    CHECK(frame.origin.x * 2 == std::round(frame.origin.x * 2));
    CHECK(frame.origin.y * 2 == std::round(frame.origin.y * 2));
    CHECK(frame.at({0, 1}).bottom() == frame.at({0, 0}).y);
}

TEST_CASE("The map's buttons overlap neither its view nor each other, in areas of every shape") {
    for (const Rect area : {Rect{0, 0, 900, 540}, Rect{10, 60, 370, 400}, Rect{0, 0, 340, 230},
                            Rect{0, 0, 370, 120}, Rect{0, 0, 480, 374}, Rect{0, 0, 780, 760}}) {
        for (const bool phone : {true, false}) {
            CAPTURE(area.w);
            CAPTURE(area.h);
            const Controls controls = lay_controls(area, phone);
            std::vector<Rect> all{controls.overview};
            all.insert(all.end(), controls.button.begin(), controls.button.end());
            for (std::size_t i = 0; i < all.size(); ++i) {
                if (all[i].empty()) {
                    continue;
                }
                CHECK(lies_in(all[i], area));
                CHECK(ui::overlap(all[i], controls.room).empty());
                for (std::size_t k = 0; k < i; ++k) {
                    CHECK(ui::overlap(all[i], all[k]).empty());
                }
            }
            CHECK(controls.button[kMine].w == 44);
            CHECK(controls.button[kWhole].h == 44);
            CHECK(controls.room.w * controls.room.h > 0.65F * area.w * area.h);
        }
    }
}

TEST_CASE("A map tile under a button keeps its larger uncovered part clickable") {
    const Rect place{100, 100, 64, 64};
    CHECK(beside(place, {10, 10, 50, 50}) == place);
    CHECK(beside(place, {140, 0, 100, 300}) == Rect{100, 100, 40, 64});
    CHECK(beside(place, {90, 90, 100, 30}) == Rect{100, 120, 64, 44});
    CHECK(beside(place, {0, 0, 300, 300}).empty());
}

}  // namespace
}  // namespace ctq::cartolan::view
