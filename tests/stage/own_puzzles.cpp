// Puzzles from the person's own mistakes in analysed matches.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "shell/match/findings/findings.hpp"
#include "shell/scenes/puzzles/texts.hpp"
#include "shell/scenes/review/scene.hpp"
#include "tests/stage/open_table.hpp"

namespace ctq::stage {
namespace {

using stage::Player;
using ui::Key;

/// Plays random legal actions, ends the match and analyses it. Returns the route of its review.
std::string analysed(Player& person) {
    person.go("");
    sit_down(person, "cartagena", {"option:rules=board", "seed:7"});
    person.play(24);
    person.set_up({"end", "review"});
    const std::string route = person.machine.routes.back();
    person.press(Key::home);
    person.click("analyse:fast");
    return route.substr(0, route.find('@'));
}

/// The person's mistakes in the review, the worst first.
std::vector<bots::Verdict> mistakes(const Player& person) {
    std::vector<bots::Verdict> list;
    for (const bots::Verdict& one :
         static_cast<const scenes::ReviewScene&>(person.app().scene()).review().verdicts) {
        if (bots::mark_of(one, 2) >= bots::Mark::mistake) {
            list.push_back(one);
        }
    }
    std::stable_sort(list.begin(), list.end(), [](const auto& a, const auto& b) {
        const bots::Mark of_a = bots::mark_of(a, 2);
        const bots::Mark of_b = bots::mark_of(b, 2);
        return of_a != of_b ? of_a > of_b : a.loss() > b.loss();
    });
    return list;
}

/// The spots of the person's own puzzles on the page.
std::vector<std::string> own_spots(Player& person) {
    std::vector<std::string> list;
    for (const scenes::Command& one : person.app().commands()) {
        if (one.id.starts_with("puzzle:own-")) {
            list.push_back(one.id);
        }
    }
    return list;
}

void open_own_page(Player& person) {
    person.go("");
    person.go("puzzles");
    REQUIRE(person.scene() == "puzzles");
}

TEST_CASE("A person's mistake in an analysed match becomes a puzzle that the best action solves") {
    for (const ui::Rect screen : {stage::kDesktop, stage::kPhone}) {
        CAPTURE(screen.w);
        Player person(screen);
        open_own_page(person);
        CHECK(own_spots(person).empty());
        CHECK(person.read("that you have analysed") != nullptr);
        const std::string review = analysed(person);
        const std::vector<bots::Verdict> made = mistakes(person);
        REQUIRE(made.size() > 3);
        open_own_page(person);
        std::vector<std::string> spots = own_spots(person);
        REQUIRE(spots.size() == 3);
        CHECK(person.read("Your last matches") != nullptr);
        person.click(spots[0]);
        person.rest();
        REQUIRE(person.scene() == "table");
        REQUIRE(person.session().your_turn());
        CHECK(cursor(person) == made[0].ply);
        CHECK(holds(person.text_view(),
                    "Puzzle 1 of 3 from your last matches: you are blue. Find the best"));
        CHECK(person.spot("hint") == nullptr);
        const int played = cursor(person);
        stage::point(person, made[0].proposed.action);
        person.rest();
        CHECK(holds(person.text_view(), "right!"));
        CHECK(holds(person.text_view(), " In the match you chose: "));
        CHECK(person.over());
        person.set_up({"review-puzzle"});
        CHECK(person.scene() == "review");
        CHECK(cursor(person) == played);
        person.go_back();
        person.go("puzzles");
        const std::vector<std::string> left = own_spots(person);
        CHECK(left.size() == 2);
        CHECK(std::find(left.begin(), left.end(), spots[0]) == left.end());
        person.go("puzzle=" + spots[0].substr(7));  // a reload after the puzzle was solved
        CHECK(person.scene() == "table");
    }
}

TEST_CASE("Repeating the mistake does not solve the puzzle, and the next puzzle comes") {
    Player person;
    analysed(person);
    const std::vector<bots::Verdict> made = mistakes(person);
    open_own_page(person);
    person.click(own_spots(person)[0]);
    person.rest();
    const std::string first = person.machine.routes.back();
    stage::point(person, made[0].played.action);
    person.rest();
    CHECK(holds(person.text_view(), "not the best."));
    CHECK_FALSE(holds(person.text_view(), "In the match you chose"));
    person.click("show-answer");
    person.rest();
    CHECK_FALSE(holds(person.text_view(), "Your rating"));  // others don't have this puzzle
    person.click("next-puzzle");
    person.rest();
    REQUIRE(person.scene() == "table");
    CHECK(person.machine.routes.back() != first);
    CHECK(cursor(person) == made[1].ply);
    open_own_page(person);
    CHECK(holds(person.text_view(), "Your last matches, puzzle 1: Cartagena, missed"));
}

TEST_CASE(
    "A worker judges an answer that is neither the best action nor the one played in the match") {
    Player person;
    analysed(person);
    const bots::Verdict made = mistakes(person)[0];
    open_own_page(person);
    const std::string route = "puzzle=" + own_spots(person)[0].substr(7);
    person.go(route);
    const core::ActionList legal = person.session().legal();
    int judged = 0;
    int right = 0;
    for (const core::Action action : legal) {
        person.go("");
        person.go(route);
        REQUIRE(person.session().your_turn());
        person.machine.replies = 0;
        stage::point(person, action);
        const bool waits = holds(person.text_view(), "your answer is being judged");
        CHECK(waits == (action != made.proposed.action && action != made.played.action));
        person.machine.replies.reset();
        person.rest();
        const bool good = holds(person.text_view(), "right!");
        CHECK(good != holds(person.text_view(), "not the best."));
        judged += waits ? 1 : 0;
        right += waits && good ? 1 : 0;
    }
    CHECK(judged > 3);
    CHECK(right < judged);
}

/// Answers the puzzle at the table with the best action of the worst of these decisions that is at
/// the table's position.
void solve(Player& person, const std::vector<bots::Verdict>& made) {
    const auto at = std::find_if(made.begin(), made.end(), [&](const bots::Verdict& one) {
        return one.ply == cursor(person);
    });
    REQUIRE(at != made.end());
    stage::point(person, at->proposed.action);
    person.rest();
    REQUIRE(person.read("right!") != nullptr);
}

TEST_CASE("The review asks a person's worst decisions, and the lobby offers what is left of them") {
    for (const ui::Rect screen : {stage::kDesktop, stage::kPhone}) {
        CAPTURE(screen.w);
        Player person(screen);
        CHECK(person.spot("own-puzzle") == nullptr);
        analysed(person);
        const std::vector<bots::Verdict> made = mistakes(person);
        person.click("learn");
        person.rest();
        REQUIRE(person.scene() == "table");
        CHECK(cursor(person) == made[0].ply);
        solve(person, made);
        person.click("next-puzzle");
        person.rest();
        CHECK(cursor(person) == made[1].ply);
        person.go("");
        REQUIRE(person.spot("own-puzzle") != nullptr);
        CHECK(person.read("2 positions from your last matches") != nullptr);
        for (int left = 2; left > 0; --left) {
            person.click("own-puzzle");
            person.rest();
            REQUIRE(person.scene() == "table");
            solve(person, made);
            person.go("");
            CHECK((person.spot("own-puzzle") != nullptr) == (left > 1));
        }
    }
}

TEST_CASE("A position that the lobby offers may be gone, which is told") {
    Player person;
    const std::string review = analysed(person);
    person.go("");
    REQUIRE(person.spot("own-puzzle") != nullptr);
    store::Saves saves;
    REQUIRE(saves.remove(review.substr(review.find('=') + 1)));
    person.click("own-puzzle");
    person.rest();
    CHECK(person.scene() == "lobby");
    CHECK(person.read("There is no open position") != nullptr);
    CHECK(person.spot("own-puzzle") == nullptr);
}

TEST_CASE("Deleting a match deletes the puzzles made from it") {
    Player person;
    const std::string review = analysed(person);
    open_own_page(person);
    const std::vector<std::string> spots = own_spots(person);
    REQUIRE_FALSE(spots.empty());
    store::Saves saves;
    REQUIRE(saves.remove(review.substr(review.find('=') + 1)));
    person.reload();
    CHECK(own_spots(person).empty());
    person.go("");
    person.go("puzzle=" + spots[0].substr(7));
    CHECK(person.scene() == "lobby");
    CHECK(person.read("There is no such puzzle") != nullptr);
}

}  // namespace
}  // namespace ctq::stage
