#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/lab/sprt.hpp"

/// A sequential test whether the first bot is better than the second. A unit is one seed played
/// with every seating. Results of units may arrive in any order: the verdict is the same for any
/// number of workers, and the same as that of `ctq sprt`.
namespace ctq::scenes {

struct Comparison {
    double before = 0;           ///< the first bot's share of first places if it is "not better"
    double after = 1;            ///< the first bot's share of first places if it is "better"
    std::int64_t most = 0;       ///< most units to play
    lab::UnitTally sum;          ///< sum of all complete batches
    std::vector<double> ratios;  ///< log-likelihood ratio after each batch
    /// Results of units that come after the last complete batch, in any order, each with the number
    /// of its first unit.
    std::vector<std::pair<std::int64_t, lab::UnitTally>> early;
    std::vector<lab::UnitTally> batches;

    /// Returns whether the test has reached a verdict, so that no more games are needed.
    bool decided() const {
        return !ratios.empty() && lab::verdict_of(ratios.back()) != lab::Verdict::undecided;
    }
    double ratio() const { return ratios.empty() ? 0 : ratios.back(); }
};

/// Returns how many units a worker may get at once, at most `wanted`, if they start at unit
/// `first`. They never go beyond the end of their batch.
std::int64_t part_of_batch(const Comparison& comparison, std::int64_t first, std::int64_t wanted);
/// Adds the results of the units that start at `first`.
void take_units(Comparison& comparison, std::int64_t first, const lab::UnitTally& units);

/// Write the complete batches as text, one word per batch ("16:32:0:…"), and read that text.
/// Reading returns false if the text is not a list of batches of this comparison.
std::string batches_text(const Comparison& comparison);
bool read_batches(Comparison& comparison, std::string_view text);

}  // namespace ctq::scenes
