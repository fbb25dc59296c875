#pragma once

#include <string>

#include "shell/scenes/board/scene.hpp"

namespace ctq::app {

/// A board as a picture to save or to send, with the title of its game, the result and the seats.
struct BoardPicture {
    std::string name;   ///< of a file, without its ending: "carteso"
    std::string title;  ///< "Carteso: Greedy wins"
    std::string svg;
};

/// The position that the scene's match stands at, and no more of it than the viewer may see. It
/// takes some tens of milliseconds.
BoardPicture draw_position_picture(const BoardScene& scene);

}  // namespace ctq::app
