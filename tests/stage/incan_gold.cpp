// Playing Incan Gold: secret choices on one device, odds, whole games.
#include <doctest/doctest.h>

#include <bit>
#include <string>

#include "engine/core/text.hpp"
#include "engine/games/incan_gold/rules.hpp"
#include "tests/stage/open_table.hpp"

namespace ctq::stage {
namespace {

using stage::By;
using stage::Player;

/// Chooses on the canvas, and lifts the curtain first if there is one.
void choose(Player& person, const char* spot, By how = By::mouse) {
    if (!person.session().your_turn()) {
        CHECK(person.session().legal().size == 0);
    }
    REQUIRE(stage::wait_for_turn(person, how));
    const int before = person.session().match().cursor();
    stage::press(person, spot, how);
    CHECK(person.session().match().cursor() > before);
    person.rest();
}

TEST_CASE("In Incan Gold a secret choice is visible nowhere until all players have chosen") {
    Player stays;
    Player leaves;
    for (Player* person : {&stays, &leaves}) {
        sit_down(*person, "incan_gold", {"set:text=on", "seats:2", "seat:2=human", "seed:11"});
    }
    const auto same = [&] {
        CHECK(stays.text_view() == leaves.text_view());
        for (Player* person : {&stays, &leaves}) {
            person->move(ui::Point{1, 1});
            person->wait(60);
        }
        CHECK(stays.spots().size() == leaves.spots().size());
        for (std::size_t i = 0; i < stays.spots().size(); ++i) {
            CHECK(stays.spots()[i].name == leaves.spots()[i].name);
            CHECK(stays.spots()[i].label == leaves.spots()[i].label);
        }
        CHECK(stays.session().hash() == leaves.session().hash());
        const std::size_t picture = stays.picture();
        CHECK(leaves.picture() == picture);
    };
    choose(stays, "do:stay");
    choose(leaves, "do:leave");
    CHECK(leaves.app().scene().status().find("Pass the device to Player 2") != std::string::npos);
    same();
    stays.click("curtain");
    leaves.click("curtain");
    REQUIRE(stays.session().your_turn());
    same();
    choose(leaves, "do:stay");
    CHECK(leaves.text_view().find("Home: Player 1 with") != std::string::npos);
    choose(stays, "do:stay");
    CHECK(stays.text_view().find("All go on") != std::string::npos);
}

TEST_CASE("Two people play a whole match of Incan Gold by clicks and can undo a secret choice") {
    Player person;
    sit_down(person, "incan_gold", {"seats:2", "seat:2=human", "option:rounds=3", "seed:4"});
    const auto first = person.session().hash();
    choose(person, "do:leave");
    person.click("undo");
    CHECK(person.session().hash() == first);
    CHECK_FALSE(person.session().your_turn());
    int curtains = 0;
    for (int i = 0; i < 400 && !person.over(); ++i) {
        curtains += person.session().viewpoint().curtain() != 0;
        choose(person, i % 7 == 6 ? "do:leave" : "do:stay");
    }
    REQUIRE(person.over());
    CHECK(curtains > 4);
    const std::string end = person.app().scene().status();
    CHECK((end.find(" wins with ") != std::string::npos ||
           end.find("It is a draw") != std::string::npos));
    CHECK(person.text_view().find("Round 3: ") != std::string::npos);
}

TEST_CASE("In solo Incan Gold the table says Alone instead of Against bots") {
    for (const bool alone : {true, false}) {
        Player person;
        sit_down(person, "incan_gold", {alone ? "seats:1" : "seats:2", "seed:4"});
        CHECK((person.read("Alone") != nullptr) == alone);
        CHECK((person.read("Against bots") != nullptr) == !alone);
    }
}

TEST_CASE("In Incan Gold all choices and the next card are shown before the next person chooses") {
    const auto seconds = [](bool motion) {
        Player person({.motion = motion});
        sit_down(person, "incan_gold", {"seats:2", "seat:2=human", "seed:11", "set:speed=calm"});
        choose(person, "do:stay");
        REQUIRE(stage::wait_for_turn(person));
        const double before = person.now();
        person.click("do:stay");
        // The curtain waits below a board that still shows the choices and the card.
        CHECK(person.spot("curtain") != nullptr);
        CHECK_FALSE(person.session().your_turn());
        return person.now() - before;
    };
    CHECK(seconds(true) > seconds(false) + 1);
}

TEST_CASE("Incan Gold can be played by touch on a phone, and to the end by keyboard alone") {
    Player phone(stage::kPhone);
    phone.set_up({"play:incan_gold"});
    for (const char* spot : {"do:stay", "do:leave", "do:stay", "do:stay"}) {
        choose(phone, spot, By::finger);
    }
    Player person;
    sit_down(person, "incan_gold", {"seats:1", "option:rounds=2", "seed:3"});
    for (int i = 0; i < 400 && stage::wait_for_turn(person); ++i) {
        const int before = person.session().match().cursor();
        person.press(i % 6 == 5 ? U'l' : U'g');
        CHECK(person.session().match().cursor() > before);
    }
    REQUIRE(person.over());
    CHECK(person.app().scene().status().starts_with("You bring home "));
}

TEST_CASE("In the last round of Incan Gold a person in camp is not told of a next round") {
    for (const char* rounds : {"1", "2"}) {
        Player person;
        sit_down(person, "incan_gold",
                 {"seats:3", std::string("option:rounds=") + rounds, "seed:11"});
        person.machine.replies = 2;  // the bots choose once, then wait for replies
        person.set_up({"act:leave"});
        person.wait(10);
        const bool last = *rounds == '1';
        CHECK((person.read("safe to the end") != nullptr) == last);
        CHECK((person.read("safe until the next round") != nullptr) == !last);
    }
}

TEST_CASE(
    "Incan Gold's Leave button gives the gain and, with others, the extra for leaving alone") {
    for (const char* seats : {"seats:1", "seats:4"}) {
        CAPTURE(seats);
        Player person;
        sit_down(person, "incan_gold", {seats, "seed:3"});
        const bool alone = std::string_view(seats) == "seats:1";
        int with_more = 0;
        for (int i = 0; i < 12 && stage::wait_for_turn(person); ++i) {
            const auto& state = *static_cast<const incan_gold::State*>(person.session().view());
            const auto inside = std::popcount(static_cast<unsigned>(state.exploring));
            const int lying =
                state.spare +
                incan_gold::artifacts_value(state.claimed, incan_gold::artifacts_on_table(state));
            const int carried = state.backpack[0];
            const std::string label = person.spot("do:leave")->label;
            if (inside == 1) {
                CHECK(label == "Leave with " + std::to_string(carried + lying));
                CHECK(person.read("more if alone") == nullptr);
            } else if (lying > 0) {
                ++with_more;
                const std::string more = std::to_string(lying) + " more if alone";
                CHECK(label == "Leave with " + std::to_string(carried) + ", " + more);
                CHECK(person.read(more) != nullptr);
            }
            const int tent = state.tent[0];
            if (alone && i == 4) {
                person.press(U'l');
                person.rest();
                const auto& after = *static_cast<const incan_gold::State*>(person.session().view());
                CHECK(after.tent[0] == tent + carried + lying);
                break;
            }
            person.press(U'g');
        }
        CHECK((with_more > 0) == !alone);
    }
}

TEST_CASE(
    "Incan Gold's odds are shown only on request; the setting is saved and covers the text view") {
    Player person;
    sit_down(person, "incan_gold", {"seats:1", "seed:3"});
    const auto odds_at = [&] { return person.text_view().find("Odds: Bust on the next card "); };
    CHECK(odds_at() == std::string::npos);  // no advice unless the person asks for it
    CHECK(person.read("Advice") == nullptr);
    CHECK(person.spot("odds") == nullptr);
    person.click("set:odds=on");
    CHECK(odds_at() != std::string::npos);
    CHECK(person.text_view().find("Best play", odds_at()) != std::string::npos);
    CHECK(person.spot("odds") != nullptr);
    person.click("set:odds=off");
    CHECK(odds_at() == std::string::npos);
    CHECK(person.spot("odds") == nullptr);
    person.reload();
    person.rest();
    CHECK(odds_at() == std::string::npos);
    person.press(U'o');
    CHECK(odds_at() != std::string::npos);
    CHECK(person.spot("odds") != nullptr);
}

TEST_CASE("In the list of hazards each name is written once") {
    for (const ui::Rect screen : {stage::kDesktop, stage::kLargeDesktop, stage::kTablet}) {
        CAPTURE(screen.w);
        Player person(screen);
        sit_down(person, "incan_gold", {"seats:2", "seed:3"});
        for (int kind = incan_gold::kFirstHazard; kind < incan_gold::kArtifact; ++kind) {
            const std::string name = incan_gold::kind_word(kind);
            const ui::Spot* row = person.spot("hazard-" + name);
            REQUIRE(row != nullptr);
            const ui::Rect rect = row->rect;
            std::string shown;
            for (const ui::DrawnText& line : person.text()) {
                shown += rect.contains(line.rect.center()) ? " " + line.words : "";
            }
            CHECK(holds(shown, name));
            CHECK_FALSE(holds(shown, core::capitalized(name) + ":"));
        }
        if (screen.w > 1800) {
            CHECK(person.read("0 on the path, 3 in the deck") != nullptr);
        }
    }
}

TEST_CASE("A bust in which nobody carries a gem is not called a loss of 0 gems") {
    Player person({.motion = true});
    person.set_up({"setup:incan_gold", "seats:1", "option:rounds=1"});
    person.go("");
    int seed = 0;
    bool told = false;
    while (!told && ++seed < 400) {
        const auto& state = [&]() -> const incan_gold::State& {
            return *static_cast<const incan_gold::State*>(person.session().match().state());
        };
        sit_down(person, "incan_gold", {"seed:" + std::to_string(seed)});
        REQUIRE(stage::wait_for_turn(person));
        if (state().path[0] - 1 >= incan_gold::kFirstHazard &&
            state().path[0] - 1 < incan_gold::kArtifact) {
            person.press(U'g');
            if (person.over() && state().busted) {
                for (int i = 0; i < 300 && person.read(" again: ") == nullptr; ++i) {
                    person.frame();
                }
                CHECK(person.read(" again: nothing is lost") != nullptr);
                CHECK(person.read("lost nothing") != nullptr);
                CHECK(person.read("0 gems to") == nullptr);
                CHECK(person.read("lose 0") == nullptr);
                CHECK(person.read("lost 0") == nullptr);
                told = true;
            }
        }
        person.set_up({"lobby"});
    }
    CAPTURE(seed);
    CHECK(told);
}

}  // namespace
}  // namespace ctq::stage
