#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/bots/net/net.hpp"
#include "engine/lab/learn/reservoir.hpp"

/// The net while it is learned: the same as `bots::Net` in floating point, and how its numbers change.
/// Only + - * / and the square root occur, which every machine rounds alike.
namespace ctq::lab {

/// A net of one hidden layer in floats, or of none. A feature of 64 is one, a hidden unit is clipped to 0 … 1,
/// and the share of the win is (1 + z / (1 + |z|)) / 2, where z is what the output sums up.
struct Model {
    int inputs = 0;
    int hidden = 0;  ///< 0: the output sums up the inputs themselves
    /// Weights [inputs][hidden], biases [hidden], out [hidden or inputs], out bias.
    std::vector<float> numbers;
    /// What stands between the features and the inputs, which are then its units.
    std::optional<Reservoir> reservoir{};

    /// A net that knows nothing: small weights by the seed, and an output of a half.
    static Model begin(int inputs, int hidden, std::uint64_t seed);

    /// The share of the win, 0 to 1. `features` has `inputs` numbers; nothing goes through the reservoir.
    float share(const std::int8_t* features) const;
    /// Where the output's weights begin among the numbers.
    std::size_t out() const {
        return static_cast<std::size_t>(inputs + 1) * static_cast<std::size_t>(hidden);
    }
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

/// Asks a model about positions that one decision may lead to, through the reservoir if it has one.
class PositionReader {
  public:
    /// `before`: the reservoir's units after the seat's last decision.
    PositionReader(const Model& model, const UnitState& before);

    /// The share of the win, 0 to 1.
    float share(const std::int8_t* features);

  private:
    ModelReader reader_;
    std::optional<ReservoirReader> units_;
    int count_;
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
