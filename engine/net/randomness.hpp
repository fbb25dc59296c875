#pragma once

#include "engine/net/fairness.hpp"

namespace ctq::net {

/// Unpredictable random bytes, drawn by the program for one session.
struct Randomness {
    core::Digest entropy{};  ///< for the party's part of every joint draw, and for its bots
    MatchId id{};            ///< the id of a match, or a guest's token
};

}  // namespace ctq::net
