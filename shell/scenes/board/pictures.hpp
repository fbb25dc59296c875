#pragma once

#include "shell/scenes/board/board.hpp"
#include "shell/scenes/scene.hpp"

namespace ctq::app {

/// Lists the ways to a picture of the position: "save-picture", "save-svg", "send-picture". Before
/// the match is over it is headed by the status of `scene`; null where it is always over.
void add_pictures(Commands& list, const Board& board, const Scene* scene);

}  // namespace ctq::app
