#pragma once

#include <cstdint>
#include <vector>

#include "engine/bots/net/net.hpp"

/// The net while it is learned: the same as `bots::Net` in floating point, and how its numbers change.
/// Only + - * / and the square root occur, which every machine rounds alike.
namespace ctq::lab {

/// A net of one hidden layer in floats. A feature of 64 is one, a hidden unit is clipped to 0 … 1, and the
/// share of the win is (1 + z / (1 + |z|)) / 2, where z is what the output sums up.
struct Model {
    int inputs = 0;
    int hidden = 0;
    std::vector<float>
        numbers;  ///< weights [inputs][hidden], biases [hidden], out [hidden], out bias

    /// A net that knows nothing: small weights by the seed, and an output of a half.
    static Model begin(int inputs, int hidden, std::uint64_t seed);

    /// The share of the win, 0 to 1. `features` has `inputs` numbers.
    float share(const std::int8_t* features) const;
    /// In whole numbers, as well as it can be told; `game` and `version` say of which features.
    bots::Net quantised(std::uint8_t game, std::uint8_t version) const;
};

/// Asks a model about positions that are alike; see bots::NetReader.
class ModelReader {
  public:
    explicit ModelReader(const Model& model);

    /// What `Model::share` says, but for rounding.
    float share(const std::int8_t* features);

  private:
    friend class Trainer;

    /// Makes the sums those of these features; the output's sum.
    float run(const std::int8_t* features);

    const Model& model_;
    std::int8_t features_[core::kMostFeatures] = {};
    float sums_[bots::kMostHidden];
};

/// Changes a model by samples: gradient descent on the squared error, by Adam (Kingma, Ba 2015).
class Trainer {
  public:
    explicit Trainer(Model model);

    const Model& model() const { return model_; }
    Model& model() { return model_; }
    /// What Adam remembers, for a checkpoint: two numbers for each of the model's, and the steps made.
    std::vector<float>& moments() { return moments_; }
    const std::vector<float>& moments() const { return moments_; }
    std::int64_t& steps() { return steps_; }
    std::int64_t steps() const { return steps_; }

    /// Adds a sample to the next step: the share should have been `target`.
    void add(const std::int8_t* features, float target);
    /// Changes the model by the samples added since the last step, if there are any.
    void step(float rate);

  private:
    Model model_;
    std::vector<float> gradient_;
    std::vector<float> moments_;
    std::int64_t steps_ = 0;
    int samples_ = 0;
};

}  // namespace ctq::lab
