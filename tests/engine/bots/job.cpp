#include "engine/bots/job.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "engine/core/match.hpp"
#include "engine/games/cartagena/cartagena.hpp"

namespace ctq::bots {
namespace {

Job a_job() {
    const core::GameHandle& game = core::handle_of<cartagena::Game>();
    auto match = core::Match::start(
        {&game, core::standard_options(game.info->options), {"greedy", "greedy"}, 9, "", {}});
    REQUIRE(match);
    match->play_chance();
    Job job;
    job.game = &game;
    job.seat = match->turn().seat;
    job.bot = *core::read_bot(roster(game), "greedy");
    job.seed = 9;
    job.ply = 23;
    job.notes.words[3] = 7;
    job.observation = game.observe(match->state(), job.seat);
    return job;
}

TEST_CASE(
    "Decoding restores an encoded job of a bot, and the answer to the job is a legal action") {
    const Job job = a_job();
    const auto read = decode(encode(job));
    REQUIRE(read);
    CHECK(read->game == job.game);
    CHECK(read->seat == job.seat);
    CHECK(read->bot.index == job.bot.index);
    CHECK(read->seed == job.seed);
    CHECK(read->ply == job.ply);
    CHECK(read->notes.words[3] == 7);
    CHECK(read->observation == job.observation);
    const auto action = read_answer(answer(encode(job)));
    REQUIRE(action);
    core::ActionList legal;
    job.game->legal(job.observation.data(), legal);
    CHECK(std::find(legal.begin(), legal.end(), *action) != legal.end());
}

TEST_CASE("A truncated job of a bot is refused") {
    const Bytes whole = encode(a_job());
    for (std::size_t size = 0; size < whole.size(); ++size) {
        const Bytes part(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(size));
        CHECK_FALSE(decode(part));
        CHECK_FALSE(read_answer(answer(part)));
    }
    Bytes longer = whole;
    longer.push_back(0);
    CHECK_FALSE(decode(longer));
}

TEST_CASE("A job of a bot with a changed header is refused") {
    const Bytes whole = encode(a_job());
    for (std::size_t at = 0; at < 4; ++at) {
        for (int value = 0; value < 256; ++value) {
            Bytes changed = whole;
            changed[at] = static_cast<std::uint8_t>(value);
            const auto job = decode(changed);
            if (job && at != 1) {
                CHECK(changed == whole);
            }
        }
    }
}

TEST_CASE("Bytes that are not the answer to a bot's job are refused") {
    CHECK_FALSE(read_answer({}));
    CHECK_FALSE(read_answer(Bytes{1, 2, 3}));
    CHECK_FALSE(read_answer(Bytes{1, 0, 0, 0, 0, 0}));
    CHECK_FALSE(read_answer(Bytes{2, 0, 0, 0, 0}));
    const auto reply = read_answer(Bytes{0, 'n', 'o'});
    REQUIRE_FALSE(reply);
    CHECK(reply.problem().sentence == "no");
}

}  // namespace
}  // namespace ctq::bots
