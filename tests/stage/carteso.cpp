// Tests of Carteso: whole games by click, finger and key, previews, and the review.
#include <doctest/doctest.h>

#include <array>
#include <cstdlib>
#include <optional>
#include <string>
#include <vector>

#include "shell/match/halves.hpp"
#include "tests/stage/open_table.hpp"

namespace ctq::stage {
namespace {

using stage::By;
using stage::Player;

bool status_tells(const Player& person, std::string_view words) {
    return person.app().scene().status().find(words) != std::string::npos;
}

/// Plays the match to the end: alternates light and dark stones, takes the button early, and passes
/// when the board is full.
void play_out(Player& person, By how) {
    for (int i = 0; i < 120 && stage::wait_for_turn(person, how); ++i) {
        const auto& legal = person.session().legal();
        const std::string colour = i % 3 == 0 ? "point:O" : "point:X";
        std::vector<core::Action> points;
        std::optional<core::Action> button;
        std::optional<core::Action> pass;
        for (const core::Action action : legal) {
            const std::string spot = stage::names_of(person, action).front();
            if (spot.starts_with(colour)) {
                points.push_back(action);
            } else if (spot == "do:button") {
                button = action;
            } else if (spot == "do:pass") {
                pass = action;
            }
        }
        if (points.empty() || (i > 2 && button)) {
            REQUIRE((button || pass));
            stage::point(person, button ? *button : *pass, how);
        } else {
            stage::point(person, points[(7 * static_cast<std::size_t>(i)) % points.size()], how);
            // A finger's press is pending until it is confirmed.
            CHECK(person.pending() == (how == By::finger));
            if (person.pending()) {
                stage::press(person, "confirm", how);
            }
        }
    }
    REQUIRE(person.over());
}

TEST_CASE("A 5×5 game of Carteso, with komi and sides chosen, can be played to the end by clicks") {
    Player person;
    sit_down(person, "carteso",
             {"option:size=5", "option:komi=ask", "option:sides=ask", "seat:2=human", "seed:4"});
    REQUIRE(stage::wait_for_turn(person));
    REQUIRE(person.spot("komi:0") != nullptr);
    person.click("komi-more");
    person.click("komi-more");
    CHECK(person.spot("komi:2") != nullptr);
    person.click("komi-less");
    person.click("komi:1");
    CHECK(status_tells(person, "Player 2’s turn: pick your side; komi is 1"));
    person.click("side:V");
    CHECK(status_tells(person, "Player 2’s turn: as Vertical"));
    play_out(person, By::mouse);
    CHECK(status_tells(person, " wins: as "));
}

TEST_CASE("Carteso can be played to the end by touch on a phone, and by keyboard alone") {
    for (const By how : {By::finger, By::keys}) {
        Player person(how == By::finger ? stage::kPhone : stage::kDesktop);
        const std::string size = how == By::finger ? "4" : "3";
        sit_down(person, "carteso",
                 {"option:size=" + size, "option:komi=ask", "option:sides=ask", "seat:2=claimer",
                  "seed:4"});
        stage::press(person, "komi:0", how);
        play_out(person, how);
        CHECK(status_tells(person, ": as "));
    }
}

TEST_CASE("In Carteso letter keys choose the stone's colour, take the button and pass") {
    Player person;
    sit_down(person, "carteso",
             {"option:size=3", "option:komi=0", "option:sides=fixed", "seat:2=human"});
    REQUIRE(stage::wait_for_turn(person));
    person.press(U'o');
    CHECK(person.spot("point:b2")->label == "Place O on b2");
    person.press(U'x');
    CHECK(person.spot("point:b2")->label == "Place X on b2");
    person.press(U'b');
    CHECK(person.text_view().find("Player 1: Vertical, ½: 0 stones claimed") != std::string::npos);
    for (const char* player : {"2", "1"}) {
        CHECK(status_tells(person, "Player " + std::string(player) + "’s turn"));
        person.press(U'p');
    }
    CHECK(status_tells(person, "Player 1 wins: as Vertical, ½ to 0"));
}

TEST_CASE(
    "Carteso's Pass button says which stones would not count and, after a pass, the final score") {
    for (const ui::Rect screen : {stage::kDesktop, stage::kPhone, stage::kPhoneOnSide}) {
        CAPTURE(screen.w);
        Player person(screen);
        sit_down(person, "carteso",
                 {"option:size=3", "option:komi=2", "option:sides=fixed", "seat:2=human"});
        for (const char* act : {"Xa1", "Oa2", "Xb1", "Oc2", "Xc1", "Ob2", "button"}) {
            person.set_up({std::string("act:") + act});
        }
        // The Horizontal side claims three stones. Three more stones will be its own but are
        // unclaimed.
        REQUIRE(stage::wait_for_turn(person));
        REQUIRE(status_tells(person, "Player 2’s turn"));
        CHECK(person.read("3 safe don’t count") != nullptr);
        CHECK(holds(person.spot("do:pass")->label, "3 safe don’t count"));
        person.press(U'p');
        REQUIRE(stage::wait_for_turn(person));
        CHECK(holds(person.app().notice(),
                    "Player 2 passed. If you pass too, the game is over: you lose ½ to 5."));
        CHECK(person.read("you lose ½ to 5") != nullptr);
        CHECK(status_tells(person, "pass as well: you lose ½ to 5"));
        person.press(U'p');
        REQUIRE(person.over());
        CHECK(status_tells(person, "5 to ½"));
    }
}

TEST_CASE(
    "An empty point's card tells what a stone would claim, a stone's card the size of its "
    "group") {
    Player person;
    sit_down(person, "carteso",
             {"option:size=3", "option:komi=2", "option:sides=fixed", "seat:2=human"});
    for (const char* act : {"Xa1", "Oa2", "button", "Ob2", "Xb1", "Oc2"}) {
        person.set_up({std::string("act:") + act});
    }
    const auto labelled = [&](std::string_view words) {
        return person.spot("group") != nullptr &&
               person.spot("group")->label.find(words) != std::string::npos;
    };
    person.move("point:c1");
    CHECK(labelled("X on c1: Horizontal +3"));
    person.move("group-b2");
    CHECK(labelled("O group: 1 row × 3 columns"));
}

/// A score as a seat's card tells it, "6½ + 30 safe", in half points.
int half_points_of(const std::string& card) {
    const auto number = [&](std::size_t from) {
        return from == std::string::npos ? 0 : std::atoi(card.c_str() + from);
    };
    const std::size_t safe = card.find(" + ");
    const std::string counted = card.substr(0, safe);
    return 2 * (number(0) + number(safe == std::string::npos ? safe : safe + 3)) +
           (holds(counted, "½") ? 1 : 0);
}

/// Checks that the seats, the headline, the board's card and the text view tell one score.
void check_one_score(Player& person) {
    const scenes::BoardScene& scene = person.board();
    std::array<std::string, 2> names;
    std::array<int, 2> halves{};
    std::array<std::string, 2> scores;
    std::string text = person.text_view();
    for (const int seat : {0, 1}) {
        const auto at = static_cast<std::size_t>(seat);
        const tables::SeatFacts facts = scene.view().facts(scene.context(), seat + 1);
        names[at] = scene.context().name(seat + 1);
        halves[at] = half_points_of(facts.figure);
        scores[at] = match::halves_text(halves[at]);
        const std::string label = person.spot("seat-" + std::to_string(seat + 1))->label;
        CHECK(label.ends_with(", " + facts.figure));
        CHECK(facts.brief == facts.figure);
        CHECK(person.read(facts.figure) != nullptr);
        const char* side = seat == 0 ? "Vertical" : "Horizontal";
        CHECK(holds(text, names[at] + ": " + side + ", " + facts.figure + ": "));
    }
    const bool first = halves[0] > halves[1];
    const std::string lead = halves[0] == halves[1]
                                 ? "All even at " + scores[0]
                                 : names[first ? 0 : 1] +
                                       (names[first ? 0 : 1] == "You" ? " lead " : " leads ") +
                                       scores[first ? 0 : 1] + " to " + scores[first ? 1 : 0];
    const bool any = holds(text, " safe: ") || !holds(text, ": 0 stones claimed") ||
                     text.find(": 0 stones claimed") == text.rfind(": 0 stones claimed");
    const std::string headline = any ? lead + ", safe so far" : "No stone is safe yet";
    CHECK(person.table().outlook().lead == headline);
    CHECK(holds(person.spot("outlook")->label, headline));
    CHECK(holds(text, headline + ". "));
    if (!holds(text, "Vertical claims tall groups")) {
        CHECK(holds(text, "Safe so far: Vertical " + scores[0] + ", Horizontal " + scores[1]));
    }
}

TEST_CASE("At every step of a match of Carteso headline, seats and text view tell one score") {
    for (const ui::Rect screen : {stage::kDesktop, stage::kPhone, stage::kPhoneOnSide}) {
        for (const char* rival : {"human", "level:2"}) {
            CAPTURE(screen.w);
            Player person(screen);
            sit_down(person, "carteso",
                     {"option:size=5", "option:komi=3", "option:sides=fixed",
                      std::string("seat:2=") + rival, "seed:6"});
            int steps = 0;
            while (stage::wait_for_turn(person)) {
                ++steps;
                CAPTURE(steps);
                check_one_score(person);
                person.play(1);
            }
            CHECK(steps > 6);
        }
    }
}

/// Opens a table from a position. `seats`: "human level:2".
void open_seats(Player& person, const std::string& options, const std::string& seats,
                const std::string& position) {
    person.set_up({"library", "import:[Game \"carteso\"]\n[Options \"" + options +
                                  "\"]\n[Seats \"" + seats + "\"]\n[Seed \"3\"]\n[Position \"" +
                                  position + "\"]\n\n\n"});
    person.go("table=" + stage::Player::saves().list().front().id);
    REQUIRE(stage::wait_for_turn(person));
}

TEST_CASE("A level bot of Carteso that has lost for certain passes and doesn't fill the board") {
    Player person;
    // Columns a and b are claimed and c is safe: Vertical has 15 of 25 points.
    open_seats(person, "size=5 komi=0", "human level:2",
               "XOX../XOX../XOX../XOX../XOX.. V a5=V,b5=V H");
    CHECK(person.read("10 + 5 safe") != nullptr);
    person.click("point:d3");
    REQUIRE(stage::wait_for_turn(person));
    CHECK(person.read("Beginner passes.") != nullptr);
    CHECK(holds(person.app().notice(), "If you pass too, the game is over: you win "));
    person.press(U'p');
    person.rest();
    REQUIRE(person.over());
    CHECK(status_tells(person, "You win: as Vertical"));
}

TEST_CASE("After a bot's pass nobody is urged to pass too who would give safe stones away") {
    Player person;
    // Columns b to e are safe: Vertical will have 24 points, Horizontal at most 12, komi 7 and ½.
    open_seats(person, "size=6 komi=7", "human level:2",
               ".OXXX./.OXXX./.OXXX./.OXXX./.OXXX./.OXXX. V - H");
    CHECK(person.read("0 + 24 safe") != nullptr);
    person.press(U'o');
    person.click("point:a3");
    REQUIRE(stage::wait_for_turn(person));
    CHECK(person.read("Beginner passes.") != nullptr);
    CHECK(person.read("7 + 18 safe") != nullptr);
    CHECK(person.read("you lose 7 to 7½") != nullptr);
    CHECK_FALSE(holds(person.app().notice(), "If you pass too"));
    person.press(U'x');
    person.click("point:f3");
    REQUIRE(stage::wait_for_turn(person));
    CHECK(holds(person.app().notice(), "If you pass too, the game is over: you win 26 to 7½."));
    person.press(U'p');
    person.rest();
    CHECK(status_tells(person, "You win: as Vertical, 26 to 7½"));
}

TEST_CASE("On a full board of Carteso nobody has to press: the passes follow by themselves") {
    for (const char* seats : {"human human", "human level:1"}) {
        CAPTURE(std::string(seats));
        Player person;
        open_seats(person, "size=5 komi=0", seats,
                   "XOXOX/XOXOX/XOXOX/XOXOX/XOXO. V a5=V,b5=V,c5=V -");
        person.click("point:e1");
        person.wait(8);
        CHECK(person.over());
        CHECK(status_tells(person, "as Vertical, 2"));
    }
}

TEST_CASE("The review of a small Carteso board names the best action at each step") {
    Player person;
    sit_down(person, "carteso",
             {"option:size=2", "option:komi=0", "option:sides=fixed", "seat:2=human"});
    for (const char* act : {"Xa1", "button", "Ob2", "Xb1", "Oa2", "pass", "pass"}) {
        if (person.over()) {
            break;  // a full board ends by itself
        }
        person.set_up({std::string("act:") + act});
    }
    REQUIRE(person.over());
    person.rest();
    person.set_up({"review"});
    person.click("first");
    REQUIRE(person.spot("best-play") != nullptr);
    CHECK(person.spot("best-play")->label.find("wins by ½") != std::string::npos);
    CHECK(holds(person.text_view(), "Best play: Player 1 wins by ½ with "));
    person.click("last");
    CHECK_FALSE(holds(person.text_view(), "Best play"));
}

}  // namespace
}  // namespace ctq::stage
