// Tests of the end of a match: the last action is shown for a moment, then the result sheet
// explains the score and offers what to do next.
#include <doctest/doctest.h>

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/core/text.hpp"
#include "shell/match/halves.hpp"
#include "shell/scenes/board/summary/result.hpp"
#include "shell/store/beaten_levels.hpp"
#include "shell/store/records/play_record.hpp"
#include "tests/stage/open_table.hpp"

namespace ctq::stage {
namespace {

using stage::By;
using stage::Player;
using tables::ScorePart;

/// A short match of each game, between people or alone, that one action can end.
struct ShortMatch {
    const char* game;
    std::vector<std::string> commands;
    std::vector<std::string> begins{};  ///< actions played before the last one
};

const ShortMatch kShort[] = {
    {"cartagena", {"seat:2=human", "option:rules=board", "option:tokens=2", "seed:7"}},
    {"carteso",
     {"seat:2=human", "option:size=3", "option:komi=0"},
     {"act:side=H", "act:Xb2", "act:button", "act:pass"}},
    {"incan_gold", {"seats:1", "option:rounds=1", "seed:7"}},
    {"cartolan", {"seat:2=human", "option:margin=1", "seed:7"}},
};

const ShortMatch& kShortCarteso = kShort[1];

/// A legal action that ends the match.
std::optional<core::Action> last_action(const Player& person) {
    const core::Match& match = person.session().match();
    for (const core::Action action : person.session().legal()) {
        core::StateBox state = match.box();
        match.game().apply(state.data(), action);
        if (match.game().turn(state.data()).kind == core::Turn::Kind::over) {
            return action;
        }
    }
    return std::nullopt;
}

/// Sets up a match and plays until an action can end it. Returns that action.
core::Action play_to_last(Player& person, const ShortMatch& match) {
    sit_down(person, match.game, match.commands);
    person.set_up(match.begins);
    for (int i = 0; i < 2000; ++i) {
        if (const auto action = last_action(person)) {
            REQUIRE(stage::wait_for_turn(person));
            return *action;
        }
        person.play(1);
    }
    FAIL("nothing ends the match");
    return {};
}

bool sheet_shown(Player& person) {
    return person.spot("again") != nullptr;
}

TEST_CASE(
    "At the end of a match the last action is shown for a moment before the result sheet opens") {
    for (const ShortMatch& one : kShort) {
        for (const bool motion : {true, false}) {
            CAPTURE(std::string(one.game));
            CAPTURE(motion);
            Player person({.motion = motion});
            stage::point(person, play_to_last(person, one));
            REQUIRE(person.over());
            CHECK_FALSE(sheet_shown(person));
            CHECK(person.top() == 0);
            CHECK(person.read("Result") != nullptr);
            person.wait(1.1);
            CHECK_FALSE(sheet_shown(person));
            person.wait(0.15);
            CHECK(sheet_shown(person));
        }
    }
}

TEST_CASE("While the last action is shown, a press or key only opens the result sheet") {
    Player person;
    const core::Action last = play_to_last(person, kShortCarteso);
    const auto try_with = [&](By how, auto act) {
        stage::point(person, last, how);
        REQUIRE(person.over());
        REQUIRE_FALSE(sheet_shown(person));
        const auto before = person.session().hash();
        act();
        CHECK(person.scene() == "table");
        CHECK(person.session().hash() == before);
        CHECK(sheet_shown(person));
        CHECK(person.spot("menu-lobby") == nullptr);
        person.click("end:close");
        CHECK_FALSE(sheet_shown(person));
        person.click("undo");
        REQUIRE_FALSE(person.over());
    };
    try_with(By::mouse, [&] { person.click(person.screen().center()); });
    try_with(By::mouse, [&] { person.click("back"); });
    try_with(By::finger, [&] { person.tap("undo"); });
    try_with(By::finger, [&] { person.flick(person.middle("back"), true); });
    try_with(By::mouse, [&] { person.press(U' '); });
    try_with(By::mouse, [&] { person.press(ui::Key::escape); });
    try_with(By::mouse, [&] { person.press(U'v'); });
    try_with(By::keys, [&] { person.press(ui::Key::enter); });
}

TEST_CASE("If a match was already over or was resigned, its result sheet opens at once") {
    Player person;
    stage::point(person, play_to_last(person, kShortCarteso));
    REQUIRE(person.over());
    person.reload();
    CHECK(sheet_shown(person));
    person.click("lobby");
    REQUIRE(person.scene() == "lobby");
    person.go("table=" + Player::saves().list().front().id);
    REQUIRE(person.scene() == "table");
    CHECK(sheet_shown(person));
    Player other;
    open_table(other, 1);
    other.click("menu");
    other.click("menu-result");
    REQUIRE(other.over());
    CHECK(sheet_shown(other));
}

/// Returns the content of the result sheet. The next call overwrites the returned object.
const scenes::MatchResult& result_of(const Player& person) {
    static std::string record;
    static scenes::MatchResult result;
    const std::string now = core::write_record(person.session().match());
    if (record != now) {
        record = now;
        result = scenes::make_result(person.session(), person.board().view());
    }
    return result;
}

int score_of(const Player& person, int seat) {
    return person.session().match().standing().half_points[static_cast<std::size_t>(seat - 1)];
}

const ScorePart* part_called(const Player& person, std::string_view label) {
    const auto& parts = result_of(person).parts;
    const auto found = std::find_if(parts.begin(), parts.end(),
                                    [&](const ScorePart& part) { return part.label == label; });
    return found == parts.end() ? nullptr : &*found;
}

/// Lets bots play the match to its end, and waits for the result sheet.
void watch_to_end(Player& person, const std::string& game,
                  const std::vector<std::string>& commands) {
    person.set_up({"set:watch=fastest"});
    sit_down(person, game, commands);
    person.rest();
    REQUIRE(person.over());
    person.wait(1.3);
    REQUIRE(sheet_shown(person));
}

/// Checks that the result sheet (scrolled if necessary) and the text view show every line of the
/// score.
void check_parts_shown(Player& person) {
    const std::string view = person.text_view();
    for (const ScorePart& part : result_of(person).parts) {
        CAPTURE(part.label);
        CHECK(person.read(part.label) != nullptr);
        for (int seat = 1; seat <= person.session().players().count(); ++seat) {
            if (part.halves[static_cast<std::size_t>(seat - 1)]) {
                const std::string figure = match::halves_text(part.of(seat));
                CHECK(person.read(figure) != nullptr);
                CHECK(holds(view, part.label + " " + figure));
            }
        }
    }
}

/// Checks that the parts of the score add up to the score shown on the result sheet.
void check_sum(const Player& person) {
    const ScorePart* total = result_of(person).total();
    REQUIRE(total != nullptr);
    for (int seat = 1; seat <= person.session().players().count(); ++seat) {
        int sum = 0;
        for (const ScorePart& part : result_of(person).parts) {
            sum += part.kind == ScorePart::Kind::addend ? part.of(seat) : 0;
        }
        CHECK(sum == total->of(seat));
        CHECK(total->of(seat) == score_of(person, seat));
    }
}

TEST_CASE(
    "The result sheet of Carteso gives the points for stones, komi and button, and the lead") {
    for (const char* komi : {"0", "4", "7"}) {
        Player person(stage::kTablet);
        watch_to_end(person, "carteso",
                     {"seat:1=claimer", "seat:2=random", "option:size=5",
                      std::string("option:komi=") + komi, "seed:3"});
        check_sum(person);
        check_parts_shown(person);
        CHECK((part_called(person, "Komi") != nullptr) == (komi != std::string("0")));
        REQUIRE(part_called(person, "The button") != nullptr);
        const int lead = std::abs(score_of(person, 1) - score_of(person, 2));
        REQUIRE(part_called(person, "Lead") != nullptr);
        CHECK(std::max(part_called(person, "Lead")->of(1), part_called(person, "Lead")->of(2)) ==
              lead);
    }
}

TEST_CASE("The result sheet of Incan Gold lists the gems by round") {
    for (const int seats : {1, 3, 8}) {
        Player person(stage::kTablet);
        std::vector<std::string> commands{"seats:" + std::to_string(seats), "seed:5"};
        const char* bots[] = {"myopic", "turn:5", "random"};
        for (int seat = 1; seat <= seats; ++seat) {
            commands.push_back("seat:" + std::to_string(seat) + "=" + bots[seat % 3]);
        }
        watch_to_end(person, "incan_gold", commands);
        check_sum(person);
        check_parts_shown(person);
        CHECK(part_called(person, "Round 1") != nullptr);
        CHECK(part_called(person, "Round 5") != nullptr);
        CHECK(part_called(person, "Round 6") == nullptr);
    }
}

TEST_CASE("The result sheet of Cartolan says what each Vault banked, won and spent") {
    bool hired = false;
    bool stolen = false;
    for (const char* mode : {"beginner", "regular", "advanced"}) {
        CAPTURE(std::string(mode));
        Player person(stage::kTablet);
        watch_to_end(
            person, "cartolan",
            {"seats:3", "seat:1=trader", "seat:2=explorer",
             std::string("seat:3=") + (mode == std::string("beginner") ? "router" : "pirate"),
             std::string("option:mode=") + mode, "seed:1"});
        check_sum(person);
        check_parts_shown(person);
        for (const char* label : {"Banked", "Vault", "Chest", "Agents", "Wonders"}) {
            CHECK(part_called(person, label) != nullptr);
        }
        hired = hired || part_called(person, "Hired") != nullptr;
        const ScorePart* loot = part_called(person, "Stolen");
        CHECK((loot != nullptr) == (mode != std::string("beginner")));
        stolen = stolen || (loot != nullptr && loot->any());
    }
    CHECK(hired);
    CHECK(stolen);
}

TEST_CASE("The result sheet of Cartagena gives the cards played and the longest leap") {
    Player person(stage::kTablet);
    watch_to_end(person, "cartagena",
                 {"seats:3", "seat:1=greedy", "seat:2=runner", "seat:3=random",
                  "option:rules=board", "seed:3"});
    check_parts_shown(person);
    // Counted independently, from the texts of the actions and the progress of the seats.
    const core::Match& match = person.session().match();
    std::vector<int> cards(3);
    std::vector<int> leap(3);
    for (int ply = 0; ply < match.size(); ++ply) {
        const core::StateBox before = match.state_at(ply);
        const core::StateBox after = match.state_at(ply + 1);
        const core::Phrase phrase = match.game().describe(before.data(), match.action(ply));
        if (phrase.they.starts_with("plays ")) {
            const auto seat = static_cast<std::size_t>(phrase.seat - 1);
            ++cards[seat];
            leap[seat] =
                std::max(leap[seat], match.game().progress(after.data(), phrase.seat) -
                                         match.game().progress(before.data(), phrase.seat));
        }
    }
    for (int seat = 1; seat <= 3; ++seat) {
        const auto i = static_cast<std::size_t>(seat - 1);
        CHECK(cards[i] > 0);
        CHECK(part_called(person, "Cards played")->of(seat) == 2 * cards[i]);
        CHECK(part_called(person, "Longest leap")->of(seat) == leap[i]);
        CHECK(part_called(person, "Pirates aboard")->of(seat) == score_of(person, seat));
    }
}

/// Scrolls the result sheet to its end and returns every visible line, and also each word, because
/// numbers in narrow columns are read as one line.
std::set<std::string> words_of_sheet(Player& person) {
    std::set<std::string> lines;
    for (int i = 0; i < 10; ++i) {
        for (const ui::DrawnText& line : person.text()) {
            if (!line.rect.empty()) {
                lines.insert(line.words);
                for (const std::string_view word : core::words(line.words)) {
                    lines.emplace(word);
                }
            }
        }
        person.wheel(person.screen().center(), 100);
    }
    return lines;
}

TEST_CASE("On the smallest phone the result sheet shows everything, even in the largest text") {
    struct Full {
        const char* game;
        int seats;
        const char* option;
    };
    for (const Full& one :
         {Full{"cartagena", 5, "option:rules=board"}, Full{"incan_gold", 8, "option:rounds=5"},
          Full{"cartolan", 4, "option:mode=advanced"}, Full{"carteso", 2, "option:komi=4"}}) {
        CAPTURE(std::string(one.game));
        Player person({.screen = stage::kSmallPhone, .text = "largest"});
        std::vector<std::string> commands{one.option, "seats:" + std::to_string(one.seats),
                                          "seed:4"};
        for (int seat = 1; seat <= one.seats; ++seat) {
            commands.push_back("seat:" + std::to_string(seat) + "=random");
        }
        watch_to_end(person, one.game, commands);
        const std::set<std::string> lines = words_of_sheet(person);
        for (const ScorePart& part : result_of(person).parts) {
            CHECK_MESSAGE(lines.contains(part.label), part.label);
            for (int seat = 1; seat <= one.seats; ++seat) {
                const bool listed = part.halves[static_cast<std::size_t>(seat - 1)].has_value();
                CHECK((!listed || lines.contains(match::halves_text(part.of(seat)))));
            }
        }
        for (const char* words : {"Rematch", "Review", "Set-up", "Share", "Lobby"}) {
            CHECK_MESSAGE(lines.contains(words), words);
        }
    }
}

TEST_CASE(
    "The result sheet names the turn that changed the lead most, and opens it in the review") {
    const std::vector<std::string> tables[] = {
        {"cartagena", "seat:1=greedy", "seat:2=runner", "option:rules=board"},
        {"carteso", "seat:1=claimer", "seat:2=random", "option:size=5", "option:komi=0"},
        {"incan_gold", "seats:3", "seat:1=myopic", "seat:2=turn:5", "seat:3=random"},
        {"cartolan", "seat:1=trader", "seat:2=explorer"},
    };
    for (const auto& table : tables) {
        CAPTURE(table.front());
        Player person;
        watch_to_end(person, table.front(), {table.begin() + 1, table.end()});
        REQUIRE(result_of(person).swing);
        const match::Swing swing = *result_of(person).swing;
        std::string drawn;  // the sentence may be on two lines
        for (const ui::DrawnText& line : person.text()) {
            drawn += line.words + " ";
        }
        CHECK(holds(drawn, "The lead changed most in turn " + std::to_string(swing.turn) + ": " +
                               person.session().players().name(swing.seat) + " +"));
        CHECK(holds(person.text_view(), "The lead changed most in turn"));
        person.click("swing");
        REQUIRE(person.scene() == "review");
        CHECK(cursor(person) == swing.ply);
        CHECK(behind(person, "review=").ends_with("@" + std::to_string(swing.ply)));
        CHECK(person.app().scene().status().starts_with("Turn " + std::to_string(swing.turn) +
                                                        " of"));
        person.go_back();
        REQUIRE(person.scene() == "table");
        CHECK(sheet_shown(person));
    }
}

TEST_CASE("A press on the result sheet's curve opens the review at the end of the pressed turn") {
    for (const ui::Rect screen : {stage::kDesktop, stage::kPhone, stage::kPhoneOnSide}) {
        CAPTURE(screen.w);
        Player person(screen);
        watch_to_end(person, "cartagena",
                     {"seat:1=greedy", "seat:2=runner", "option:rules=board", "seed:3"});
        const match::Curve& curve = result_of(person).curve;
        const auto last = static_cast<float>(curve.turn_ends.size() - 1);
        const match::Swing swing = *result_of(person).swing;
        person.scroll_to("curve");
        const ui::Rect at = person.seen("curve");
        // A small curve has margins of 6 pixels at the left and 15 at the right, a large one of 3 %
        // at the right.
        const bool small = screen.w < 1000;
        const float left = at.x + (small ? 6.0F : 0.0F);
        const float width = small ? at.w - 21 : at.w / 1.03F;
        person.click({left + width * static_cast<float>(swing.turn) / last, at.center().y});
        REQUIRE(person.scene() == "review");
        CHECK(cursor(person) == swing.ply);
        CHECK(behind(person, "review=").ends_with("@" + std::to_string(swing.ply)));
        person.go_back();
        REQUIRE(person.scene() == "table");
        CHECK(sheet_shown(person));
    }
}

TEST_CASE("A finger that scrolls the result sheet by dragging over its curve opens no review") {
    Player person({.screen = stage::kSmallPhone, .text = "largest"});
    watch_to_end(person, "cartagena",
                 {"seats:5", "seat:1=random", "seat:2=random", "seat:3=random", "seat:4=random",
                  "seat:5=random", "option:rules=board", "seed:4"});
    person.scroll_to("curve");
    const ui::Rect at = person.seen("curve");
    const float before = person.spot("curve")->rect.y;
    person.swipe(at.center(), {at.center().x, at.center().y + 60});
    CHECK(person.scene() == "table");
    CHECK(person.spot("curve")->rect.y > before);
}

TEST_CASE("A rematch swaps the sides only in Carteso, where one seat always begins") {
    for (const ShortMatch& one : kShort) {
        CAPTURE(std::string(one.game));
        Player person;
        sit_down(person, one.game, {});
        const std::vector<std::string> seats = person.session().match().setup().seats;
        person.set_up({"end"});
        person.click("again");
        REQUIRE(person.scene() == "table");
        CHECK((person.session().match().setup().seats == seats) ==
              (std::string_view(one.game) != "carteso"));
    }
}

TEST_CASE(
    "After resigning, the person is offered an easier table, and *Play* then keeps that level") {
    for (const ui::Rect& screen : {stage::kDesktop, stage::kPhone, ui::Rect{0, 0, 844, 390}}) {
        CAPTURE(screen.w);
        Player person(screen);
        sit_down(person, "cartagena", {"option:rules=board"});
        REQUIRE(person.session().match().setup().seats[1] == "level:2");
        person.set_up({"end"});
        REQUIRE(person.over());
        CHECK(person.read("Level 1") != nullptr);
        CHECK(holds(person.text_view(), "Easier: Level 1 – Novice"));
        CHECK(person.spot("harder") == nullptr);
        person.click("easier");
        REQUIRE(person.scene() == "table");
        CHECK(person.session().match().setup().seats[1] == "level:1");
        CHECK_FALSE(person.over());
        person.set_up({"end"});
        CHECK(person.spot("easier") == nullptr);
        person.set_up({"lobby"});
        person.scroll_to("play:cartagena");
        person.click("play:cartagena");
        person.rest();
        CHECK(person.session().match().setup().seats[1] == "level:1");
    }
}

TEST_CASE(
    "After a win the main button offers the next level, and the lobby shows the beaten level") {
    for (const ui::Rect& screen :
         {stage::kDesktop, stage::kPhone, stage::kSmallPhone, stage::kSmallPhoneOnSide}) {
        CAPTURE(screen.w);
        Player person(screen);
        CHECK_FALSE(holds(person.text_view(), "Beaten"));
        for (int seed = 1; person.spot("harder") == nullptr && seed < 60; ++seed) {
            person.set_up({"setup:carteso", "option:size=2", "option:komi=0", "option:sides=fixed",
                           "seat:1=human", "seat:2=level:2", "seed:" + std::to_string(seed),
                           "start"});
            person.rest();
            person.play(100);
            person.rest();
            REQUIRE(person.over());
            person.wait(2);
            if (person.spot("harder") == nullptr) {
                person.set_up({"lobby"});
            }
        }
        const ui::Spot* next = person.spot("harder");
        REQUIRE(next != nullptr);
        CHECK(next->shown.h > next->rect.h - 0.1F);
        CHECK(next->label == "Next");
        CHECK(person.read("Level 3") != nullptr);
        CHECK(person.text_view().find("Next: Level 3 – Casual") != std::string::npos);
        for (const char* other : {"again", "review"}) {
            const ui::Rect at = person.spot(other)->rect;
            CHECK((next->rect.y < at.y || (next->rect.y == at.y && next->rect.x < at.x)));
        }
        person.click("harder");
        REQUIRE(person.scene() == "table");
        const std::vector<std::string>& seats = person.session().match().setup().seats;
        CHECK(std::find(seats.begin(), seats.end(), "level:3") != seats.end());
        person.set_up({"lobby"});
        person.wait(60);
        CHECK(holds(person.text_view(), "Beaten: Level 2"));
        CHECK(holds(person.text_view(), "Play Carteso, Level 3"));
        person.reload();
        CHECK(holds(person.text_view(), "Play Carteso, Level 3"));
        if (person.spot("play:carteso")->shown.empty()) {
            person.scroll_to("play:carteso");
        }
        const ui::DrawnText* line = person.read("Beaten: Level 2");
        if (screen.w > 700 || screen.h > 700) {
            REQUIRE(line != nullptr);
            CHECK_FALSE(line->words.ends_with("…"));
        }
        CHECK(store::highest_beaten("carteso") == 2);
    }
}

TEST_CASE("The highest beaten level counts, and levels saved by an older version are kept") {
    Player person;
    person.machine.storage["levels:carteso"] = "4 won=3 lost=1\n2\n";
    person.reload();
    CHECK(holds(person.text_view(), "Beaten: Level 4"));
    CHECK(store::add_to_record("carteso", {3, true, 20, 0, "2026-11"}));
    CHECK(store::highest_beaten("carteso") == 4);
    CHECK(store::add_to_record("carteso", {5, true, 20, 0, "2026-11"}));
    CHECK(store::highest_beaten("carteso") == 5);
    CHECK(store::highest_beaten("cartagena") == 0);
    person.machine.storage["levels:carteso"] = "nonsense\n-3\n\n";
    CHECK(store::highest_beaten("carteso") == 0);
}

TEST_CASE("The end of Cartolan shows the chart and tells the voyage") {
    for (const ui::Rect screen : {stage::kDesktop, stage::kPhone}) {
        CAPTURE(screen.w);
        Player person(screen);
        person.set_up({"library",
                       "import:[Game \"cartolan\"]\n[Options \"mode=regular\"]\n"
                       "[Seats \"human human\"]\n\nfirst=1 e e tile=tfttt e "
                       "tile=disaster e e stop stop w stop stop w bank=2 count\n"});
        person.go("table=" + Player::saves().list().front().id);
        REQUIRE(sheet_shown(person));
        CHECK(result_of(person).board != nullptr);
        const std::string view = person.text_view();
        for (const char* line :
             {"Player 2 made the longest voyage: 4 tiles in 3 turns, home with 2.",
              "The richest wonder, at 2,0, paid 4 in all.",
              "Player 1 lost 2 in the worst storm, at 3,0."}) {
            CHECK(holds(view, line));
            const std::string_view begin(line, 12);
            CHECK(person.read(begin) != nullptr);  // on a small screen the line is broken
        }
    }
}

TEST_CASE("A curve of Cartolan counts the Chests, so a voyage shows before its wealth is banked") {
    Player person;
    open_record(person, "cartolan", "mode=regular", "first=1 e e tile=tfttt stop stop");
    person.set_up({"end"});
    const match::Curve& curve = result_of(person).curve;
    CHECK(curve.standing[0].back() == 4);
    CHECK(curve.standing[1].back() == 0);
    CHECK(person.read("Who leads: Vault and Chests") != nullptr);
}

TEST_CASE("A curve of Carteso counts safe stones, which decide before they are claimed") {
    Player person;
    open_record(person, "carteso", "size=3 komi=2 sides=fixed", "Xa1 Oa2 button Ob2 Xb1 Oc2 Xc1");
    person.set_up({"end"});
    const match::Curve& curve = result_of(person).curve;
    CHECK(curve.standing[0].back() == 1);   // the button
    CHECK(curve.standing[1].back() == 16);  // three stones claimed, three safe, komi 2
    CHECK(curve.standing[1].front() == 4);  // komi
    CHECK(person.read("afe and claimed stones") != nullptr);
    REQUIRE(result_of(person).swing);
    CHECK(result_of(person).swing->seat == 2);
}

}  // namespace
}  // namespace ctq::stage
