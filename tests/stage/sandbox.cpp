// Tests of the sandbox, where a person tries out actions on a copy of a match. The original match
// never changes.
#include <doctest/doctest.h>

#include <string>

#include "engine/core/text.hpp"
#include "shell/scenes/page/page.hpp"
#include "shell/scenes/sandbox/scene.hpp"
#include "tests/stage/open_table.hpp"

namespace ctq::stage {
namespace {

using stage::Player;

/// Opens the sandbox of a table with open hands, by its menu.
void try_out(Player& person) {
    open_table(person);
    person.click("menu");
    person.click("menu-sandbox");
    REQUIRE(person.scene() == "sandbox");
}

std::string record(const Player& person) {
    return core::write_record(person.session().match());
}

TEST_CASE(
    "In the sandbox a click chooses the next card to draw, and the original match doesn't change") {
    Player person;
    try_out(person);
    const std::vector<std::string> saved = records(person);
    person.click("first");
    REQUIRE(cursor(person) == 0);
    person.click("next");
    REQUIRE(cursor(person) == 1);
    std::string other;
    for (const ui::Spot& spot : person.spots()) {
        if (other.empty() && spot.name.starts_with("put:") && !pressed(person, spot.name)) {
            other = spot.name;
        }
    }
    person.click(other);
    CHECK(cursor(person) == 2);
    const core::Match& match = person.session().match();
    CHECK(match.size() == 2);
    CHECK(match.game().to_text(match.state_at(1).data(), match.action(1)) == other.substr(4));
    CHECK(holds(record(person), " " + other.substr(4)));
    CHECK(person.app().scene().status().starts_with("Turn 0 of 0: the set-up"));
    CHECK(person.read("Turn 0 of 0: the set-up") != nullptr);
    CHECK(records(person) == saved);  // the match itself is unchanged
    person.reload();
    REQUIRE(person.scene() == "sandbox");
    CHECK(cursor(person) == 2);
    CHECK(person.app().scene().status().starts_with("Turn 0 of 0: the set-up"));
}

TEST_CASE("The sandbox shows the state and its hash, and a match can be played on from it") {
    Player person;
    try_out(person);
    const int actions = cursor(person);
    const std::string origin = behind(person, "sandbox=");
    person.click("part:2");
    CHECK(person.read(core::hex(person.session().hash())) != nullptr);
    person.click("copy-state");
    const std::string state = person.machine.clipboard;
    CHECK(state == scenes::state_json(person.session().match()));
    CHECK(person.read(state.substr(1, state.find(':') - 1)) != nullptr);
    person.click("play-on");
    REQUIRE(person.scene() == "table");
    person.rest();
    CHECK(person.session().your_turn());
    CHECK(cursor(person) >= actions);
    const std::vector<std::string> saved = records(person);
    REQUIRE(saved.size() == 2);
    CHECK(holds(saved[0] + saved[1], "[Sandbox \"" + origin + "\"]"));
}

TEST_CASE("The sandbox loads a pasted record, and a text that is not a record changes nothing") {
    Player person;
    try_out(person);
    const auto hash = person.session().hash();
    const std::string whole = record(person);
    person.click("part:2");
    person.click("load");
    REQUIRE(person.machine.question);
    CHECK(person.machine.question->text.empty());
    person.answer("hello");
    CHECK(holds(person.app().notice(), "Not loaded"));
    CHECK(person.session().hash() == hash);
    // The text stays in the dialog to be corrected.
    REQUIRE(person.machine.question);
    CHECK(person.machine.question->text == "hello");
    person.machine.question.reset();
    person.click("first");
    person.click("part:0");
    person.click("draw");
    CHECK(cursor(person) == 1);
    person.click("part:2");
    person.click("load");
    person.answer(whole);
    CHECK(person.session().hash() == hash);
}

TEST_CASE(
    "The sandbox's record can be edited in place, and an unreadable one stays with the reason") {
    Player person;
    try_out(person);
    const auto hash = person.session().hash();
    person.click("part:2");
    person.click("edit");
    REQUIRE(person.machine.question);
    std::string whole = person.machine.question->text;
    CHECK(whole == record(person));
    CHECK(whole.starts_with("[Game \"cartagena\"]"));
    whole.erase(whole.find_last_not_of(" \n") + 1);
    person.answer(whole + " hat@99");
    REQUIRE(person.machine.question);
    CHECK(person.machine.question->words.starts_with("Not loaded. "));
    CHECK(person.machine.question->text.ends_with(" hat@99"));
    CHECK(person.session().hash() == hash);
    person.answer(whole.substr(0, whole.find_last_of(" \n")));
    CHECK_FALSE(person.machine.question);
    CHECK(person.session().hash() != hash);
}

/// Presses the spots of an action in order, as at the table.
void press_spots(Player& person, core::Action action) {
    const int before = cursor(person);
    const tables::TableView& view = person.board().view();
    for (const ui::Target spot : view.spots_of(person.session().view(), action)) {
        if (cursor(person) != before || person.board().picker().chosen(spot)) {
            continue;
        }
        if (!stage::is_shown(person, spot)) {
            person.click(stage::to_press(person, spot));
        }
        person.click(stage::to_press(person, spot));
    }
    CHECK(cursor(person) > before);
}

TEST_CASE("A press on the sandbox's board plays the action for whichever seat is to act") {
    for (const char* game : {"cartagena", "carteso", "incan_gold", "cartolan"}) {
        CAPTURE(std::string(game));
        Player person;
        sit_down(person, game, {"seat:2=human", "seed:7"});
        REQUIRE(stage::wait_for_turn(person));
        person.set_up({"sandbox"});
        if (person.spot("reveal") != nullptr) {
            person.click("reveal");
        }
        const std::vector<std::string> saved = records(person);
        int seats = 0;
        for (int i = 0; i < 8; ++i) {
            const core::Turn turn = person.session().match().turn();
            if (turn.kind == core::Turn::Kind::chance) {
                person.click("draw");
                continue;
            }
            REQUIRE(turn.kind == core::Turn::Kind::seat);
            seats |= 1 << turn.seat;
            const auto& candidates = person.board().picker().left();
            REQUIRE_FALSE(candidates.empty());
            const core::Action action = candidates[static_cast<std::size_t>(i) % candidates.size()];
            const int at = cursor(person);
            press_spots(person, action);
            CHECK(person.session().match().action(at) == action);
        }
        CHECK(seats != 0);
        CHECK(records(person) == saved);
    }
}

TEST_CASE(
    "The sandbox accepts presses and drags by the name of a spot, and refuses unknown names") {
    Player person;
    sit_down(person, "cartagena", {"seat:2=human", "seed:7"});
    REQUIRE(stage::wait_for_turn(person));
    person.set_up({"sandbox"});
    if (person.spot("reveal") != nullptr) {
        person.click("reveal");
    }
    CHECK_FALSE(person.app().run("press:card:none", person.now()));
    const int before = cursor(person);
    for (const std::string& name : stage::names_of(person, person.board().picker().left()[0])) {
        if (cursor(person) == before) {
            person.set_up({"press:" + name});
        }
    }
    REQUIRE(cursor(person) == before + 1);
    const auto names = stage::names_of(person, person.board().picker().left()[0]);
    REQUIRE(names.size() > 1);
    person.set_up({"press:" + names[names.size() - 2] + ">" + names.back()});
    CHECK(cursor(person) == before + 2);
}

TEST_CASE("On a phone a press on the sandbox's board plays, and an illegal press gets a message") {
    Player person(stage::kPhone);
    sit_down(person, "carteso", {"seat:2=human", "seed:7"});
    person.set_up({"sandbox"});
    const std::string spot = stage::first_spot(person, "point:");
    const int before = cursor(person);
    person.tap(spot);
    CHECK(cursor(person) == before + 1);
    CHECK(person.spot(spot) == nullptr);
    person.tap("previous");
    CHECK(cursor(person) == before);
    CHECK(person.spot(spot) != nullptr);
    Player other;
    try_out(other);
    other.click("space:30");
    CHECK_FALSE(other.app().notice().empty());
}

TEST_CASE("If hands are hidden, the sandbox asks for confirmation before it shows them") {
    Player person;
    open_table(person, 0, {"option:rules=cards"});
    person.click("menu");
    person.click("menu-sandbox");
    REQUIRE(person.scene() == "sandbox");
    CHECK(holds(person.app().scene().status(), "shows all hands"));
    CHECK(person.read("Show all hands?") != nullptr);
    const auto offers = [&] {
        return std::any_of(person.spots().begin(), person.spots().end(),
                           [](const ui::Spot& one) { return one.name.starts_with("put:"); });
    };
    const auto commands = [&] {
        const auto list = person.app().commands();
        return std::any_of(list.begin(), list.end(),
                           [](const scenes::Command& one) { return one.id.starts_with("put:"); });
    };
    CHECK_FALSE(offers());
    CHECK_FALSE(commands());
    CHECK_FALSE(person.app().run("next", person.now()));
    CHECK(scenes::find_page(person.app().commands(), "state") == nullptr);
    person.click("reveal");
    CHECK(offers());
    CHECK(commands());
}

/// Returns the distance from the top of a button to the nearest long horizontal line above it or at
/// its top edge, such as the edge of its panel. Lines of the button itself are not counted.
float room_above(Player& person, ui::Rect button) {
    float least = 1000;
    for (const ui::Rect& stroke :
         ui::drawn_strokes(person.fonts(), person.drawn(), person.screen().w)) {
        const bool line = stroke.h < 4 && stroke.w > button.w + 20;
        const bool above =
            stroke.x <= button.x && stroke.right() >= button.right() && stroke.y < button.y + 10;
        least = line && above ? std::min(least, button.y - stroke.bottom()) : least;
    }
    return least;
}

TEST_CASE(
    "In the sandbox a hand has room to the edge of its panel, and no message hides a button") {
    for (const ui::Rect screen : {stage::kDesktop, stage::kSmallDesktop, stage::kTablet,
                                  stage::kPhone, stage::kPhoneOnSide, stage::kSmallPhone}) {
        for (const bool light : {false, true}) {
            CAPTURE(screen.w);
            Player person({.screen = screen, .light = light});
            sit_down(person, "incan_gold", {"seats:3", "seed:7"});
            person.play(3);
            person.rest();
            person.set_up({"end", "review", "analyse:fast"});
            REQUIRE(person.scene() == "review");
            person.rest();
            person.press(ui::Key::home);
            person.set_up({"best-line"});
            person.rest();
            REQUIRE(person.scene() == "sandbox");
            const ui::DrawnText* message = person.read("decisions to step through");
            message = message != nullptr ? message : person.read("one of many");
            REQUIRE(message != nullptr);
            const ui::Rect toast = message->rect.inset(-18, -8);
            for (const ui::Spot& spot : person.spots()) {
                const bool button = spot.kind != ui::SpotKind::plain && !spot.backdrop &&
                                    !spot.shown.empty() && !spot.name.ends_with(":sheet");
                CHECK_MESSAGE((!button || ui::overlap(spot.shown, toast).empty()), spot.name);
            }
            person.wait(10);
            if (person.spot("do:stay") != nullptr && screen.w >= 900) {
                CHECK(room_above(person, person.seen("do:stay")) >= 8);
            }
        }
    }
}

}  // namespace
}  // namespace ctq::stage
