#pragma once

#include "engine/lab/experiment.hpp"
#include "engine/lab/tally.hpp"

/// Plays an experiment slowly, with independent code, to check the laboratory's results.
namespace ctq::tests {

/// Plays the same games as `lab::play`, but as matches: with the type-erased handle, an observation
/// for every decision and notes rebuilt from the whole log. Slow. Shares no code with the
/// laboratory's fast loop.
lab::Tally play_as_matches(const lab::Spec& spec, std::int64_t first, std::int64_t count);

/// Whether both tallies have the same games, places, scores and lengths.
bool same_results(const lab::Tally& a, const lab::Tally& b);
bool same_results(const lab::EntryTally& a, const lab::EntryTally& b);

/// An experiment of a game of the cabinet. The options and bots must be valid.
lab::Spec experiment(const char* game, const char* options, const char* bots, std::uint64_t seed,
                     bool rotate);

}  // namespace ctq::tests
