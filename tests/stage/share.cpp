// Links: what they contain, what opening them does, and what they hide.
#include <doctest/doctest.h>

#include <string>

#include "shell/platform/platform.hpp"
#include "tests/stage/open_table.hpp"

namespace ctq::stage {
namespace {

using stage::Player;
using ui::Key;

constexpr const char* kNew = "new=cartagena;tokens=3;human,greedy,human;17";

/// All visible text.
std::string written(Player& person) {
    std::string words;
    for (const ui::DrawnText& line : person.text()) {
        words += line.words + "\n";
    }
    return words;
}

/// The route of the copied link.
std::string copied_route(const Player& person) {
    const std::string begin = platform::address("");
    const std::string& link = person.machine.clipboard;
    CAPTURE(link);
    REQUIRE(link.starts_with(begin));
    return link.substr(begin.size());
}

TEST_CASE(
    "A link opens a match on another device, which saves nothing until the person accepts it") {
    Player person;
    open_table(person, 2);
    const auto left = person.session().hash();
    person.press(U'l');
    person.click("copy-link");
    const std::string route = copied_route(person);
    CHECK(route.starts_with("m="));
    person.click("send-link");
    CHECK(person.machine.requests.back() == "send Cartagena " + person.machine.clipboard);
    Player other;
    other.go(route);
    REQUIRE(other.scene() == "offer");
    const std::string words = written(other);
    CAPTURE(words);
    for (const char* part : {"You against Beginner", "Rule set: Board", " turns", "Your turn"}) {
        CHECK_MESSAGE(holds(words, part), part);
    }
    CHECK(records(other).empty());
    other.click("look");
    REQUIRE(other.scene() == "table");
    other.rest();
    CHECK(other.session().hash() == left);
}

TEST_CASE("The link of a finished match opens a review, which is saved only on request") {
    Player person;
    sit_down(person, "incan_gold", {"seats:3"});
    person.play(1000);
    REQUIRE(person.over());
    person.set_up({"share"});
    person.click("copy-link");
    const std::string route = copied_route(person);
    Player other;
    other.go(route);
    REQUIRE(other.scene() == "offer");
    const std::string words = written(other);
    CAPTURE(words);
    CHECK(holds(words, "One person against "));
    CHECK_FALSE(holds(words, "You"));
    other.click("look");
    REQUIRE(other.scene() == "review");
    CHECK(other.read("Player 1") != nullptr);
    CHECK_FALSE(holds(written(other), "You"));
    other.press(Key::left);
    const int shown = cursor(other);
    other.reload();
    REQUIRE(other.scene() == "review");
    CHECK(cursor(other) == shown);
    CHECK(records(other).empty());
    other.click("keep");
    CHECK(other.spot("keep") == nullptr);
    REQUIRE(records(other).size() == 1);
    other.reload();
    REQUIRE(other.scene() == "review");
    CHECK(cursor(other) == shown);
    CHECK(other.read("Player 1") != nullptr);
    other.set_up({"lobby", "library"});
    CHECK(other.read("One person against ") != nullptr);
    CHECK_FALSE(holds(written(other), "You"));
}

TEST_CASE("A match from a link can be played on without saving the original") {
    Player person;
    sit_down(person, "incan_gold", {"seats:3"});
    person.play(1000);
    person.set_up({"share"});
    Player other;
    other.go(scenes::share_match(person.session().match()).route);
    other.click("look");
    other.press(Key::home);
    other.click("more");
    other.click("more-sandbox");
    REQUIRE(other.scene() == "sandbox");
    other.go_back();
    REQUIRE(other.scene() == "review");
    other.click("play-on");
    REQUIRE(other.scene() == "table");
    CHECK(other.read("You") != nullptr);
    REQUIRE(records(other).size() == 1);
    CHECK_FALSE(holds(records(other).front(), "[Parent "));
}

TEST_CASE(
    "A link to a match asks before it replaces a saved one, and Not now returns to the table") {
    Player person;
    open_table(person, 2);
    const auto left = person.session().hash();
    const std::string address = person.machine.routes.back();
    person.go(kNew);
    REQUIRE(person.scene() == "offer");
    for (const char* part : {"2 people against Greedy", "Pirates each: 3", "seed 17"}) {
        CHECK_MESSAGE(person.read(part) != nullptr, part);
    }
    person.click("decline");
    REQUIRE(person.scene() == "table");
    CHECK(person.machine.routes.back() == address);
    person.rest();
    CHECK(person.session().hash() == left);
    person.go(kNew);
    person.click("change");
    REQUIRE(person.scene() == "setup");
    CHECK(holds(person.app().scene().status(), "Choose how to play"));
    CHECK(person.spot("option:tokens=number")->label == "Pirates each, 3");
    person.go_back();
    REQUIRE(person.scene() == "offer");
    person.click("start");
    REQUIRE(person.scene() == "table");
    person.rest();
    CHECK(holds(person.app().scene().status(), "Pass the device"));
    CHECK(person.read("Pass the device") != nullptr);
}

TEST_CASE("A damaged link gets a message and changes nothing") {
    Player person;
    open_table(person, 2);
    const auto left = person.session().hash();
    const std::string address = person.machine.routes.back();
    struct Link {
        const char* route;
        const char* why;
    };
    const Link links[] = {{"m=AAAA", "damaged"},
                          {"m=%00", "damaged"},
                          {"new=chess;;human;", "chess"},
                          {"new=cartagena;tokens=99;human;", "tokens"},
                          {"join=AAAA", "invitation is damaged"},
                          {"join=%00", "invitation is damaged"},
                          {"answer=***", "answer is damaged"},
                          {"net=nothing", "not kept"},
                          {"invite=chess;;guest;", "chess"}};
    for (const Link& link : links) {
        CAPTURE(std::string(link.route));
        person.wait(60);
        person.go(link.route);
        CHECK(holds(person.app().notice(), link.why));
        CHECK(person.read(link.why) != nullptr);
        CHECK(person.scene() == "table");
        CHECK(person.session().hash() == left);
        CHECK(person.machine.routes.back() == address);
    }
    person.machine.routes = {"m=AAAA"};
    person.reload();
    CHECK(holds(person.app().notice(), "damaged"));
    CHECK(person.scene() == "lobby");
}

TEST_CASE("The link of a running match with hidden hands holds only its set-up, and says so") {
    Player person;
    open_table(person, 1, {"option:rules=cards"});
    person.click("menu");
    person.click("menu-share");
    CHECK(person.read("holds nothing of the match") != nullptr);
    person.click("copy-link");
    CHECK(copied_route(person) == "new=cartagena;;human,level:2");
    person.click("copy-record");
    CHECK(holds(person.machine.clipboard, "=?"));
    CHECK_FALSE(holds(person.machine.clipboard, "Seed"));
    person.press(Key::escape);
    CHECK(person.spot("copy-link") == nullptr);
    CHECK(person.top() == 0);
}

TEST_CASE("In play by link a match is sent after each turn, and each person plays one seat") {
    Player anna;
    anna.go("new=carteso;;human,human;");
    anna.click("start");
    anna.play(1);
    anna.set_up({"share"});
    anna.set_up({"copy-link"});
    Player ben;
    ben.go(copied_route(anna));
    REQUIRE(ben.scene() == "offer");
    CHECK(holds(ben.text_view(), "Play as player"));
    ben.click("sit");
    REQUIRE(ben.session().your_turn());
    ben.play(1);
    CHECK_FALSE(ben.session().your_turn());
    CHECK(holds(ben.text_view(), "Send the match on"));
}

TEST_CASE(
    "A link inside any text opens the same at every entrance, and an unreadable text is told") {
    Player person;
    open_table(person, 2);
    person.press(U'l');
    person.click("copy-link");
    const std::string match = person.machine.clipboard;
    const std::string set_up = platform::address("new=cartagena;;human,level:2");
    for (const std::string& link : {match, set_up}) {
        for (const std::string& text :
             {link, "Look: " + link + " Your turn!", "<" + link + ">", link + ".\n\nAnna"}) {
            CAPTURE(text);
            person.go("");
            person.click("ask:link");
            REQUIRE(person.answer(text));
            CHECK(person.scene() == "offer");
            person.go("");
            person.set_up({"open:" + text});
            CHECK(person.scene() == "offer");
            person.go("library");
            person.click("import");
            REQUIRE(person.answer(text));
            CHECK(person.scene() == (link == match ? "library" : "offer"));
        }
    }
    // A route that a messenger has changed becomes what it was.
    person.go("new=cartagena%3B%3Bhuman%2Clevel:2%3B.");
    CHECK(person.scene() == "offer");
    CHECK(person.machine.routes.back() == "new=cartagena;;human,level:2;");
    person.go("");
    person.set_up({"open:hello"});
    CHECK(holds(person.app().notice(), "Nothing was opened."));
    person.go("library");
    person.click("import");
    CHECK(person.answer("hello"));
    REQUIRE(person.machine.question);
    CHECK(holds(person.machine.question->words, "Nothing was imported."));
}

}  // namespace
}  // namespace ctq::stage
