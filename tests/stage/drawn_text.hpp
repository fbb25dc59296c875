#pragma once

#include <string>
#include <vector>

#include "shell/ui/fonts.hpp"
#include "shell/ui/geometry.hpp"

struct ImDrawData;

namespace ctq::ui {

/// A line of text, as it is sent to the graphics card.
struct DrawnText {
    std::string words;  // UTF-8; a character that no font has is read as the drawn "?"
    Face face{};
    Rect rect;                 // the unclipped part of its letters
    float size = 0;            // logical pixels per em
    unsigned color = 0;        // as ImGui packs it
    std::size_t triangle = 0;  // index in the frame: earlier triangles lie below the line
};

/// Returns every line of text in a frame, decoded from its triangles: what a person can see,
/// whichever function drew the text.
std::vector<DrawnText> drawn_text(const Fonts& fonts, const ImDrawData& data);

/// Returns the visible rectangles of a frame's small triangles that belong to no letter: strokes of
/// icons, edges and corners. Each rectangle is at most `most` pixels wide and high.
std::vector<Rect> drawn_strokes(const Fonts& fonts, const ImDrawData& data, float most = 24);

}  // namespace ctq::ui
