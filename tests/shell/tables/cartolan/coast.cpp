#include <doctest/doctest.h>

#include <bit>

#include "shell/tables/cartolan/coast.hpp"

/// Tests of a tile's coast, which depends on its edges only.
namespace ctq::cartolan::view {
namespace {

bool is_corner(ui::Point p) {
    return (p.x == 0 || p.x == 1) && (p.y == 0 || p.y == 1);
}

TEST_CASE(
    "Land edges side by side form one land, opposite ones two, and four fill the tile with land") {
    CHECK(coast_of(0).lands.empty());
    CHECK_FALSE(coast_of(0).all_land);
    CHECK(coast_of(0b0001).lands.size() == 1);
    CHECK(coast_of(0b1001).lands.size() == 1);
    CHECK(coast_of(0b0101).lands.size() == 2);
    CHECK(coast_of(0b1101).lands.size() == 1);
    CHECK(coast_of(0b1111).all_land);
}

TEST_CASE("Each land shape is inside its tile, star-shaped, and meets its neighbors' at corners") {
    for (unsigned edges = 0; edges < 16; ++edges) {
        CAPTURE(edges);
        for (const auto& land : coast_of(edges).lands) {
            CHECK(is_corner(land.coast.front()));
            CHECK(is_corner(land.coast.back()));
            if (std::popcount(edges) == 1) {  // the middle of such a tile is water
                const ui::Point middle = land.coast[land.coast.size() / 2];
                CHECK(ui::length(middle - ui::Point{0.5F, 0.5F}) > 0.2F);
            }
            for (std::size_t i = 0; i < land.area.size(); ++i) {
                CAPTURE(i);
                CHECK(ui::Rect{0, 0, 1.0001F, 1.0001F}.contains(land.area[i]));
                const ui::Point a = land.area[i] - land.center;
                const ui::Point b = land.area[(i + 1) % land.area.size()] - land.center;
                CHECK(a.x * b.y - a.y * b.x > 0);
            }
        }
    }
}

}  // namespace
}  // namespace ctq::cartolan::view
