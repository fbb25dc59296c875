#pragma once

#include "shell/scenes/board/board.hpp"
#include "shell/scenes/scene.hpp"

namespace ctq::scenes {

/// Adds the commands for a picture of the position: "save-picture", "save-svg", "send-picture".
/// While the match is not over, the picture is headed by the status of `scene`. `scene` may be null
/// if the match is always over.
void add_pictures(Commands& list, const Board& board, const Scene* scene);

}  // namespace ctq::scenes
