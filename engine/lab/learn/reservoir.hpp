#pragma once

#include <algorithm>
#include <array>
#include <bitset>
#include <cstdint>
#include <vector>

#include "engine/core/archive.hpp"
#include "engine/core/feature.hpp"

/// A self-organising recurrent network (SORN: Lazar, Pipa, Triesch 2009) in whole numbers. Its
/// binary neurons ("units") excite and inhibit each other, and the features of a position drive
/// them. A linear readout is trained on the states of the units.
namespace ctq::lab {

/// The value of weights and thresholds that represents 1.
inline constexpr std::int32_t kReservoirOne = 1 << 16;
/// The maximum number of excitatory units, which a readout uses as features.
inline constexpr int kMostUnits = core::kMostFeatures;
/// The number of excitatory units per inhibitory unit (Lazar et al.: N_I = 0.2 N_E).
inline constexpr int kUnitsPerInhibitory = 5;
/// The initial number of connections from other units to an excitatory unit (Lazar et al.: 10).
inline constexpr int kConnections = 10;
/// The number of features that drive a unit, each up or down. This is our own choice, because the
/// inputs of the paper are single letters.
inline constexpr int kDrivers = 8;

/// Which neurons ("units") of the reservoir fire after a decision.
struct UnitState {
    std::bitset<kMostUnits> excitatory{};
    std::bitset<kMostUnits / kUnitsPerInhibitory + 1> inhibitory{};

    bool operator==(const UnitState&) const = default;
};

class Reservoir {
  public:
    /// Creates a random network from the seed, with as many excitatory units as features (1 to
    /// kMostUnits).
    Reservoir(int features, std::uint64_t seed);

    int units() const { return units_; }
    int inhibitory() const { return inhibitory_; }

    /// Returns the state of the units after one more step, for a decision that leads to a position
    /// with these features. Does not change the reservoir.
    UnitState step(const UnitState& before, const std::int8_t* features) const;

    /// Updates connections and thresholds after one step by the three rules of the paper. The STDP
    /// is multiplied by `modulation` (in units of kReservoirOne): 1, or a reward (RM-SORN:
    /// Aswolinskiy, Pipa 2015).
    void adapt(const UnitState& before, const UnitState& after, std::int32_t modulation);

    /// One excitatory connection into a unit. The weights into a unit add up to kReservoirOne.
    struct Connection {
        std::uint16_t from = 0;
        std::int32_t weight = 0;
    };
    const std::array<Connection, kConnections>& into(int unit) const {
        return connections_[static_cast<std::size_t>(unit)];
    }
    std::int32_t threshold(int unit) const { return thresholds_[static_cast<std::size_t>(unit)]; }

    /// Writes or reads the values that learning changes. All other values follow from the seed. The
    /// numbers are limited, so that those of a damaged file can't make a sum overflow.
    template <class Archive>
    friend void fields(Archive& archive, Reservoir& reservoir) {
        constexpr std::int32_t most = 1000 * kReservoirOne;
        for (int unit = 0; unit < reservoir.units_; ++unit) {
            for (Connection& one : reservoir.connections_[static_cast<std::size_t>(unit)]) {
                archive.values(one.weight);
                one.weight = std::clamp(one.weight, 0, most);
            }
            std::int32_t& threshold = reservoir.thresholds_[static_cast<std::size_t>(unit)];
            archive.values(threshold);
            threshold = std::clamp(threshold, -most, most);
        }
    }

  private:
    friend class ReservoirReader;

    void normalise(std::array<Connection, kConnections>& connections) const;
    /// Computes the input of the excitatory units without features, minus their thresholds.
    void begin_sums(const UnitState& before, std::int32_t* sums) const;
    void add_feature(int feature, std::int32_t change, std::int32_t* sums) const;
    UnitState inhibit(const UnitState& before) const;

    int features_;
    int units_;
    int inhibitory_;
    std::vector<std::array<Connection, kConnections>> connections_;  ///< [units]
    std::vector<std::int32_t> thresholds_;                           ///< [units]
    std::vector<std::int32_t> inhibition_;       ///< [units][inhibitory], each row adds up to 1
    std::vector<std::int32_t> excitation_;       ///< [inhibitory][units], each row adds up to 1
    std::vector<std::int32_t> high_thresholds_;  ///< [inhibitory]
    std::vector<std::int16_t> drive_;  ///< [features][units], the input to a unit for each 1 of a
                                       ///< feature
};

/// Computes the next steps of a reservoir from one state for similar positions. The reservoir must
/// outlive the reader.
class ReservoirReader {
  public:
    ReservoirReader(const Reservoir& reservoir, const UnitState& before);

    /// Returns the same as `Reservoir::step`.
    UnitState step(const std::int8_t* features);

  private:
    const Reservoir& reservoir_;
    UnitState after_;
    std::int8_t features_[core::kMostFeatures] = {};
    std::int32_t sums_[kMostUnits];
};

/// Writes the excitatory units as features for a readout, each 0 or 1. `out` needs room for `units`
/// numbers.
void write_units(const UnitState& state, int units, std::int8_t* out);

}  // namespace ctq::lab
