#include "shell/tables/cartolan/marks.hpp"

#include <doctest/doctest.h>

#include "engine/games/cartolan/rules.hpp"
#include "engine/games/catalogue.hpp"
#include "tests/shell/tables/context.hpp"

/// Tests of what is marked on Cartolan's map, and why.
namespace ctq::cartolan::view {
namespace {

struct MarkedTable : tests::Table {
    explicit MarkedTable(std::string_view tokens, std::string_view options = "")
        : tests::Table(tests::played<Game>(options, tokens)) {
        offer();
    }
    Marks marks() const { return marks_of(context()); }
    /// Returns the target at a cell; null where nothing leads there.
    static const Marks::Target* at(const Marks& marks, Cell cell) {
        for (const Marks::Target& target : marks.targets) {
            if (target.cell == cell) {
                return &target;
            }
        }
        return nullptr;
    }
};

TEST_CASE("Cartolan marks the cells that a move leads to, and the edges that are closed") {
    const MarkedTable table("first=1 n");
    const Marks marks = table.marks();
    REQUIRE(MarkedTable::at(marks, {0, 2}) != nullptr);
    CHECK_FALSE(MarkedTable::at(marks, {0, 2})->laid);
    CHECK_FALSE(MarkedTable::at(marks, {0, 2})->gust);
    const auto barred = [&](int direction) { return (marks.barred >> direction & 1U) != 0; };
    CHECK(barred(kSouth));  // against the wind
    CHECK_FALSE(barred(kNorth));
    CHECK(marks.mover == mover_index(tables::state_at<State>(table.session.view())));
}

TEST_CASE("Cartolan marks a laid tile that a move leads to as laid") {
    const Marks marks = MarkedTable("first=1").marks();
    REQUIRE(MarkedTable::at(marks, {0, 1}) != nullptr);
    CHECK(MarkedTable::at(marks, {0, 1})->laid);
}

TEST_CASE("Cartolan marks a cell behind the wind as the target of a gust") {
    const Marks marks = MarkedTable("first=1 n", "mode=regular").marks();
    const Marks::Target* south = MarkedTable::at(marks, {0, 0});
    REQUIRE(south != nullptr);
    CHECK(south->gust);
    CHECK((marks.barred >> kSouth & 1U) == 0);
}

TEST_CASE("Cartolan marks the kinds of actions that a tile offers") {
    const MarkedTable table("first=1 n n tile=ttttf");
    CHECK((table.marks().offered & kind_set({Kind::move, Kind::stop})) != 0);
    CHECK((table.marks().offered & kind_set({Kind::attack, Kind::court})) == 0);
    CHECK(table.marks().offered == kinds_of(tables::state_at<State>(table.session.view())));
}

TEST_CASE("Where a lesson asks for one move, Cartolan marks only its cell, but bars nothing else") {
    MarkedTable table("first=1");
    const auto all = table.marks();
    table.picker.ask_for({table.action("n")});
    const Marks marks = table.marks();
    REQUIRE(marks.targets.size == 1);
    CHECK(marks.targets[0].cell == Cell{0, 1});
    CHECK(all.targets.size > 1);
    CHECK(marks.barred == all.barred);
}

TEST_CASE("Cartolan marks the best action, in a review above the one played") {
    const MarkedTable table("first=1 n");
    tables::ViewContext context = table.context();
    const core::Action best = table.action("n");
    context.best = {&best, 1};
    REQUIRE(marks_of(context).advice.size == 1);
    CHECK(marks_of(context).advice[0].moves);
    context.played = table.action("stop");
    const Marks marks = marks_of(context);
    REQUIRE(marks.advice.size == 2);
    CHECK(marks.advice[0].played);
    CHECK(marks.advice[0].cell == Cell{0, 1});  // a stop is marked where the Adventurer is
    CHECK_FALSE(marks.advice[0].moves);
    CHECK_FALSE(marks.advice[1].played);
}

TEST_CASE("At another seat's turn Cartolan marks who is on turn, but nothing to do") {
    const MarkedTable table("first=1 n");
    tables::ViewContext context = table.context();
    context.your_turn = false;
    const Marks marks = marks_of(context);
    CHECK(marks.mover >= 0);
    CHECK(marks.targets.size == 0);
    CHECK(marks.barred == 0);
    CHECK(marks.offered == 0);
}

}  // namespace
}  // namespace ctq::cartolan::view
