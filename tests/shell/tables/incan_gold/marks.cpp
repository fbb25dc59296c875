#include "shell/tables/incan_gold/marks.hpp"

#include <doctest/doctest.h>

#include "engine/games/catalogue.hpp"
#include "tests/shell/tables/context.hpp"

/// Tests of what is marked on Incan Gold's cards and seats, and why.
namespace ctq::incan_gold::view {
namespace {

tests::Table table_after(std::string_view tokens) {
    return tests::Table(tests::played<Game>("", tokens, {"human", "human"}));
}

TEST_CASE("Incan Gold marks who is inside with how many gems, and whose choice is due") {
    const tests::Table table = table_after("g17 stay leave snake");
    const Marks marks = marks_of(table.context());
    CHECK(marks.of(1).inside);
    CHECK(marks.of(1).due);
    CHECK(marks.of(1).carried == 8);
    CHECK(marks.of(1).doing == Doing::choosing);
    CHECK_FALSE(marks.of(2).inside);
    CHECK_FALSE(marks.of(2).due);
    CHECK(marks.of(2).doing == Doing::in_camp);
    CHECK_FALSE(marks.busted);
}

TEST_CASE("Incan Gold marks that a seat has chosen, but not what") {
    const tests::Table table = table_after("g17 leave");
    for (const int seat : {1, 2}) {
        CAPTURE(seat);
        CHECK(marks_of(table.context()).of(seat).doing ==
              (seat == 1 ? Doing::chosen : Doing::choosing));
    }
    // At a network table only the list of those that have not chosen yet tells it.
    const tests::Table before = table_after("g17");
    tables::ViewContext context = before.context();
    context.turn.secret = 1U << 2;
    CHECK(marks_of(context).of(1).doing == Doing::chosen);
    CHECK(marks_of(context).of(2).doing == Doing::choosing);
}

TEST_CASE("Incan Gold marks revealed choices only after they could be read") {
    const tests::Table table = table_after("g17 stay");
    const tables::ViewContext context = table.context();
    Act act;
    act.before = tables::state_at<State>(table.session.view());
    act.leavers = 1U << 1;
    act.turned = 1;
    CHECK(marks_of(context, &act, 0.0).of(2).doing == Doing::in_temple);
    CHECK(marks_of(context, &act, 0.5).of(2).doing == Doing::leaving);
    CHECK(marks_of(context, &act, 0.5).of(1).doing == Doing::going_on);
    CHECK_FALSE(marks_of(context, &act, 0.5).of(1).due);
}

TEST_CASE("Incan Gold marks a bust and its pair of cards only once the card is face up") {
    const tests::Table table = table_after("g17 stay stay snake stay stay g15 stay stay");
    const tables::ViewContext context = table.context();
    Act act;
    act.before = tables::state_at<State>(table.session.view());
    act.kind = act.before.path[1] - 1;
    act.bust = true;
    act.turned = 1;
    const Marks hidden = marks_of(context, &act, 0.5);
    CHECK_FALSE(hidden.busted);
    CHECK(hidden.path[1] == CardLight::usual);
    CHECK(hidden.of(1).doing == Doing::in_temple);
    const Marks shown = marks_of(context, &act, 1.0);
    CHECK(shown.busted);
    CHECK(shown.path[0] == CardLight::dimmed);
    CHECK(shown.path[1] == CardLight::alarmed);
    CHECK(shown.of(1).doing == Doing::busted);
    CHECK(shown.of(1).carried == 0);
    CHECK(shown.of(1).lost == 15);
}

}  // namespace
}  // namespace ctq::incan_gold::view
