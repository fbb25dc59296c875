// The keyboard alone: Tab goes through what is to be seen as one reads, and reaches all of it.
#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "tests/stage/scenes.hpp"

namespace ctq::stage {
namespace {

/// What a person without a pointer has to come to: the board's places are reached by arrows, too.
std::set<std::string> to_reach(const Person& person) {
    std::set<std::string> names;
    for (const ui::Spot& spot : person.spots()) {
        if (spot.layer == person.top() && spot.enabled && !spot.backdrop &&
            spot.kind != ui::SpotKind::plain && !spot.name.ends_with(":bar") && spot.focusable) {
            names.insert(spot.name);
        }
    }
    return names;
}

TEST_CASE("Tab reaches everything that can be pressed, and comes round") {
    for (const Place& place : places()) {
        const auto person = person_at(place, {kDesktop});
        CAPTURE(place.name);
        std::set<std::string> left = to_reach(*person);
        const std::size_t most = 2 * person->spots().size() + 10;
        std::string first;
        bool round = false;
        for (std::size_t i = 0; i < most && !(left.empty() && round); ++i) {
            person->press(ui::Key::tab);
            REQUIRE_FALSE(person->focus().empty());
            // What has the focus is seen: a list scrolls to it.
            const ui::Spot* spot = person->spot(person->focus());
            REQUIRE(spot != nullptr);
            CHECK_MESSAGE(!spot->shown.empty(),
                          place.name << ": " << spot->name << " is out of sight");
            round = round || person->focus() == first;
            first = first.empty() ? person->focus() : first;
            left.erase(person->focus());
        }
        for (const std::string& name : left) {
            FAIL_CHECK(place.name << ": Tab never comes to " << name);
        }
        CHECK(round);
    }
}

TEST_CASE("Shift and Tab go the way of Tab back") {
    for (const Place& place : places()) {
        CAPTURE(place.name);
        const auto person = person_at(place, {kDesktop});
        std::vector<std::string> way;
        for (int i = 0; i < 6; ++i) {
            person->press(ui::Key::tab);
            way.push_back(person->focus());
        }
        for (std::size_t i = way.size() - 1; i-- > 0;) {
            person->press(ui::Key::tab, true);
            CHECK(person->focus() == way[i]);
        }
    }
}

/// Whether `b` is read before `a`: it ends above it, or stands left of it in one line.
bool read_before(const ui::Rect& b, const ui::Rect& a) {
    const bool one_line = b.y < a.bottom() && a.y < b.bottom();
    return one_line ? b.right() <= a.x + 1 : b.bottom() <= a.y + 1;
}

TEST_CASE("Buttons of one line are reached from left to right") {
    for (const Place& place : places()) {
        const auto person = person_at(place, {kDesktop});
        std::set<std::string> met;
        std::string last;
        for (std::size_t i = 0; i < person->spots().size() + 1; ++i) {
            person->press(ui::Key::tab);
            const std::string name = person->focus();
            if (!met.insert(name).second) {
                break;
            }
            const ui::Spot* previous = person->spot(std::exchange(last, name));
            // The track winds its way, and a map is gone over by arrows.
            if (previous == nullptr || on_board(name)) {
                continue;
            }
            const ui::Rect before = previous->rect;
            const ui::Rect now = person->spot(name)->rect;
            const bool one_line = before.y < now.bottom() && now.y < before.bottom() &&
                                  std::abs(before.center().y - now.center().y) < 4;
            CHECK_MESSAGE(!(one_line && read_before(now, before)),
                          place.name << ": " << name << " comes after " << previous->name
                                     << ", which stands right of it");
        }
    }
}

}  // namespace
}  // namespace ctq::stage
