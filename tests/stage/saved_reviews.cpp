// The results of an analysis are saved with the match, so that a second visit asks no worker.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>

#include "shell/match/findings/findings.hpp"
#include "shell/store/records/saved_reviews.hpp"
#include "tests/stage/open_table.hpp"
#include "tests/stage/reviewing.hpp"

namespace ctq::stage {
namespace {

using stage::Player;
using ui::Key;

TEST_CASE("A reopened review shows its saved results and asks no worker") {
    Player person;
    const std::string route = review_of_thoughtless(person);
    person.click("analyse:fast");
    const std::string accounts = review_of(person).accounts;
    REQUIRE_FALSE(accounts.empty());
    const int jobs = person.machine.jobs;
    REQUIRE(jobs > 0);
    person.go("");
    person.go(route);
    CHECK(review_of(person).accounts == accounts);
    CHECK(review_of(person).analysis.closeness() == 0);
    CHECK(holds(person.text_view(), accounts));
    CHECK(person.spot("analyse:fast") == nullptr);
    CHECK(person.spot("analyse:normal") != nullptr);
    person.press(U'n');
    CHECK(person.read("Next, You: ") != nullptr);
    person.reload();
    CHECK(review_of(person).accounts == accounts);
    CHECK(person.machine.jobs == jobs);
}

TEST_CASE("An interrupted analysis resumes where it stopped") {
    Player person;
    const std::string route = review_of_thoughtless(person);
    person.machine.replies = 8;
    person.flick(person.middle("analyse:fast"), false);
    person.wait(1);
    REQUIRE(review_of(person).analysis.works());
    REQUIRE(person.machine.replies == 0);
    person.go("");
    person.machine.replies.reset();
    person.machine.thoughts = 0;
    person.rest();
    person.go(route);
    person.press(Key::home);
    REQUIRE(review_of(person).analysis.findings().by_ply.size() == 8);
    CHECK(scenes::summary(review_of(person)).empty());
    int left = 0;
    const core::Match& match = person.session().match();
    for (int ply = review_of(person).curve.first; ply < match.size(); ++ply) {
        left += bots::verdict_question(match, ply, 2) ? 1 : 0;
    }
    const int jobs = person.machine.jobs;
    person.click("analyse:fast");
    CHECK(person.machine.jobs - jobs == left - 8);
    CHECK_FALSE(scenes::summary(review_of(person)).empty());
}

TEST_CASE("The results of a deeper analysis replace the saved results of a review") {
    Player person;
    sit_down(person, "cartagena", {"option:rules=cards", "option:tokens=1", "seed:7"});
    person.play(500);
    person.set_up({"review"});
    person.press(Key::home);
    person.click("analyse:fast");
    person.click("analyse:normal");
    const std::string route = person.machine.routes.back();
    person.go("");
    person.go(route);
    CHECK(review_of(person).analysis.closeness() == 1);
    CHECK(person.app().commands().find("analyse:slow") != nullptr);
}

TEST_CASE("Saved results that are damaged or belong to other actions are not shown in a review") {
    Player person;
    const std::string route = review_of_thoughtless(person);
    person.click("analyse:fast");
    const std::string id = review_of(person).id;
    std::string& stored = person.machine.storage["review:" + id];
    REQUIRE_FALSE(stored.empty());
    const std::string whole = stored;
    for (const std::string& text :
         {std::string(), std::string("no review"), whole.substr(0, whole.size() / 2), [&] {
              std::string one = whole;
              one[one.size() / 2] = one[one.size() / 2] == 'A' ? 'B' : 'A';
              return one;
          }()}) {
        person.go("");
        person.machine.storage["review:" + id] = text;
        person.go(route);
        REQUIRE(person.scene() == "review");
        CHECK(review_of(person).analysis.closeness() == -1);
        CHECK(review_of(person).verdicts.empty());
    }
    core::Match other = person.session().match();
    CHECK(match::read_findings(other, whole));
    other.seek(other.size() - 1);
    core::Match shorter = other.branch();
    CHECK_FALSE(match::read_findings(shorter, whole));
}

TEST_CASE("Only the newest reviews are saved, and they are deleted if a match needs the space") {
    Player person;
    review_of_thoughtless(person);
    person.click("analyse:fast");
    const core::Match match = person.session().match();
    const match::Findings findings = review_of(person).analysis.findings();
    store::Saves saves;
    const auto count = [&] {
        return std::count_if(person.machine.storage.begin(), person.machine.storage.end(),
                             [](const auto& one) { return one.first.starts_with("review:"); });
    };
    for (int i = 0; i < static_cast<int>(store::kMostReviews) + 3; ++i) {
        const std::string id = "copy" + std::to_string(i);
        REQUIRE(saves.save(id, match));
        REQUIRE(store::save_review(saves, id, match, findings));
    }
    CHECK(count() == static_cast<int>(store::kMostReviews));
    CHECK_FALSE(store::saved_review("copy0", match));
    CHECK(store::saved_review("copy5", match));
    CHECK_FALSE(store::save_review(saves, "gone", match, findings));
    saves.remove("copy5");
    CHECK(store::saved_review("copy5", match));  // it may be brought back
    REQUIRE(store::save_review(saves, "copy6", match, findings));
    CHECK_FALSE(store::saved_review("copy5", match));
    person.machine.full = true;
    CHECK_FALSE(saves.save("late", match));
    CHECK(count() == 0);
}

TEST_CASE("After an analysis the result sheet tells luck, and asks no worker again") {
    for (const ui::Rect screen : {stage::kDesktop, stage::kPhone}) {
        CAPTURE(screen.w);
        Player person(screen);
        sit_down(person, "cartagena", {"option:rules=cards", "option:tokens=2", "seed:7"});
        person.play(500);
        REQUIRE(person.over());
        CHECK_FALSE(holds(person.text_view(), "The draws "));
        person.set_up({"review"});
        person.press(Key::home);
        person.click("analyse:fast");
        const int jobs = person.machine.jobs;
        person.go_back();
        REQUIRE(person.scene() == "table");
        CHECK(holds(person.text_view(), "The draws "));
        CHECK(person.read("The draws ") != nullptr);
        CHECK(person.machine.jobs == jobs);
    }
}

TEST_CASE("After an analysis the result sheet of a solo match separates luck and judgement") {
    Player person;
    sit_down(person, "incan_gold", {"seats:1", "seed:3"});
    person.play(200);
    REQUIRE(person.over());
    person.set_up({"review"});
    person.press(Key::home);
    person.click("analyse:fast");
    person.go_back();
    REQUIRE(person.scene() == "table");
    CHECK(person.read("judgement") != nullptr);
}

}  // namespace
}  // namespace ctq::stage
