#pragma once

#include <optional>

#include "engine/lab/experiment.hpp"

/// What is known of an experiment before it is run, to stand beside what is measured.
namespace ctq::lab {

/// Of one entry of an experiment. What is not known is left out.
struct Reference {
    bool exact = false;  ///< computed, not measured elsewhere
    std::optional<double> mean;
    std::optional<double> sd;    ///< of one game
    std::optional<double> wins;  ///< shares of all games
    std::optional<double> draws;
};

/// What is known of entry `entry` (from 0) of `spec`; nothing for most experiments.
std::optional<Reference> reference(const Spec& spec, std::size_t entry);

/// The mean of the best play there is, where it is known; nothing with more than one seat.
std::optional<double> best_mean(const Spec& spec);

}  // namespace ctq::lab
