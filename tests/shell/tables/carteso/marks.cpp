#include "shell/tables/carteso/marks.hpp"

#include <doctest/doctest.h>

#include "engine/games/catalogue.hpp"
#include "shell/tables/carteso/view.hpp"
#include "tests/shell/tables/context.hpp"

/// Tests of what is marked on Carteso's board, and why.
namespace ctq::carteso::view {
namespace {

constexpr std::string_view kThree = "size=3 komi=2 sides=fixed";

int at(std::string_view name) {
    return point_at(name[1] - '1', name[0] - 'a');
}

std::string listed(const Points& points) {
    std::string list;
    each(points, [&](int point) { list += (list.empty() ? "" : " ") + point_text(point); });
    return list;
}

TEST_CASE("Carteso marks the span and the reach of the group that is aimed at") {
    const tests::Table table(tests::played<Game>(kThree, "Xa1 Oa2 button Ob2 Xb1 Oc2"));
    const Marks dark = marks_of(table.context(), {.point = at("a1")});
    REQUIRE(dark.inspected);
    CHECK(dark.inspected->colour == -1);
    CHECK(dark.span == Box{0, 0, 0, 1});
    CHECK(dark.side == kHorizontal);
    CHECK(listed(dark.reach) == "a1 b1 c1");
    const Marks none = marks_of(table.context(), {});
    CHECK_FALSE(none.inspected);
    CHECK(listed(none.reach).empty());
}

TEST_CASE("Carteso does not shade a reach that is the whole board") {
    const tests::Table table(tests::played<Game>(kThree, "Xa1"));
    const Marks marks = marks_of(table.context(), {.point = at("a1")});
    CHECK(marks.inspected);
    CHECK(listed(marks.reach).empty());
}

TEST_CASE("Aiming at an empty point of Carteso shows the stone there with what it claims") {
    const tests::Table table(tests::played<Game>(kThree, "Xa1 Oa2 button Ob2 Xb1 Oc2"));
    const Marks marks = marks_of(table.context(), {.point = at("c1"), .colour = kX});
    REQUIRE(marks.inspected);
    CHECK(marks.inspected->colour == kX);
    CHECK(has(marks.shown.stones[kX], at("c1")));
    CHECK(listed(marks.owned[kHorizontal]) == "a1 b1 c1");
    tables::ViewContext other = table.context();
    other.your_turn = false;
    CHECK_FALSE(marks_of(other, {.point = at("c1")}).inspected);
    CHECK(marks_of(other, {.point = at("a1")}).inspected);
}

TEST_CASE("A stone that waits for confirmation is marked before what Carteso's pointer is on") {
    const tests::Table table(tests::played<Game>(kThree, "Xa1 Oa2"));
    tables::ViewContext context = table.context();
    context.pending = place(at("b2"), kO);
    const Marks marks = marks_of(context, {.point = at("a1")});
    REQUIRE(marks.inspected);
    CHECK(marks.inspected->point == at("b2"));
    CHECK(marks.inspected->colour == kO);
}

TEST_CASE("Carteso marks owners only where they are to be shown") {
    const tests::Table table(tests::played<Game>(kThree, "Xa1 Oa2 button Ob2 Xb1 Oc2 Xc1"));
    const Marks shown = marks_of(table.context(), {});
    CHECK(listed(shown.owned[kHorizontal]) == "a1 b1 c1");
    CHECK(listed(shown.open.safe[kHorizontal]) == "a2 b2 c2");
    CHECK(empty(shown.owned[kVertical]));
    const Marks hidden = marks_of(table.context(), {.owners = false});
    CHECK(empty(hidden.owned[kHorizontal]));
    CHECK(empty(hidden.open.safe[kHorizontal]));
    // Likely owners replace the safe and the leaning ones.
    const core::LikelyOwner likely{};
    tables::ViewContext context = table.context();
    context.owners = {&likely, 1};
    CHECK(empty(marks_of(context, {}).open.safe[kHorizontal]));
}

TEST_CASE("Carteso marks the stones since the viewer acted, the best and the one played") {
    const tests::Table table(tests::played<Game>(kThree, "Xa1 Oa2"));
    const core::StateBox before = table.session.match().state_at(0);
    const std::vector<match::LastAction> recent{{place(at("a1"), kX), before, 1},
                                                {place(at("a2"), kO), before, 2}};
    const core::Action best = place(at("c3"), kX);
    tables::ViewContext context = table.context();
    context.recent = recent;
    context.best = {&best, 1};
    context.played = place(at("b2"), kO);
    const Marks marks = marks_of(context, {});
    CHECK(marks.recent[static_cast<std::size_t>(at("a2"))] == 1.0F);
    CHECK(marks.recent[static_cast<std::size_t>(at("a1"))] == 0.75F);
    CHECK(marks.recent[static_cast<std::size_t>(at("b2"))] == 0.0F);
    CHECK(listed(marks.best[kX]) == "c3");
    CHECK(listed(marks.played[kO]) == "b2");
    // A figure shows what the last stone claimed, or else the stone.
    context.figure = true;
    const Marks figure = marks_of(context, {});
    REQUIRE(figure.inspected);
    CHECK(figure.inspected->point == at("a2"));
}

}  // namespace
}  // namespace ctq::carteso::view
