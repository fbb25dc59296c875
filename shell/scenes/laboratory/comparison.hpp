#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/lab/sprt.hpp"

/// Whether the first bot is better, while units of games come back in any order: what is said is the
/// same for any number of workers, and the same as `ctq sprt` says.
namespace ctq::app {

struct Comparison {
    double before = 0;           ///< the share that is not better
    double after = 1;            ///< the share that is
    std::int64_t most = 0;       ///< units
    lab::UnitTally sum;          ///< of whole batches
    std::vector<double> ratios;  ///< after each batch
    /// Behind the last whole batch, with their first unit, in any order.
    std::vector<std::pair<std::int64_t, lab::UnitTally>> early;
    std::vector<lab::UnitTally> batches;

    /// Nothing more need be played.
    bool decided() const {
        return !ratios.empty() && lab::verdict_of(ratios.back()) != lab::Verdict::undecided;
    }
    double ratio() const { return ratios.empty() ? 0 : ratios.back(); }
};

/// How many units a part from unit `first` on may have, of `wanted`: it ends with its batch.
std::int64_t part_of_batch(const Comparison& comparison, std::int64_t first, std::int64_t wanted);
/// Takes what the units from `first` on came to.
void take_units(Comparison& comparison, std::int64_t first, const lab::UnitTally& units);

/// The whole batches as text, "16:32:0:…", a word each; and back. None: they are no batches of this comparison.
std::string batches_text(const Comparison& comparison);
bool read_batches(Comparison& comparison, std::string_view text);

}  // namespace ctq::app
