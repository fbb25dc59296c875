#include "engine/games/incan_gold/mixed/learner.hpp"

#include <doctest/doctest.h>

#include <cmath>

#include "engine/core/hash.hpp"
#include "engine/core/weighed.hpp"
#include "engine/games/incan_gold/mixed/recipe.hpp"
#include "engine/games/incan_gold/mixed/reply.hpp"

namespace ctq::incan_gold::mixed {
namespace {

constexpr int kFew = 3;

/// Learns until so many batches are done. If `backwards`, draws the parts of each batch from last
/// to first.
void learn_to(Learner& learner, std::int64_t batches, bool backwards = false) {
    while (learner.batch() < batches) {
        std::vector<Findings> parts(kParts);
        for (int i = 0; i < kParts; ++i) {
            const int part = backwards ? kParts - 1 - i : i;
            parts[static_cast<std::size_t>(part)] = learner.draw(part);
        }
        learner.learn(parts);
    }
}

Recipe few(int table) {
    return {table, kFew, 7, nullptr, 0};
}

}  // namespace

TEST_CASE(
    "incan_gold learner: the parts of a batch can be computed in any order with the same result") {
    Learner one(few(0));
    Learner other(few(0));
    learn_to(one, kFew);
    learn_to(other, kFew, true);
    CHECK(one.done());
    CHECK(one.checkpoint() == other.checkpoint());
    CHECK(one.chances() == other.chances());
}

TEST_CASE("incan_gold learner: a learner that resumes a checkpoint ends with the same bytes") {
    Learner whole(few(1));
    learn_to(whole, kFew);
    Learner first(few(1));
    learn_to(first, 1);
    Learner second(few(1));
    REQUIRE_FALSE(second.resume(first.checkpoint()));
    CHECK(second.batch() == 1);
    learn_to(second, kFew);
    CHECK(second.checkpoint() == whole.checkpoint());
}

TEST_CASE("incan_gold learner: a checkpoint that is damaged or of other settings is refused") {
    Learner learner(few(0));
    learn_to(learner, 1);
    const auto bytes = learner.checkpoint();
    Learner same(few(0));
    for (const std::size_t at : {std::size_t{0}, std::size_t{9}, bytes.size() - 1}) {
        auto damaged = bytes;
        damaged[at] = static_cast<std::uint8_t>(damaged[at] ^ 4U);
        CHECK(same.resume(damaged));
    }
    CHECK(same.resume(std::span(bytes).first(bytes.size() - 1)));
    CHECK(same.batch() == 0);
    for (const Recipe& recipe :
         {few(1), Recipe{0, kFew + 1, 7, nullptr, 0}, Recipe{0, kFew, 8, nullptr, 0}}) {
        Learner other(recipe);
        CHECK(other.resume(bytes));
    }
    CHECK_FALSE(same.resume(bytes));
}

TEST_CASE(
    "incan_gold learner: a small recipe (learning settings) gives the same bytes in every build") {
    Learner learner(few(0));
    learn_to(learner, kFew);
    const auto bytes = learner.checkpoint();
    CHECK(core::hash_bytes(bytes.data(), static_cast<std::uint32_t>(bytes.size()), 0) ==
          6930032650341749649ULL);
}

TEST_CASE("incan_gold learner: learning against a fixed strategy finds a reply that beats it") {
    // This plan leaves whenever gems are at stake. A player who waits a little gets more.
    Plan timid{Grain::table, std::vector<std::uint32_t>(
                                 static_cast<std::size_t>(cells_in(Grain::table, 0)), kOne)};
    Learner learner({0, 4, 7, &timid, 2});
    learn_to(learner, 4);
    const Plan reply = learner.reply();
    const ShareTally tally = meet({2, &timid, &reply, 0, 5}, 0, 500);
    CHECK(tally.games == 500);
    CHECK(tally.sum > 500 * 840 * 8 / 10);
    const ShareTally search = meet({2, &timid, nullptr, 20, 5}, 0, 40);
    CHECK(search.sum > 40 * 840 * 7 / 10);
}

TEST_CASE(
    "incan_gold reply: a seat that plays by the same table as the others wins its fair share") {
    for (const int seats : {2, 3, 6}) {
        const Plan plan = plan_of(current().of(table_for(seats)));
        const ShareTally tally = meet({seats, &plan, &plan, 0, 11}, 0, 6000);
        const auto games = static_cast<double>(tally.games);
        const double mean = static_cast<double>(tally.sum) / games;
        const double square = static_cast<double>(tally.squares) / games;
        CAPTURE(seats);
        // The tolerance is four standard errors.
        CHECK(std::abs(mean - core::kFirstPlaceWorth / seats) <
              4 * std::sqrt((square - mean * mean) / games));
    }
}

TEST_CASE("incan_gold learner: learning the smallest built-in table again gives the same bytes" *
          doctest::test_suite("long")) {
    Learner learner(standard_recipe(0));
    learn_to(learner, standard_recipe(0).batches);
    CHECK(learner.chances() == current().of(0));
}

}  // namespace ctq::incan_gold::mixed
