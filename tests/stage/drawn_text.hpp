#pragma once

#include <string>
#include <vector>

#include "shell/ui/fonts.hpp"
#include "shell/ui/geometry.hpp"

struct ImDrawData;

namespace ctq::ui {

/// A line of text as the graphics card gets it.
struct DrawnText {
    std::string words;  // in UTF-8; what no font has is the ? that is drawn
    Face face{};
    Rect rect;                 // of its letters, as far as they are not clipped
    float size = 0;            // logical pixels an em
    unsigned color = 0;        // as ImGui packs it
    std::size_t triangle = 0;  // of the frame: what comes before it lies below
};

/// Every line of text of a frame, read back from its triangles: what a person can see, whoever
/// wrote it.
std::vector<DrawnText> drawn_text(const Fonts& fonts, const ImDrawData& data);

/// Where the small triangles of a frame that belong to no letter can be seen: the strokes that signs
/// are made of, edges and corners. None is larger than `most` pixels in either direction.
std::vector<Rect> drawn_strokes(const Fonts& fonts, const ImDrawData& data, float most = 24);

}  // namespace ctq::ui
