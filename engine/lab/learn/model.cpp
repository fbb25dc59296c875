#include "engine/lab/learn/model.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "engine/core/feature.hpp"
#include "engine/core/random.hpp"

namespace ctq::lab {
namespace {

constexpr float kOne = core::kFeatureOne;

std::size_t size_of(int inputs, int hidden) {
    return static_cast<std::size_t>(hidden == 0 ? inputs + 1 : (inputs + 2) * hidden + 1);
}

/// Adds `row` times `factor` to the sums. Works in blocks of a fixed size, which compilers
/// vectorize.
void add_row(float* sums, const float* row, float factor, int hidden) {
    constexpr int block = 8;
    for (int begin = 0; begin < hidden; begin += block) {
        float here[block];
        for (int i = 0; i < block; ++i) {
            here[i] = sums[begin + i] + factor * row[begin + i];
        }
        for (int i = 0; i < block; ++i) {
            sums[begin + i] = here[i];
        }
    }
}

std::int32_t rounded(float value) {
    return static_cast<std::int32_t>(value < 0 ? value - 0.5F : value + 0.5F);
}

std::int8_t as_byte(float value) {
    return static_cast<std::int8_t>(rounded(std::clamp(value, -127.0F, 127.0F)));
}

float largest(const float* begin, std::size_t count) {
    float most = 0;
    for (std::size_t i = 0; i < count; ++i) {
        most = std::max(most, std::abs(begin[i]));
    }
    return most;
}

}  // namespace

Model Model::begin(int inputs, int hidden, std::uint64_t seed) {
    Model model{inputs, hidden, std::vector<float>(size_of(inputs, hidden)), {}};
    if (hidden == 0) {
        return model;  // the output sum is 0, which predicts one half
    }
    core::Rng rng{core::mix(seed)};
    const auto weights = static_cast<std::size_t>(inputs * hidden);
    const auto units = static_cast<std::size_t>(hidden);
    const auto uniform = [&] { return static_cast<float>(rng.below(20001)) / 10000.0F - 1.0F; };
    for (std::size_t i = 0; i < weights; ++i) {
        model.numbers[i] = 0.15F * uniform();
    }
    for (std::size_t i = weights; i < weights + units; ++i) {
        model.numbers[i] = 0.25F + 0.25F * uniform();
    }
    for (std::size_t i = weights + units; i < weights + 2 * units; ++i) {
        model.numbers[i] = 0.2F * uniform();
    }
    return model;
}

float Model::share(const std::int8_t* features) const {
    return ModelReader(*this).share(features);
}

ModelReader::ModelReader(const Model& model) : model_(model) {
    std::copy_n(model.numbers.data() + static_cast<std::ptrdiff_t>(model.inputs) * model.hidden,
                model.hidden, sums_);
}

float ModelReader::run(const std::int8_t* features) {
    const int hidden = model_.hidden;
    const float* out = model_.numbers.data() + model_.out();
    if (hidden == 0) {
        float z = out[model_.inputs];
        for (int i = 0; i < model_.inputs; ++i) {
            z += static_cast<float>(features[i]) / kOne * out[i];
        }
        return z;
    }
    for (int i = 0; i < model_.inputs; ++i) {
        if (features[i] != features_[i]) {
            const float change = static_cast<float>(features[i] - features_[i]) / kOne;
            const float* row = model_.numbers.data() + static_cast<std::ptrdiff_t>(i) * hidden;
            add_row(sums_, row, change, hidden);
            features_[i] = features[i];
        }
    }
    float z = out[hidden];
    for (int unit = 0; unit < hidden; ++unit) {
        z += std::clamp(sums_[unit], 0.0F, 1.0F) * out[unit];
    }
    return z;
}

float ModelReader::share(const std::int8_t* features) {
    const float z = run(features);
    return 0.5F + 0.5F * z / (1.0F + std::abs(z));
}

PositionReader::PositionReader(const Model& model, const UnitState& before)
    : reader_(model), count_(model.inputs) {
    if (model.reservoir) {
        units_.emplace(*model.reservoir, before);
    }
}

float PositionReader::share(const std::int8_t* features) {
    if (!units_) {
        return reader_.share(features);
    }
    std::int8_t units[kMostUnits];
    write_units(units_->step(features), count_, units);
    return reader_.share(units);
}

bots::Net Model::quantised(std::uint8_t game, std::uint8_t version) const {
    const auto weights = static_cast<std::size_t>(inputs * hidden);
    const auto units = static_cast<std::size_t>(hidden);
    const float* biases = numbers.data() + weights;
    const float* outs = biases + units;
    const float out_scale = 127.0F / std::max(largest(outs, units), 0.01F);
    bots::Net net;
    net.game = game;
    net.version = version;
    net.inputs = inputs;
    net.hidden = hidden;
    net.weights.resize(weights);
    for (std::size_t unit = 0; unit < units; ++unit) {
        // The finest power of two with which the largest weight of the unit still fits into a byte.
        // A sum of 1 is 128 after the shift.
        int shift = 8;
        float fine = 512;
        for (std::size_t i = unit; i < weights; i += units) {
            for (; shift > 1 && std::abs(numbers[i]) * fine > 127.0F; --shift) {
                fine /= 2;
            }
        }
        for (std::size_t i = unit; i < weights; i += units) {
            net.weights[i] = as_byte(numbers[i] * fine);
        }
        net.shifts.push_back(static_cast<std::uint8_t>(shift));
        net.biases.push_back(
            rounded(std::clamp(biases[unit], -900.0F, 900.0F) * static_cast<float>(128 << shift)) +
            (1 << shift) / 2);  // because the shift rounds down
        net.out.push_back(as_byte(outs[unit] * out_scale));
    }
    net.half = std::max(1, rounded(128.0F * out_scale));
    net.out_bias = rounded(outs[units] * 128.0F * out_scale);
    return net;
}

Trainer::Trainer(Model model)
    : model_(std::move(model)),
      gradient_(model_.numbers.size()),
      moments_(2 * model_.numbers.size()) {}

void Trainer::add(const std::int8_t* features, float target) {
    ModelReader reader(model_);
    const float z = reader.run(features);
    const float size = 1.0F + std::abs(z);
    const float error = 0.5F + 0.5F * z / size - target;
    const float slope = error * 0.5F / (size * size);
    const int hidden = model_.hidden;
    ++samples_;
    if (hidden == 0) {
        for (int i = 0; i < model_.inputs; ++i) {
            gradient_[static_cast<std::size_t>(i)] +=
                slope * static_cast<float>(features[i]) / kOne;
        }
        gradient_[static_cast<std::size_t>(model_.inputs)] += slope;
        return;
    }
    const auto weights = static_cast<std::ptrdiff_t>(model_.inputs) * hidden;
    const float* out = model_.numbers.data() + weights + hidden;
    float* to_biases = gradient_.data() + weights;
    float* to_out = to_biases + hidden;
    float deltas[bots::kMostHidden];
    for (int unit = 0; unit < hidden; ++unit) {
        const float sum = reader.sums_[unit];
        to_out[unit] += slope * std::clamp(sum, 0.0F, 1.0F);
        deltas[unit] = sum > 0.0F && sum < 1.0F ? slope * out[unit] : 0.0F;
        to_biases[unit] += deltas[unit];
    }
    to_out[hidden] += slope;
    for (int i = 0; i < model_.inputs; ++i) {
        if (features[i] != 0) {
            const float value = static_cast<float>(features[i]) / kOne;
            add_row(gradient_.data() + static_cast<std::ptrdiff_t>(i) * hidden, deltas, value,
                    hidden);
        }
    }
}

void Trainer::step(float rate) {
    if (samples_ == 0) {
        return;
    }
    constexpr float keep = 0.9F;
    constexpr float keep_square = 0.999F;
    constexpr float least = 1e-6F;
    ++steps_;
    // The remaining weight of the initial zeros in Adam's moving averages (bias correction).
    constexpr std::int64_t long_ago = 10'000;
    float unseen = steps_ < long_ago ? 1 : 0;
    float unseen_square = unseen;
    for (std::int64_t i = 0; i < steps_ && steps_ < long_ago; ++i) {
        unseen *= keep;
        unseen_square *= keep_square;
    }
    const float mean = 1.0F / static_cast<float>(samples_);
    const std::size_t count = gradient_.size();
    float* moment = moments_.data();
    float* square = moment + count;
    float* number = model_.numbers.data();
    const float scale = rate / (1.0F - unseen);
    const float square_scale = 1.0F / (1.0F - unseen_square);
    for (std::size_t i = 0; i < count; ++i) {
        const float slope = gradient_[i] * mean;
        moment[i] = keep * moment[i] + (1.0F - keep) * slope;
        square[i] = keep_square * square[i] + (1.0F - keep_square) * slope * slope;
        number[i] -= scale * moment[i] / (std::sqrt(square[i] * square_scale) + least);
        gradient_[i] = 0;
    }
    samples_ = 0;
}

}  // namespace ctq::lab
