// The review: steps, keys, log and branches; also resigning, rematches and remembered set-ups.
#include <doctest/doctest.h>

#include <string>

#include "tests/stage/open_table.hpp"
#include "tests/stage/reviewing.hpp"

namespace ctq::stage {
namespace {

using stage::Player;
using ui::Key;

TEST_CASE("A review can be stepped by key, progress bar and log, and leaves the table unchanged") {
    Player person;
    open_table(person, 2);
    const int end = cursor(person);
    const auto left = person.session().hash();
    person.press(U'v');
    REQUIRE(person.scene() == "review");
    CHECK(person.session().hash() == left);
    const std::string turns = std::to_string(person.board().log().back().turn);
    CHECK(person.app().scene().status().starts_with("Turn " + turns + " of " + turns + ": "));
    CHECK(person.read("Turn " + turns + " of " + turns + ": ") != nullptr);
    person.press(Key::left);
    CHECK(cursor(person) < end);
    person.press(Key::home);
    CHECK(person.app().scene().status().starts_with("Turn 0 of " + turns + ": the beginning"));
    CHECK(person.read("Turn 0 of " + turns + ": the beginning") != nullptr);
    const int first = cursor(person);
    CHECK_FALSE(person.app().run("previous", person.now()));
    CHECK_FALSE(person.app().run("at:100000", person.now()));
    person.press(Key::right);
    CHECK(cursor(person) > first);
    person.press(Key::end);
    CHECK(cursor(person) == end);
    person.click("rail");
    CHECK(cursor(person) > first);
    CHECK(cursor(person) < end);

    std::string line;
    for (const ui::Spot& spot : person.spots()) {
        if (line.empty() && spot.name.starts_with("at:") && spot.shown.h > 20) {
            line = spot.name;
        }
    }
    person.click(line);
    CHECK("at:" + std::to_string(cursor(person)) == line);
    const int shown = cursor(person);
    const auto hash = person.session().hash();
    person.reload();
    REQUIRE(person.scene() == "review");
    CHECK(cursor(person) == shown);
    CHECK(person.session().hash() == hash);
    person.go_back();
    REQUIRE(person.scene() == "table");
    person.rest();
    CHECK(person.session().hash() == left);
}

/// Opens the review of an ended match against a bot, at the beginning.
void review_from_beginning(Player& person) {
    open_table(person, 4);
    person.set_up({"end", "review"});
    REQUIRE(person.scene() == "review");
    person.press(Key::home);
}

TEST_CASE(
    "A review plays automatically at the speed for watched matches, until its end or a pause") {
    Player person;
    person.set_up({"set:watch=normal"});
    review_from_beginning(person);
    const std::vector<int> stops = review_of(person).curve.stops;
    const double step = person.app().settings().bot_pace(true);
    person.click("play");
    REQUIRE(person.spot("pause") != nullptr);
    person.wait(step * 0.8);
    CHECK(cursor(person) == stops[0]);
    person.wait(step * 0.4);
    CHECK(cursor(person) == stops[1]);
    person.wait(step);
    CHECK(cursor(person) == stops[2]);
    person.press(U'k');
    REQUIRE(person.spot("play") != nullptr);
    person.wait(10);
    CHECK(cursor(person) == stops[2]);
    CHECK(behind(person, "review=").ends_with("@" + std::to_string(stops[2])));
    person.click("speed");
    CHECK(person.app().settings().bot_pace(true) < step);
    person.click("play");
    person.press(Key::right);  // a manual step stops the playback
    CHECK(person.spot("play") != nullptr);
    person.click("play");
    person.wait(step * static_cast<double>(stops.size()));
    CHECK(cursor(person) == person.session().match().size());
    CHECK(person.app().quiet());
    person.click("play");  // starts again from the beginning
    CHECK(cursor(person) == stops[0]);
}

TEST_CASE("A review steps from turn to turn by button and by key") {
    Player person;
    review_from_beginning(person);
    const std::vector<int> ends = review_of(person).curve.turn_ends;
    REQUIRE(ends.size() > 3);
    person.click("turn-on");
    CHECK(cursor(person) == ends[1]);
    person.press(U'.');
    CHECK(cursor(person) == ends[2]);
    person.press(Key::right);
    const int between = cursor(person);
    CHECK(between > ends[2]);
    person.press(U',');
    CHECK(cursor(person) == ends[2]);
    person.click("turn-back");
    CHECK(cursor(person) == ends[1]);
    Player phone(stage::kPhone);
    review_from_beginning(phone);
    phone.tap("turn-on");
    CHECK(cursor(phone) == ends[1]);
}

TEST_CASE("Beside the curve, a review shows the score of each seat at the current position") {
    for (const ui::Rect screen : {stage::kDesktop, stage::kPhone}) {
        Player person(screen);
        review_from_beginning(person);
        const std::vector<int> ends = review_of(person).curve.turn_ends;
        for (const std::size_t turn : {std::size_t{0}, std::size_t{2}, ends.size() - 1}) {
            person.set_up({"at:" + std::to_string(ends[turn])});
            const core::StateBox state = person.session().match().state_at(ends[turn]);
            std::string values;
            for (int seat = 1; seat <= 2; ++seat) {
                const int halves = person.session().game().progress(state.data(), seat);
                REQUIRE(halves % 2 == 0);
                values += (seat > 1 ? ", " : "") + person.session().players().name(seat) + " " +
                          std::to_string(halves / 2);
                CHECK(person.read(std::to_string(halves / 2)) != nullptr);
            }
            REQUIRE(person.spot("curve-values") != nullptr);
            CHECK(person.spot("curve-values")->label == values);
        }
    }
}

TEST_CASE("No line of a review is cut, including the title of the curve") {
    for (const char* game : {"cartagena", "incan_gold", "carteso", "cartolan"}) {
        for (const ui::Rect screen :
             {stage::kSmallDesktop, stage::kDesktop, stage::kLargeDesktop}) {
            CAPTURE(std::string(game));
            Player person(screen);
            sit_down(person, game, {"seed:7"});
            person.play(6);
            person.set_up({"end", "review"});
            CHECK(person.cut().empty());
        }
    }
}

TEST_CASE("Playing on from a review makes a branch, whose review links to the original match") {
    Player person;
    open_table(person, 2);
    const auto left = person.session().hash();
    const std::string main = behind(person, "table=");
    person.press(U'v');
    person.press(Key::home);
    const int begin = cursor(person);
    const auto hash = person.session().hash();
    person.click("play-on");
    REQUIRE(person.scene() == "table");
    CHECK(behind(person, "table=") != main);
    stage::play_by_pointing(person);
    person.rest();
    const std::vector<std::string> saved = records(person);
    REQUIRE(saved.size() == 2);
    const std::string parent = "[Parent \"" + main + "@" + std::to_string(begin) + "\"]";
    CHECK(holds(saved[0], parent) != holds(saved[1], parent));
    person.press(U'v');
    REQUIRE(person.scene() == "review");
    CHECK(person.session().hash() != hash);
    person.click("main-line");
    CHECK(behind(person, "review=").starts_with(main));
    CHECK(person.session().hash() == hash);
    person.press(Key::end);
    CHECK(person.session().hash() == left);
}

TEST_CASE("The menu of a review opens the sandbox, and every page can copy a problem report") {
    Player person;
    open_table(person, 1);
    person.click("menu");
    person.click("menu-report");
    CHECK(holds(person.machine.clipboard, "Scene: table"));
    CHECK(person.read("Report copied") != nullptr);
    person.press(U'v');
    person.click("more");
    person.click("more-report");
    CHECK(holds(person.machine.clipboard, "Scene: review"));
    person.click("more");
    person.click("more-sandbox");
    REQUIRE(person.scene() == "sandbox");
    person.click("more");
    person.click("more-report");
    CHECK(holds(person.machine.clipboard, "Scene: sandbox"));
    person.set_up({"lobby"});
    REQUIRE(person.scene() == "lobby");
    person.click("about");
    person.click("report");
    CHECK(holds(person.machine.clipboard, "Scene: lobby"));
}

TEST_CASE(
    "Resigning ends a match, undo takes the resignation back, and a rematch begins a new match") {
    Player person;
    open_table(person, 1);
    const auto left = person.session().hash();
    const auto resign = [&] {
        person.click("menu");
        person.click("menu-result");
        REQUIRE(person.over());
        CHECK(holds(person.app().scene().status(), "You resigned"));
        CHECK(person.read("You resigned") != nullptr);
        CHECK(person.spot("again") != nullptr);
    };
    resign();
    person.click("end:close");
    person.press(U'u');
    CHECK_FALSE(person.over());
    CHECK(person.session().hash() == left);
    CHECK(person.spot("again") == nullptr);
    resign();
    person.click("again");
    REQUIRE(person.scene() == "table");
    CHECK_FALSE(person.over());
    // A rematch of Cartagena does not swap the seats, because the first player is drawn at random.
    CHECK_FALSE(holds(records(person)[0] + records(person)[1], "[Seats \"level:2 human\"]"));
}

TEST_CASE("The last set-up of a game is remembered, and the standard one can be restored") {
    Player person;
    open_table(person, 0, {"option:rules=cards"});
    person.reload();
    REQUIRE(person.scene() == "table");
    person.click("back");
    person.reload();
    REQUIRE(person.scene() == "setup");
    CHECK(pressed(person, "option:rules=cards"));
    person.click("defaults");
    CHECK(pressed(person, "option:rules=board"));
}

}  // namespace
}  // namespace ctq::stage
