#include "engine/lab/learn/comparison.hpp"

#include <doctest/doctest.h>

/// Tests the comparison of players that learn in different ways.
namespace ctq::lab {
namespace {

ComparisonPlan small_plan() {
    ComparisonPlan plan;
    plan.kinds = {LearnedKind::raw, LearnedKind::sorn};
    plan.games = 320;
    plan.seeds = 2;
    plan.exam = 16;
    return plan;
}

void go_on(Comparison& comparison, std::int64_t steps) {
    for (std::int64_t i = 0; i < steps; ++i) {
        std::vector<Found> found;
        for (int part = 0; part < comparison.parts(); ++part) {
            found.push_back(comparison.play(part));
        }
        comparison.learn(found);
    }
}

}  // namespace

TEST_CASE("learn, compared: a player that has finished training is examined and gets a grade") {
    Comparison comparison(school_of<CartolanEntry>(), small_plan());
    const std::int64_t each = comparison.steps() / 4;
    go_on(comparison, each);
    CHECK(comparison.step() == each);
    REQUIRE(comparison.grades().size() == 1);
    const Grade& grade = comparison.grades().front();
    CHECK(grade.kind == LearnedKind::raw);
    CHECK(grade.seed == 1);
    CHECK(grade.matches == std::vector<std::int64_t>{16, 16, 16, 16});
    CHECK_FALSE(comparison.done());
}

TEST_CASE(
    "learn, compared: a comparison resumed from a checkpoint ends with the same bytes as one "
    "without a break" *
    doctest::test_suite("training")) {
    const School school = school_of<CartolanEntry>();
    Comparison whole(school, small_plan());
    const std::int64_t end =
        whole.steps() / 4 + 3;  // while the second player, which has a reservoir, is trained
    go_on(whole, end);
    for (const std::int64_t ended : {std::int64_t{2}, end - 1}) {
        Comparison first(school, small_plan());
        go_on(first, ended);
        Comparison second(school, small_plan());
        REQUIRE_FALSE(second.resume(first.checkpoint()));
        go_on(second, end - ended);
        CHECK(second.checkpoint() == whole.checkpoint());
    }
    ComparisonPlan other = small_plan();
    other.seed = 2;
    CHECK(Comparison(school, other).resume(whole.checkpoint()));
    const core::Bytes bytes = whole.checkpoint();
    for (const std::size_t size : {std::size_t{0}, std::size_t{9}, bytes.size() / 2}) {
        CHECK(Comparison(school, small_plan()).resume(core::ByteView(bytes).first(size)));
    }
}

TEST_CASE(
    "learn, compared: a static reservoir never changes, a frozen one only in the first stages" *
    doctest::test_suite("training")) {
    const School school = school_of<CartolanEntry>();
    for (const LearnedKind kind :
         {LearnedKind::static_units, LearnedKind::frozen, LearnedKind::sorn}) {
        Recipe recipe;
        recipe.games = 320;
        recipe.kind = kind;
        Learner learner(school, recipe);
        const auto written = [](const Model& model) { return core::to_bytes(*model.reservoir); };
        const core::Bytes drawn = written(learner.first());
        std::vector<core::Bytes> after;
        for (int i = 0; i < 3 * 2;
             ++i) {  // two stages played by bots and one by the learner itself
            std::vector<Found> found;
            for (int part = 0; part < learner.parts(); ++part) {
                found.push_back(learner.play(part));
            }
            learner.learn(found);
            after.push_back(written(learner.latest()));
        }
        CHECK((after[0] != drawn) == (kind != LearnedKind::static_units));
        CHECK((after[5] != after[3]) == (kind == LearnedKind::sorn));
    }
}

TEST_CASE(
    "learn, compared: a readout without hidden units learns a target that is a sum of features") {
    Trainer trainer(Model::begin(3, 0, 1));
    const std::int8_t better[] = {64, 0, 0};
    const std::int8_t worse[] = {0, 64, 0};
    CHECK(trainer.model().share(better) == 0.5F);
    for (int i = 0; i < 2'000; ++i) {
        trainer.add(better, 0.9F);
        trainer.add(worse, 0.2F);
        trainer.step(0.02F);
    }
    CHECK(trainer.model().share(better) == doctest::Approx(0.9).epsilon(0.02));
    CHECK(trainer.model().share(worse) == doctest::Approx(0.2).epsilon(0.05));
}

}  // namespace ctq::lab
