#include <doctest/doctest.h>

#include <set>

#include "engine/games/carteso/carteso.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/tables/carteso/view.hpp"
#include "shell/ui/geometry.hpp"
#include "tests/shell/tables/context.hpp"

/// Tests of the table view of Carteso: its texts, its spots and the cards of groups.
namespace ctq::carteso::view {
namespace {

using tests::says;

struct Table : tests::Table {
    explicit Table(std::string_view options, std::string_view tokens = "")
        : tests::Table(tests::played<Game>(options, tokens)) {}
    const State& state() const { return *static_cast<const State*>(session.view()); }
};

std::string value_of(const Card& card, std::string_view title) {
    for (const Card::Row& row : card.rows) {
        if (row.title == title) {
            return row.value;
        }
    }
    return "";
}

constexpr std::string_view kSmall = "size=3 komi=2 sides=fixed";
constexpr int kA1 = point_at(0, 0);
constexpr int kB1 = point_at(0, 1);
constexpr int kC1 = point_at(0, 2);

TEST_CASE("Each legal action of Carteso has one clickable spot") {
    for (const Table& table :
         {Table("size=3"), Table("size=3", "komi=4"), Table("rows=2 cols=4", "komi=4 side=V Xa1"),
          Table("size=13 komi=0 sides=fixed", "button")}) {
        std::set<std::string> seen;
        for (const core::Action action : table.session.legal()) {
            const auto spots = table.view->spots_of(table.session.view(), action);
            REQUIRE(spots.size() == 1);
            const std::string name = table.view->spot_name(table.session.view(), spots[0]);
            CHECK(says(name, ":"));
            CHECK(seen.insert(name).second);
            CHECK_FALSE(table.view->meant(table.session.view(), spots));
        }
    }
}

TEST_CASE("An illegal action of Carteso is refused with the reason") {
    const Table open(kSmall, "Xa1");
    CHECK(open.refusal(action_spot(kPass)) == "While nobody has the button, nobody may pass.");
    CHECK(open.refusal(action_spot(place(kA1, kO))) == "There is a stone on a1 already.");
    CHECK(open.refusal(action_spot(name_komi(3))) == "Komi is settled already.");
    CHECK(open.refusal(action_spot(pick_side(kVertical))) == "The sides are settled already.");
    CHECK(open.refusal(point_spot(kB1)) == "");
    CHECK(open.refusal({}) == "");
    CHECK(Table(kSmall, "button").refusal(action_spot(kButton)) == "The button is taken already.");
    CHECK(says(Table("size=3").refusal(action_spot(place(kA1, kX))),
               "Player 1 names the komi first"));
    CHECK(says(Table("size=3", "komi=1").refusal(action_spot(kButton)),
               "Player 2 picks a side first"));
}

TEST_CASE("The text view of Carteso gives board, claims, scores and who has the button") {
    const Table table(kSmall, "Xa1 Oa2 button Ob2 Xb1 Oc2 Xc1");
    const std::string text = table.text();
    CAPTURE(text);
    CHECK(says(text, "Player 1: Vertical, ½: 0 stones claimed, the button."));
    CHECK(says(text, "Player 2: Horizontal, 5 + 3 safe: 3 stones claimed, komi 2."));
    CHECK(says(text, "Row 3: . . .\nRow 2: O O O\nRow 1: X X X\n"));
    CHECK(says(text, "Horizontal has claimed the X group at a1: 3 stones, 1 by 3."));
    CHECK(says(text, "Safe so far: Vertical ½, Horizontal 8."));
    CHECK(table.view->facts(table.context(), 1).brief == "½");
    CHECK(table.view->facts(table.context(), 2).detail == "Horizontal, komi 2");
}

TEST_CASE("The effect text of a Carteso stone describes the group that the stone would form") {
    const Table table(kSmall, "Xa1 Oa2 button Ob2 Xb1 Oc2");
    CHECK(table.view->effect(table.context(), place(kC1, kX)).brief.empty());
    CHECK(table.view->effect(table.context(), place(point_at(2, 0), kX)).brief ==
          "1 row × 1 column, open: as tall as wide");
    CHECK(table.view->effect(table.context(), kPass).warning.empty());
}

TEST_CASE("Carteso's outlook counts the stones with an open claim and names the side they favor") {
    const Table table(kSmall, "Xa1 Xa2 Ob1 Oc1");
    CHECK(table.view->outlook(table.context()).goal ==
          "You claim groups that span more rows than columns; 4 stones are still open, 2 leaning "
          "your way; the game ends when both pass");
    CHECK(table.view->outlook(table.context()).brief == "4 open, 2 lean your way");
    CHECK(value_of(card_of(table.state(), std::nullopt), "Open, leaning") ==
          "Vertical 2, Horizontal 2");
    CHECK(table.view->outlook(table.context()).lead == "No stone is safe yet");
    const Table flat(kSmall, "Xa1");
    CHECK(says(flat.view->outlook(flat.context()).goal, "span more columns than rows"));
    const Table claimed(kSmall, "Xa1 Oa2 Xb1 Oc2 Xc1 Ob2");
    CHECK(value_of(card_of(claimed.state(), std::nullopt), "Safe") == "Vertical 0, Horizontal 3");
    CHECK(value_of(card_of(claimed.state(), std::nullopt), "Open, leaning") ==
          "Vertical 0, Horizontal 0");
    CHECK(value_of(card_of(claimed.state(), std::nullopt), "Komi and button") ==
          "Vertical 0, Horizontal 2");
    // The lead counts safe groups as well as claimed ones.
    CHECK(claimed.view->outlook(claimed.context()).lead == "Player 2 leads 8 to 0, safe so far");
    const Table fresh(kSmall);
    CHECK(fresh.view->outlook(fresh.context()).brief == "9 points free");
    CHECK(says(fresh.view->outlook(fresh.context()).goal, "than columns; the game ends"));
}

TEST_CASE("Before the first stone the prompt of Carteso asks for komi and side") {
    CHECK(says(Table("size=3").status(), "Player 1’s turn: name the komi"));
    CHECK(says(Table("size=3", "komi=4").status(), "Player 2’s turn: pick your side; komi is 4"));
    const Table begun("size=3", "komi=4 side=V");
    CHECK(begun.status() ==
          "Player 2’s turn: as Vertical, place a stone of either colour, or take the button.");
}

TEST_CASE("The status of a finished match of Carteso gives the winning side and the score") {
    const Table table(kSmall, "button pass pass");
    CHECK(table.session.turn().kind == core::Turn::Kind::over);
    CHECK(table.status() == "Player 2 wins: as Horizontal, 2 to ½.");
}

TEST_CASE("Carteso's info card of a group gives the group's span, its reach and its owner") {
    const Table table(kSmall, "Xa1 Oa2 button Ob2 Xb1 Oc2 Xc1");
    const Card claimed = card_of(table.state(), Inspected{kB1});
    CHECK(claimed.title == "The X group at a1");
    CHECK(value_of(claimed, "Spans") == "1 row × 3 columns");
    CHECK(value_of(claimed, "Can reach") == "finished");
    CHECK(value_of(claimed, "Owner") == "claimed by Horizontal");
    const Card open = card_of(table.state(), Inspected{point_at(1, 1)});
    CHECK(value_of(open, "Can reach") == "2 rows × 3 columns");
    CHECK(value_of(open, "Owner") == "safe for Horizontal");
}

TEST_CASE(
    "Carteso's info card of an empty point says what a stone there claims, and changes nothing") {
    const Table table(kSmall, "Xa1 Oa2 button Ob2 Xb1 Oc2");
    const State before = table.state();
    const Card dark = card_of(before, Inspected{kC1, kX});
    CHECK(value_of(dark, "Claims") == "Horizontal +3");
    CHECK(dark.title == "X on c1");
    const Card light = card_of(before, Inspected{kC1, kO});
    CHECK(value_of(light, "Claims") == "Horizontal +2");
    CHECK(side_having(before.claimed, kA1) == -1);
}

TEST_CASE("Carteso's board can be zoomed only if its points are too small for a finger") {
    const Table large("size=13 komi=0 sides=fixed");
    const Table small(kSmall);
    const ui::Rect phone{0, 0, 370, 540};
    CHECK(large.view->most_zoom(phone, large.context()) > 1.5F);
    CHECK(small.view->most_zoom(phone, small.context()) == 1);
}

TEST_CASE("A stone that is still on its way has no card of its own") {
    const core::Match match = tests::played<Game>("size=5 komi=0 sides=fixed", "");
    const State& state = tables::state_at<State>(match.state());
    CHECK(card_of(state, Inspected{0}).title == card_of(state, std::nullopt).title);
}

}  // namespace
}  // namespace ctq::carteso::view
