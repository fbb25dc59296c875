#pragma once

#include <optional>

#include "shell/tables/cartolan/camera.hpp"
#include "shell/tables/cartolan/motion.hpp"
#include "shell/tables/context.hpp"

/// Which places of the map have to be seen.
namespace ctq::cartolan::view {

using tables::ViewContext;

/// The map as far as it is of interest: with the domains of cities, where they are shown.
Extent extent_to_show(const State& state, bool domains);
/// What has to be seen: at a person's turn the Adventurer and all places to point at, else who moves or has moved;
/// where one steps through a match, that before all. None where there is nothing of it.
std::optional<Extent> wanted_part(const Viewport& port, const ViewContext& context,
                                  const Motion& motion);
/// Where the viewer's Adventurers are, the one on turn with all it may do; none where they have none.
std::optional<Extent> own_part(const Viewport& port, const ViewContext& context);

}  // namespace ctq::cartolan::view
