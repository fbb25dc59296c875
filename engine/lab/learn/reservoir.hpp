#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <vector>

#include "engine/core/bytes.hpp"
#include "engine/core/feature.hpp"

/// A self-organising recurrent network (SORN: Lazar, Pipa, Triesch 2009) in whole numbers: binary units that
/// excite and inhibit each other, driven by the features of a position. A readout learns from its units.
namespace ctq::lab {

/// What weights and thresholds call one.
inline constexpr std::int32_t kReservoirOne = 1 << 16;
/// Excitatory units at most: a readout sees them as features.
inline constexpr int kMostUnits = core::kMostFeatures;
/// An inhibitory unit for so many excitatory ones (Lazar et al.: N_I = 0.2 N_E).
inline constexpr int kUnitsPerInhibitory = 5;
/// Connections from other units that an excitatory unit begins with (Lazar et al.: 10).
inline constexpr int kConnections = 10;
/// Features that drive a unit, each up or down; this is ours, as the paper's inputs are single letters.
inline constexpr int kDrivers = 8;

/// The units after a decision.
struct UnitState {
    std::bitset<kMostUnits> excitatory{};
    std::bitset<kMostUnits / kUnitsPerInhibitory + 1> inhibitory{};

    bool operator==(const UnitState&) const = default;
};

class Reservoir {
  public:
    /// A network drawn by the seed, with as many excitatory units as features (1 to kMostUnits).
    Reservoir(int features, std::uint64_t seed);

    int units() const { return units_; }
    int inhibitory() const { return inhibitory_; }

    /// The units one step on, after a decision that leads to these features. Changes nothing.
    UnitState step(const UnitState& before, const std::int8_t* features) const;

    /// Changes connections and thresholds by what one step did; the three rules of the paper. STDP is taken
    /// times `modulation` (of kReservoirOne): one, or a reward (RM-SORN: Aswolinskiy, Pipa 2015).
    void adapt(const UnitState& before, const UnitState& after, std::int32_t modulation);

    /// The part of excitatory connections into a unit, together kReservoirOne.
    struct Connection {
        std::uint16_t from = 0;
        std::int32_t weight = 0;
    };
    const std::array<Connection, kConnections>& into(int unit) const {
        return connections_[static_cast<std::size_t>(unit)];
    }
    std::int32_t threshold(int unit) const { return thresholds_[static_cast<std::size_t>(unit)]; }

    /// What changes with plasticity; the rest follows from the seed.
    void write(core::ByteWriter& out) const;
    void read(core::ByteReader& in);

  private:
    friend class ReservoirReader;

    void normalise(std::array<Connection, kConnections>& connections) const;
    /// What drives the excitatory units without any feature, thresholds taken off.
    void begin_sums(const UnitState& before, std::int32_t* sums) const;
    void add_feature(int feature, std::int32_t change, std::int32_t* sums) const;
    UnitState inhibit(const UnitState& before) const;

    int features_;
    int units_;
    int inhibitory_;
    std::vector<std::array<Connection, kConnections>> connections_;  ///< [units]
    std::vector<std::int32_t> thresholds_;                           ///< [units]
    std::vector<std::int32_t> inhibition_;       ///< [units][inhibitory], each row one in all
    std::vector<std::int32_t> excitation_;       ///< [inhibitory][units], each row one in all
    std::vector<std::int32_t> high_thresholds_;  ///< [inhibitory]
    std::vector<std::int16_t> drive_;            ///< [features][units], for each 1 of a feature
};

/// Asks a reservoir, from one state, for what follows from positions that are alike. It must outlive the
/// reader.
class ReservoirReader {
  public:
    ReservoirReader(const Reservoir& reservoir, const UnitState& before);

    /// What `Reservoir::step` says.
    UnitState step(const std::int8_t* features);

  private:
    const Reservoir& reservoir_;
    UnitState after_;
    std::int8_t features_[core::kMostFeatures] = {};
    std::int32_t sums_[kMostUnits];
};

/// The excitatory units as features for a readout: one, or nothing. `out` has room for `units` numbers.
void write_units(const UnitState& state, int units, std::int8_t* out);

}  // namespace ctq::lab
