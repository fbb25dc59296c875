// Tests on a device that can't start workers: every feature that needs one says so, and works once
// workers are available.
#include <doctest/doctest.h>

#include <string>

#include "shell/match/tags.hpp"
#include "shell/scenes/laboratory/scene.hpp"
#include "shell/scenes/review/scene.hpp"
#include "tests/stage/open_table.hpp"

namespace ctq::stage {
namespace {

using stage::Player;

TEST_CASE("If no worker is available, a bot loses nothing, and Try again continues the match") {
    for (const ui::Rect screen : {stage::kDesktop, stage::kPhone, stage::kPhoneOnSide}) {
        Player person(screen);
        open_table(person, 2);
        person.machine.no_worker = true;
        while (person.session().your_turn()) {
            stage::play_by_pointing(person);
        }
        person.rest();
        const int before = cursor(person);
        REQUIRE(person.session().bots().failed());
        CHECK(person.machine.thoughts == 0);
        CHECK(person.read("The bots can’t think") != nullptr);
        CHECK(person.read("Nothing is lost.") != nullptr);
        person.click("ask-again");
        CHECK(person.session().bots().failed());
        CHECK(cursor(person) == before);
        person.reload();
        CHECK(cursor(person) == before);
        REQUIRE(person.session().bots().failed());
        person.machine.no_worker = false;
        person.click("ask-again");
        person.rest();
        CHECK(person.session().your_turn());
        CHECK(cursor(person) > before);
        CHECK(person.spot("ask-again") == nullptr);
        CHECK(person.read("The bots can’t think") == nullptr);
    }
}

TEST_CASE(
    "If no worker is available, a hint request says so, is not counted, and can be repeated") {
    Player person;
    open_table(person, 2);
    person.machine.no_worker = true;
    person.click("hint");
    CHECK(person.table().hint() == nullptr);
    CHECK(person.read("No hint could be worked out") != nullptr);
    CHECK(person.session().match().tag(match::kHintsTag).empty());
    CHECK(person.machine.thoughts == 0);
    person.machine.no_worker = false;
    person.click("hint");
    REQUIRE(person.table().hint() != nullptr);
    CHECK(person.table().hint()->weighing);
}

TEST_CASE("If no worker is available, an analysis says so, and runs when it is pressed again") {
    Player person;
    sit_down(person, "cartagena", {"option:rules=board", "seed:7"});
    person.play(4);
    person.set_up({"end", "review"});
    const auto& review = static_cast<const scenes::ReviewScene&>(person.app().scene()).review();
    person.machine.no_worker = true;
    person.click("analyse:fast");
    CHECK_FALSE(review.analysis.works());
    CHECK(person.read("The analysis stopped") != nullptr);
    CHECK(person.machine.thoughts == 0);
    person.machine.no_worker = false;
    person.click("analyse:fast");
    CHECK_FALSE(review.analysis.works());
    CHECK_FALSE(review.verdicts.empty());
}

TEST_CASE("If no worker is available, an experiment stops, and can be resumed") {
    Player person;
    person.go("lab=cartagena;;greedy,random;60;7;r");
    const auto& lab = static_cast<const scenes::LaboratoryScene&>(person.app().scene()).lab();
    person.machine.no_worker = true;
    person.click("run");
    CHECK_FALSE(lab.running());
    CHECK_FALSE(lab.failure().empty());
    CHECK(person.machine.thoughts == 0);
    REQUIRE(lab.can_go_on());
    person.machine.no_worker = false;
    REQUIRE(person.app().commands().find("go-on") != nullptr);
    person.click("go-on");
    CHECK(lab.done() == lab.total());
}

}  // namespace
}  // namespace ctq::stage
