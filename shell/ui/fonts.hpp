// The baked fonts. Glyphs are rasterised once for each of a handful of sizes at size x pixel ratio,
// and again when the ratio or the text size changes; any other size is drawn from the nearest.
#pragma once

#include <cstddef>
#include <vector>

#include "shell/ui/geometry.hpp"
#include "shell/ui/true_type.hpp"

struct ImFont;
struct ImFontAtlas;

namespace ctq::ui {

enum class Face {
    text,  // Lato
    bold,
    title,        // EB Garamond
    plain_title,  // Lato in the sizes of titles, for letters that the serif lacks
};

/// The three TrueType files in memory. They must outlive the atlas, which does not copy them.
struct FontFiles {
    FontFile text;
    FontFile bold;
    FontFile title;
};

/// The file that a face is drawn from.
FontFile file_of(const FontFiles& files, Face face);

struct Fonts {
    struct Cut {
        Face face;
        float size;    // logical pixels an em, before text_scale
        float em;      // device pixels an em as baked
        float ascent;  // device pixels from the top of the glyph box to the baseline
        ImFont* font;
    };
    std::vector<Cut> cuts;
    Point white{};  // of the atlas: what is not a letter is painted with it
    float ratio = 0;
    float text_scale = 0;
};

/// Empty the atlas and bake all sizes into it for a pixel ratio and a text size (1 = normal). The
/// caller then uploads the atlas' texture again. False, with the fonts empty, when a file is no
/// font.
bool bake(Fonts& fonts, ImFontAtlas& atlas, const FontFiles& files, float ratio, float text_scale);

/// Whether the fonts have to be baked again for this ratio and text size.
bool stale(const Fonts& fonts, float ratio, float text_scale);

/// The cut to draw a size with: the smallest that is large enough, else the largest.
const Fonts::Cut& cut_for(const Fonts& fonts, Face face, float size);

}  // namespace ctq::ui
