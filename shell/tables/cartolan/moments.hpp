#pragma once

#include <vector>

#include "shell/match/session.hpp"
#include "shell/tables/floating_text.hpp"

namespace ctq::cartolan::view {

/// What an action brings about on the map, in a few words each; their places are tiles.
std::vector<tables::FloatingText> events_of(const app::Step& step);

}  // namespace ctq::cartolan::view
