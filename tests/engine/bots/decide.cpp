#include "engine/bots/decide.hpp"

#include <doctest/doctest.h>

#include "engine/bots/job.hpp"
#include "engine/games/cartagena/cartagena.hpp"
#include "engine/lab/replay.hpp"

namespace ctq::bots {

TEST_CASE("A bot makes the same decisions in a match, in the laboratory and in a worker") {
    lab::Spec spec;
    spec.game = &core::handle_of<cartagena::Game>();
    spec.options = core::standard_options(spec.game->info->options);
    spec.seed = 21;
    const std::vector<std::string> names{"hoarder",
                                         "greedy"};  // one bot that keeps notes, one that does not
    REQUIRE_FALSE(lab::seat_bots(spec, "hoarder,greedy"));
    auto match = lab::replay(spec, names, 3);
    REQUIRE(match);
    int decisions = 0;
    for (int ply = 0; ply < match->size(); ++ply) {
        match->seek(ply);
        const core::Turn turn = match->turn();
        if (turn.kind != core::Turn::Kind::seat) {
            continue;
        }
        const core::BotChoice& bot = spec.entries[static_cast<std::size_t>(turn.seat - 1)];
        const Job job = job_at(*match, turn.seat, bot, match->setup().seed);
        CHECK(decide(job) == match->action(ply));
        const auto worked = read_answer(answer(encode(job)));
        REQUIRE(worked);
        CHECK(*worked == match->action(ply));
        ++decisions;
    }
    CHECK(decisions > 20);
}

}  // namespace ctq::bots
