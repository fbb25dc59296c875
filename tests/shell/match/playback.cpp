#include "shell/match/playback.hpp"

#include <doctest/doctest.h>

#include "tests/shell/match/cartagena_table.hpp"

namespace ctq::match {
namespace {

TEST_CASE("take_steps returns each new action with its seat, and returns it only once") {
    Session session = table("", {"human", "greedy"});
    wait(session, 0);
    session.take_steps();
    const core::Action action = session.legal()[0];
    REQUIRE_FALSE(session.play(action, 100));
    const auto steps = session.take_steps();
    REQUIRE_FALSE(steps.empty());
    CHECK(steps.front().action == action);
    CHECK(steps.front().seat == 1);
    CHECK_FALSE(steps.front().set_up);
    CHECK(session.take_steps().empty());
}

}  // namespace
}  // namespace ctq::match
