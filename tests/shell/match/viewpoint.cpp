#include "shell/match/viewpoint.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "tests/shell/match/cartagena_table.hpp"

namespace ctq::match {
namespace {

TEST_CASE("With hidden hands every hand is hidden until the next person lifts the curtain") {
    Session session = table("", {"human", "human"});
    const int first = session.turn().seat;
    CHECK(session.viewpoint().curtain() == first);
    CHECK(session.viewer() == 0);
    CHECK_FALSE(session.your_turn());
    CHECK(session.legal().size == 0);
    CHECK(state(session).hidden == 3);
    CHECK(session.play(session.legal().size == 0 ? 0 : 1, 0).has_value());
    session.lift_curtain();
    CHECK(session.viewer() == first);
    CHECK(session.legal().size > 0);
    CHECK((state(session).hidden & (1U << (first - 1))) == 0);
    CHECK((state(session).hidden & (1U << (2 - first))) != 0);
    REQUIRE_FALSE(session.play(session.legal()[0], 0));
    CHECK(session.viewpoint().curtain() == 3 - first);
    CHECK(state(session).hidden == 3);
}

TEST_CASE("While bots act, no hidden hand is shown to several people at one screen") {
    Session session = table("rules=advanced", {"human", "human", "greedy"});
    bool acted = false;
    for (int i = 0; i < 60 && !(acted && session.bots().thinking()); ++i) {
        wait(session, 0);
        session.lift_curtain();
        REQUIRE(session.your_turn());
        const bool may_end =
            std::binary_search(session.legal().begin(), session.legal().end(), cartagena::kEnd);
        REQUIRE_FALSE(session.play(may_end ? cartagena::kEnd : session.legal()[0], 0));
        acted = true;
    }
    REQUIRE(session.bots().thinking());
    CHECK(session.viewer() == 0);
    CHECK(state(session).hidden == 7);
}

TEST_CASE("A match with open hands needs no curtain") {
    Session session = table("rules=board", {"human", "human"});
    CHECK(session.viewpoint().curtain() == 0);
    CHECK(session.your_turn());
    CHECK(session.viewer() == session.turn().seat);
}

TEST_CASE("A view that shows everything follows the seat to act unless a viewer is set") {
    core::Turn turn;
    turn.kind = core::Turn::Kind::seat;
    turn.seat = 2;
    Viewpoint roams(0, true);
    roams.roam(turn);
    CHECK(roams.viewer() == 2);
    for (Viewpoint stays : {Viewpoint(0), Viewpoint(1), Viewpoint(1, true)}) {
        const int viewer = stays.viewer();
        stays.roam(turn);
        CHECK(stays.viewer() == viewer);
    }
}

}  // namespace
}  // namespace ctq::match
