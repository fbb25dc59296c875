#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/match.hpp"
#include "shell/match/table_setup.hpp"
#include "shell/scenes/sharing.hpp"

namespace ctq::scenes {

/// The content of a link, before the person accepts it.
struct Offer {
    std::string route;               ///< route of the link
    std::vector<core::Match> match;  ///< one match, or none for a set-up
    match::TableSetup setup;         ///< the set-up; also that of a match

    bool is_match() const { return !match.empty(); }  ///< false for a set-up
};

/// Reads a route. Fails if the link is damaged, unknown or uses other rules.
core::Result<Offer> read_offer(std::string_view route);

/// Returns the content in lines: game, seats, options, length, outcome.
std::vector<std::string> offer_lines(const Offer& offer);

}  // namespace ctq::scenes
