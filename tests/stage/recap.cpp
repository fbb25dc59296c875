// Tests of the recap, which tells a person what happened since that person's last action.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "engine/games/cartagena/cartagena.hpp"
#include "shell/match/recent_actions.hpp"
#include "tests/stage/open_table.hpp"

namespace ctq::stage {
namespace {

using stage::Player;

constexpr const char* kAway = "While you were away:";

/// Plays legal actions until another seat is to act or a curtain is down.
void take_turn(Player& person) {
    const int seat = person.session().turn().seat;
    for (int i = 0; i < 20 && person.session().your_turn() && person.session().turn().seat == seat;
         ++i) {
        person.set_up({"act:" + person.session().game().to_text(person.session().view(),
                                                                stage::any_action(person))});
    }
}

/// Starts a match of two people and a bot on one device with hidden hands. The first person has
/// acted once and has lifted the curtain for the next turn.
void sit_two(Player& person) {
    sit_down(person, "cartagena",
             {"option:rules=advanced", "seats:3", "seat:2=human", "seat:3=greedy", "seed:7"});
    for (int i = 0; i < 2; ++i) {
        person.rest();
        REQUIRE(person.session().viewpoint().curtain() != 0);
        person.click("curtain");
        take_turn(person);
    }
    person.rest();
    REQUIRE(person.session().viewpoint().curtain() != 0);
    person.click("curtain");
    person.rest();
    REQUIRE(person.session().your_turn());
}

/// Returns the recap's lines: one for each turn of the others since the person's last action.
std::vector<std::string> missed(const Player& person) {
    const match::Log& log = person.board().match_log();
    const int seat = person.session().viewer();
    int last = 0;
    for (const match::LogEntry& line : log.lines()) {
        last = line.seat == seat && line.turn > 0 ? line.turn : last;
    }
    std::vector<std::string> turns;
    for (int i = 0; i < static_cast<int>(log.lines().size()); i = log.turn_end(i)) {
        if (log.lines()[static_cast<std::size_t>(i)].turn > last) {
            turns.push_back(log.turn_words(i, cursor(person)));
        }
    }
    return turns;
}

TEST_CASE("Before the curtain is lifted, a recap lists the turns since the person's last action") {
    Player person;
    sit_two(person);
    const auto note = person.table().note();
    REQUIRE(note);
    CHECK(person.read(kAway) != nullptr);
    // The board marks the actions since the person's own last action, too.
    const int self = person.session().viewer();
    for (const match::LastAction& one : person.board().context().recent) {
        CHECK(one.seat != self);
    }
    CHECK(person.board().context().recent.front().seat == self % 3 + 1);
    const std::vector<std::string> turns = missed(person);
    REQUIRE_FALSE(turns.empty());
    REQUIRE(turns.size() <= 3);
    std::string words = kAway;
    for (const std::string& turn : turns) {
        words += "\n" + turn;
    }
    CHECK(note->words == words);
    // The tokens stand where the last line of the recap says.
    const std::string& last = turns.back();
    const std::size_t arrow = last.rfind(" → ");
    if (arrow != std::string::npos) {
        const auto& state = *static_cast<const cartagena::State*>(person.session().view());
        const std::string to = last.substr(arrow + std::string(" → ").size());
        const int position = to.starts_with("the boat") ? cartagena::boat(state) : std::stoi(to);
        CHECK(cartagena::tokens_at(state, person.board().log().back().seat, position) > 0);
    }
    person.click("recap-ok");
    CHECK_FALSE(person.table().note());
    CHECK(person.read(kAway) == nullptr);
}

TEST_CASE("In the recap *Show me* replays the missed steps and returns to the current position") {
    Player person;
    sit_two(person);
    const int now = cursor(person);
    const int from = match::after_action_of(person.session(), person.session().viewer());
    person.click("recap-show");
    REQUIRE(person.table().look() != nullptr);
    std::vector<int> shown;
    const double began = person.now();
    while (person.table().look() != nullptr && person.now() < began + 60) {
        const int ply = person.table().look()->ply();
        if (shown.empty() || shown.back() != ply) {
            CHECK((shown.empty() || ply > shown.back()));
            shown.push_back(ply);
        }
        person.wait(0.05);
    }
    REQUIRE(person.table().look() == nullptr);
    std::vector<int> expected;
    for (const match::LogEntry& line : person.board().log()) {
        if (line.turn > 0 && line.plies > from && line.seat != person.session().viewer()) {
            expected.push_back(line.plies);
        }
    }
    CHECK(shown == expected);
    CHECK(cursor(person) == now);
    // Each missed step is shown for the bots' pace time, and then the replay ends.
    const double each = person.app().settings().bot_pace(false);
    CHECK(person.now() - began > each * static_cast<double>(shown.size()) * 0.8);
    CHECK_FALSE(person.table().note());
    CHECK(person.app().quiet());
}

TEST_CASE("Acting closes the recap") {
    Player person;
    sit_two(person);
    REQUIRE(person.table().note());
    person.set_up({"act:" + person.session().game().to_text(person.session().view(),
                                                            stage::any_action(person))});
    CHECK_FALSE(person.table().note());
}

TEST_CASE("A recap is shown after a long wait for the other players, but not after a short one") {
    for (const double away : {1.0, 40.0}) {
        CAPTURE(away);
        Player person({.screen = stage::kDesktop, .motion = true});
        sit_down(person, "cartagena", {"option:rules=board", "seed:7"});
        person.machine.replies = 0;  // the bot waits for its worker
        while (person.session().your_turn()) {
            person.set_up({"act:" + person.session().game().to_text(person.session().view(),
                                                                    stage::any_action(person))});
        }
        person.wait(away);
        REQUIRE_FALSE(person.session().your_turn());
        person.machine.replies.reset();
        person.rest();
        REQUIRE(person.session().your_turn());
        person.settle();
        CHECK(person.table().note().has_value() == (away > 30));
    }
}

TEST_CASE("There is no recap if nobody has acted since the person's last action") {
    Player person;
    sit_down(person, "cartagena", {"option:rules=advanced", "seat:2=human", "seed:7"});
    REQUIRE(person.session().viewpoint().curtain() != 0);
    person.click("curtain");
    CHECK_FALSE(person.table().note());
    person.wait(60);
    take_turn(person);
    CHECK_FALSE(person.table().note());
}

}  // namespace
}  // namespace ctq::stage
