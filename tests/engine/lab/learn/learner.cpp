#include "engine/lab/learn/learner.hpp"

#include <doctest/doctest.h>

#include <set>

#include "engine/bots/net/learned.hpp"

/// Tests the training of a net.
namespace ctq::lab {
namespace {

using Cartolan = CartolanEntry;

Recipe small_recipe() {
    Recipe recipe;
    recipe.games = 320;  // one round of 16 matches in each stage
    recipe.seed = 3;
    recipe.hidden = 8;
    return recipe;
}

/// Makes the next training step and plays its parts from the last to the first.
void learn_on(Learner& learner) {
    std::vector<Found> found(static_cast<std::size_t>(learner.parts()));
    for (int part = learner.parts(); part-- > 0;) {
        found[static_cast<std::size_t>(part)] = learner.play(part);
    }
    learner.learn(found);
}

Learner taught_learner(int steps) {
    Learner learner(school_of<Cartolan>(), small_recipe());
    for (int i = 0; i < steps; ++i) {
        learn_on(learner);
    }
    return learner;
}

}  // namespace

TEST_CASE("learn: the school trains against the game's plain bots, none of which uses a net") {
    const School school = school_of<Cartolan>();
    const std::set<std::string_view> bots(school.bots.begin(), school.bots.end());
    CHECK(bots == std::set<std::string_view>{"explorer", "trader", "router", "pirate"});
    CHECK(school.features == cartolan::Features::kCount);
    CHECK(school.most_seats == 4);
}

TEST_CASE(
    "learn: training targets are computed backwards from the final share, discounted at each "
    "decision") {
    Trace trace;
    trace.features = {1, 2, 3};
    trace.values = {0.5F, 0.25F, 0.75F};
    Samples samples;
    credit(trace, 1.0F, {0.5F, 0.5F}, samples);
    REQUIRE(samples.targets.size() == 3);
    CHECK(samples.targets[2] == 0.5F);  // 0.5 * 1
    CHECK(samples.targets[1] ==
          0.5F * (0.375F + 0.25F));  // half the next value, half the next target
    CHECK(samples.targets[0] == 0.5F * (0.125F + 0.5F * 0.3125F));
    CHECK(samples.features == trace.features);
}

TEST_CASE("learn: if a match does not end, no player gets a share of the win") {
    Pairing pairing;
    const Model idle = Model::begin(cartolan::Features::kCount, 8, 1);
    for (int seat = 0; seat < 2; ++seat) {
        pairing.players[static_cast<std::size_t>(seat)] = {&idle, 0, true};
    }
    int unfinished = 0;
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
        pairing.seed = seed;
        Samples samples;
        const Outcome outcome = school_of<Cartolan>().play(pairing, {}, &samples);
        CHECK(samples.features.size() ==
              samples.targets.size() * static_cast<std::size_t>(cartolan::Features::kCount));
        CHECK_FALSE(samples.targets.empty());
        const int shared = outcome.shares[0] + outcome.shares[1];
        CHECK(shared == (outcome.over ? core::kFirstPlaceWorth : 0));
        unfinished += outcome.over ? 0 : 1;
    }
    CHECK(unfinished > 0);  // untrained players wander about and don't always finish
}

TEST_CASE(
    "learn: the order in which parts are played changes nothing, but another seed gives another "
    "net") {
    Learner one(school_of<Cartolan>(), small_recipe());
    std::vector<Found> found;
    for (int part = 0; part < one.parts(); ++part) {
        found.push_back(one.play(part));
    }
    one.learn(found);
    CHECK(one.checkpoint() == taught_learner(1).checkpoint());
    Recipe other = small_recipe();
    other.seed = 4;
    CHECK(Learner(school_of<Cartolan>(), other).first().numbers != one.first().numbers);
}

TEST_CASE(
    "learn: training resumed from a checkpoint ends with the same bytes as training without a "
    "break") {
    const core::Bytes whole = taught_learner(5).checkpoint();
    for (const int ended : {1, 2, 4}) {
        Learner learner(school_of<Cartolan>(), small_recipe());
        REQUIRE_FALSE(learner.resume(taught_learner(ended).checkpoint()));
        CHECK(learner.step() == ended);
        while (learner.step() < 5) {
            learn_on(learner);
        }
        CHECK(learner.checkpoint() == whole);
    }
}

TEST_CASE(
    "learn: a checkpoint that is truncated or from another recipe is refused and changes nothing") {
    Recipe other = small_recipe();
    other.seed = 9;
    Learner learner(school_of<Cartolan>(), other);
    const core::Bytes before = learner.checkpoint();
    const core::Bytes foreign = taught_learner(1).checkpoint();
    CHECK(learner.resume(foreign));
    CHECK(learner.resume({}));
    for (const std::size_t size : {5U, 100U, 3000U}) {
        CHECK(Learner(school_of<Cartolan>(), small_recipe())
                  .resume(core::ByteView(foreign).first(size)));
    }
    CHECK(learner.checkpoint() == before);
}

TEST_CASE(
    "learn: the learning curve has one point per league, and the first net counts as the best") {
    const Learner learner = taught_learner(4);  // two rounds and two leagues
    REQUIRE(learner.curve().size() == 2);
    CHECK(learner.curve()[0].best);
    CHECK(learner.curve()[0].games == 16);
    CHECK(learner.curve()[1].games == 32);
    for (const CurvePoint& point : learner.curve()) {
        REQUIRE(point.matches.size() == 5);  // four bots and the best earlier net
        for (const std::int64_t matches : point.matches) {
            CHECK(matches == 16);
        }
    }
}

}  // namespace ctq::lab
