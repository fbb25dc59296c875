#pragma once

#include "shell/tables/cartolan/map.hpp"
#include "shell/tables/cartolan/motion.hpp"
#include "shell/tables/context.hpp"

namespace ctq::cartolan::view {

/// Where the others have gone since the viewer acted: a ring where each Adventurer stood, and an
/// arrow over every edge it has crossed, the earlier the fainter. What still moves (`motion`) is not
/// told twice.
void draw_trails(ui::Canvas& canvas, const MapFrame& frame, const tables::ViewContext& context,
                 const Motion& motion);

}  // namespace ctq::cartolan::view
