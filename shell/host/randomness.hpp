#pragma once

#include "engine/net/fairness.hpp"

namespace ctq::host {

/// Bytes nobody can foresee.
struct Randomness {
    net::Digest entropy{};
    net::MatchId id{};  ///< of a match, or a guest's token
};

/// One drawing of it, from the system.
Randomness any_randomness();

}  // namespace ctq::host
