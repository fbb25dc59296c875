#include "engine/games/carteso/search/ownership.hpp"

#include <doctest/doctest.h>

#include "engine/bots/analysis/owners.hpp"
#include "engine/core/answer.hpp"
#include "tests/engine/carteso/board.hpp"

/// The likely owner of each point, from random playouts.
namespace ctq::carteso {
namespace {

TEST_CASE("Playouts give a claimed point's owner 100 % and name likely owners of other points") {
    const core::Match match = tests::carteso_at("XO./O../... V a3=H V");
    core::Rng rng = core::chance_stream(1, 0);
    const State& state = *static_cast<const State*>(match.state());
    const core::LikelyOwners owners = ownership(state, 200, rng);
    REQUIRE_FALSE(owners.empty());
    int certain = 0;
    for (const core::LikelyOwner& one : owners) {
        CHECK(one.percent >= 1);
        CHECK(one.percent <= 100);
        CHECK((one.seat == 1 || one.seat == 2));
        for (const int side : {kVertical, kHorizontal}) {
            if (has(state.claimed[side], one.place)) {
                CHECK(one.percent == 100);
                CHECK(one.seat == seat_of(state, side));
                ++certain;
            }
        }
    }
    CHECK(certain == count(state.claimed[kVertical]) + count(state.claimed[kHorizontal]));
    CHECK(certain < static_cast<int>(owners.size()));
}

TEST_CASE("The same request for likely owners gets the same answer, and a truncated one fails") {
    const core::Match match = tests::carteso_at("XO./O../... V a3=H V");
    CHECK(bots::tells_owners(match.game()));
    const core::Bytes question = bots::owners_question(match, 100);
    CHECK(core::is_job_of(question, bots::kOwnersFormat));
    const core::Bytes answer = bots::answer_owners(question);
    CHECK(answer == bots::answer_owners(question));
    const auto owners = bots::read_owners(answer);
    REQUIRE(owners);
    CHECK_FALSE(owners->empty());
    core::Bytes cut = question;
    cut.pop_back();
    CHECK_FALSE(bots::read_owners(bots::answer_owners(cut)));
    CHECK_FALSE(bots::read_owners(bots::answer_owners(bots::owners_question(match, 0))));
}

}  // namespace
}  // namespace ctq::carteso
