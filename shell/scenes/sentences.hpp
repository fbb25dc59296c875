#pragma once

#include <span>
#include <string_view>

#include "shell/ui/canvas.hpp"

namespace ctq::app {

/// The rules in a few numbered sentences, and the height they need.
void draw_sentences(ui::Canvas& canvas, ui::Rect area, std::span<const std::string_view> lines);
float sentences_height(const ui::Canvas& canvas, std::span<const std::string_view> lines,
                       float width);

}  // namespace ctq::app
