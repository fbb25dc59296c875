#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/match.hpp"
#include "shell/match/table_setup.hpp"
#include "shell/scenes/sharing.hpp"

namespace ctq::scenes {

/// What a link contains. The person sees it before accepting.
struct Offer {
    std::string route;               ///< route of the link
    std::vector<core::Match> match;  ///< the match; empty if the link contains only a set-up
    match::TableSetup setup;         ///< the set-up in the link, or the set-up of the match

    bool is_match() const { return !match.empty(); }  ///< if false: a set-up
};

/// Reads a link's route. Fails if the link is damaged, of an unknown kind, or made for other rules.
core::Result<Offer> read_offer(std::string_view route);

/// Returns what the link contains, one fact per line: game, seats, options, length, outcome.
std::vector<std::string> offer_lines(const Offer& offer);

}  // namespace ctq::scenes
