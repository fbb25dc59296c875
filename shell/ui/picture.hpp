// A drawing as a picture that can be saved: drawn on a canvas of its own, on which nobody points at
// anything and nothing moves, however large the person's screen is. A board, a chart, a page.
#pragma once

#include <string>
#include <string_view>

#include "shell/ui/stage.hpp"

namespace ctq::ui {

struct PictureSpec {
    float width = 0;  ///< in logical pixels
    float height = 0;
    bool light = false;        ///< the theme
    std::string_view title{};  ///< "Carteso"
    std::string_view words{};  ///< what is on it, for who doesn't see it
};

/// The picture as the text of an SVG file. What lies above a scene (menus, sheets) is not for
/// pictures. The same drawing gives the same bytes.
std::string draw_svg(const PictureSpec& spec, const Stage::Draw& draw);

}  // namespace ctq::ui
