#include "engine/lab/learn/reservoir.hpp"

#include <algorithm>

#include "engine/core/random.hpp"

namespace ctq::lab {
namespace {

/// Lazar et al. 2009: initial thresholds are up to 1/2 for excitatory and up to 1 for inhibitory
/// units.
constexpr std::uint32_t kMostThreshold = kReservoirOne / 2;
constexpr std::uint32_t kMostHighThreshold = kReservoirOne;
/// Lazar et al. 2009: both rates are about 0.001, and a unit should fire in one step of ten.
constexpr std::int32_t kStdpRate = kReservoirOne / 1000;
constexpr std::int32_t kThresholdFall = kReservoirOne / 10'000;
constexpr std::int32_t kThresholdRise = 9 * kThresholdFall;
/// A feature of 1 drives a unit by a quarter.
constexpr std::int16_t kDrive = kReservoirOne / 4 / core::kFeatureOne;

std::size_t place(int row, int column, int columns) {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) +
           static_cast<std::size_t>(column);
}

/// Returns random dense weights [rows][columns]. Each row adds up to 1, apart from rounding down.
std::vector<std::int32_t> draw_rows(int rows, int columns, core::Rng& rng) {
    std::vector<std::int32_t> weights(place(rows, 0, columns));
    for (int row = 0; row < rows; ++row) {
        std::int64_t sum = 0;
        for (int column = 0; column < columns; ++column) {
            std::int32_t& weight = weights[place(row, column, columns)];
            weight = 1 + static_cast<std::int32_t>(rng.below(kReservoirOne));
            sum += weight;
        }
        for (int column = 0; column < columns; ++column) {
            std::int32_t& weight = weights[place(row, column, columns)];
            weight = static_cast<std::int32_t>(std::int64_t{weight} * kReservoirOne / sum);
        }
    }
    return weights;
}

}  // namespace

Reservoir::Reservoir(int features, std::uint64_t seed)
    : features_(features),
      units_(features),
      inhibitory_((features + kUnitsPerInhibitory - 1) / kUnitsPerInhibitory),
      connections_(static_cast<std::size_t>(units_)),
      drive_(place(features, 0, units_)) {
    core::Rng rng{core::mix(seed)};
    const auto below = [&](int count) {
        return static_cast<int>(rng.below(static_cast<std::uint32_t>(count)));
    };
    for (auto& connections : connections_) {
        for (Connection& one : connections) {
            do {
                one.from = static_cast<std::uint16_t>(below(units_));
            } while (&connections_[one.from] == &connections);  // no connection to itself
            one.weight = 1 + below(kReservoirOne);
        }
        normalise(connections);
    }
    inhibition_ = draw_rows(units_, inhibitory_, rng);
    excitation_ = draw_rows(inhibitory_, units_, rng);
    for (int unit = 0; unit < units_; ++unit) {
        thresholds_.push_back(static_cast<std::int32_t>(rng.below(kMostThreshold)));
        for (int i = 0; i < kDrivers; ++i) {
            drive_[place(below(features), unit, units_)] =
                static_cast<std::int16_t>(below(2) == 0 ? kDrive : -kDrive);
        }
    }
    for (int unit = 0; unit < inhibitory_; ++unit) {
        high_thresholds_.push_back(static_cast<std::int32_t>(rng.below(kMostHighThreshold)));
    }
}

/// Scales the weights into a unit so that they add up to 1 (synaptic normalisation; Lazar et al.
/// 2009, equation 5).
void Reservoir::normalise(std::array<Connection, kConnections>& connections) const {
    std::int64_t sum = 0;
    for (const Connection& one : connections) {
        sum += one.weight;
    }
    if (sum == 0) {
        return;  // all weights have dropped to 0, so the unit gets no input
    }
    for (Connection& one : connections) {
        one.weight = static_cast<std::int32_t>(std::int64_t{one.weight} * kReservoirOne / sum);
    }
}

