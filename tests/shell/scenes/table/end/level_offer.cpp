#include "shell/scenes/table/end/level_offer.hpp"

#include "engine/games/cartagena/cartagena.hpp"
#include "engine/games/carteso/carteso.hpp"
#include "shell/match/ending.hpp"
#include "shell/match/open_session.hpp"
#include "tests/shell/app/matches.hpp"

/// Tests when an easier or harder table is offered, and which level counts as beaten.
namespace ctq::scenes {
namespace {

/// Returns a random match on the 3x3 board of Carteso that `seat` has won.
core::Match won_by(int seat, const std::vector<std::string>& seats) {
    for (std::uint64_t seed = 1;; ++seed) {
        REQUIRE(seed < 100);
        core::Match match = app::new_match<carteso::Game>("size=3 komi=0 sides=fixed", seats, seed);
        core::Rng rng{seed};
        while (match.turn().kind != core::Turn::Kind::over) {
            core::ActionList list;
            match.options_now(list);
            const auto any = rng.below(static_cast<std::uint32_t>(list.size));
            REQUIRE_FALSE(match.play(match.turn().seat, list[static_cast<int>(any)]));
            match.play_chance();
        }
        const core::Standing standing = match.standing();
        if (standing.rank[static_cast<std::size_t>(seat - 1)] == 1 &&
            standing.rank[static_cast<std::size_t>(2 - seat)] == 2) {
            return match;
        }
    }
}

int offered(const core::Match& match) {
    auto session = match::resume_session(match, 0);
    REQUIRE(session);
    return steps_offered(*session);
}

int beaten(const core::Match& match) {
    auto session = match::resume_session(match, 0);
    REQUIRE(session);
    const auto played = played_of(*session);
    return played && played->won ? played->level : 0;
}

TEST_CASE("A person who lost against a level is offered the level below, if there is one") {
    CHECK(offered(won_by(2, {"human", "level:2"})) == -1);
    CHECK(offered(won_by(1, {"level:9", "human"})) == -1);
    CHECK(offered(won_by(2, {"human", "level:1"})) == 0);
    CHECK(offered(won_by(2, {"human", "claimer"})) == 0);
    CHECK(offered(won_by(2, {"human", "human"})) == 0);
    CHECK(offered(won_by(2, {"level:2", "level:3"})) == 0);
}

TEST_CASE("A person who resigns is offered an easier table") {
    auto session = match::resume_session(
        app::new_match<cartagena::Game>("rules=board", {"human", "level:4"}), 0);
    REQUIRE(session);
    match::stop_match(*session, 1);
    REQUIRE(session->situation().ended);
    CHECK(steps_offered(*session) == -1);
}

TEST_CASE("A person who won against a level is offered the next level, if there is one") {
    CHECK(offered(won_by(1, {"human", "level:2"})) == 1);
    CHECK(offered(won_by(2, {"level:8", "human"})) == 1);
    CHECK(offered(won_by(1, {"human", "level:9"})) == 0);
    CHECK(offered(won_by(1, {"human", "claimer"})) == 0);
    CHECK(offered(won_by(1, {"human", "human"})) == 0);
}

TEST_CASE("A level is beaten if the table's only person wins against it") {
    CHECK(beaten(won_by(1, {"human", "level:2"})) == 2);
    CHECK(beaten(won_by(2, {"level:9", "human"})) == 9);
    CHECK(beaten(won_by(2, {"human", "level:2"})) == 0);
    CHECK(beaten(won_by(1, {"human", "claimer"})) == 0);
    CHECK(beaten(won_by(1, {"human", "human"})) == 0);
    CHECK(beaten(won_by(1, {"level:2", "level:3"})) == 0);
}

}  // namespace
}  // namespace ctq::scenes
