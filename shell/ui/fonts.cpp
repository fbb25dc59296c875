#include "shell/ui/fonts.hpp"

#include <imgui.h>
#include <imgui_internal.h>
#include <imstb_truetype.h>

#include <cassert>
#include <cmath>

#include "assets/fonts/fonts.hpp"
#include "shell/ui/letters.hpp"

namespace ctq::ui {

namespace {

struct Size {
    Face face;
    float size;
};

constexpr Size sizes[] = {{Face::text, 13},  {Face::text, 15},       {Face::text, 17},
                          {Face::bold, 13},  {Face::bold, 15},       {Face::bold, 18},
                          {Face::title, 19}, {Face::title, 26},      {Face::title, 32},
                          {Face::title, 58}, {Face::plain_title, 26}};

bool has_all_letters(Face face) {
    return face == Face::text || face == Face::plain_title;
}

/// Returns ascent + descent in ems: ImGui sizes a font by the former, designers by the em.
float height_in_ems(FontFile file) {
    stbtt_fontinfo font;
    stbtt_InitFont(&font, file.data(), 0);
    int ascent = 0;
    int descent = 0;
    int gap = 0;
    stbtt_GetFontVMetrics(&font, &ascent, &descent, &gap);
    return stbtt_ScaleForMappingEmToPixels(&font, static_cast<float>(ascent - descent));
}

void* read_only(FontFile file) {
    return const_cast<unsigned char*>(file.data());  // NOLINT: the atlas takes it without const
}

ImFontConfig config_for(float ratio) {
    ImFontConfig config;
    config.FontDataOwnedByAtlas = false;
    config.OversampleH = ratio < 1.75F ? 2 : 1;
    config.OversampleV = 1;
    return config;
}

}  // namespace

FontFile font_file(Face face) {
    const assets::Font& font = face == Face::bold    ? assets::text_bold
                               : face == Face::title ? assets::title
                                                     : assets::text_regular;
    return {font.data, font.size};
}

void bake(Fonts& fonts, ImFontAtlas& atlas, float ratio, float text_scale) {
    fonts = {};
    atlas.Clear();
    atlas.Flags |= ImFontAtlasFlags_NoMouseCursors | ImFontAtlasFlags_NoPowerOfTwoHeight;
    for (const Size& size : sizes) {
        const FontFile file = font_file(size.face);
        ImFontConfig config = config_for(ratio);
        if (size.face == Face::title) {
            config.RasterizerMultiply = 1.25F;  // its hairlines are too thin for a screen
        }
        const float em = size.size * text_scale * ratio;
        ImFont* font = atlas.AddFontFromMemoryTTF(
            read_only(file), static_cast<int>(file.size()), em * height_in_ems(file), &config,
            has_all_letters(size.face) ? text_letters : heading_letters);
        fonts.cuts.push_back(
            {.face = size.face, .size = size.size, .em = em, .ascent = 0, .font = font});
    }
    // Same as the atlas' own Build(), but without ImGui's default font, which would add 12 KB to
    // the page.
    ImFontAtlasGetBuilderForStbTruetype()->FontBuilder_Build(&atlas);
    for (Fonts::Cut& cut : fonts.cuts) {
        cut.ascent = std::round(cut.font->Ascent);
    }
    fonts.white = {atlas.TexUvWhitePixel.x, atlas.TexUvWhitePixel.y};
    fonts.ratio = ratio;
    fonts.text_scale = text_scale;
}

const Fonts::Cut& cut_for(const Fonts& fonts, Face face, float size) {
    assert(!fonts.cuts.empty());
    const Fonts::Cut* best = &fonts.cuts.front();
    for (const Fonts::Cut& cut : fonts.cuts) {
        if (cut.face == face && (best->face != face || best->size < size - 0.25F)) {
            best = &cut;
        }
    }
    return *best;
}

}  // namespace ctq::ui
