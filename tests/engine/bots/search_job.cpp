#include "engine/bots/search_job.hpp"

#include <doctest/doctest.h>

#include "engine/core/match.hpp"
#include "engine/games/cartagena/cartagena.hpp"
#include "engine/lab/work.hpp"

namespace ctq::bots {
namespace {

/// A job for a bot of Cartagena or Carteso after some random play.
Job search_job(const char* id, const char* options, const char* bot, int plies) {
    const core::GameHandle& game = **core::find_game(cabinet(), id);
    auto match = core::Match::start(
        {&game, *core::read_options(game.info->options, options), {"greedy", "greedy"}, 9, "", {}});
    REQUIRE(match);
    core::Rng rng{3};
    for (int i = 0; i < plies || match->turn().kind == core::Turn::Kind::chance; ++i) {
        if (match->turn().kind == core::Turn::Kind::chance) {
            match->play_chance();
            continue;
        }
        core::ActionList list;
        match->options_now(list);
        REQUIRE(!match->play(match->turn().seat,
                             list[static_cast<int>(rng.below(static_cast<unsigned>(list.size)))]));
    }
    return job_at(*match, match->turn().seat, *core::read_bot(roster(game), bot), 77);
}

core::WeighedList answer_of(const Bytes& question) {
    const auto read = read_search_part(lab::work(question));
    REQUIRE(read);
    return *read;
}

}  // namespace

TEST_CASE("search jobs: merging the parts in any order gives the bot's decision") {
    for (const Job& job : {search_job("cartagena", "rules=cards", "level:7", 60),
                           search_job("carteso", "size=5 komi=0 sides=fixed", "level:6", 4)}) {
        REQUIRE(parts_of(job) == search::kParts);
        core::WeighedList forth;
        core::WeighedList back;
        for (int part = 0; part < search::kParts; ++part) {
            search::merge(forth, answer_of(encode_search_part(job, part)));
            search::merge(back, answer_of(encode_search_part(job, search::kParts - 1 - part)));
        }
        CHECK(forth == back);
        CHECK(search::choose(forth) == decide(job));
        CHECK(search::choose(forth) == *read_answer(answer(encode(job))));
    }
}

TEST_CASE("search jobs: the job of a bot that doesn't search is not split into parts") {
    const Job plain = search_job("cartagena", "", "level:3", 40);
    CHECK_FALSE(question_of(plain));
    CHECK(parts_of(plain) == 1);
    CHECK_FALSE(question_of(search_job("cartagena", "", "greedy", 40)));
    CHECK_FALSE(read_search_part(answer_search_part(encode_search_part(plain, 0))));
}

TEST_CASE("search jobs: a part is refused if it is truncated or its number is too large") {
    const Bytes whole = encode_search_part(search_job("cartagena", "", "level:4", 40), 0);
    for (std::size_t size = 0; size < whole.size(); ++size) {
        const Bytes part(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(size));
        CHECK_FALSE(read_search_part(answer_search_part(part)));
    }
    Bytes beyond = whole;
    beyond[1] = 1;  // level:4 has one part
    CHECK_FALSE(read_search_part(answer_search_part(beyond)));
    CHECK_FALSE(read_search_part({}));
    CHECK_FALSE(read_search_part(Bytes{1, 2, 3}));
    Bytes found = answer_search_part(whole);
    REQUIRE(read_search_part(found));
    found.pop_back();
    CHECK_FALSE(read_search_part(found));
}

}  // namespace ctq::bots
