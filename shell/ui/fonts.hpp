// The baked fonts. Glyphs are rasterised for a handful of sizes at size × pixel ratio, and again
// when the ratio or the text size changes. Any other size is scaled from one of these.
#pragma once

#include <span>
#include <vector>

#include "shell/ui/geometry.hpp"

struct ImFont;
struct ImFontAtlas;

namespace ctq::ui {

enum class Face {
    text,  // Lato
    bold,
    title,        // EB Garamond
    plain_title,  // Lato in the sizes of titles, for letters that EB Garamond lacks
};

/// A TrueType file in memory.
using FontFile = std::span<const unsigned char>;

/// Returns the font file that is built into the program for a face.
FontFile font_file(Face face);

struct Fonts {
    struct Cut {
        Face face;
        float size;    // logical pixels per em, before text_scale
        float em;      // device pixels per em, as baked
        float ascent;  // device pixels from the top of the glyph box to the baseline
        ImFont* font;
    };
    std::vector<Cut> cuts;
    Point white{};  // a white pixel in the atlas, used to fill shapes
    float ratio = 0;
    float text_scale = 0;
};

/// Clears the atlas and bakes all sizes into it, for a pixel ratio and a text size (1 = normal).
/// The caller then uploads the texture of the atlas again.
void bake(Fonts& fonts, ImFontAtlas& atlas, float ratio, float text_scale);

/// Returns the cut (a face baked at one size) with which to draw text of this size: the smallest
/// one that is large enough, else the largest.
const Fonts::Cut& cut_for(const Fonts& fonts, Face face, float size);

}  // namespace ctq::ui
