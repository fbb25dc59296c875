#include <doctest/doctest.h>

#include <initializer_list>
#include <string>

#include "tests/stage/player.hpp"

/// Tests the layout of whole pages on screens of several sizes: texts can be read and nothing
/// overlaps.
namespace ctq::stage {
namespace {

using stage::Player;
using ui::Rect;

/// Runs commands, then waits until no bot plays and the messages are gone.
void arrive(Player& person, std::initializer_list<std::string> commands) {
    person.set_up(commands);
    person.rest();
    person.wait(60);
}

/// Checks that a visible, uncut line contains each of these texts.
void check_whole(Player& person, std::initializer_list<const char*> words) {
    for (const char* word : words) {
        CHECK_MESSAGE(person.read(word) != nullptr, std::string(word));
    }
}

bool apart(Rect a, Rect b) {
    return ui::overlap(a, b).empty();
}

TEST_CASE("In the lobby no text is cut at the largest text size") {
    for (const Rect page : {stage::kDesktop, stage::kPhone}) {
        CAPTURE(page.w);
        Player person({page, "largest"});
        person.settle();
        CHECK_MESSAGE(person.cut().empty(), person.cut());
        check_whole(person, {"Cartotheque", "Library", "Laboratory", "Rules", "ahead to win."});
        if (page.w > 700) {
            check_whole(person, {"Settings", "About", "Keys", "wonders home."});
        }
        const Rect title = person.read("Cartotheque")->rect;
        const Rect under = person.read("Board games of maps")->rect;
        CHECK(title.bottom() <= under.y);
    }
}

TEST_CASE("In the laboratory's figures no text is cut at the largest text size") {
    for (const Rect page : {stage::kDesktop, stage::kPhone}) {
        CAPTURE(page.w);
        Player person({page, "largest"});
        arrive(person, {"laboratory", "preset:bots-cards", "games:20", "run"});
        person.scroll_to("lab:sort");
        person.wheel({page.w - 40, page.h / 2}, 300);
        for (const ui::DrawnText& line : person.text()) {
            const bool figure =
                line.words.find_first_not_of("0123456789.…%- –") == std::string::npos;
            CHECK_MESSAGE(!(figure && line.words.find("…") != std::string::npos), line.words);
        }
        check_whole(person, {"Mean", "± se"});
    }
}

TEST_CASE("At the table the texts beside the players' hands are not cut at the largest text size") {
    Player person({stage::kDesktop, "largest"});
    arrive(person, {"setup:cartagena", "option:rules=cards", "seat:2=human", "seed:3", "start"});
    arrive(person, {"curtain"});
    check_whole(person, {"One action a turn:", "back to draw."});
    arrive(person, {"lobby", "setup:carteso", "seat:2=human", "start"});
    person.play(2);
    check_whole(person, {"The button, ½ point"});
}

TEST_CASE("On a phone the largest text cuts neither a lesson's title nor Cartolan's tiles left") {
    Player person({stage::kPhone, "largest"});
    arrive(person, {"first:cartagena"});
    check_whole(person, {"1 of "});
    arrive(person, {"lobby", "setup:cartolan", "option:mode=regular", "seats:3", "seat:2=human",
                    "seat:3=human", "start"});
    person.play(3);
    CHECK(person.cut().empty());
}

TEST_CASE("On a tablet Incan Gold's button shows its number, and hazards and prompt are legible") {
    for (const Rect page : {stage::kTablet, Rect{0, 0, 900, 700}, Rect{0, 0, 1024, 768}}) {
        CAPTURE(page.w);
        Player person(page);
        arrive(person,
               {"setup:incan_gold", "seats:3", "seat:2=human", "seat:3=human", "seed:5", "start"});
        arrive(person, {"curtain"});
        person.click("set:odds=on");
        check_whole(person, {"Leave with ", "fire", "mummy", "rocks", "snake", "spiders"});
        const ui::Spot* odds = person.spot("odds");
        REQUIRE(odds != nullptr);
        const ui::DrawnText* prompt = person.read("or leave with what you carry.");
        REQUIRE(prompt != nullptr);
        CHECK(apart(odds->rect, prompt->rect));
        for (const char* button : {"do:stay", "do:leave"}) {
            CHECK(apart(odds->rect, person.seen(button)));
        }
    }
}

TEST_CASE("In Incan Gold the row of seats ends at the right edge of the board's content") {
    Player person(stage::kLargeDesktop);
    arrive(person, {"setup:incan_gold", "seats:3", "seat:2=human", "seat:3=human", "start"});
    arrive(person, {"curtain"});
    const Rect odds = person.seen("set:odds=on");
    CHECK(person.seen("seat-3").right() == doctest::Approx(odds.right()).epsilon(0.001));
}

TEST_CASE("Advanced Cartolan with four seats shows the moves left, the tiles left and the lead") {
    for (const Rect page : {stage::kDesktop, Rect{0, 0, 820, 800}}) {
        CAPTURE(page.w);
        Player person(page);
        arrive(person, {"setup:cartolan", "option:mode=advanced", "seats:4", "seat:2=human",
                        "seat:3=human", "seat:4=human", "seed:4", "start"});
        person.play(60);
        CHECK_MESSAGE(person.cut().empty(), person.cut());
        check_whole(person, {"Moves", "tiles left"});
        CHECK((person.read("All even") != nullptr || person.read(" by ") != nullptr));
        CHECK(person.seen("domains").h >= 34);
        for (int seat = 1; seat <= 4; ++seat) {
            const std::string name = "seat-" + std::to_string(seat);
            CHECK(apart(person.spot(name)->shown, person.seen("domains")));
        }
    }
}

TEST_CASE("A stone that waits for confirmation is shown on its point, wherever the pointer is") {
    Player person(stage::kDesktop);
    arrive(person, {"setup:carteso", "seat:2=human", "start"});
    person.play(2);  // komi and sides
    arrive(person, {"set:confirm=on"});
    person.click("point:d4");
    person.settle();
    arrive(person, {"confirm"});
    person.click("group-d4");
    person.click("point:e6");
    person.settle();
    REQUIRE(person.pending());
    person.move({2, 2});
    person.settle();
    CHECK(person.spot("group")->label.substr(0, 7) == "X on e6");
}

TEST_CASE("A prompt of two lines does not touch the board of a small phone") {
    Player person(stage::kSmallPhone);
    arrive(person, {"setup:carteso", "seat:2=human", "start"});
    person.play(2);
    person.press(U'+');  // an enlarged board is a scroll area
    const ui::DrawnText* first = person.read("’s turn: as ");
    REQUIRE(first != nullptr);
    CHECK(first->words.find("button.") == std::string::npos);  // the prompt has a second line
    const auto& areas = person.stage().spots().areas;
    REQUIRE(areas.size() == 1);
    CHECK(first->rect.y >= areas.front().rect.bottom() + 4);
}

TEST_CASE("After a match of Carteso has ended, its action buttons are not shown") {
    Player person(stage::kDesktop);
    arrive(person, {"setup:carteso", "option:rows=3", "seat:2=human", "start"});
    while (!person.over()) {
        person.play(1);
    }
    person.rest();
    for (const char* spot : {"stone-X", "stone-O", "do:pass", "do:button"}) {
        CHECK_MESSAGE(person.spot(spot) == nullptr, std::string(spot));
    }
    check_whole(person, {"Vertical, ", "Horizontal, "});
}

TEST_CASE("In a review the title of the curve is not cut") {
    for (const Rect page : {stage::kDesktop, Rect{0, 0, 820, 800}}) {
        Player person(page);
        arrive(person, {"setup:incan_gold", "seats:2", "seat:2=human", "seed:5", "start"});
        person.play(20);
        arrive(person, {"review"});
        CHECK(person.read("ems carried and kept") != nullptr);
        CHECK(person.cut().find("carried") == std::string::npos);
    }
}

TEST_CASE("A player's name with characters that no font can draw gets a message") {
    Player person(stage::kDesktop);
    arrive(person, {"setup:cartagena", "seat:2=human", "start", "lobby", "library"});
    REQUIRE(!Player::saves().list().empty());
    const std::string id = Player::saves().list().front().id;
    REQUIRE(person.app().run("name:" + id + "=日本", person.now()));
    CHECK(person.app().notice().find("show as ?") != std::string::npos);
    REQUIRE(person.app().run("name:" + id + "=Łódź = 1_a", person.now()));
    CHECK(person.app().notice().empty());
    person.rest();
    CHECK(person.read("Łódź = 1_a") != nullptr);
}

}  // namespace
}  // namespace ctq::stage
