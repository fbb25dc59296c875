// Tests of what is always visible at a table: the turn or round, who leads, and how the match ends.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "shell/scenes/table/status.hpp"
#include "tests/stage/pointing.hpp"

namespace ctq::stage {
namespace {

using stage::Player;

constexpr const char* kOutlookGames[] = {"cartagena", "carteso", "cartolan", "incan_gold"};

/// Starts a match of this game and plays this many actions.
void sit_down(Player& person, const std::string& game, int actions) {
    person.set_up({"setup:" + game, "seed:3", "start"});
    person.play(actions);
    person.settle();
}

TEST_CASE("On every screen a table shows the turn or the lead, and how the match will end") {
    for (const char* game : kOutlookGames) {
        for (const ui::Rect& screen : stage::kScreens) {
            CAPTURE(game);
            CAPTURE(screen.w);
            Player person(screen);
            sit_down(person, game, 6);
            const tables::Outlook& outlook = person.table().outlook();
            REQUIRE(!outlook.when.empty());
            REQUIRE(!outlook.lead.empty());
            REQUIRE(!outlook.goal.empty());
            const bool when = person.read(outlook.when) != nullptr;
            const bool lead = person.read(outlook.lead) != nullptr;
            const bool goal =
                person.read(outlook.goal.substr(0, outlook.goal.find(';'))) != nullptr;
            const bool desktop = screen == stage::kDesktop;
            CHECK((desktop ? when && lead : when || lead));
            CHECK((goal || (!desktop && person.read(outlook.brief) != nullptr)));
            CHECK(person.text_view().find(outlook.goal) != std::string::npos);
        }
    }
}

TEST_CASE("In the race and in the temple the headline always names the player who leads") {
    for (const char* game : {"cartagena", "incan_gold"}) {
        CAPTURE(game);
        Player person;
        sit_down(person, game, 0);
        int leaders = 0;
        for (int i = 0; i < 40; ++i) {
            person.play(1);
            person.settle();
            if (person.over()) {
                break;
            }
            const core::Match& match = person.session().match();
            std::vector<int> reached;
            for (int seat = 1; seat <= person.session().players().count(); ++seat) {
                reached.push_back(match.game().progress(match.state(), seat));
            }
            const int most = *std::max_element(reached.begin(), reached.end());
            if (std::count(reached.begin(), reached.end(), most) > 1) {
                continue;
            }
            const auto seat = static_cast<int>(std::find(reached.begin(), reached.end(), most) -
                                               reached.begin() + 1);
            const std::string name = person.session().players().name(seat);
            CAPTURE(name);
            CAPTURE(person.table().outlook().lead);
            CHECK(person.table().outlook().lead.starts_with(name + " lead"));
            CHECK(person.read(person.table().outlook().lead) != nullptr);
            ++leaders;
        }
        CHECK(leaders > 3);
    }
}

TEST_CASE("The headline shows the turn and the lead of the current position after every action") {
    Player person;
    sit_down(person, "cartagena", 0);
    for (int i = 0; i < 12; ++i) {
        const core::Match& match = person.session().match();
        const int now = match::turn_at(match, match.size());
        person.play(1);
        person.settle();
        const int then = match::turn_at(match, match.size());
        const bool begun = match.turn().seat == match.turn_before(match.size() - 1).seat;
        CHECK(then >= now);
        const tables::Outlook& outlook = person.table().outlook();
        CHECK(outlook.when == "Turn " + std::to_string(then + (begun ? 0 : 1)));
        const int ahead =
            match.game().progress(match.state(), 1) - match.game().progress(match.state(), 2);
        CAPTURE(ahead);
        CHECK(outlook.lead.starts_with(ahead == 0  ? "All even"
                                       : ahead > 0 ? "You lead by "
                                                   : "Beginner leads by "));
        CHECK((ahead == 0 || outlook.lead.find(" " + std::to_string(std::abs(ahead) / 2) +
                                               " step") != std::string::npos));
    }
}

TEST_CASE("The chance outcome of the person's last action is shown beside the next prompt") {
    Player person(stage::kDesktop);
    person.set_up({"setup:cartolan", "seat:2=human", "seed:5", "start"});
    int reported = 0;
    for (int i = 0; i < 12; ++i) {
        person.play(1);
        person.settle();
        const core::Match& match = person.session().match();
        const match::LogEntry* line = scenes::reported_line(person.table());
        const bool chance = match.turn_before(match.cursor() - 1).kind == core::Turn::Kind::chance;
        REQUIRE((line != nullptr) == (chance && person.session().your_turn()));
        if (line != nullptr) {
            CHECK(person.read(line->text + ".") != nullptr);
            ++reported;
        }
    }
    CHECK(reported > 0);
}

TEST_CASE("In Cartolan one message appears when ten tiles are left, and one when three are left") {
    Player person({.screen = stage::kDesktop, .motion = true});
    person.set_up({"setup:cartolan", "option:water_pile=6", "seat:1=explorer", "seed:3",
                   "set:watch=fast", "start"});
    int ten = 0;
    int three = 0;
    std::string before;
    while (!person.over()) {
        person.wait(0.1);
        const std::string now = person.app().notice();
        if (now != before) {
            ten += now.find("Only 10 tiles") != std::string::npos ? 1 : 0;
            three += now.find("Only 3 tiles") != std::string::npos ? 1 : 0;
        }
        before = now;
        REQUIRE(person.now() < 600);
    }
    CHECK(ten == 1);
    CHECK(three == 1);
}

TEST_CASE("A warning of few tiles that already applies when the match opens is not shown") {
    Player person;
    person.set_up({"setup:cartolan", "option:water_pile=5", "seed:3", "start"});
    CHECK(person.app().notice().empty());
    CHECK(person.read("tiles left") != nullptr);
}

TEST_CASE(
    "The panel of Carteso's seat 1 shows the vertical direction and the score in large numerals") {
    Player person;
    sit_down(person, "carteso", 8);
    const ui::DrawnText* score = nullptr;
    const tables::SeatFacts facts = person.board().view().facts(person.board().context(), 1);
    CHECK(facts.axis == ui::Axis::upright);
    for (const ui::DrawnText& line : person.text()) {
        if (line.words == facts.figure && (score == nullptr || line.size > score->size)) {
            score = &line;
        }
    }
    REQUIRE(score != nullptr);
    CHECK(score->size >= 24);
}

TEST_CASE("The warning that the match is about to end disappears when the match is over") {
    int shown = 0;
    for (int seed = 1; seed <= 4; ++seed) {
        Player person;
        person.set_up({"setup:cartagena", "option:tokens=2", "seat:2=human",
                       "seed:" + std::to_string(seed), "start"});
        const auto read = [&person] { return person.read("only one more pirate") != nullptr; };
        for (int i = 0; i < 400 && !person.over(); ++i) {
            shown += read() ? 1 : 0;
            person.play(1);
        }
        REQUIRE(person.over());
        CHECK_FALSE(read());
    }
    CHECK(shown > 0);
}

}  // namespace
}  // namespace ctq::stage
