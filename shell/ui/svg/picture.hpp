// Draws a board, a chart or a page as a picture that can be saved. The picture has a canvas of its
// own, without pointer and motion, and does not depend on the size of the screen.
#pragma once

#include <string>
#include <string_view>

#include "shell/ui/stage.hpp"

namespace ctq::ui {

struct PictureSpec {
    float width = 0;  ///< in logical pixels
    float height = 0;
    bool light = false;        ///< uses the light theme
    std::string_view title{};  ///< "Carteso"
    std::string_view words{};  ///< the description of the picture, for screen readers
    bool editable = false;     ///< texts stay texts, in the reader's fonts; otherwise outlines
};

/// Returns the picture as the text of an SVG file. Pictures don't support layers above a scene,
/// such as menus and sheets. The same drawing gives the same bytes.
std::string draw_svg(const PictureSpec& spec, const Stage::Draw& draw);

}  // namespace ctq::ui
