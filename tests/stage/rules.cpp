// The rules pages: how to open and leave them, how to jump and scroll.
#include <doctest/doctest.h>

#include <string>

#include "tests/stage/open_table.hpp"

namespace ctq::stage {
namespace {

using stage::Player;
using ui::Key;

TEST_CASE(
    "The lobby opens a game's rules, a tab opens another game's, and Back returns to the lobby") {
    Player person;
    person.click("rules");
    REQUIRE(person.scene() == "rules");
    CHECK(person.machine.routes.back() == "rules=cartagena");
    person.click("rules:incan_gold");
    CHECK(person.machine.routes.back() == "rules=incan_gold");
    CHECK(person.read("Stay or leave") != nullptr);
    person.click("back");
    CHECK(person.scene() == "lobby");
}

TEST_CASE("The rules open from a table, and Back returns to the same position") {
    Player person;
    person.click("play:cartagena");
    stage::play_by_pointing(person);
    person.rest();
    const auto left = person.session().hash();
    const std::string where = person.machine.routes.back();
    person.click("rules");
    person.click("rules:cartagena");
    REQUIRE(person.scene() == "rules");
    person.click("back");
    REQUIRE(person.scene() == "table");
    CHECK(person.machine.routes.back() == where);
    person.rest();
    CHECK(person.session().hash() == left);
}

TEST_CASE(
    "At a table the rules page shows the match's rule set, and the other sets are one press away") {
    for (const bool phone : {false, true}) {
        CAPTURE(phone);
        Player person(phone ? stage::kPhone : stage::kDesktop);
        const auto press = [&](const char* spot) { phone ? person.tap(spot) : person.click(spot); };
        person.set_up({"setup:cartagena", "option:rules=advanced", "start", "rules:cartagena"});
        REQUIRE(person.scene() == "rules");
        CHECK(person.machine.routes.back() == "rules=cartagena;advanced");
        const std::string advanced = "one to three actions";
        const std::string board = "one or two actions";
        CHECK(person.text_view().find(advanced) != std::string::npos);
        CHECK(person.text_view().find(board) == std::string::npos);
        press("rule-set:board");
        CHECK(person.machine.routes.back() == "rules=cartagena;board");
        CHECK(person.text_view().find(advanced) == std::string::npos);
        CHECK(person.text_view().find(board) != std::string::npos);
        CHECK(person.spot("rule-set:cards")->rect.x > person.spot("rule-set:board")->rect.x);
        press("rules:carteso");  // has one rule set
        CHECK(person.spot("rule-set:board") == nullptr);
        press("back");
        CHECK(person.scene() == "table");
    }
}

TEST_CASE("In the rules the table of contents marks the current section") {
    Player person;
    person.go("rules=carteso");
    /// The section whose row in the contents is bold; -1 if there is none.
    const auto marked = [&] {
        int found = -1;
        for (int section = 0; const ui::Spot* row = person.spot("jump:" + std::to_string(section));
             ++section) {
            for (const ui::DrawnText& line : person.text()) {
                found = line.face == ui::Face::bold && row->rect.contains(line.rect.center())
                            ? section
                            : found;
            }
        }
        return found;
    };
    for (int section = 0; person.spot("jump:" + std::to_string(section)) != nullptr; ++section) {
        const std::string name = "jump:" + std::to_string(section);
        CAPTURE(name);
        person.click(name);
        CHECK(marked() == section);
    }
    person.press(Key::home);
    CHECK(marked() == 0);
    person.press(Key::end);
    CHECK(person.spot("jump:" + std::to_string(marked() + 1)) == nullptr);
}

TEST_CASE("The pictures on Incan Gold's rules page show no Odds switch") {
    for (const char* game : {"incan_gold", "cartolan", "carteso", "cartagena"}) {
        CAPTURE(std::string(game));
        Player person;
        person.go(std::string("rules=") + game);
        for (int section = 0; person.spot("jump:" + std::to_string(section)) != nullptr;
             ++section) {
            person.click("jump:" + std::to_string(section));
            CHECK(person.read("Odds") == nullptr);
        }
    }
}

TEST_CASE("The rules page scrolls by its table of contents, by keys and by the mouse wheel") {
    Player person;
    person.go("rules=cartagena");
    const auto top = [&](const char* name) { return person.spot(name)->rect.y; };
    const auto check_headed = [&](const char* name) {
        CAPTURE(name);
        CHECK(person.seen(name).y > 50);
        CHECK(top(name) < 300);
    };
    const float begin = top("section-0");
    person.click("jump:4");
    check_headed("section-4");
    person.press(Key::home);
    CHECK(top("section-0") == begin);
    person.press(Key::page_down);
    CHECK(top("section-0") < begin - 300);
    person.press(Key::page_up);
    CHECK(top("section-0") == begin);
    person.press(Key::down);
    CHECK(top("section-0") < begin);
    person.press(Key::home);
    person.wheel({640, 400}, 300);
    CHECK(top("section-0") < begin - 100);
    person.press(Key::end);
    CHECK(top("section-0") < begin - 1000);
}

}  // namespace
}  // namespace ctq::stage
