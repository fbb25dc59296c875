// Playing with a friend: from the lobby's card to the first action, press by press.
#include <doctest/doctest.h>

#include <string>

#include "shell/match/table_setup.hpp"
#include "tests/stage/two_people.hpp"

namespace ctq::stage {
namespace {

using stage::Player;
using stage::press;

TEST_CASE("Starting a match with a friend on the same device takes two presses") {
    for (const ui::Rect screen : stage::kScreens) {
        CAPTURE(screen.w);
        Player person(screen);
        person.set_up({"variant:cartagena=1"});
        press(person, "friend:cartagena");
        CHECK(person.read("Where is your friend?") != nullptr);
        CHECK(stage::reads(person, "Where is your friend?"));
        press(person, "friend-here:cartagena");
        REQUIRE(person.scene() == "table");
        CHECK(person.session().players().humans() == 2);
        CHECK(person.session().players().count() == 2);
        CHECK(match::variant_of(
                  {&person.session().game(), person.session().match().setup().options, {}, 0}) ==
              1);
    }
}

TEST_CASE("Closing the dialog that asks where the friend plays starts no match") {
    Player person;
    person.click("friend:carteso");
    person.press(ui::Key::escape);
    CHECK(person.spot("friend-here:carteso") == nullptr);
    CHECK(person.scene() == "lobby");
    person.click("friend:carteso");
    person.click("with-friend:close");
    CHECK(person.spot("friend-here:carteso") == nullptr);
    CHECK(Player::saves().list().empty());
}

TEST_CASE(
    "Inviting a friend at another device takes three presses and asks for the name only once") {
    for (const bool far : {false, true}) {
        Player person(stage::kPhone);
        press(person, "friend:carteso");
        press(person, far ? "friend-far:carteso" : "friend-near:carteso");
        REQUIRE(person.machine.question);
        person.answer("Anna");
        REQUIRE(person.scene() == "network");
        CHECK(person.machine.storage["settings"].find(far ? "stun=on" : "stun=off") !=
              std::string::npos);
        press(person, "link-copy");
        CHECK(person.machine.clipboard.find("#join=") != std::string::npos);
        person.go("");
        press(person, "friend:carteso");
        press(person, "friend-near:carteso");
        CHECK_FALSE(person.machine.question);
        CHECK(person.spot("link-copy") != nullptr);
    }
}

/// Answers the lobby's request for the server's list of tables.
void open_club_lobby(Player& person, const char* list = "") {
    person.machine.games_of_server = "carteso cartagena";
    person.reload();
    REQUIRE(person.machine.question);
    CHECK(person.machine.question->words.empty());
    person.answer(list);
}

TEST_CASE(
    "On the page of a server with tables, a match with a friend opens at a table of the server") {
    Player person(stage::kPhone);
    open_club_lobby(person);
    press(person, "friend:carteso");
    CHECK(person.spot("friend-near:carteso") == nullptr);
    press(person, "friend-link:carteso");
    REQUIRE(person.machine.question);
    person.answer("Anna");
    REQUIRE(person.machine.question);
    CHECK(person.machine.question->words.starts_with("carteso\n"));
    CHECK(person.machine.question->words.ends_with("\nguest,guest\nprivate"));
    CHECK(reads(person, "The table is on this server."));
    person.answer("!All tables here are taken. Try again in some minutes.");
    CHECK(reads(person, "All tables here are taken."));
    press(person, "open-table");
    CHECK(person.spot("link-copy") != nullptr);
}

TEST_CASE("A game that the server does not offer is played with a friend by direct connection") {
    Player person;
    open_club_lobby(person);
    press(person, "friend:cartolan");
    CHECK(person.spot("friend-link:cartolan") == nullptr);
    CHECK(person.spot("friend-near:cartolan") != nullptr);
}

TEST_CASE("The lobby counts the server's waiting tables, and lists them with a button each") {
    Player person;
    open_club_lobby(person,
                    "a\tcarteso\tfree\t1\t5×5\tAnna\n\tcarteso\tplaying\t0\t\tBen\nnonsense\n");
    CHECK(person.read("One table waits for players") != nullptr);
    press(person, "tables");
    REQUIRE(person.scene() == "tables");
    person.wait(0.1);
    REQUIRE(person.machine.question);
    person.answer("a\tcarteso\tfree\t1\t5×5\tAnna\nb\tcarteso\tplaying\t0\t\tBen and Eve\n");
    CHECK(reads(person, "Sit down: Carteso. 5×5. Anna waits for one player."));
    CHECK(reads(person, "Watch: Carteso. Ben and Eve."));
    CHECK(person.spot("sit-down:a") != nullptr);
    CHECK(person.spot("sit-down:b") != nullptr);
    CHECK(person.spot("open-table:cartagena") != nullptr);
    CHECK(person.spot("open-table:cartolan") == nullptr);
    person.machine.question.reset();
    person.wait(6);
    REQUIRE(person.machine.question);
    person.answer("!The server could not be reached. Is there a connection?");
    CHECK(reads(person, "The server could not be reached."));
    CHECK(person.spot("sit-down:a") != nullptr);
}

TEST_CASE("A person without a name can't open a table until a name is entered") {
    Player person;
    person.click("friend:carteso");
    person.click("friend-near:carteso");
    REQUIRE(person.machine.question);
    person.answer("");
    CHECK(person.spot("link-copy") == nullptr);
    person.click("open-table");
    person.answer("Anna");
    CHECK(person.spot("link-copy") != nullptr);
}

TEST_CASE(
    "A set-up with a seat for a guest opens a network table, where a bot can fill that seat") {
    Player person;
    person.set_up({"setup:carteso", "seat:1=human", "seat:2=guest", "start"});
    REQUIRE(person.scene() == "network");
    CHECK(stage::reads(person, "You open a table of Carteso"));
    person.click("open-table");
    person.answer("Anna");
    press(person, "fill:2");
    person.rest();
    CHECK(person.scene() == "table");
}

TEST_CASE("A network match starts when the friend takes the seat") {
    Player host(stage::kPhone);
    Player& guest = host.bring({.screen = stage::kPhone});
    press(host, "friend:carteso");
    press(host, "friend-near:carteso");
    host.answer("Anna");
    CHECK(stage::reads(host, "Waiting for a guest"));
    stage::join_by_link(host, guest);
    CHECK(host.scene() == "table");
    CHECK(guest.scene() == "table");
    CHECK((host.session().your_turn() || guest.session().your_turn()));
}

TEST_CASE("At a table for three the first guest is told that the match waits for all seats") {
    Player host;
    Player& guest = host.bring();
    host.go("friend=cartagena;rules=cards;human,guest,guest;");
    host.answer("Anna");
    stage::join_by_link(host, guest);
    CHECK(stage::reads(guest, "The match starts when all seats are taken."));
    CHECK(stage::reads(host, "Waiting for a guest"));
    press(host, "fill:3");
    host.rest();
    CHECK(host.scene() == "table");
    CHECK(guest.scene() == "table");
}

TEST_CASE(
    "Numbered steps guide host and guest in connecting their devices, and mark the current step") {
    Player host;
    Player& guest = host.bring();
    guest.machine.apart = true;
    host.go("friend=carteso;;human,guest;");
    host.answer("Anna");
    CHECK(stage::reads(host, "1. Send this link to your friend. (now)"));
    press(host, "link-copy");
    const std::string link = host.machine.clipboard;
    CHECK(stage::reads(host, "1. Send this link to your friend. (done)"));
    CHECK(stage::reads(
        host, "2. Your friend opens the link and joins. In this browser that is all. (now)"));
    press(guest, "ask:link");
    guest.answer(link);
    press(guest, "join");
    guest.answer("Ben");
    host.rest();
    CHECK(stage::reads(guest, "2. Send your answer back to Anna. (now)"));
    press(guest, "link-copy");
    CHECK(stage::reads(guest, "Waiting until Anna opens your answer."));
    CHECK(stage::reads(guest, "2. Send your answer back to Anna. (done)"));
    // The guest sees this however long the host takes.
    guest.wait(600);
    CHECK(stage::reads(guest, "Waiting until Anna opens your answer."));
    press(host, "paste");
    host.answer(guest.machine.clipboard);
    stage::receive(host);
    CHECK(host.scene() == "table");
    CHECK(guest.scene() == "table");
}

TEST_CASE("A person who already has a seat returns to the table and is not asked to join") {
    Player host;
    Player& guest = host.bring();
    host.go("friend=cartagena;rules=board;human,guest;");
    host.answer("Anna");
    stage::join_by_link(host, guest);
    guest.go("");
    press(guest, "ask:link");
    guest.answer(host.machine.clipboard);
    CHECK(guest.spot("return") != nullptr);
    CHECK(guest.spot("join") == nullptr);
    press(guest, "return");
    host.rest();
    CHECK(guest.scene() == "table");
}

}  // namespace
}  // namespace ctq::stage
