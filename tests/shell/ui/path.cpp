#include "shell/ui/path.hpp"

#include <doctest/doctest.h>

#include <algorithm>

namespace ctq::ui {
namespace {

constexpr Rect desktop{42, 86, 860, 532};
constexpr Rect phone{18, 114, 354, 470};
constexpr Rect small{18, 114, 324, 306};
constexpr Rect wide{26, 60, 2200, 1100};

void check_inside(const TrackLayout& layout, Rect area) {
    const float edge = layout.half - 0.01F;
    const Rect inner = area.inset(edge);
    for (const Point& p : layout.ribbon) {
        CHECK(p.x >= inner.x);
        CHECK(p.x <= inner.right());
        CHECK(p.y >= inner.y);
        CHECK(p.y <= inner.bottom());
    }
}

TEST_CASE("Cartagena's track stays inside its area, and its discs don't touch") {
    for (const Rect area : {desktop, phone, small, wide}) {
        for (const int spaces : {1, 2, 5, 16, 36, 60}) {
            CAPTURE(area.w);
            CAPTURE(spaces);
            const TrackLayout layout = layout_track(area, spaces);
            REQUIRE(layout.places.size() == static_cast<std::size_t>(spaces) + 2);
            CHECK(layout.disc > 4);
            check_inside(layout, area);
            for (std::size_t i = 0; i < layout.places.size(); ++i) {
                for (std::size_t k = i + 1; k < layout.places.size(); ++k) {
                    CHECK(length(layout.places[i] - layout.places[k]) > 2.2F * layout.disc);
                }
            }
        }
    }
}

TEST_CASE(
    "The band drawn along the track passes through the centre of every space and repeats no "
    "point") {
    for (const Rect area : {desktop, phone}) {
        const TrackLayout layout = layout_track(area, 36);
        for (std::size_t i = 0; i + 1 < layout.ribbon.size(); ++i) {
            CHECK(length(layout.ribbon[i + 1] - layout.ribbon[i]) > 0.01F);
        }
        for (const Point& place : layout.places) {
            float nearest = 1000;
            for (std::size_t i = 0; i + 1 < layout.ribbon.size(); ++i) {
                const Point a = layout.ribbon[i];
                const Point along = layout.ribbon[i + 1] - a;
                const Point to = place - a;
                const float t = std::clamp(
                    (to.x * along.x + to.y * along.y) / (along.x * along.x + along.y * along.y),
                    0.0F, 1.0F);
                nearest = std::min(nearest, length(to - along * t));
            }
            CHECK(nearest < 0.5F);
        }
    }
}

TEST_CASE("The track's discs have at least the required size on a phone and on a desktop") {
    CHECK(layout_track(phone, 36).disc >= 20);
    CHECK(layout_track(small, 36).disc >= 15);
    CHECK(layout_track(desktop, 36).disc >= 28);
    CHECK(layout_track(desktop, 16).disc >= 40);
}

TEST_CASE("A line drawn along the track touches no space and is the same in both directions") {
    for (const Rect area : {desktop, phone}) {
        const TrackLayout layout = layout_track(area, 36);
        for (const float side : {1.09F, -1.09F}) {
            const float lane = side * layout.disc;
            const std::vector<Point> there = along_track(layout, 2, 20, lane);
            std::vector<Point> back = along_track(layout, 20, 2, lane);
            REQUIRE(there.size() == back.size());
            std::reverse(back.begin(), back.end());
            float walked = 0;
            for (std::size_t i = 0; i < there.size(); ++i) {
                CHECK(length(there[i] - back[i]) < 0.01F);
                walked += i == 0 ? 0.0F : length(there[i] - there[i - 1]);
                for (const Point place : layout.places) {
                    CHECK(length(there[i] - place) > layout.disc);
                }
            }
            CHECK(length(there.front() - layout.places[2]) < 3 * layout.disc);
            CHECK(length(there.back() - layout.places[20]) < 3 * layout.disc);
            // The line follows the bends instead of cutting across them.
            CHECK(walked > 18 * 2.2F * layout.disc);
        }
    }
    CHECK(along_track(layout_track(phone, 36), 5, 5, 3).size() == 2);
}

}  // namespace
}  // namespace ctq::ui
