#include "shell/ui/layout.hpp"

#include <doctest/doctest.h>

#include <vector>

#include "tests/stage/person.hpp"

namespace ctq::ui {
namespace {

constexpr Rect kArea{10, 20, 100, 200};

TEST_CASE("Parts of a row or column are placed one after another with the given gaps") {
    const auto [top, middle, bottom] = rows(kArea, {{30, 5}, {40, 6}, {50}});
    CHECK(top == Rect{10, 20, 100, 30});
    CHECK(middle == Rect{10, 55, 100, 40});
    CHECK(bottom == Rect{10, 101, 100, 50});
    const auto [left, right] = columns(kArea, {{30, 5}, {40}});
    CHECK(left == Rect{10, 20, 30, 200});
    CHECK(right == Rect{45, 20, 40, 200});
}

TEST_CASE("Parts that may grow share the free space in proportion to their weights") {
    const auto [a, b, c] = rows(kArea, {{.size = 20, .grow = 1}, {30, 10}, {.grow = 3}});
    CHECK(a == Rect{10, 20, 100, 55});
    CHECK(b == Rect{10, 75, 100, 30});
    CHECK(c == Rect{10, 115, 100, 105});
}

TEST_CASE(
    "Without enough space the last part shrinks first, down to its minimum, then the one before") {
    const Part parts[] = {{.size = 100, .gap = 10, .least = 0},
                          {.size = 60, .gap = 10, .least = 20},
                          {.size = 80, .least = 30}};
    const auto sizes = [&](float room) {
        Rect places[3];
        cut({0, 0, 1, room}, true, parts, places);
        CHECK(places[2].bottom() <= room);
        return std::vector<float>{places[0].h, places[1].h, places[2].h};
    };
    CHECK(length(parts) == 260);
    CHECK(sizes(300) == std::vector<float>{100, 60, 80});
    CHECK(sizes(230) == std::vector<float>{100, 60, 50});
    CHECK(sizes(200) == std::vector<float>{100, 50, 30});
    CHECK(sizes(120) == std::vector<float>{50, 20, 30});
    CHECK(sizes(60) == std::vector<float>{0, 20, 20});  // no part exceeds the space that is left
}

TEST_CASE("A part of size 0 is left out together with its gap, unless it may grow") {
    const auto [a, none, b] = rows(kArea, {{30, 5}, {0, 50}, {40}});
    CHECK(none.empty());
    CHECK(a.h == 30);
    CHECK(b == Rect{10, 55, 100, 40});
    CHECK(length(std::vector<Part>{{30, 5}, {0, 50}, {40, 7}, {}}) == 75);
}

/// Adds three parts to a column, one of size 0.
void describe(Column& column, std::vector<Rect>& drawn) {
    const auto note = [&](Rect at) { drawn.push_back(at); };
    column.add(30, 5, note);
    column.add(0, 50, note);
    column.space(7);
    column.add(40, 9, note);
}

TEST_CASE("One layout description both measures a column and draws its parts") {
    std::vector<Rect> drawn;
    CHECK(measured(100, [&](Column& column) { describe(column, drawn); }) == 82);
    CHECK(drawn.empty());
    Column column(kArea);
    describe(column, drawn);
    CHECK(column.height() == 82);
    CHECK(drawn == std::vector<Rect>{{10, 20, 100, 30}, {10, 62, 100, 40}});
    CHECK(column.left() == Rect{10, 111, 100, 109});
}

TEST_CASE("inset adds a margin around a column, and fill takes the rest of the height") {
    std::vector<Rect> drawn;
    const auto framed = [&](Column& column) {
        column.inset(10, 20);
        column.add(30, 5, [&](Rect at) { drawn.push_back(at); });
        column.fill(50, [&](Rect at) { drawn.push_back(at); });
    };
    CHECK(measured(100, framed) == 125);
    Column column(kArea);
    framed(column);
    CHECK(drawn == std::vector<Rect>{{20, 40, 80, 30}, {20, 75, 80, 125}});
}

TEST_CASE("The size class follows from the size of the page") {
    const auto is = [](Rect screen) {
        SizeClass shown{};
        stage::Person person({screen}, [&](Canvas& canvas) { shown = size_class(canvas); });
        person.frame();
        return shown;
    };
    CHECK(is({0, 0, 360, 640}) == SizeClass::phone);
    CHECK(is({0, 0, 844, 390}) == SizeClass::turned_phone);
    CHECK(is({0, 0, 768, 1024}) == SizeClass::phone);
    CHECK(is({0, 0, 899, 1200}) == SizeClass::phone);
    CHECK(is({0, 0, 900, 1200}) == SizeClass::tablet);
    CHECK(is({0, 0, 899, 700}) == SizeClass::tablet);
    CHECK(is({0, 0, 1280, 800}) == SizeClass::desktop);
    CHECK(is({0, 0, 1920, 1080}) == SizeClass::wide);
}

}  // namespace
}  // namespace ctq::ui
