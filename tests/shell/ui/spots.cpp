#include "shell/ui/spots.hpp"

#include <doctest/doctest.h>

#include <vector>

namespace ctq::ui {
namespace {

Spot spot_at(const char* name, Rect rect, int layer = 0) {
    Spot spot;
    spot.name = name;
    spot.rect = rect;
    spot.shown = rect;
    spot.layer = layer;
    return spot;
}

Spot backdrop(int layer) {
    Spot spot = spot_at("backdrop", {0, 0, 800, 600}, layer);
    spot.backdrop = true;
    spot.focusable = false;
    return spot;
}

/// A page with a few spots that runs frame by frame.
struct Page {
    Spots spots;
    Input input;
    std::vector<Spot> shown;

    explicit Page(std::vector<Spot> list) : shown(std::move(list)) { frame(); }

    void frame() {
        begin(spots, input);
        for (const Spot& spot : shown) {
            add(spots, spot);
        }
        end(spots, input);
        next_frame(input);
    }
    void press(Point at, bool touch = false) {
        pointer_pressed(input, at, touch);
        frame();
    }
    void move(Point at, bool touch = false) {
        pointer_moved(input, at, touch);
        frame();
    }
    void release(Point at, bool touch = false) {
        pointer_released(input, at, touch);
        frame();
    }
    void type(Key key, bool shift = false) {
        input.keys.push_back({key, 0, shift});
        frame();
    }
};

constexpr Rect left{10, 10, 100, 40};
constexpr Rect right{210, 10, 100, 40};
constexpr Rect below{10, 110, 100, 40};

TEST_CASE("A press and a release on the same spot click it once") {
    Page page({spot_at("a", left), spot_at("b", right)});
    page.press({20, 20});
    CHECK(page.spots.held == "a");
    CHECK(page.spots.clicked.empty());
    page.release({25, 22});
    CHECK(page.spots.clicked == "a");
    page.frame();
    CHECK(page.spots.clicked.empty());
}

TEST_CASE("A press and a release within one frame click the spot") {
    Page page({spot_at("a", left)});
    pointer_pressed(page.input, {20, 20}, true);
    pointer_released(page.input, {20, 20}, true);
    page.frame();
    CHECK(page.spots.clicked == "a");
}

TEST_CASE("A release on another spot clicks nothing") {
    Page page({spot_at("a", left), spot_at("b", right)});
    page.press({20, 20});
    page.release({220, 20});
    CHECK(page.spots.clicked.empty());
}

TEST_CASE("A disabled spot can be hovered but neither clicked nor reached by Tab") {
    Spot off = spot_at("off", left);
    off.enabled = false;
    Page page({off, spot_at("on", right)});
    page.move({20, 20});
    CHECK(page.spots.hovered == "off");
    page.press({20, 20});
    page.release({20, 20});
    CHECK(page.spots.clicked.empty());
    page.type(Key::tab);
    CHECK(page.spots.focus == "on");
}

TEST_CASE("Where spots overlap, the one that was added last is on top") {
    Page page({spot_at("board", {0, 0, 400, 400}), spot_at("piece", left)});
    page.move({20, 20});
    CHECK(page.spots.hovered == "piece");
    page.move({300, 300});
    CHECK(page.spots.hovered == "board");
}

TEST_CASE("A finger near a small spot hits it, a mouse pointer does not") {
    Page page({spot_at("small", {100, 100, 20, 20})});
    page.move({92, 110});
    CHECK(page.spots.hovered.empty());
    page.press({92, 110}, true);
    page.release({92, 110}, true);
    CHECK(page.spots.clicked == "small");
}

TEST_CASE("A draggable spot follows the pointer and can be dropped on another spot") {
    Spot card = spot_at("card", left);
    card.draggable = true;
    Page page({card, spot_at("place", right)});
    page.press({20, 20});
    page.move({22, 20});
    CHECK_FALSE(page.spots.dragging);
    page.move({120, 20});
    CHECK(page.spots.dragging);
    page.release({220, 20});
    CHECK(page.spots.dropped == "card");
    CHECK(page.spots.dropped_on == "place");
    CHECK(page.spots.clicked.empty());
    page.frame();
    CHECK(page.spots.dropped.empty());
    CHECK_FALSE(page.spots.dragging);
}

TEST_CASE("A finger that moves over a list scrolls it and clicks nothing") {
    Page page({spot_at("line", left)});
    const ScrollArea area{"list", {0, 0, 200, 200}, 0};
    page.spots.areas.push_back(area);
    page.press({20, 20}, true);
    page.spots.areas.push_back(area);
    page.move({20, 60}, true);
    CHECK(page.spots.scrolled == "list");
    CHECK(page.spots.held.empty());
    page.release({20, 20}, true);
    CHECK(page.spots.clicked.empty());
    CHECK(page.spots.scrolled.empty());
}

TEST_CASE("Tab and Shift+Tab walk through the spots in order; Enter and Space click") {
    Page page({spot_at("a", left), spot_at("b", right), spot_at("c", below)});
    page.type(Key::tab);
    CHECK(page.spots.focus == "a");
    page.type(Key::tab);
    page.type(Key::tab);
    CHECK(page.spots.focus == "c");
    page.type(Key::tab);
    CHECK(page.spots.focus == "a");
    page.type(Key::tab, true);
    CHECK(page.spots.focus == "c");
    page.type(Key::enter);
    CHECK(page.spots.clicked == "c");
    page.type(Key::space);
    CHECK(page.spots.clicked == "c");
}

TEST_CASE("On a web page Tab walks through the spots and leaves the canvas after the last one") {
    Page page({spot_at("a", left), spot_at("b", right), spot_at("c", below)});
    CHECK(tab(page.spots, false));
    CHECK(page.spots.focus == "a");
    CHECK(page.spots.focus_visible);
    CHECK(tab(page.spots, false));
    CHECK(tab(page.spots, false));  // without a frame in between
    CHECK(page.spots.focus == "c");
    CHECK_FALSE(tab(page.spots, false));
    CHECK(page.spots.focus.empty());
    CHECK_FALSE(page.spots.focus_visible);
    enter(page.spots, true);
    CHECK(page.spots.focus == "c");
    enter(page.spots, false);
    CHECK(page.spots.focus == "a");
    CHECK_FALSE(tab(page.spots, true));
    CHECK_FALSE(tab(page.spots, true));  // no spot has the focus: Shift+Tab leaves the canvas
}

TEST_CASE("On a web page Tab stays within an open sheet") {
    Page page({spot_at("a", left), backdrop(1), spot_at("yes", right, 1), spot_at("no", below, 1)});
    page.frame();
    for (const char* name : {"yes", "no", "yes"}) {
        CHECK(tab(page.spots, false));
        CHECK(page.spots.focus == name);
    }
    CHECK(tab(page.spots, true));
    CHECK(page.spots.focus == "no");
    page.shown.resize(1);
    page.frame();
    CHECK(tab(page.spots, false));  // in the first frame without the sheet
    CHECK(page.spots.focus == "a");
}

TEST_CASE("On a web page Shift+Tab leaves the canvas if the last clicked spot is gone") {
    Page page({spot_at("a", left), spot_at("b", right)});
    page.press({220, 20});
    page.release({220, 20});
    page.shown.pop_back();
    page.frame();
    page.frame();
    CHECK_FALSE(tab(page.spots, true));
    CHECK(tab(page.spots, false));
    CHECK(page.spots.focus == "a");
}

TEST_CASE("Enter clicks nothing if the pointer was used after the keyboard") {
    Page page({spot_at("a", left)});
    page.press({20, 20});
    page.release({20, 20});
    page.type(Key::enter);
    CHECK(page.spots.clicked.empty());
}

TEST_CASE("After the focused spot is removed, Tab continues from where the spot was") {
    Page page({spot_at("a", left), spot_at("b", right), spot_at("c", below)});
    page.type(Key::tab);
    page.type(Key::tab);
    REQUIRE(page.spots.focus == "b");
    page.shown.erase(page.shown.begin() + 1);
    page.frame();
    page.type(Key::tab);
    CHECK(page.spots.focus == "c");
}

TEST_CASE("Arrow keys move the focus to the nearest spot in their direction") {
    Page page({spot_at("a", left), spot_at("b", right), spot_at("c", below)});
    page.type(Key::tab);
    page.type(Key::right);
    CHECK(page.spots.focus == "b");
    page.type(Key::left);
    CHECK(page.spots.focus == "a");
    page.type(Key::down);
    CHECK(page.spots.focus == "c");
    page.type(Key::down);
    CHECK(page.spots.focus == "c");
    page.type(Key::up);
    CHECK(page.spots.focus == "a");
}

TEST_CASE("An arrow key reaches a spot far to the side if no spot is straight ahead") {
    Page page({spot_at("a", left), spot_at("far", {710, 110, 100, 40})});
    page.type(Key::tab);
    page.type(Key::down);
    CHECK(page.spots.focus == "far");
}

TEST_CASE("After the focused spot is disabled, arrow keys continue from where it is") {
    Page page({spot_at("corner", {0, 0, 5, 5}), spot_at("a", {200, 200, 40, 40}),
               spot_at("b", {240, 200, 40, 40}), spot_at("c", {280, 200, 40, 40})});
    page.type(Key::tab);
    page.type(Key::tab);
    page.type(Key::tab);
    REQUIRE(page.spots.focus == "b");
    page.shown[2].enabled = false;
    page.frame();
    page.type(Key::right);
    CHECK(page.spots.focus == "c");
}

TEST_CASE("An open layer blocks the spots below it and returns the focus when it closes") {
    Page page({spot_at("a", left), spot_at("b", right)});
    page.type(Key::tab);
    page.type(Key::tab);
    REQUIRE(page.spots.focus == "b");
    const std::vector<Spot> scene = page.shown;
    page.shown.push_back(backdrop(1));
    page.shown.push_back(spot_at("yes", below, 1));
    page.frame();
    page.press({20, 20});
    CHECK(page.spots.held == "backdrop");
    page.release({20, 20});
    CHECK(page.spots.clicked == "backdrop");
    page.type(Key::tab);
    CHECK(page.spots.focus == "yes");
    page.type(Key::tab);
    CHECK(page.spots.focus == "yes");
    page.shown = scene;
    page.frame();
    page.frame();
    CHECK(page.spots.focus == "b");
}

TEST_CASE("After a finger is lifted no spot is hovered") {
    Page page({spot_at("a", left)});
    page.press({20, 20}, true);
    page.release({20, 20}, true);
    page.frame();
    CHECK(page.spots.hovered.empty());
}

TEST_CASE("A spot that is scrolled out of view can be focused but not hovered") {
    Spot hidden = spot_at("hidden", left);
    hidden.shown = {10, 10, 100, 0};
    Page page({hidden});
    page.move({20, 20});
    CHECK(page.spots.hovered.empty());
    page.type(Key::tab);
    CHECK(page.spots.focus == "hidden");
}

}  // namespace
}  // namespace ctq::ui
