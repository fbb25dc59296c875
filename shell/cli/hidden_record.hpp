#pragma once

#include <string>

#include "engine/core/match.hpp"

namespace ctq::cli {

/// The record up to the cursor as `seat` may see it during the match: what is hidden from it is
/// written so ("draw=?"), and the seed, which would tell the future, is left out. Where nothing is
/// hidden this is an ordinary record.
std::string hidden_record(const core::Match& match, int seat);

}  // namespace ctq::cli
