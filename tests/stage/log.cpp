// The log at the table: one line per turn, its steps below, and each step can be shown on the
// board.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "engine/core/random.hpp"
#include "engine/games/cartagena/cartagena.hpp"
#include "tests/stage/open_table.hpp"

namespace ctq::stage {
namespace {

using stage::Player;

const std::vector<match::LogEntry>& lines(const Player& person) {
    return person.board().log();
}

/// The first line of the last turn of another seat that has several steps; −1 if there is none.
int turn_with_steps(const Player& person) {
    const match::Log& log = person.board().match_log();
    int found = -1;
    for (int i = 0; i < static_cast<int>(log.lines().size()); i = log.turn_end(i)) {
        const bool others = log.lines()[static_cast<std::size_t>(i)].seat > 1;
        found = others && log.turn_end(i) - i > 1 ? i : found;
    }
    return found;
}

/// Opens a table of three at which the others have played turns of several steps. Returns the first
/// line of the last such turn.
int sit_among_bots(Player& person) {
    open_table(person, 3, {"option:rules=board", "seats:3", "seed:7"});
    const int first = turn_with_steps(person);
    REQUIRE(first >= 0);
    return first;
}

const match::LogEntry& line_at(const Player& person, int line) {
    return lines(person)[static_cast<std::size_t>(line)];
}

std::string turn_spot(const Player& person, int line) {
    return "turn-" + std::to_string(line_at(person, line).turn);
}
std::string step_spot(const Player& person, int line) {
    return "step-" + std::to_string(line_at(person, line).plies);
}

/// Returns whether the board shows the position after `plies` actions, without what is hidden from
/// the person.
bool shows(const Player& person, int plies) {
    const match::Session& session = person.session();
    const core::StateBox state = session.match().state_at(plies);
    const core::StateBox seen = session.viewpoint().seen(session.game(), state.data());
    return seen == core::StateBox(person.board().context().view, seen.size());
}

TEST_CASE(
    "The log shows a turn as one line that says what happened, and a press unfolds its steps") {
    Player person;
    const int first = sit_among_bots(person);
    const int end = person.board().match_log().turn_end(first);
    const std::string turn = person.board().match_log().turn_words(first, cursor(person));
    REQUIRE(person.spot(turn_spot(person, first)) != nullptr);
    CHECK(person.spot(turn_spot(person, first))->label == turn);
    CHECK(turn.starts_with(person.session().players().name(line_at(person, first).seat) + ": "));
    for (int i = first; i < end; ++i) {
        // The turn's line holds the route of each step, such as "3 → 9".
        const std::string& step = line_at(person, i).text;
        CAPTURE(step);
        const std::size_t arrow = step.find(" → ");
        if (arrow != std::string::npos) {
            const std::size_t begin = step.rfind(' ', arrow - 1) + 1;
            const std::size_t stop = std::min(step.find(',', arrow), step.size());
            CHECK(holds(turn, step.substr(begin, stop - begin)));
        }
        CHECK(person.spot(step_spot(person, i)) == nullptr);
    }
    person.click(turn_spot(person, first));
    for (int i = first; i < end; ++i) {
        REQUIRE(person.spot(step_spot(person, i)) != nullptr);
        CHECK(person.spot(step_spot(person, i))->label == line_at(person, i).text);
        CHECK(person.spot(step_spot(person, i))->shown.h > 0);
    }
    person.click(turn_spot(person, first));
    CHECK(person.spot(step_spot(person, first)) == nullptr);
}

TEST_CASE("No line of the log is cut, and the first visible line is whole") {
    for (const ui::Rect screen : {stage::kDesktop, stage::kSmallDesktop, stage::kLargeDesktop}) {
        CAPTURE(screen.w);
        Player person(screen);
        open_table(person, 6, {"option:rules=board", "seats:3", "seed:7"});
        CHECK(person.cut().empty());
        for (const ui::Spot& spot : person.spots()) {
            if ((spot.name.starts_with("turn-") || spot.name.starts_with("step-")) &&
                spot.shown.h > 0) {
                CAPTURE(spot.name);
                CHECK(spot.shown.h > spot.rect.h - 1);
            }
        }
    }
}

TEST_CASE("The log shows turn numbers of three digits whole") {
    Player person;
    sit_down(person, "carteso",
             {"seat:2=human", "option:size=13", "option:komi=0", "option:sides=fixed"});
    person.play(104);
    CHECK(person.cut().empty());
    const std::string last = std::to_string(lines(person).back().turn);
    REQUIRE(last.size() == 3);
    const auto& drawn = person.text();
    CHECK(std::any_of(drawn.begin(), drawn.end(),
                      [&](const ui::DrawnText& line) { return line.words == last; }));
}

TEST_CASE("In the log dealing is one line that names only the cards dealt to the person") {
    Player person;
    sit_down(person, "cartagena", {"option:rules=cards", "seats:3", "seed:7"});
    std::vector<std::string> dealt;
    for (const match::LogEntry& line : lines(person)) {
        if (holds(line.text, "dealt")) {
            dealt.push_back(line.text);
        }
    }
    REQUIRE(dealt.size() == 1);
    CHECK(dealt[0].starts_with("You are dealt "));
    const auto line =
        std::find_if(lines(person).begin(), lines(person).end(),
                     [&](const match::LogEntry& one) { return one.text == dealt[0]; });
    const core::StateBox begin = person.session().match().state_at(line->plies);
    const auto& state = *static_cast<const cartagena::State*>(begin.data());
    for (int symbol = 0; symbol < state.symbols; ++symbol) {
        const int count = state.hand[0][symbol];
        const std::string one = cartagena::symbol_phrase(state, symbol);
        CAPTURE(dealt[0]);
        const bool single = holds(dealt[0] + ",", one + ",") || holds(dealt[0], one + " and");
        CHECK(single == (count == 1));
        CHECK(holds(dealt[0], std::to_string(count) + one.substr(1) + "s") == (count > 1));
    }
    Player two;
    sit_down(two, "cartagena", {"option:rules=cards", "seat:2=human", "seed:7"});
    REQUIRE(two.session().viewpoint().curtain() != 0);
    CHECK(std::count_if(lines(two).begin(), lines(two).end(), [](const match::LogEntry& one) {
              return one.text == "Everybody is dealt cards";
          }) == 1);
}

TEST_CASE("In the log moving a token back and drawing cards for it are one line") {
    Player person;
    person.set_up({"first:cartagena"});
    person.rest();
    person.set_up({"act:hat@0", "act:hat@0"});
    person.rest();
    person.set_up({"act:back@5"});
    const auto back = std::find_if(lines(person).begin(), lines(person).end(), [](const auto& one) {
        return one.text.starts_with("You fall back");
    });
    REQUIRE(back != lines(person).end());
    CHECK(holds(back->text, "draw 1 card: "));
    for (const match::LogEntry& line : lines(person)) {
        CHECK_FALSE(line.text.starts_with("You draw"));
    }
}

TEST_CASE(
    "Pressing a step of the log shows its position, and four commands return to the current one") {
    Player person;
    const int first = sit_among_bots(person);
    const int now = cursor(person);
    const std::size_t shown = person.picture();
    person.click(turn_spot(person, first));
    const auto look = [&] {
        person.click(step_spot(person, first));
        CHECK(shows(person, line_at(person, first).plies));
        CHECK_FALSE(shows(person, now));
        CHECK(cursor(person) == now);
        CHECK(person.read("Back to the game") != nullptr);
        CHECK(person.app().scene().status().starts_with("Turn "));
        CHECK(holds(person.app().scene().status(), line_at(person, first).text));
        CHECK(person.spot(step_spot(person, first))->kind == ui::SpotKind::plain);
    };
    look();
    person.click("now");
    CHECK(shows(person, now));
    look();
    person.press(ui::Key::escape);
    CHECK(shows(person, now));
    CHECK(person.top() == 0);
    look();
    person.click("discards");  // any place of the board
    CHECK(shows(person, now));
    CHECK(cursor(person) == now);
    look();
    person.set_up({"act:" + person.session().game().to_text(person.session().view(),
                                                            stage::any_action(person))});
    CHECK(person.spot("now") == nullptr);
    person.rest();
    CHECK(cursor(person) > now);
    CHECK(person.picture() != shown);
}

TEST_CASE(
    "From a pressed step of the log, arrow keys and buttons step on to the current position") {
    Player person;
    const int first = sit_among_bots(person);
    person.click(turn_spot(person, first));
    person.click(step_spot(person, first));
    person.press(ui::Key::right);
    CHECK(shows(person, line_at(person, first + 1).plies));
    REQUIRE(person.spot(step_spot(person, first + 1)) != nullptr);
    CHECK(person.spot(step_spot(person, first + 1))->kind == ui::SpotKind::plain);
    CHECK(person.spot(step_spot(person, first + 1))->shown.h > 10);
    CHECK(person.spot(step_spot(person, first))->kind == ui::SpotKind::button);
    person.press(ui::Key::left);
    CHECK(shows(person, line_at(person, first).plies));
    person.click("look-back");
    CHECK(shows(person, line_at(person, first - 1).plies));
    for (int i = first - 1; i < static_cast<int>(lines(person).size()); ++i) {
        REQUIRE(person.spot("look-on") != nullptr);
        person.click("look-on");
    }
    CHECK(person.spot("now") == nullptr);
    CHECK(shows(person, cursor(person)));
}

TEST_CASE("Bots wait while a person looks at an earlier position, and go on afterwards") {
    Player person({.screen = stage::kDesktop, .motion = true});
    open_table(person, 2, {"option:rules=board", "seats:3", "seed:7"});
    while (person.session().your_turn()) {
        person.set_up({"act:" + person.session().game().to_text(person.session().view(),
                                                                stage::any_action(person))});
    }
    person.wait(0.1);
    REQUIRE_FALSE(person.session().your_turn());
    const int before = cursor(person);
    person.set_up({"look:" + std::to_string(lines(person).back().plies)});
    person.wait(60);
    CHECK(cursor(person) == before);
    CHECK(person.app().quiet());
    person.press(ui::Key::escape);
    person.rest();
    CHECK(cursor(person) > before);
    CHECK(person.session().your_turn());
}

TEST_CASE("Looking at an earlier position shows no hidden hand") {
    Player person;
    open_table(person, 1, {"option:rules=cards", "seats:3", "seed:7"});
    int looked = 0;
    for (std::size_t i = 0; i < lines(person).size(); ++i) {
        if (lines(person)[i].turn > 0) {
            person.set_up({"look:" + std::to_string(lines(person)[i].plies)});
            ++looked;
            for (int seat = 2; seat <= 3; ++seat) {
                CHECK_FALSE(says_cards(person, person.session().players().name(seat)));
            }
        }
    }
    CHECK(looked >= 3);
    person.set_up({"now"});
    CHECK(says_cards(person, "You"));
}

TEST_CASE("In Cartolan's log the line of a turn counts as many misfit tiles as its steps name") {
    Player person;
    person.set_up({"setup:cartolan", "seat:1=explorer", "seat:2=explorer", "seed:5",
                   "set:watch=fastest", "start"});
    person.rest();
    REQUIRE(person.over());
    const match::Log& log = person.board().match_log();
    const auto number_before = [](const std::string& words, const std::string& what) {
        const std::size_t at = words.find(" " + what);
        if (at == std::string::npos) {
            return 0;
        }
        const std::size_t begin = words.rfind(' ', at - 1) + 1;
        return std::stoi(words.substr(begin, at - begin));
    };
    int counted = 0;
    for (int first = 0; first < static_cast<int>(log.lines().size()); first = log.turn_end(first)) {
        const std::string turn = log.turn_words(first, cursor(person));
        if (!holds(turn, " misfits")) {
            continue;
        }
        int misfits = 0;
        for (int i = first; i < log.turn_end(first); ++i) {
            const std::string& step = line_at(person, i).text;
            misfits += holds(step, "a tile that doesn’t fit") ? 1 : 0;
            misfits += number_before(step, "tiles that don’t fit");
        }
        CAPTURE(turn);
        // Only neighbours are counted together, and a long turn only counts its lightest events.
        int told = 0;
        for (std::size_t at = turn.find(" misfit"); at != std::string::npos;
             at = turn.find(" misfit", at + 1)) {
            told += turn.substr(at).starts_with(" misfits")
                        ? number_before(turn.substr(turn.rfind(' ', at - 1)), "misfits")
                        : 1;
        }
        CHECK((holds(turn, " more") ? told <= misfits : told == misfits));
        counted += told == misfits ? 1 : 0;
    }
    CHECK(counted > 3);
}

}  // namespace
}  // namespace ctq::stage
