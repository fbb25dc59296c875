#include "shell/scenes/table/level_offer.hpp"

#include "engine/games/cartagena/cartagena.hpp"
#include "engine/games/carteso/carteso.hpp"
#include "tests/shell/app/folder.hpp"
#include "tests/shell/app/matches.hpp"

/// When an easier or a harder table is offered.
namespace ctq::app {
namespace {

/// A match on the smallest board of Carteso, played at random, that this seat has won.
core::Match won_by(int seat, const std::vector<std::string>& seats) {
    for (std::uint64_t seed = 1;; ++seed) {
        REQUIRE(seed < 100);
        core::Match match = new_match<carteso::Game>("size=3 komi=0 sides=fixed", seats, seed);
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

int offered(const core::Match& match, const Saves& saves) {
    auto session = Session::resume(match, 0);
    REQUIRE(session);
    return steps_offered(*session, saves, "now");
}

TEST_CASE("Who has lost is offered an easier table, unless there is none") {
    const Folder folder;
    const Saves saves;
    CHECK(offered(won_by(2, {"human", "level:2"}), saves) == -1);
    CHECK(offered(won_by(1, {"level:9", "human"}), saves) == -1);
    CHECK(offered(won_by(2, {"human", "level:1"}), saves) == 0);
    CHECK(offered(won_by(2, {"human", "claimer"}), saves) == 0);
    CHECK(offered(won_by(2, {"human", "human"}), saves) == 0);
    CHECK(offered(won_by(2, {"level:2", "level:3"}), saves) == 0);
}

TEST_CASE("Who gives up is offered an easier table") {
    const Folder folder;
    auto session =
        Session::resume(new_match<cartagena::Game>("rules=board", {"human", "level:4"}), 0);
    REQUIRE(session);
    session->end(1);
    REQUIRE(session->ended());
    CHECK(steps_offered(*session, Saves(), "now") == -1);
}

TEST_CASE("Who has won twice running against a level is offered a harder one") {
    const Folder folder;
    Saves saves;
    const core::Match won = won_by(1, {"human", "level:2"});
    CHECK(offered(won, saves) == 0);
    saves.save("now", won);  // the match itself is no second one
    CHECK(offered(won, saves) == 0);
    saves.save("before", won_by(2, {"level:2", "human"}));
    saves.save("race", new_match<cartagena::Game>("rules=board", {"human", "level:2"}));
    saves.save("open", new_match<carteso::Game>("", {"human", "level:2"}));
    saves.save("now", won);
    CHECK(offered(won, saves) == 1);
}

TEST_CASE("A loss in between, another level and the highest one stand against a harder table") {
    const Folder folder;
    Saves saves;
    const core::Match won = won_by(1, {"human", "level:2"});
    saves.save("first", won);
    saves.save("lost", won_by(2, {"human", "level:2"}));
    CHECK(offered(won, saves) == 0);
    saves.save("other", won_by(1, {"human", "level:3"}));
    CHECK(offered(won, saves) == 0);
    const core::Match best = won_by(1, {"human", "level:9"});
    saves.save("best", best);
    CHECK(offered(best, saves) == 0);
}

}  // namespace
}  // namespace ctq::app
