#include "engine/lab/attempt.hpp"

#include <doctest/doctest.h>

#include <set>

#include "engine/core/answer.hpp"
#include "engine/core/share.hpp"
#include "engine/games/catalogue.hpp"
#include "engine/lab/replay.hpp"

/// Tests of matches that bots play in a person's place.
namespace ctq::lab {
namespace {

core::Setup setup_of(std::string_view game, std::vector<std::string> seats,
                     std::string position = {}) {
    const core::GameHandle& handle = **core::find_game(cabinet(), game);
    return {&handle,
            core::standard_options(handle.info->options),
            std::move(seats),
            core::nth_seed(3, 0),
            std::move(position),
            {}};
}

core::Result<core::Match> attempt(const core::Setup& setup, std::uint64_t stream) {
    return read_attempt(answer_attempt(encode_attempt(setup, 1, stream)));
}

TEST_CASE("An attempt is the match that the laboratory plays with the same bots and seed") {
    for (const char* game : {"cartagena", "incan_gold", "cartolan"}) {
        CAPTURE(game);
        const core::Setup setup = setup_of(game, {"level:2", "level:3"});
        Spec spec{.game = setup.game, .options = setup.options, .entries = {}, .seed = 3};
        REQUIRE_FALSE(seat_bots(spec, "level:2,level:3"));
        const auto expected = replay(spec, setup.seats, 0);
        const auto played = attempt(setup, setup.seed);
        REQUIRE(expected);
        REQUIRE(played);
        CHECK(played->turn().kind == core::Turn::Kind::over);
        CHECK(core::write_code(*played) == core::write_code(*expected));
    }
}

TEST_CASE("Attempts of one bot differ by their stream and have the same cards") {
    const core::Setup setup = setup_of("incan_gold", {"level:2", "level:3", "level:3"});
    std::set<std::string> different;
    for (std::uint64_t stream = 1; stream <= 10; ++stream) {
        const auto played = attempt(setup, stream);
        REQUIRE(played);
        CHECK(played->action(0) == attempt(setup, 1)->action(0));
        different.insert(core::write_code(*played));
    }
    CHECK(different.size() > 1);
}

TEST_CASE("An attempt begins from the position of the match") {
    core::Setup setup = setup_of("carteso", {"level:1", "level:1"}, "X.O/.O./..X V - -");
    setup.options = *core::read_options(setup.game->info->options, "size=3 komi=0 sides=fixed");
    const auto played = attempt(setup, 1);
    REQUIRE(played);
    CHECK(played->setup().position == setup.position);
    CHECK(played->standing().over);
}

TEST_CASE("A damaged job, or one with a person, gets a problem as its answer") {
    core::Bytes job = encode_attempt(setup_of("incan_gold", {"level:2", "level:3"}), 1, 1);
    CHECK(core::is_job_of(job, kAttemptFormat));
    job.pop_back();
    CHECK_FALSE(read_attempt(answer_attempt(job)));
    CHECK_FALSE(attempt(setup_of("incan_gold", {"level:2", "human"}), 1));
    CHECK_FALSE(attempt(setup_of("carteso", {"level:1", "level:1"}, "no position"), 1));
    CHECK_FALSE(read_attempt({}));
}

}  // namespace
}  // namespace ctq::lab
