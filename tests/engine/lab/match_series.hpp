#pragma once

#include "engine/lab/experiment.hpp"
#include "engine/lab/tally.hpp"

/// An experiment played the slow way, to compare the laboratory with.
namespace ctq::tests {

/// What `lab::play` promises, but through matches: the type-erased handle, an observation for every
/// decision, notes made anew from the whole log. Slow, and shares no code with the hot loop.
lab::Tally play_as_matches(const lab::Spec& spec, std::int64_t first, std::int64_t count);

/// Whether both played the same games with the same places, scores and lengths.
bool same_results(const lab::Tally& a, const lab::Tally& b);
bool same_results(const lab::EntryTally& a, const lab::EntryTally& b);

/// An experiment of a game of the cabinet; the words must be right.
lab::Spec experiment(const char* game, const char* options, const char* bots, std::uint64_t seed,
                     bool rotate);

}  // namespace ctq::tests
