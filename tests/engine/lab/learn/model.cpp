#include "engine/lab/learn/model.hpp"

#include <doctest/doctest.h>

#include <cmath>

#include "engine/core/random.hpp"

/// Tests the neural net during training.
namespace ctq::lab {
namespace {

constexpr int kInputs = 6;

struct Example {
    std::int8_t features[kInputs];
    float target;
};

/// A training example. The target is the AND of two features, which no weighted sum can express.
Example example(core::Rng& rng) {
    Example one{};
    for (std::int8_t& feature : one.features) {
        feature = rng.below(2) == 0 ? 0 : 64;
    }
    one.target = one.features[0] > 0 && one.features[1] > 0 ? 0.9F : 0.2F;
    return one;
}

Trainer taught(int steps) {
    Trainer trainer(Model::begin(kInputs, 16, 3));
    core::Rng rng{11};
    for (int step = 0; step < steps; ++step) {
        for (int i = 0; i < 32; ++i) {
            const Example one = example(rng);
            trainer.add(one.features, one.target);
        }
        trainer.step(0.01F);
    }
    return trainer;
}

double mean_error(const Model& model) {
    core::Rng rng{12};
    double sum = 0;
    for (int i = 0; i < 200; ++i) {
        const Example one = example(rng);
        sum += std::abs(model.share(one.features) - one.target);
    }
    return sum / 200;
}

}  // namespace

TEST_CASE(
    "learn: a net learns the AND of two features, which no weighted sum of them can express") {
    CHECK(mean_error(taught(0).model()) > 0.15);
    CHECK(mean_error(taught(600).model()) < 0.02);
}

TEST_CASE("learn: training with the same samples in the same order gives identical weights") {
    CHECK(taught(20).model().numbers == taught(20).model().numbers);
    CHECK(taught(20).model().numbers != taught(21).model().numbers);
}

TEST_CASE("learn: a training step without samples changes nothing") {
    Trainer trainer = taught(5);
    const Model before = trainer.model();
    trainer.step(0.01F);
    CHECK(trainer.model().numbers == before.numbers);
}

TEST_CASE(
    "learn: a net with integer weights gives nearly the same win share as the trained model") {
    const Model model = taught(600).model();
    const bots::Net net = model.quantised(4, 1);
    CHECK(net.game == 4);
    CHECK(net.inputs == kInputs);
    REQUIRE(bots::Net::read(net.write()));
    core::Rng rng{12};
    for (int i = 0; i < 200; ++i) {
        const Example one = example(rng);
        CHECK(std::abs(static_cast<double>(net.share(one.features)) / bots::kNetWin -
                       static_cast<double>(model.share(one.features))) < 0.03);
    }
}

TEST_CASE(
    "learn: the reader, which updates only changed inputs, gives nearly the model's win share") {
    const Model model = taught(100).model();
    ModelReader reader(model);
    core::Rng rng{13};
    for (int i = 0; i < 200; ++i) {
        const Example one = example(rng);
        CHECK(std::abs(reader.share(one.features) - model.share(one.features)) < 1e-4F);
    }
}

}  // namespace ctq::lab
