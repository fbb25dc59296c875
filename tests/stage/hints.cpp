// Advice at the table: asked, read and followed.
#include <doctest/doctest.h>

#include <string>

#include "shell/match/tags.hpp"
#include "tests/stage/open_table.hpp"

namespace ctq::app {
namespace {

using stage::Player;

/// The text of the action that is pointed at.
std::string hinted(const Player& person) {
    const Hint* hint = person.table().hint();
    REQUIRE(hint != nullptr);
    REQUIRE(hint->weighing);
    return person.session().game().to_text(person.session().view(),
                                           hint->weighing->worths[hint->chosen].action);
}

/// Presses what is pointed at until something was played.
void follow(Player& person) {
    const int before = cursor(person);
    for (int i = 0; i < 4 && cursor(person) == before; ++i) {
        const std::vector<std::string> spots = person.table().awaited();
        REQUIRE_FALSE(spots.empty());
        person.click(spots.front());
    }
    CHECK(cursor(person) > before);
}

TEST_CASE("A hint points at the best action, lists the best three, and is followed by pressing") {
    for (const ui::Rect screen : {stage::kDesktop, stage::kPhone}) {
        Player person(screen);
        open_table(person, 2);
        CHECK(person.table().awaited().empty());
        person.click("hint");
        REQUIRE(person.table().hint() != nullptr);
        CHECK_FALSE(person.table().awaited().empty());
        CHECK(person.read("The ring shows where") != nullptr);
        CHECK(person.spot("hint:1") == nullptr);
        person.click("hint-more");
        REQUIRE(person.spot("hint:1") != nullptr);
        CHECK(person.spot("hint:4") == nullptr);
        CHECK(holds(person.spot("hint:1")->label, " %"));
        const std::string best = hinted(person);
        const int ply = cursor(person);
        follow(person);
        const core::Match& match = person.session().match();
        CHECK(match.game().to_text(match.state_at(ply).data(), match.action(ply)) == best);
        CHECK(person.table().hint() == nullptr);
        CHECK(person.table().awaited().empty());
        CHECK(person.session().match().tag(kHintsTag) == "1");
    }
}

TEST_CASE(
    "By its key a hint is asked for, listed and put away; another one is pointed at on demand") {
    Player person;
    open_table(person, 2);
    person.press(U'h');
    REQUIRE(person.table().hint() != nullptr);
    const std::string best = hinted(person);
    person.press(U'h');
    REQUIRE(person.spot("hint:2") != nullptr);
    const auto first = person.table().awaited();
    person.click("hint:2");
    CHECK(hinted(person) != best);
    person.click("hint:1");
    CHECK(person.table().awaited() == first);
    person.press(U'h');
    CHECK(person.table().hint() == nullptr);
    CHECK(person.spot("hint:1") == nullptr);
    CHECK(person.session().match().tag(kHintsTag) == "1");
    person.press(U'h');
    person.click("hint-close");
    CHECK(person.table().hint() == nullptr);
    CHECK(person.session().match().tag(kHintsTag) == "2");
    person.reload();
    CHECK(person.session().match().tag(kHintsTag) == "2");
}

TEST_CASE("A hint is drawn where it leads, and Play it plays it") {
    for (const ui::Rect screen : {stage::kDesktop, stage::kPhone}) {
        for (const char* game : {"cartagena", "carteso"}) {
            Player person(screen);
            sit_down(person, game, {"seed:7"});
            person.click("hint");
            CHECK(person.table().context().best.empty());
            person.click("hint-more");
            REQUIRE(person.table().context().best.size() == 1);
            const auto board = [&] {
                person.leave();
                return person.picture();
            };
            const std::size_t first = board();
            const std::string best = hinted(person);
            person.click("hint:2");
            CHECK(board() != first);
            person.click("hint:1");
            CHECK(hinted(person) == best);
            const int ply = cursor(person);
            person.click("hint-play");
            const core::Match& match = person.session().match();
            REQUIRE(match.size() > ply);
            CHECK(match.game().to_text(match.state_at(ply).data(), match.action(ply)) == best);
        }
    }
}

TEST_CASE("Several people at one screen are asked first, and once") {
    Player person;
    open_table(person, 0, {"option:rules=board", "seat:2=human"});
    person.click("hint");
    CHECK(person.read("A hint is seen by") != nullptr);
    CHECK(person.machine.jobs == 0);
    person.click("hint-close");
    CHECK(person.session().match().tag(kHintsTag).empty());
    person.click("hint");
    person.click("hint-more");
    CHECK(person.read("The ring shows where") != nullptr);
    person.click("hint-close");
    person.click("hint");
    CHECK(person.read("The ring shows where") != nullptr);
    CHECK(person.session().match().tag(kHintsTag) == "2");
}

TEST_CASE("A hint of a small board is exact, and where nobody understands the game there is none") {
    Player person;
    sit_down(person, "carteso", {"option:size=3", "option:komi=0", "option:sides=fixed", "seed:7"});
    person.press(U'h');
    person.press(U'h');
    REQUIRE(person.spot("hint:1") != nullptr);
    const std::string label = person.spot("hint:1")->label;
    CAPTURE(label);
    CHECK((holds(label, "wins by") || holds(label, "loses by") || holds(label, "a draw")));
    Player other;
    sit_down(other, "cartolan", {"seed:7"});
    CHECK(other.spot("hint") == nullptr);
    CHECK(other.app().commands().find("hint") == nullptr);
}

TEST_CASE("In Incan Gold a hint tells at once what going on and leaving are worth") {
    for (const bool alone : {true, false}) {
        CAPTURE(alone);
        Player person;
        sit_down(person, "incan_gold", {"seed:7", alone ? "seats:1" : "seats:3"});
        REQUIRE(person.session().seats() == (alone ? 1 : 3));
        REQUIRE(person.session().your_turn());
        person.press(U'h');
        REQUIRE(person.table().hint() != nullptr);
        CHECK(person.read("Going on is worth") != nullptr);
        CHECK(holds(hint_words(*person.table().hint(), person.session()),
                    "odds of the next card only") == !alone);
        REQUIRE(person.spot("hint:2") != nullptr);
        CHECK(person.spot("hint:3") == nullptr);
        CHECK(holds(person.spot("hint:1")->label, " gems"));
        CHECK_FALSE(person.table().awaited().empty());
        const std::string best = hinted(person);
        const int ply = cursor(person);
        follow(person);
        const core::Match& match = person.session().match();
        CHECK(match.game().to_text(match.state_at(ply).data(), match.action(ply)) == best);
    }
}

TEST_CASE("With hidden hands a hint is the same whatever the others hold") {
    Player person;
    open_table(person, 1, {"option:rules=cards"});
    const core::Match& match = person.session().match();
    person.press(U'h');
    const auto told = person.table().hint()->weighing->worths;
    const int seat = match.turn().seat;
    bots::WeighQuestion question = bots::weigh_question(match, seat, kHintPlayouts);
    core::Rng rng{5};
    const core::StateBox guessed = match.game().guess(question.observation.data(), rng);
    question.observation = match.game().observe(guessed.data(), seat);
    const auto again = bots::weigh(question).worths;
    REQUIRE(again.size() == told.size());
    for (std::size_t i = 0; i < told.size(); ++i) {
        CHECK(again[i].action == told[i].action);
        CHECK(again[i].share == told[i].share);
    }
}

TEST_CASE("What the text view says of a hint can be read and pressed there") {
    Player person;
    open_table(person, 2);
    person.press(U'h');
    person.press(U'h');
    const Commands list = person.app().commands();
    REQUIRE(list.find("hint:1") != nullptr);
    CHECK(holds(list.find("hint:1")->label, " %"));
    CHECK(list.find("hint:1")->pressed == 1);
    CHECK(list.find("hint-close") != nullptr);
}

}  // namespace
}  // namespace ctq::app
