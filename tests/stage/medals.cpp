// Tests of solo play: it is played for medals and for the best score, never ranked.
#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <string>

#include "engine/bots/roster.hpp"
#include "engine/games/incan_gold/incan_gold.hpp"
#include "shell/match/medals.hpp"
#include "shell/store/records/play_record.hpp"
#include "tests/stage/open_table.hpp"

namespace ctq::stage {
namespace {

using stage::Player;

/// Returns the gems in the tent of seat 1.
int gems_home(const Player& person) {
    return static_cast<const incan_gold::State*>(person.session().match().state())->tent[0];
}

/// Plays the actions of a bot for the person until the match is over. `each` is called before every
/// action.
template <class Each>
void play_as(Player& person, const char* bot, const Each& each) {
    const auto roster = bots::roster(person.session().game());
    const core::BotChoice choice = *core::read_bot(roster, bot);
    while (!person.over()) {
        REQUIRE(stage::wait_for_turn(person));
        each();
        const core::Match& match = person.session().match();
        core::Rng rng = core::seat_stream(1, 1, static_cast<std::uint64_t>(match.size()));
        const core::Action action = roster[static_cast<std::size_t>(choice.index)].decide(
            match.state(), match.turn().seat, {}, choice.parameter, rng);
        person.set_up({"act:" + match.game().to_text(match.state(), action)});
        person.rest();
    }
}

/// Waits for the sheet with the result.
void see_result(Player& person) {
    for (int i = 0; i < 20 && person.spot("again") == nullptr; ++i) {
        person.wait(1);
    }
    REQUIRE(person.spot("again") != nullptr);
}

/// The goal that a lone player must be told with these gems in the tent.
std::string goal_with(int gems) {
    return gems < 75    ? "Bring home 75 gems for bronze."
           : gems < 100 ? "Bring home 100 gems for silver; bronze is won."
           : gems < 125 ? "Bring home 125 gems for gold; silver is won."
                        : "Gold is won; play on for your best score.";
}

/// The sentence that must end a solo match with these gems.
std::string end_with(int gems) {
    return "You bring home " + std::to_string(gems) + " gems" +
           (gems < 75    ? "; bronze needs 75."
            : gems < 100 ? ": bronze; silver needs 100."
            : gems < 125 ? ": silver; gold needs 125."
                         : ": gold.");
}

TEST_CASE("A solo match tells its next medal, and ends with medals, not with a rank") {
    Player person;
    std::set<int> seen;
    int best = 0;
    for (int seed = 1; seed <= 12; ++seed) {
        sit_down(person, "incan_gold", {"seats:1", "seed:" + std::to_string(seed)});
        play_as(person, "optimal", [&] {
            CHECK(holds(person.text_view(), goal_with(gems_home(person))));
            CHECK(person.read("Bring home as many") == nullptr);
        });
        const int gems = gems_home(person);
        CAPTURE(gems);
        const std::string end = end_with(gems);
        see_result(person);
        CHECK(person.app().scene().status() == end);
        CHECK(person.read("Home again") != nullptr);
        CHECK(person.read("Who leads") == nullptr);
        const auto& text = person.text();
        CHECK(std::none_of(text.begin(), text.end(),
                           [](const ui::DrawnText& line) { return line.words == "1."; }));
        int won = 0;
        for (const char* medal : match::kMedals) {
            const std::string& label = person.spot(std::string("medal-") + medal)->label;
            won += label.ends_with(": won") ? 1 : 0;
        }
        CHECK(won == match::medals_earned(*person.session().game().info, 2 * gems));
        seen.insert(won);
        best = std::max(best, gems);
        const std::string line =
            (seed > 1 && gems == best ? "Your best of " + std::to_string(seed) + " matches alone: "
                                      : "Your best alone: ") +
            std::to_string(best) + ".";
        CHECK(holds(person.text_view(), line));
        person.set_up({"lobby"});
    }
    CHECK(seen == std::set<int>{0, 1, 2, 3});
    person.go("record");
    CHECK(person.read("best " + std::to_string(best)) != nullptr);
    CHECK(person.read("Your medal: gold.") != nullptr);
    CHECK(person.read("1.") == nullptr);
    person.go("library");
    CHECK(person.read("Finished with ") != nullptr);
    CHECK(person.read("You won") == nullptr);
    person.click("show:won");
    CHECK(person.read("None of these") != nullptr);
}

TEST_CASE("On every screen and in every text size the medals of a solo match are whole") {
    Player person;
    sit_down(person, "incan_gold", {"seats:1", "seed:3"});
    play_as(person, "optimal", [] {});
    see_result(person);
    for (const char* size : {"normal", "largest"}) {
        person.set_up({std::string("set:size=") + size});
        for (const ui::Rect screen : stage::kScreens) {
            CAPTURE(screen.w);
            person.resize(screen);
            REQUIRE(person.spot("medal-gold") != nullptr);
            CHECK(person.cut() == "");
            for (const char* word : {"Bronze", "Silver", "Gold"}) {
                CHECK((person.read(word) != nullptr || screen.h < 500));
            }
            CHECK(ui::overlap(person.spot("medal-bronze")->rect, person.spot("medal-silver")->rect)
                      .empty());
        }
    }
}

TEST_CASE("A solo match under other rules has no medals and no rank") {
    Player person;
    sit_down(person, "incan_gold", {"seats:1", "option:rounds=1", "seed:3"});
    CHECK(holds(person.text_view(), "Bring home as many gems as you can."));
    play_as(person, "optimal", [] {});
    see_result(person);
    CHECK(person.spot("medal-gold") == nullptr);
    CHECK(person.app().scene().status() ==
          "You bring home " + std::to_string(gems_home(person)) + " gems.");
    const auto& text = person.text();
    CHECK(std::none_of(text.begin(), text.end(),
                       [](const ui::DrawnText& line) { return line.words == "1."; }));
    CHECK(store::game_record("incan_gold").solo.matches == 0);
}

TEST_CASE("Incan Gold's record shows the best score against a level, not the fastest win") {
    Player person;
    person.machine.storage["levels:cartagena"] = "level-2 12 7 2 5 34\n";
    person.machine.storage["levels:incan_gold"] = "level-2 3 2 1 2 26\n";  // an older version's
    sit_down(person, "incan_gold", {"seats:3", "seat:2=level:2", "seat:3=level:2", "seed:4"});
    play_as(person, "myopic", [] {});
    see_result(person);
    const int gems = gems_home(person);
    REQUIRE(gems > 0);
    const std::string best = "est score: " + std::to_string(gems) + ".";
    CHECK(holds(person.text_view(), best));
    CHECK_FALSE(holds(person.text_view(), "fastest win"));
    CHECK(store::game_record("incan_gold").levels[0].best == 2 * gems);
    for (const ui::Rect screen : {stage::kDesktop, stage::kPhone}) {
        person.resize(screen);
        person.go("record");
        CHECK(person.read("Fastest") != nullptr);  // of Cartagena
        CHECK(person.read("34 turns") != nullptr);
        CHECK(person.read("26 turns") == nullptr);
        CHECK(holds(person.text_view(),
                    "Best score: " + std::to_string(gems) + ", against Level 2."));
        CHECK_FALSE(holds(person.text_view(), "26 turns"));
        if (person.read("Best score") == nullptr) {
            person.wheel(screen.center(), 4000);
        }
        CHECK(person.read("Best score") != nullptr);
        CHECK(person.read(std::to_string(gems)) != nullptr);
    }
}

}  // namespace
}  // namespace ctq::stage
