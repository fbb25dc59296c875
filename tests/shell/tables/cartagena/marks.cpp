#include "shell/tables/cartagena/marks.hpp"

#include <doctest/doctest.h>

#include "engine/games/catalogue.hpp"
#include "tests/shell/tables/context.hpp"

/// Tests of what is marked on Cartagena's track, and why.
namespace ctq::cartagena::view {
namespace {

/// A table of two seats, with seat 1 to act. The track's 16 spaces are S C D C C S H H C S D D S H
/// D H.
struct MarkedTable : tests::Table {
    explicit MarkedTable(const std::string& position)
        : tests::Table(
              tests::played<Game>("tokens=2", "", {"human", "greedy"},
                                  "track=SCDCCSHHCSDDSHDH " + position + " turn=1 left=1")) {
        offer();
    }
    /// Returns the places with this mark, in order: "2 boat".
    template <class Has>
    std::string places(const Marks& marks, const Has& has) const {
        std::string list;
        for (int place = 0; place <= 17; ++place) {
            if (has(marks.of(place))) {
                list += (list.empty() ? "" : " ") +
                        (place == 17 ? std::string("boat") : std::to_string(place));
            }
        }
        return list;
    }
    std::string reached(ui::Target under = {}) const {
        return places(marks_of(context(), under), [](const PlaceMarks& of) { return of.reached; });
    }
    std::string leaving(ui::Target under = {}) const {
        return places(marks_of(context(), under), [](const PlaceMarks& of) { return of.leaves; });
    }
};

TEST_CASE("Cartagena marks own pirates, those that can move, and every place that a move reaches") {
    // A club leads from the start to 2 and from 9 to the boat; the pirate on 9 may fall back to 5.
    const MarkedTable table("tokens=0,9|5,12 hands=C|S");
    const Marks marks = marks_of(table.context());
    CHECK(table.places(marks, [](const PlaceMarks& of) { return of.own; }) == "0 9");
    CHECK(table.leaving() == "0 9");
    CHECK(table.reached() == "2 5 boat");
    CHECK(table.places(marks, [](const PlaceMarks& of) { return of.gain > 0; }).empty());
}

TEST_CASE("Pointing at a pirate or a card of Cartagena marks only its moves, as choosing it does") {
    MarkedTable table("tokens=0,9|5,12 hands=C|S");
    CHECK(table.reached(token_spot(9)) == "5 boat");
    CHECK(table.reached(card_spot(3)) == "2 boat");
    CHECK(table.reached(space_spot(2)) == "2");
    CHECK(table.leaving(space_spot(2)) == "0");
    CHECK(table.reached(space_spot(7)) == "2 5 boat");  // no move touches it
    table.picker.choose(token_spot(9));
    CHECK(table.reached() == "5 boat");
    CHECK(table.reached(token_spot(0)) == "5 boat");  // what is chosen counts
    CHECK(table.leaving() == "0 9");
    CHECK(marks_of(table.context()).targets(5));
    CHECK_FALSE(marks_of(table.context()).targets(9));
}

TEST_CASE("Cartagena marks how many cards a chosen pirate draws where it falls back") {
    MarkedTable table("tokens=0,9|5,5 hands=C|S");
    table.picker.choose(token_spot(9));
    CHECK(marks_of(table.context()).of(5).gain == 2);
    CHECK(marks_of(table.context()).of(17).gain == 0);
}

TEST_CASE("Where a lesson asks for one action, Cartagena marks only that one") {
    MarkedTable table("tokens=0,9|5,12 hands=C|S");
    table.picker.ask_for({table.action("back@9")});
    CHECK(table.reached() == "5");
    CHECK(table.leaving() == "9");
    CHECK(marks_of(table.context()).moves.size == 3);
}

TEST_CASE("Cartagena marks the best action and in a review the one played") {
    MarkedTable table("tokens=0,9|5,12 hands=C|S");
    tables::ViewContext context = table.context();
    const core::Action best = table.action("back@9");
    context.best = {&best, 1};
    context.played = table.action("C@0");
    const Marks marks = marks_of(context);
    CHECK(marks.of(5).best == 1);
    REQUIRE(marks.trails.size == 2);
    CHECK(marks.trails[0].why == Trail::Why::played);
    CHECK(marks.trails[0].trace.to == 2);
    CHECK(marks.trails[1].why == Trail::Why::best);
}

TEST_CASE("Cartagena marks the last action of another seat once it has been shown") {
    const MarkedTable table("tokens=0,9|5,12 hands=C|S");
    const core::StateBox before = table.session.match().state_at(0);
    const std::vector<match::LastAction> recent{{table.action("back@9"), before, 1},
                                                {table.action("C@0"), before, 1}};
    tables::ViewContext context = table.context();
    context.recent = recent;
    const Marks all = marks_of(context);
    REQUIRE(all.trails.size == 2);
    CHECK(all.trails[0].why == Trail::Why::earlier);
    CHECK(all.trails[1].why == Trail::Why::last);
    CHECK(all.trails[0].strength < all.trails[1].strength);
    const Marks moving = marks_of(context, {}, 1);
    REQUIRE(moving.trails.size == 1);
    CHECK(moving.trails[0].trace.to == 5);
    CHECK(marks_of(context, {}, 2).trails.size == 0);
}

TEST_CASE("At another seat's turn Cartagena marks nothing to do") {
    MarkedTable table("tokens=0,9|5,12 hands=C|S");
    tables::ViewContext context = table.context();
    context.your_turn = false;
    const Marks marks = marks_of(context, token_spot(9));
    CHECK(table.places(marks, [](const PlaceMarks& of) { return of.own || of.reached; }).empty());
    CHECK(marks.moves.size == 0);
}

}  // namespace
}  // namespace ctq::cartagena::view
