#pragma once

#include <string>

#include "engine/core/game.hpp"

namespace ctq::match {

/// Returns how far a seat, counted from 1, is ahead of the best other seat, in half points; below 0
/// if it is behind. For a single seat, returns its points.
[[gnu::noinline]] int seat_lead(const core::Standing& standing, int seat);

/// Returns the points of a seat and the most points of another seat: "6–4"; for a single seat its
/// points.
[[gnu::noinline]] std::string points_words(const core::Standing& standing, int seat);

}  // namespace ctq::match
