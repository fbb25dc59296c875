#pragma once

#include <span>
#include <string>

#include "engine/core/match.hpp"
#include "engine/lab/experiment.hpp"

namespace ctq::lab {

/// Plays game `number` of an experiment again and returns it as a match with its whole log, so that
/// people can look at it. It is the same game that `play` counted. `bots` are the names of the
/// entries, in order; number >= 0. Fails if the rules reject the match-up.
core::Result<core::Match> replay(const Spec& spec, std::span<const std::string> bots,
                                 std::int64_t number);

}  // namespace ctq::lab
