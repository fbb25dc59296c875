// Tests that what a rule says is lit is drawn: each light has colours of its own, and a board has
// them when the rule says so, and only then.
#include <doctest/doctest.h>
#include <imgui.h>

#include <algorithm>
#include <set>
#include <string>

#include "shell/tables/incan_gold/frame.hpp"
#include "tests/stage/open_table.hpp"

namespace ctq::stage {
namespace {

using incan_gold::view::CardLight;
using Colors = std::set<unsigned>;

/// Returns all colours of a frame's triangles that are not quite transparent.
Colors colors(Person& person) {
    Colors found;
    for (const ImDrawList* list : person.drawn().CmdLists) {
        for (const ImDrawVert& corner : list->VtxBuffer) {
            if ((corner.col & IM_COL32_A_MASK) != 0) {
                found.insert(corner.col);
            }
        }
    }
    return found;
}

/// Returns the colours that only this light gives to a card of the path.
Colors colors_of(CardLight light) {
    const auto drawn = [](CardLight one) {
        Person person({kDesktop}, [one](ui::Canvas& canvas) {
            incan_gold::view::draw_temple_card(canvas, {400, 200, 144, 200},
                                               incan_gold::kFirstHazard, "", one);
        });
        return colors(person);
    };
    Colors own = drawn(light);
    for (const CardLight other : {CardLight::usual, CardLight::dimmed, CardLight::alarmed}) {
        for (const unsigned color : other == light ? Colors{} : drawn(other)) {
            own.erase(color);
        }
    }
    return own;
}

bool shows(Person& person, const Colors& light) {
    const Colors drawn = colors(person);
    return std::includes(drawn.begin(), drawn.end(), light.begin(), light.end());
}

TEST_CASE("When a hazard comes again, its pair of cards is lit and the others are dimmed") {
    const Colors lit = colors_of(CardLight::alarmed);
    const Colors dimmed = colors_of(CardLight::dimmed);
    REQUIRE_FALSE(lit.empty());
    REQUIRE_FALSE(dimmed.empty());
    Player person({.motion = true});
    person.set_up({"setup:incan_gold", "seats:1", "option:rounds=1"});
    person.go("");
    for (int seed = 1; seed < 12; ++seed) {
        sit_down(person, "incan_gold", {"seed:" + std::to_string(seed)});
        const auto& state = [&]() -> const incan_gold::State& {
            return *static_cast<const incan_gold::State*>(person.session().match().state());
        };
        int cards = 0;
        while (!person.over() && wait_for_turn(person)) {
            CHECK_FALSE(shows(person, lit));
            CHECK_FALSE(shows(person, dimmed));
            cards = state().turn + 1;
            person.press(U'g');
        }
        REQUIRE(state().busted);
        for (int i = 0; i < 300 && person.read(" again: ") == nullptr; ++i) {
            person.frame();
        }
        CAPTURE(seed);
        CHECK(shows(person, lit));
        CHECK(shows(person, dimmed) == (cards > 2));
        person.set_up({"lobby"});
    }
}

}  // namespace
}  // namespace ctq::stage
