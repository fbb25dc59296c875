#include "engine/lab/job.hpp"

#include <doctest/doctest.h>

#include "engine/core/answer.hpp"
#include "engine/core/random.hpp"
#include "engine/games/catalogue.hpp"

namespace ctq::lab {
namespace {

Job some_job() {
    Job job;
    job.spec.game = *core::find_game(cabinet(), "cartagena");
    job.spec.options = *core::read_options(job.spec.game->info->options, "rules=board");
    job.spec.seed = 0xfedcba9876543210U;
    job.spec.rotate = true;
    REQUIRE_FALSE(seat_bots(job.spec, "greedy,random,hoarder"));
    job.first = 40;
    job.count = 25;
    return job;
}

TEST_CASE("A decoded job of the laboratory equals the encoded one") {
    const Job job = some_job();
    const Bytes bytes = encode(job);
    CHECK(core::is_job_of(bytes, kJobFormat));
    const auto read = decode_job(bytes);
    REQUIRE(read);
    CHECK(read->spec.game == job.spec.game);
    CHECK(read->spec.options == job.spec.options);
    CHECK(read->spec.seed == job.spec.seed);
    CHECK(read->spec.rotate);
    CHECK(read->first == 40);
    CHECK(read->count == 25);
    CHECK(encode(*read) == bytes);
}

TEST_CASE("A worker's answer is the tally of the job's games") {
    const Job job = some_job();
    const auto tally = read_answer(answer(encode(job)));
    REQUIRE(tally);
    CHECK(*tally == play(job.spec, job.first, job.count));
}

TEST_CASE("An answer without bytes, without words or of another kind has a sentence, too") {
    for (const Bytes& answer : {Bytes{}, Bytes{0}, Bytes{2}}) {
        const auto tally = read_answer(answer);
        REQUIRE_FALSE(tally);
        CHECK_FALSE(tally.problem().sentence.empty());
    }
}

TEST_CASE("Decoding damaged bytes of a job or a tally may fail but never crashes") {
    const Bytes job = encode(some_job());
    const Bytes tally = encode(play(some_job().spec, 0, 50));
    for (std::size_t size = 0; size < job.size(); ++size) {
        CHECK_FALSE(decode_job({job.data(), size}));
    }
    for (std::size_t size = 0; size < tally.size(); ++size) {
        CHECK_FALSE(decode_tally({tally.data(), size}));
    }
    Bytes longer = tally;
    longer.push_back(0);
    CHECK_FALSE(decode_tally(longer));
    core::Rng rng{5};
    int refused = 0;
    for (int i = 0; i < 20000; ++i) {
        Bytes changed = i % 2 == 0 ? job : tally;
        for (std::uint32_t n = 1 + rng.below(3); n > 0; --n) {
            changed[rng.below(static_cast<std::uint32_t>(changed.size()))] =
                static_cast<std::uint8_t>(rng.below(256));
        }
        refused += i % 2 == 0 ? !decode_job(changed) : !decode_tally(changed);
    }
    CHECK(refused > 100);
}

TEST_CASE("A job of the laboratory that can't be played is answered with an error message") {
    Job job = some_job();
    job.spec.entries.resize(1);
    const auto tally = read_answer(answer(encode(job)));
    REQUIRE_FALSE(tally);
    CHECK(!tally.problem().sentence.empty());
    CHECK_FALSE(read_answer({}));
    const Bytes nonsense{7, 7, 7};
    CHECK_FALSE(read_answer(nonsense));
    CHECK_FALSE(core::is_job_of(nonsense, kJobFormat));
}

}  // namespace
}  // namespace ctq::lab
