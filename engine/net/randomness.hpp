#pragma once

#include "engine/net/fairness.hpp"

namespace ctq::net {

/// Unpredictable random bytes, drawn by the program for one session.
struct Randomness {
    core::Digest entropy{};  ///< source of the party's contribution to every draw, and of its bots'
                             ///< seed
    MatchId id{};            ///< the id of a match, or a guest's token
};

}  // namespace ctq::net
