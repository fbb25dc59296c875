// Hints at the table: asking, reading and following them.
#include <doctest/doctest.h>

#include <string>

#include "shell/match/tags.hpp"
#include "shell/scenes/table/next_spots.hpp"
#include "tests/stage/open_table.hpp"
#include "tests/stage/scenes.hpp"

namespace ctq::stage {
namespace {

using stage::Player;

/// The text of the marked action.
std::string hinted(const Player& person) {
    const scenes::Hint* hint = person.table().hint();
    REQUIRE(hint != nullptr);
    REQUIRE(hint->weighing);
    return person.session().game().to_text(person.session().view(),
                                           hint->weighing->action_values[hint->chosen].action);
}

/// Presses the marked spots until an action is played.
void follow_hint(Player& person) {
    const int before = cursor(person);
    for (int i = 0; i < 4 && cursor(person) == before; ++i) {
        const std::vector<ui::Target> spots = scenes::awaited(person.table());
        REQUIRE_FALSE(spots.empty());
        person.click(stage::to_press(person, spots.front()));
    }
    CHECK(cursor(person) > before);
}

TEST_CASE("A hint marks the best action and lists the best three; a press plays the best one") {
    for (const ui::Rect screen : {stage::kDesktop, stage::kPhone}) {
        Player person(screen);
        open_table(person, 2);
        CHECK(scenes::awaited(person.table()).empty());
        person.click("hint");
        REQUIRE(person.table().hint() != nullptr);
        CHECK_FALSE(scenes::awaited(person.table()).empty());
        CHECK(person.read("The ring shows where") != nullptr);
        CHECK(person.spot("hint:1") == nullptr);
        person.click("hint-more");
        REQUIRE(person.spot("hint:1") != nullptr);
        CHECK(person.spot("hint:4") == nullptr);
        CHECK(holds(person.spot("hint:1")->label, " %"));
        const std::string best = hinted(person);
        const int ply = cursor(person);
        follow_hint(person);
        const core::Match& match = person.session().match();
        CHECK(match.game().to_text(match.state_at(ply).data(), match.action(ply)) == best);
        CHECK(person.table().hint() == nullptr);
        CHECK(scenes::awaited(person.table()).empty());
        CHECK(person.session().match().tag(match::kHintsTag) == "1");
    }
}

TEST_CASE("The hint key requests, expands and closes a hint, and any listed action can be marked") {
    Player person;
    open_table(person, 2);
    person.press(U'h');
    REQUIRE(person.table().hint() != nullptr);
    const std::string best = hinted(person);
    person.press(U'h');
    REQUIRE(person.spot("hint:2") != nullptr);
    const auto first = scenes::awaited(person.table());
    person.click("hint:2");
    CHECK(hinted(person) != best);
    person.click("hint:1");
    CHECK(scenes::awaited(person.table()) == first);
    CHECK(person.app().commands().find("hint:1")->pressed == 1);
    person.press(U'h');
    CHECK(person.table().hint() == nullptr);
    CHECK(person.spot("hint:1") == nullptr);
    CHECK(person.session().match().tag(match::kHintsTag) == "1");
    person.press(U'h');
    person.click("hint-close");
    CHECK(person.table().hint() == nullptr);
    CHECK(person.session().match().tag(match::kHintsTag) == "2");
    person.reload();
    CHECK(person.session().match().tag(match::kHintsTag) == "2");
}

TEST_CASE(
    "In the middle of a match hints of every game say why, or that several are equally good") {
    for (const auto& one : {std::pair<std::string, const char*>("cartagena", "option:rules=board"),
                            {"carteso", "option:size=9"},
                            {"incan_gold", "seats:1"},
                            {"cartolan", "option:mode=beginner"}}) {
        CAPTURE(one.first);
        Player person;
        sit_down(person, one.first, {one.second, "seed:7"});
        int asked = 0;
        int reasons = 0;
        for (int turn = 0; turn < 6 && !person.over(); ++turn) {
            person.play(2);
            person.rest();
            if (person.spot("hint") == nullptr) {
                continue;
            }
            person.click("hint");
            const std::string brief = scenes::hint_words(*person.table().hint(), person.session());
            if (person.spot("hint-more") != nullptr) {  // a lone player gets all at once
                person.click("hint-more");
            }
            ++asked;
            const std::string words = scenes::hint_words(*person.table().hint(), person.session());
            const bool why = words.rfind("The first ") != words.rfind("The first two");
            CHECK(holds(brief, " It ") == (holds(brief, "The ring") && why));
            const bool own = !holds(brief, "The ring");  // the game's own sentence
            reasons += why || own || holds(words, "equally good") ? 1 : 0;
            CHECK(holds(person.text_view(), words));
            person.click("hint-close");
        }
        CHECK(asked >= 3);
        CAPTURE(asked);
        CHECK(3 * reasons >= 2 * asked);
    }
}

TEST_CASE("A hint is drawn on the board, and *Play it* plays it") {
    for (const ui::Rect screen : {stage::kDesktop, stage::kPhone}) {
        for (const char* game : {"cartagena", "carteso"}) {
            Player person(screen);
            sit_down(person, game, {"seed:7"});
            person.click("hint");
            CHECK(person.table().context().best.empty());
            person.click("hint-more");
            REQUIRE(person.table().context().best.size() == 1);
            const auto board = [&] {
                person.leave();
                return person.picture();
            };
            const std::size_t first = board();
            const std::string best = hinted(person);
            person.click("hint:2");
            CHECK(board() != first);
            person.click("hint:1");
            CHECK(hinted(person) == best);
            const int ply = cursor(person);
            person.click("hint-play");
            const core::Match& match = person.session().match();
            REQUIRE(match.size() > ply);
            CHECK(match.game().to_text(match.state_at(ply).data(), match.action(ply)) == best);
        }
    }
}

/// Returns the positions of all spots on the board, as a text.
std::string board_places(Player& person) {
    std::string places;
    for (const ui::Spot& spot : person.spots()) {
        const ui::Rect r = spot.rect;
        if (stage::on_board(spot.name) || spot.name == "pile" || spot.name.starts_with("seat-")) {
            places += spot.name + " " + std::to_string(r.x) + " " + std::to_string(r.y) + " " +
                      std::to_string(r.w) + " " + std::to_string(r.h) + "\n";
        }
    }
    return places;
}

TEST_CASE("On a phone a hint floats over the board, and the board does not move") {
    for (const ui::Rect screen :
         {stage::kSmallPhone, stage::kPhone, stage::kPhoneOnSide, stage::kSmallPhoneOnSide}) {
        for (const char* game : {"cartagena", "carteso", "incan_gold"}) {
            Player person(screen);
            sit_down(person, game, {"seed:7"});
            const std::string where =
                std::string(game) + " on " + std::to_string(static_cast<int>(screen.w)) + ": ";
            const std::string before = board_places(person);
            person.tap("hint");
            CHECK_MESSAGE(board_places(person) == before, where);
            if (person.spot("hint-more") != nullptr) {
                person.tap("hint-more");
            }
            REQUIRE(person.spot("hint:1") != nullptr);
            CHECK_MESSAGE(board_places(person) == before, where);
            person.tap("hint:2");
            person.tap("hint-close");
            CHECK_MESSAGE(board_places(person) == before, where);
        }
    }
}

TEST_CASE("A floating hint never covers the point that it recommends") {
    for (const ui::Rect screen : {stage::kSmallPhone, stage::kPhone}) {
        Player person(screen);
        sit_down(person, "carteso", {"seed:7"});
        for (int i = 0; i < 6; ++i) {
            person.press(U'h');
            person.press(U'h');
            REQUIRE(person.table().hint() != nullptr);
            for (std::size_t row = 0; row < 3; ++row) {
                person.click("hint:" + std::to_string(row + 1));
                const auto spots = person.board().view().spots_of(
                    person.session().view(),
                    person.table().hint()->weighing->action_values[row].action);
                const ui::Rect sheet = person.seen("hint-note:sheet");
                const std::string point =
                    stage::name_of(person, person.board().view().lies_at(spots.front()));
                CHECK_FALSE(sheet.contains(person.spot(point)->rect.center()));
            }
            person.press(U'h');
            stage::play_by_pointing(person);
            person.rest();
            REQUIRE(person.session().your_turn());
        }
    }
}

TEST_CASE("A press on the sheet of a hint does not reach the board below it") {
    Player person(stage::kPhone);
    sit_down(person, "carteso", {"seed:7"});
    person.tap("hint");
    const int ply = cursor(person);
    const ui::Rect sheet = person.seen("hint-note:sheet");
    person.tap({sheet.x + 4, sheet.y + 4});
    person.tap({sheet.center().x, sheet.y + 5});
    CHECK(cursor(person) == ply);
    CHECK_FALSE(person.pending());
    CHECK(person.table().hint() != nullptr);
}

TEST_CASE("Several people on one device must agree once before a hint is shown to all") {
    Player person;
    open_table(person, 0, {"option:rules=board", "seat:2=human"});
    person.click("hint");
    CHECK(person.read("Everybody at this screen") != nullptr);
    CHECK(person.machine.jobs == 0);
    person.click("hint-close");
    CHECK(person.session().match().tag(match::kHintsTag).empty());
    person.click("hint");
    person.click("hint-more");
    CHECK(person.read("The ring shows where") != nullptr);
    person.click("hint-close");
    person.click("hint");
    CHECK(person.read("The ring shows where") != nullptr);
    CHECK(person.session().match().tag(match::kHintsTag) == "2");
}

TEST_CASE("In Cartolan a hint says what for, lists the best actions and draws them on the map") {
    Player person;
    sit_down(person, "cartolan", {"seed:7"});
    person.press(U'h');
    REQUIRE(person.table().hint()->weighing);
    const std::string words = person.table().hint()->weighing->words;
    CAPTURE(words);
    CHECK_FALSE(words.empty());
    CHECK(person.read(words.c_str()) != nullptr);
    person.press(U'h');
    REQUIRE(person.spot("hint:2") != nullptr);
    CHECK(holds(person.spot("hint:1")->label, " %"));
    CHECK(holds(scenes::hint_tip(*person.table().hint()), "by the learned player’s estimate"));
    const auto& action_values = person.table().hint()->weighing->action_values;
    CHECK(action_values[0].share >= action_values[1].share);
    const int before = person.session().match().size();
    const core::Action best = action_values[0].action;
    person.click("hint-play");
    CHECK(person.session().match().action(before) == best);
}

TEST_CASE("On a small Carteso board a hint gives the exact result of best play") {
    Player person;
    sit_down(person, "carteso", {"option:size=3", "option:komi=0", "option:sides=fixed", "seed:7"});
    person.press(U'h');
    person.press(U'h');
    REQUIRE(person.spot("hint:1") != nullptr);
    const std::string label = person.spot("hint:1")->label;
    CAPTURE(label);
    CHECK((holds(label, "wins by") || holds(label, "loses by") || holds(label, "a draw")));
}

TEST_CASE("In Incan Gold the first hint already gives the values of going on and of leaving") {
    struct Table {
        const char* seats;
        const char* rounds;
        const char* words;
        const char* unit;
    };
    for (const Table& table : {Table{"seats:1", "5", "Going on is worth", " gems"},
                               Table{"seats:3", "3", "Going on is worth", " gems"},
                               Table{"seats:3", "5", "Going on: ", " %"}}) {
        CAPTURE(table.seats);
        CAPTURE(table.rounds);
        Player person;
        sit_down(person, "incan_gold",
                 {"seed:7", table.seats, std::string("option:rounds=") + table.rounds});
        REQUIRE(person.session().your_turn());
        person.press(U'h');
        REQUIRE(person.table().hint() != nullptr);
        CHECK(person.read(table.words) != nullptr);
        const std::string words = scenes::hint_words(*person.table().hint(), person.session());
        CAPTURE(words);
        CHECK(holds(words, "odds of the next card only") ==
              (table.rounds == std::string_view("3")));
        CHECK(holds(words, " %. Others like you ") == (table.unit == std::string_view(" %")));
        REQUIRE(person.spot("hint:2") != nullptr);
        CHECK(person.spot("hint:3") == nullptr);
        CHECK(holds(person.spot("hint:1")->label, table.unit));
        CHECK_FALSE(scenes::awaited(person.table()).empty());
        const std::string best = hinted(person);
        const int ply = cursor(person);
        follow_hint(person);
        const core::Match& match = person.session().match();
        CHECK(match.game().to_text(match.state_at(ply).data(), match.action(ply)) == best);
    }
}

}  // namespace
}  // namespace ctq::stage
