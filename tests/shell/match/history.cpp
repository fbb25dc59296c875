#include "shell/match/history.hpp"

#include <doctest/doctest.h>

#include "tests/shell/match/cartagena_table.hpp"

namespace ctq::match {
namespace {

TEST_CASE("Against bots undo returns to the person's last decision, and redo restores the state") {
    Session session = table("", {"human", "greedy"});
    double now = wait(session, 0);
    CHECK_FALSE(session.history().can_redo());
    const auto hash = session.match().hash();
    const int before = session.match().cursor();
    REQUIRE_FALSE(session.play(session.legal()[0], now));
    now = wait(session, now);
    const auto later = session.match().hash();
    REQUIRE(session.history().can_undo());
    session.undo(now);
    CHECK(session.match().hash() == hash);
    CHECK(session.match().cursor() == before);
    CHECK(session.your_turn());
    REQUIRE(session.history().can_redo());
    session.redo(now);
    wait(session, now);
    CHECK(session.match().hash() == later);
}

TEST_CASE("Undo while a bot thinks drops the answer that the bot then gives") {
    Session session = table("", {"human", "greedy"});
    double now = wait(session, 0);
    REQUIRE_FALSE(session.play(session.legal()[0], now));
    REQUIRE(tests::answer_bot(session));
    session.undo(now);
    CHECK(session.your_turn());
    CHECK_FALSE(session.tick(now + 10, kPace));
}

TEST_CASE("In a match of people undo stops at a chance event") {
    Session session = table("rules=board", {"human", "human"});
    CHECK_FALSE(session.history().can_undo());
    const core::Action forward = session.legal()[0];
    REQUIRE(cartagena::kind_of(forward) == cartagena::Kind::forward);
    const auto hash = session.match().hash();
    REQUIRE_FALSE(session.play(forward, 0));
    REQUIRE(session.history().can_undo());
    session.undo(0);
    CHECK(session.match().hash() == hash);
    CHECK_FALSE(session.history().can_undo());
}

}  // namespace
}  // namespace ctq::match
