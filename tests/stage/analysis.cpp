// Tests of a review's analysis, which finds a match's mistakes and jumps from one to the next.
#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "engine/bots/analysis/accuracy.hpp"
#include "shell/match/findings/luck_line.hpp"
#include "tests/stage/open_table.hpp"
#include "tests/stage/reviewing.hpp"

namespace ctq::stage {
namespace {

using stage::Player;
using ui::Key;

TEST_CASE("One press analyses every decision of a match, and a key jumps to the worst ones") {
    for (const ui::Rect screen : {stage::kDesktop, stage::kPhone, stage::kPhoneOnSide}) {
        Player person(screen);
        review_of_thoughtless(person);
        CHECK(person.read("Which decisions gave") != nullptr);
        person.click("analyse:fast");
        const scenes::Review& review = review_of(person);
        CHECK_FALSE(review.analysis.works());
        const int seats = person.session().players().count();
        int decisions = 0;
        const core::Match& match = person.session().match();
        for (int ply = review.curve.first; ply < match.size(); ++ply) {
            const bool own = person.session().players().human(match.turn_before(ply).seat);
            decisions += own && bots::verdict_question(match, ply, 2) ? 1 : 0;
        }
        CHECK(static_cast<int>(review.verdicts.size()) == decisions);
        const auto bad = [&](const bots::Verdict& one) {
            return bots::mark_of(one, seats) != bots::Mark::fine;
        };
        const auto first = std::find_if(review.verdicts.begin(), review.verdicts.end(), bad);
        REQUIRE(first != review.verdicts.end());
        CHECK(cursor(person) == first->ply);
        CHECK((person.read("blunder") != nullptr || screen.h < 500));
        CHECK(person.read("Next, You: ") != nullptr);
        person.press(Key::home);
        int found = 0;
        for (int before = -1; cursor(person) != before && found < 50;) {
            before = cursor(person);
            person.press(U'n');
            found += cursor(person) != before ? 1 : 0;
        }
        // A mistake at the beginning is already shown, so the key skips it.
        const bool at_first =
            bad(review.verdicts.front()) && review.verdicts.front().ply == review.curve.first;
        CHECK(found + (at_first ? 1 : 0) ==
              std::count_if(review.verdicts.begin(), review.verdicts.end(), bad));
        const auto words = static_cast<const scenes::ReviewScene&>(person.app().scene()).remark();
        REQUIRE(words);
        CHECK(
            (holds(*words, "Slip: ") || holds(*words, "Mistake: ") || holds(*words, "Blunder: ")));
        CHECK((person.read("??") != nullptr || screen.w < 900));
        const int last = cursor(person);
        person.press(U'b');
        CHECK(cursor(person) < last);
        person.click("mistake-on");
        CHECK(cursor(person) == last);
    }
}

TEST_CASE(
    "The finished analysis shows each seat's chance to win; a switch shows the lead instead") {
    Player person;
    review_of_thoughtless(person);
    CHECK(person.read("Who leads") != nullptr);
    person.click("analyse:fast");
    CHECK(person.read("Chance to win") != nullptr);
    const scenes::Review& review = review_of(person);
    REQUIRE(review.shares.size() == 2);
    REQUIRE(review.shares[0].size() == review.curve.turn_ends.size());
    for (std::size_t turn = 0; turn < review.shares[0].size(); ++turn) {
        const int all = review.shares[0][turn] + review.shares[1][turn];
        CHECK(all >= 199);
        CHECK(all <= 201);
    }
    person.set_up({"curve-score"});
    CHECK(person.read("Who leads") != nullptr);
}

TEST_CASE("A stopped analysis keeps its results, and a deeper analysis can be started from it") {
    Player person;
    review_of_thoughtless(person);
    person.machine.replies = 3;
    person.flick(person.middle("analyse:fast"), false);
    person.frame();
    REQUIRE(review_of(person).analysis.works());
    CHECK_FALSE(person.app().quiet());
    REQUIRE(person.spot("analyse-stop") != nullptr);
    person.click("analyse-stop");
    CHECK_FALSE(review_of(person).analysis.works());
    const std::size_t found = review_of(person).verdicts.size();
    CHECK(found > 0);
    CHECK(found < 12);
    person.machine.replies = 1;
    person.click("analyse:normal");
    CHECK(review_of(person).analysis.closeness() == 1);
    person.click("analyse-stop");
    CHECK(review_of(person).verdicts.size() >= found);
    CHECK(person.spot("analyse:slow") != nullptr);
}

TEST_CASE(
    "In Cartolan the learned player judges each decision, and no deeper analysis is offered") {
    Player person;
    sit_down(person, "cartolan", {"seed:7"});
    person.play(12);
    person.set_up({"end", "review"});
    REQUIRE(person.spot("analyse:fast") != nullptr);
    person.click("analyse:fast");
    person.settle();
    CHECK(person.spot("analyse:fast") == nullptr);
    // A neural network gives the same values however long it runs.
    CHECK(person.spot("analyse:normal") == nullptr);
    const scenes::Review& review = review_of(person);
    REQUIRE_FALSE(review.verdicts.empty());
    CHECK_FALSE(review.shares.empty());
    for (const bots::Verdict& verdict : review.verdicts) {
        CHECK(verdict.error() <= 0.026);
        CHECK_FALSE(verdict.exact);
    }
}

TEST_CASE(
    "Incan Gold reviews count gems: solo play with luck apart, other rules by next-card odds") {
    for (const bool alone : {true, false}) {
        CAPTURE(alone);
        Player person;
        sit_down(person, "incan_gold",
                 {"seed:7", alone ? "seats:1" : "seats:3",
                  alone ? "option:rounds=5" : "option:rounds=3"});
        person.play(200);
        REQUIRE(person.session().turn().kind == core::Turn::Kind::over);
        person.set_up({"review"});
        REQUIRE(person.scene() == "review");
        person.press(Key::home);
        person.click("analyse:fast");
        CHECK_FALSE(review_of(person).analysis.works());
        CHECK(person.spot("analyse:normal") == nullptr);
        CHECK(person.app().commands().find("curve-score") == nullptr);
        const auto words = static_cast<const scenes::ReviewScene&>(person.app().scene()).remark();
        REQUIRE(words);
        CHECK(holds(*words, "Going on is worth"));
        CHECK(holds(*words, "odds of the next card only") == !alone);
        const auto lines = scenes::account_lines(review_of(person).verdicts, person.session());
        REQUIRE(lines.size() == (alone ? 2 : 1));
        CHECK(holds(lines[0], " gems given away in "));
        CHECK(lines.back().starts_with("Luck ") == alone);
        if (!alone) {  // each seat that decided has its line
            const auto all = review_of(person).analysis.verdicts(person.session().match());
            CHECK(scenes::account_lines(all, person.session()).size() == 3);
        }
    }
}

TEST_CASE("With several players a review of Incan Gold counts wins and shows the others' choices") {
    Player person;
    sit_down(person, "incan_gold", {"seed:7", "seats:3"});
    person.play(200);
    REQUIRE(person.session().turn().kind == core::Turn::Kind::over);
    person.set_up({"review"});
    person.press(Key::home);
    person.click("analyse:fast");
    const scenes::Review& review = review_of(person);
    CHECK_FALSE(review.analysis.works());
    CHECK(person.spot("analyse:normal") != nullptr);
    CHECK(person.app().commands().find("curve-score") != nullptr);
    REQUIRE_FALSE(review.shares.empty());
    const auto words = static_cast<const scenes::ReviewScene&>(person.app().scene()).remark();
    REQUIRE(words);
    CAPTURE(*words);
    CHECK(words->starts_with("Next, You: "));
    CHECK(holds(*words, " Going on: "));
    CHECK(holds(*words, " %. Others like you "));
    CHECK_FALSE(holds(*words, "odds"));
    const auto lines = scenes::account_lines(review.verdicts, person.session());
    REQUIRE(lines.size() == 1);
    CHECK(lines[0].starts_with("Accuracy: You "));
}

TEST_CASE("A review's summary tells the accuracy of each seat and the person's mistakes") {
    Player person;
    review_of_thoughtless(person);
    person.set_up({"analyse:fast"});
    person.rest();
    const scenes::Review& review = review_of(person);
    const auto all = review.analysis.verdicts(person.session().match());
    const auto lines = scenes::account_lines(all, person.session());
    REQUIRE(lines.size() == 1);
    const auto found = bots::accuracies(all, person.session().players().count());
    REQUIRE(found[0]);
    REQUIRE(found[1]);
    for (std::size_t seat = 0; seat < 2; ++seat) {
        CHECK(*found[seat] >= 0);
        CHECK(*found[seat] <= 100);
        CHECK(holds(lines[0], person.session().players().name(static_cast<int>(seat) + 1) + " " +
                                  std::to_string(std::lround(*found[seat]))));
    }
    CHECK(holds(lines[0], " · "));
    CHECK(holds(lines[0], " – "));
    CHECK(holds(person.text_view(), lines[0]));
    CHECK_FALSE(holds(person.text_view(), "given away in"));
}

TEST_CASE("The review of a finished match tells luck in a sentence of its own") {
    for (const ui::Rect screen : {stage::kDesktop, stage::kPhone}) {
        Player person(screen);
        sit_down(person, "cartagena", {"option:rules=cards", "option:tokens=2", "seed:7"});
        person.play(500);
        REQUIRE(person.session().turn().kind == core::Turn::Kind::over);
        person.set_up({"review"});
        REQUIRE(person.scene() == "review");
        CHECK(person.read("The draws") == nullptr);
        person.click("analyse:fast");
        REQUIRE_FALSE(review_of(person).analysis.works());
        const auto all = review_of(person).analysis.verdicts(person.session().match());
        const std::string line = match::luck_line(all, person.session());
        CHECK(line.starts_with("The draws "));
        CHECK(holds(line, " you"));
        CHECK(match::luck_line(review_of(person).verdicts, person.session())
                  .empty());  // lists only the person's mistakes
        CHECK(holds(person.text_view(), line));
        CAPTURE(screen.w);
        std::string shown;
        for (const ui::DrawnText& one : person.text()) {
            shown += one.words + "\n";
        }
        CAPTURE(shown);
        CHECK(person.read("draws ") != nullptr);  // the line may break before it
    }
}

TEST_CASE(
    "In a match of several people a review shows luck for each seat, and only after the analysis") {
    Player person;
    sit_down(person, "cartagena",
             {"option:rules=cards", "option:tokens=1", "seat:2=human", "seed:7"});
    person.play(500);
    REQUIRE(person.session().turn().kind == core::Turn::Kind::over);
    person.set_up({"review"});
    person.machine.replies = 3;
    person.flick(person.middle("analyse:fast"), false);
    person.frame();
    REQUIRE(review_of(person).analysis.works());
    CHECK_FALSE(holds(person.text_view(), "The draws "));
    person.machine.replies.reset();
    person.rest();
    REQUIRE_FALSE(review_of(person).analysis.works());
    const auto all = review_of(person).analysis.verdicts(person.session().match());
    const auto lines = match::luck_lines(all, person.session());
    REQUIRE(lines.size() == 2);
    for (int seat = 1; seat <= 2; ++seat) {
        const std::string& line = lines[static_cast<std::size_t>(seat - 1)];
        CHECK(holds(line, "Player " + std::to_string(seat)));
        CHECK(holds(person.text_view(), line));
    }
    CHECK(match::luck_line(all, person.session()).empty());
}

TEST_CASE("A review never calls an action better if it wins less often than the action played") {
    Player person;
    review_of_thoughtless(person);
    person.set_up({"analyse:fast"});
    person.rest();
    person.set_up({"mistakes-all"});
    const scenes::Review& review = review_of(person);
    int better = 0;
    for (const bots::Verdict& one : review.verdicts) {
        person.app().run("at:" + std::to_string(one.ply), person.now());
        person.rest();
        if (cursor(person) != one.ply) {
            continue;
        }
        const std::string words = scenes::judgement(review, person.session());
        CAPTURE(words);
        const bool says_better = holds(words, "Better: ");
        better += says_better ? 1 : 0;
        CHECK((!says_better || one.proposed.share > one.played.share));
        CHECK((!holds(words, "The best action") || one.loss() <= 0));
        CHECK(review.best == std::vector<core::Action>{one.best().action});
    }
    CHECK(better > 0);
}

TEST_CASE(
    "The best line opens in the sandbox, can be stepped through, and leads back to the review") {
    for (const ui::Rect screen : {stage::kDesktop, stage::kSmallDesktop, stage::kPhone}) {
        CAPTURE(screen.w);
        Player person(screen);
        review_of_thoughtless(person);
        const bool menu = screen.w < 900;
        CHECK_FALSE(person.app().commands().enabled("best-line"));  // nothing is analysed yet
        person.click("analyse:fast");
        const int start = cursor(person);
        const std::vector<core::Action> best = review_of(person).best;
        REQUIRE(best.size() == 1);
        if (menu) {
            person.click("more");
            person.click("more-way-line");
        } else {
            person.click("best-line");
        }
        REQUIRE(person.scene() == "sandbox");
        const core::Match& line = person.session().match();
        CHECK(cursor(person) == start);
        CHECK(line.action(start) == best.front());
        CHECK(holds(person.app().scene().status(), "One likely continuation"));
        person.press(Key::right);
        CHECK(cursor(person) == start + 1);
        CHECK(holds(person.app().scene().status(), "One likely continuation"));
        person.press(Key::left);
        person.click("back");
        REQUIRE(person.scene() == "review");
        CHECK(cursor(person) == start);
    }
}

TEST_CASE("The search for a best line stops by its button or when the position changes") {
    Player person;
    review_of_thoughtless(person);
    person.click("analyse:fast");
    person.machine.replies = 3;
    person.flick(person.middle("best-line"), false);
    person.frame();
    REQUIRE(person.spot("best-line-stop") != nullptr);
    CHECK(person.read("Finding one likely") != nullptr);
    CHECK_FALSE(person.app().quiet());
    person.click("best-line-stop");
    CHECK(person.spot("best-line") != nullptr);
    person.flick(person.middle("best-line"), false);
    person.frame();
    person.press(Key::end);
    person.settle();
    CHECK(person.scene() == "review");
    CHECK(person.spot("best-line-stop") == nullptr);
}

TEST_CASE(
    "In the sandbox only the best line is called likely, not an action that the person tries") {
    Player person;
    review_of_thoughtless(person);
    person.click("analyse:fast");
    person.click("best-line");
    REQUIRE(person.scene() == "sandbox");
    const auto list = person.app().commands();
    const auto other = std::find_if(list.begin(), list.end(), [](const scenes::Command& one) {
        return one.id.starts_with("put:") && one.pressed == 0;
    });
    REQUIRE(other != list.end());
    person.set_up({other->id});
    CHECK_FALSE(holds(person.app().scene().status(), "One likely continuation"));
}

TEST_CASE("A review of Carteso marks the likely owner of each point on request") {
    for (const ui::Rect screen : {stage::kDesktop, stage::kPhone}) {
        Player person(screen);
        sit_down(person, "carteso", {"option:komi=0", "seed:7"});
        person.play(20);
        CHECK(person.app().commands().find("who-owns") == nullptr);
        person.set_up({"end", "review"});
        REQUIRE(person.scene() == "review");
        CHECK(person.board().context().owners.empty());
        const std::size_t before = person.picture();
        person.click("more");
        person.click("more-who-owns");
        const auto owners = person.board().context().owners;
        CHECK(owners.size() > 20);
        CHECK(person.picture() != before);
        CHECK(person.text_view().find("Likely at the end: ") != std::string::npos);
        person.press(Key::left);
        CHECK_FALSE(person.board().context().owners.empty());
        person.press(U'w');
        CHECK(person.board().context().owners.empty());
    }
}

TEST_CASE(
    "Only Carteso shows likely owners of points, and no match is analysed while it is played") {
    Player person;
    review_of_thoughtless(person);
    CHECK(person.app().commands().find("who-owns") == nullptr);
    Player other;
    sit_down(other, "carteso", {"option:komi=0", "seed:7"});
    other.play(6);
    other.press(U'v');
    REQUIRE(other.scene() == "review");
    for (const char* command : {"analyse:fast", "who-owns", "best-line"}) {
        CHECK(other.app().commands().find(command) == nullptr);
    }
    CHECK(other.spot("analyse:fast") == nullptr);
}

}  // namespace
}  // namespace ctq::stage
