#include "shell/tables/cartolan/controls.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <vector>

#include "shell/tables/cartolan/map.hpp"

/// Tests of the layout of the map and its controls.
namespace ctq::cartolan::view {
namespace {

using ui::Rect;

bool lies_in(Rect part, Rect in) {
    return part.x >= in.x - 1 && part.y >= in.y - 1 && part.right() <= in.right() + 1 &&
           part.bottom() <= in.bottom() + 1;
}

TEST_CASE("Map tiles are aligned to the pixels of the device") {
    const ui::Viewport port{.area = {100, 50, 800, 500}};
    const MapFrame frame = frame_of(port, {{3.21F, -0.77F}, 64.77F}, 2);
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