void Reservoir::begin_sums(const UnitState& before, std::int32_t* sums) const {
    for (int unit = 0; unit < units_; ++unit) {
        std::int32_t sum = -thresholds_[static_cast<std::size_t>(unit)];
        for (const Connection& one : connections_[static_cast<std::size_t>(unit)]) {
            sum += before.excitatory[one.from] ? one.weight : 0;
        }
        for (int other = 0; other < inhibitory_; ++other) {
            sum -= before.inhibitory[static_cast<std::size_t>(other)]
                       ? inhibition_[place(unit, other, inhibitory_)]
                       : 0;
        }
        sums[unit] = sum;
    }
}

void Reservoir::add_feature(int feature, std::int32_t change, std::int32_t* sums) const {
    const std::int16_t* row = drive_.data() + place(feature, 0, units_);
    for (int unit = 0; unit < units_; ++unit) {
        sums[unit] += change * row[unit];
    }
}

/// Computes the inhibitory units, which fire by the previous state alone (Lazar et al. 2009,
/// equation 2).
UnitState Reservoir::inhibit(const UnitState& before) const {
    UnitState after;
    for (int unit = 0; unit < inhibitory_; ++unit) {
        std::int32_t sum = -high_thresholds_[static_cast<std::size_t>(unit)];
        for (int other = 0; other < units_; ++other) {
            sum += before.excitatory[static_cast<std::size_t>(other)]
                       ? excitation_[place(unit, other, units_)]
                       : 0;
        }
        after.inhibitory[static_cast<std::size_t>(unit)] = sum > 0;
    }
    return after;
}

UnitState Reservoir::step(const UnitState& before, const std::int8_t* features) const {
    return ReservoirReader(*this, before).step(features);
}

void Reservoir::adapt(const UnitState& before, const UnitState& after, std::int32_t modulation) {
    const auto rate =
        static_cast<std::int32_t>(std::int64_t{kStdpRate} * modulation / kReservoirOne);
    for (int unit = 0; unit < units_; ++unit) {
        const auto here = static_cast<std::size_t>(unit);
        const bool fired = before.excitatory[here];
        const bool fires = after.excitatory[here];
        // Spike-timing-dependent plasticity (equation 4): connections from units that fired before
        // this one are strengthened, and those from units that fire after it are weakened.
        if (fired || fires) {
            for (Connection& one : connections_[here]) {
                const int gain = (fires && before.excitatory[one.from] ? 1 : 0) -
                                 (fired && after.excitatory[one.from] ? 1 : 0);
                one.weight = std::max(0, one.weight + gain * rate);
            }
            normalise(connections_[here]);
        }
        // Intrinsic plasticity (equation 3): a unit that fires gets a higher threshold, so that all
        // fire equally often.
        thresholds_[here] += fires ? kThresholdRise : -kThresholdFall;
    }
}

ReservoirReader::ReservoirReader(const Reservoir& reservoir, const UnitState& before)
    : reservoir_(reservoir), after_(reservoir.inhibit(before)) {
    reservoir.begin_sums(before, sums_);
}

UnitState ReservoirReader::step(const std::int8_t* features) {
    for (int i = 0; i < reservoir_.features_; ++i) {
        if (features[i] != features_[i]) {
            reservoir_.add_feature(i, features[i] - features_[i], sums_);
            features_[i] = features[i];
        }
    }
    for (int unit = 0; unit < reservoir_.units_; ++unit) {
        after_.excitatory[static_cast<std::size_t>(unit)] = sums_[unit] > 0;
    }
    return after_;
}

void write_units(const UnitState& state, int units, std::int8_t* out) {
    for (int unit = 0; unit < units; ++unit) {
        out[unit] = state.excitatory[static_cast<std::size_t>(unit)]
                        ? static_cast<std::int8_t>(core::kFeatureOne)
                        : std::int8_t{0};
    }
}

}  // namespace ctq::lab
