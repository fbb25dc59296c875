#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/match.hpp"
#include "shell/match/table_setup.hpp"
#include "shell/scenes/sharing.hpp"

namespace ctq::app {

/// What a link holds, before anything is done with it.
struct Offer {
    std::string route;               ///< of the link
    std::vector<core::Match> match;  ///< one, or none for a set-up
    TableSetup choices;              ///< the set-up, of a match, too

    bool is_match() const { return !match.empty(); }  ///< else a set-up alone
};

/// Reads such a route. Problem: damaged, foreign, of other rules.
core::Result<Offer> read_offer(std::string_view route);

/// What it is, a line each: game, seats, options, length, outcome.
std::vector<std::string> offer_lines(const Offer& offer);

}  // namespace ctq::app
