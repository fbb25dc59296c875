#pragma once

#include <span>
#include <string>

#include "engine/core/match.hpp"
#include "engine/lab/experiment.hpp"

namespace ctq::lab {

/// One game of an experiment as a match with its whole log, to be looked at: the same game that
/// `play` counted, played once more the slow way. `bots` are the words of the entries, in order;
/// number >= 0. Problem: the rules refuse the match-up.
core::Result<core::Match> replay(const Spec& spec, std::span<const std::string> bots,
                                 std::int64_t number);

}  // namespace ctq::lab
