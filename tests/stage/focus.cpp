// Tests that Tab visits all visible spots in reading order.
#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "tests/stage/scenes.hpp"

namespace ctq::stage {
namespace {

/// The spots that Tab has to reach. Arrow keys also reach the spaces of a board.
std::set<std::string> to_reach(Person& person) {
    std::set<std::string> names;
    for (const ui::Spot& spot : person.spots()) {
        if (spot.layer == person.top() && spot.enabled && !spot.backdrop &&
            spot.kind != ui::SpotKind::plain && !spot.name.ends_with(":bar") && spot.focusable) {
            names.insert(spot.name);
        }
    }
    return names;
}

/// Returns whether `b` is read before `a`: `b` ends above `a`, or is left of `a` in one line.
bool read_before(const ui::Rect& b, const ui::Rect& a) {
    const bool one_line = b.y < a.bottom() && a.y < b.bottom();
    return one_line ? b.right() <= a.x + 1 : b.bottom() <= a.y + 1;
}

/// A spot that Tab reaches, and the position of the previously focused spot at that time.
struct Stop {
    ui::Spot spot;
    std::optional<ui::Rect> previous;
};

/// The spots in the order in which Tab reaches them. The walk ends when Tab is back at the first
/// spot and has reached all.
struct Walk {
    std::vector<Stop> stops;
    std::set<std::string> left;  ///< the spots that Tab never reached
    bool round = false;
};

Walk walk(Player& person) {
    Walk walk{{}, to_reach(person), false};
    const std::size_t most = 3 * person.spots().size() + 10;  // lists scroll on the way
    while (walk.stops.size() < most && !(walk.left.empty() && walk.round)) {
        person.press(ui::Key::tab);
        REQUIRE_FALSE(person.focus().empty());
        const ui::Spot* spot = person.spot(person.focus());
        REQUIRE(spot != nullptr);
        std::optional<ui::Rect> previous;
        if (!walk.stops.empty()) {
            walk.round = walk.round || walk.stops.front().spot.name == spot->name;
            const ui::Spot* last = person.spot(walk.stops.back().spot.name);
            previous = last != nullptr ? std::optional(last->rect) : std::nullopt;
        }
        walk.stops.push_back({*spot, previous});
        walk.left.erase(spot->name);
    }
    return walk;
}

/// Whether buttons of one line come from left to right. A track winds, and arrow keys walk over a
/// map, so boards are left out.
bool in_order(const Stop& stop) {
    if (!stop.previous || on_board(stop.spot.name)) {
        return true;
    }
    const ui::Rect before = *stop.previous;
    const ui::Rect now = stop.spot.rect;
    const bool one_line = before.y < now.bottom() && now.y < before.bottom() &&
                          std::abs(before.center().y - now.center().y) < 4;
    return !(one_line && read_before(now, before));
}

TEST_CASE("Tab visits all controls in reading order and then starts again; Shift+Tab goes back") {
    for (const Place& place : places()) {
        CAPTURE(place.name);
        const auto person = person_at(place, {kDesktop});
        const Walk order = walk(*person);
        for (const std::string& name : order.left) {
            FAIL_CHECK(place.name << ": Tab never comes to " << name);
        }
        CHECK(order.round);
        std::set<std::string> met;
        for (const Stop& stop : order.stops) {
            const ui::Spot& spot = stop.spot;
            // A list scrolls to what has the focus, so that it is visible.
            CHECK_MESSAGE(!spot.shown.empty(),
                          place.name << ": " << spot.name << " is out of sight");
            const bool again = !met.insert(spot.name).second;
            CHECK_MESSAGE((again || in_order(stop)), place.name
                                                         << ": " << spot.name
                                                         << " comes after what stands right of it");
        }
        const std::size_t count = order.stops.size();
        for (std::size_t back = 1; back < std::min<std::size_t>(count, 6); ++back) {
            person->press(ui::Key::tab, true);
            CHECK(person->focus() == order.stops[count - 1 - back].spot.name);
        }
    }
}

}  // namespace
}  // namespace ctq::stage
