#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/bots/net/net.hpp"
#include "engine/lab/learn/reservoir.hpp"

/// The trainable network: a floating-point version of `bots::Net`, and its training. It uses only +
/// - * / and the square root, which round alike on every machine.
namespace ctq::lab {

/// A network with one hidden layer of floats, or none. A feature of 64 represents 1, and a hidden
/// unit is clipped to 0 … 1. The predicted share of the win is (1 + z / (1 + |z|)) / 2, where z is
/// the sum of the output.
struct Model {
    int inputs = 0;
    int hidden = 0;  ///< 0: the output sums the inputs directly
    /// Weights [inputs][hidden], biases [hidden], out [hidden or inputs], out bias.
    std::vector<float> numbers;
    /// If set, the model's inputs are the units of this reservoir, and the features drive the
    /// reservoir.
    std::optional<Reservoir> reservoir{};

    /// Returns an untrained network: small weights from the seed, and an output of about one half.
    static Model begin(int inputs, int hidden, std::uint64_t seed);

    /// Predicts the share of the win, 0 to 1. `features` has `inputs` numbers and bypasses the
    /// reservoir.
    float share(const std::int8_t* features) const;
    /// Returns the index of the first output weight in `numbers`.
    std::size_t out() const {
        return static_cast<std::size_t>(inputs + 1) * static_cast<std::size_t>(hidden);
    }
    /// Returns the network in whole numbers, as exactly as possible. `game` and `version` identify
    /// the features.
    bots::Net quantised(std::uint8_t game, std::uint8_t version) const;
};

/// Evaluates similar positions with a model; see bots::NetReader.
class ModelReader {
  public:
    explicit ModelReader(const Model& model);

    /// Returns the same as `Model::share`, except for rounding.
    float share(const std::int8_t* features);

  private:
    friend class Trainer;

    /// Updates the hidden sums for these features. Returns the output sum.
    float run(const std::int8_t* features);

    const Model& model_;
    std::int8_t features_[core::kMostFeatures] = {};
    float sums_[bots::kMostHidden];
};

/// Evaluates the positions after each candidate of one decision. If the model has a reservoir, they
/// are evaluated through it.
class PositionReader {
  public:
    /// `before` is the state of the reservoir after the seat's last decision.
    PositionReader(const Model& model, const UnitState& before);

    /// Predicts the share of the win, 0 to 1.
    float share(const std::int8_t* features);

  private:
    ModelReader reader_;
    std::optional<ReservoirReader> units_;
    int count_;
};

/// Trains a model with samples: gradient descent on the squared error, by Adam (Kingma, Ba 2015).
class Trainer {
  public:
    explicit Trainer(Model model);

    const Model& model() const { return model_; }
    Model& model() { return model_; }
    /// Adam's state, for a checkpoint: two numbers for each of the model's, and the number of
    /// steps.
    std::vector<float>& moments() { return moments_; }
    const std::vector<float>& moments() const { return moments_; }
    std::int64_t& steps() { return steps_; }
    std::int64_t steps() const { return steps_; }

    /// Adds a sample to the next step. `target` is the share that the model should predict.
    void add(const std::int8_t* features, float target);
    /// Updates the model with the samples added since the last step, if there are any.
    void step(float rate);

  private:
    Model model_;
    std::vector<float> gradient_;
    std::vector<float> moments_;
    std::int64_t steps_ = 0;
    int samples_ = 0;
};

}  // namespace ctq::lab
