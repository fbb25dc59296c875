#pragma once

#include "shell/scenes/board/board.hpp"
#include "shell/scenes/scene.hpp"

namespace ctq::scenes {

/// Adds the commands for a picture of the position: "save-picture", "save-svg", "send-picture".
/// While the match is not over, the heading of the picture is the status of `scene`, which may be
/// null only if the match is always over.
void add_pictures(Commands& list, const Board& board, const Scene* scene);

}  // namespace ctq::scenes
