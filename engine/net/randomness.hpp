#pragma once

#include "engine/net/fairness.hpp"

namespace ctq::net {

/// Bytes that nobody can foresee, drawn by the program for one session.
struct Randomness {
    core::Digest entropy{};  ///< what the party's part of every joint draw, and its bots, come from
    MatchId id{};            ///< of a match, or a guest's token
};

}  // namespace ctq::net
