// Tests of the question about a chosen action: on no page does it leave its place or get cut.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "tests/stage/open_table.hpp"

namespace ctq::stage {
namespace {

constexpr ui::Rect kTabletUpright{0, 0, 768, 1024};
constexpr ui::Rect kPages[] = {kTabletUpright, kTablet, kSmallDesktop, {0, 0, 900, 700}, kDesktop,
                               kSmallPhone,    kPhone,  kPhoneOnSide,  kSmallPhoneOnSide};

bool inside(ui::Rect in, ui::Rect out) {
    return in.x >= out.x - 1 && in.y >= out.y - 1 && in.right() <= out.right() + 1 &&
           in.bottom() <= out.bottom() + 1;
}

/// Checks that the question about the pending action is drawn in full, inside its place on the
/// page and apart from all buttons.
void check_question(Player& person) {
    REQUIRE(person.pending());
    const ui::Rect room = person.seen("prompt");
    const std::string question = person.spot("prompt")->label;
    CAPTURE(person.screen().w);
    CAPTURE(question);
    std::size_t drawn = 0;  // length of the part of the question that was found
    for (const ui::DrawnText& line : person.text()) {
        const bool above = line.rect.center().x > room.x && line.rect.center().x < room.right();
        if (!above || line.words.size() < 4 || !question.substr(drawn).starts_with(line.words)) {
            continue;
        }
        drawn = std::min(question.size(), drawn + line.words.size() + 1);
        CHECK_MESSAGE(inside(line.rect, room), line.words);
        for (const ui::Spot& spot : person.spots()) {
            const bool button = spot.kind == ui::SpotKind::button && !spot.backdrop;
            CHECK_MESSAGE((!button || ui::overlap(line.rect, spot.shown).empty()), spot.name);
        }
    }
    CHECK(drawn == question.size());
}

TEST_CASE("On an upright tablet Carteso's question stays in its place for a stone on any point") {
    for (const char* text : {"normal", "largest"}) {
        Player person({kTabletUpright, text});
        sit_down(person, "carteso",
                 {"option:size=9", "option:komi=4", "option:sides=fixed", "seat:2=claimer"});
        for (const int actions : {0, 16}) {
            person.play(actions);
            REQUIRE(wait_for_turn(person));
            const core::ActionList legal = person.session().legal();
            for (const core::Action action : legal) {
                const std::string name = names_of(person, action).front();
                if (name.starts_with("point:")) {
                    point(person, action, By::finger);
                    check_question(person);
                    person.tap("reject");
                }
            }
        }
    }
}

TEST_CASE("On no page does the question about an action leave its place, in any game") {
    for (const char* game : {"cartagena", "carteso", "cartolan", "incan_gold"}) {
        CAPTURE(std::string(game));
        Player person;
        sit_down(person, game, {"seed:4", "set:confirm=on"});
        for (int turn = 0; turn < 5; ++turn) {
            REQUIRE(wait_for_turn(person));
            const core::ActionList legal = person.session().legal();
            const int step = std::max(1, legal.size / 5);
            for (int i = 0; i < legal.size; i += step) {
                const std::string token =
                    person.session().game().to_text(person.session().view(), legal[i]);
                person.set_up({"act:" + token});
                for (const ui::Rect page : kPages) {
                    person.resize(page);
                    check_question(person);
                }
                person.set_up({"reject"});
            }
            person.play(3);
        }
    }
}

}  // namespace
}  // namespace ctq::stage
