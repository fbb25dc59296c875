#include "shell/ui/path.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "shell/ui/track.hpp"

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

/// Returns the distance of a point from a line.
float distance(Point point, const std::vector<Point>& line) {
    float nearest = 1000;
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
        const Point a = line[i];
        const Point along = line[i + 1] - a;
        const Point to = point - a;
        const float t =
            std::clamp((to.x * along.x + to.y * along.y) / (along.x * along.x + along.y * along.y),
                       0.0F, 1.0F);
        nearest = std::min(nearest, length(to - along * t));
    }
    return nearest;
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
            CHECK(distance(place, layout.ribbon) < 0.5F);
        }
    }
}

TEST_CASE("The track's discs have at least the required size on a phone and on a desktop") {
    CHECK(layout_track(phone, 36).disc >= 20);
    CHECK(layout_track(small, 36).disc >= 15);
    CHECK(layout_track(desktop, 36).disc >= 28);
    CHECK(layout_track(desktop, 16).disc >= 40);
}

/// Returns the greatest change of direction between two steps of a line, in radians.
float sharpest(const std::vector<Point>& line) {
    float most = 0;
    for (std::size_t i = 2; i < line.size(); ++i) {
        const Point a = line[i - 1] - line[i - 2];
        const Point b = line[i] - line[i - 1];
        most = std::max(most, std::abs(std::atan2(a.x * b.y - a.y * b.x, a.x * b.x + a.y * b.y)));
    }
    return most;
}

TEST_CASE("A trail runs through the centres of the spaces, and is round where the road turns") {
    for (const Rect area : {desktop, phone, small, wide}) {
        for (const int spaces : {2, 16, 36, 60}) {
            CAPTURE(area.w);
            CAPTURE(spaces);
            const TrackLayout layout = layout_track(area, spaces);
            const std::vector<Point> there = along_track(layout, 0, spaces + 1);
            for (const Point place : layout.places) {
                CHECK(distance(place, there) < 0.01F);
            }
            CHECK(sharpest(there) < 0.8F);
            std::vector<Point> back = along_track(layout, spaces + 1, 0);
            std::reverse(back.begin(), back.end());
            REQUIRE(there.size() == back.size());
            CHECK(std::equal(there.begin(), there.end(), back.begin()));
        }
    }
    CHECK(along_track(layout_track(phone, 36), 5, 5).size() == 1);
}

TEST_CASE("No trail leaves the road, not even one beside another") {
    for (const Rect area : {desktop, phone, small, wide}) {
        for (const int spaces : {2, 16, 36, 60}) {
            CAPTURE(area.w);
            CAPTURE(spaces);
            const TrackLayout layout = layout_track(area, spaces);
            for (const float aside : {0.0F, 0.22F, -0.22F}) {
                CAPTURE(aside);
                float farthest = 0;
                for (const Point p : along_track(layout, 0, spaces + 1, aside * layout.disc)) {
                    farthest = std::max(farthest, distance(p, layout.ribbon));
                }
                // A trail is up to 0.12 discs wide.
                CHECK(farthest < layout.half - 0.06F * layout.disc);
            }
        }
    }
}

TEST_CASE("A stretch of a line has the length asked for and lies on the line") {
    const std::vector<Point> line = along_track(layout_track(desktop, 36), 3, 30);
    const float all = length(line);
    const std::vector<Point> part = stretch(line, 100, all - 250);
    CHECK(length(part) == doctest::Approx(all - 350).epsilon(0.001));
    for (const Point p : part) {
        CHECK(distance(p, line) < 0.01F);
    }
    CHECK(length(stretch(line, 0, all)) == doctest::Approx(all).epsilon(0.001));
    CHECK(stretch(line, 70, 70).size() == 1);
    CHECK(length(stretch(line, all, all + 9).front() - line.back()) < 0.01F);
}

TEST_CASE("One, two or three pirates on a space leave its symbol free and stand apart") {
    for (const Rect area : {desktop, phone, small, wide}) {
        const TrackLayout layout = layout_track(area, 36);
        const Point place = layout.places[7];
        for (int n = 1; n <= 3; ++n) {
            CAPTURE(n);
            const TokenStack stack = tokens_at(layout, 7, n);
            REQUIRE(stack.at.size() == static_cast<std::size_t>(n));
            for (std::size_t i = 0; i < stack.at.size(); ++i) {
                const float gap = length(stack.at[i] - place) - stack.size / 2;
                CHECK(gap > symbol_share * layout.disc / 2);
                for (std::size_t k = i + 1; k < stack.at.size(); ++k) {
                    CHECK(length(stack.at[i] - stack.at[k]) > 0.98F * stack.size);
                }
            }
        }
    }
}

}  // namespace
}  // namespace ctq::ui
