#include "shell/ui/fonts.hpp"

#include <imgui.h>

#include <cassert>
#include <cmath>

namespace ctq::ui {

namespace {

struct Size {
    Face face;
    float size;
    bool all_letters;  // else ASCII only: the largest title
};

constexpr Size sizes[] = {{Face::text, 13, true},  {Face::text, 15, true},  {Face::text, 17, true},
                          {Face::bold, 13, true},  {Face::bold, 15, true},  {Face::bold, 18, true},
                          {Face::title, 19, true}, {Face::title, 26, true}, {Face::title, 32, true},
                          {Face::title, 58, false}};

// Latin with its extensions, dashes, quotes, dots, arrows and signs.
constexpr ImWchar all_letters[] = {0x20,   0x7E,   0xA0,   0x17F,  0x2013, 0x2014, 0x2018, 0x201E,
                                   0x2022, 0x2022, 0x2026, 0x2026, 0x2039, 0x203A, 0x20AC, 0x20AC,
                                   0x2190, 0x2193, 0x2212, 0x2212, 0x2264, 0x2265, 0};
constexpr const ImWchar* beyond_ascii = all_letters + 2;
constexpr ImWchar ascii[] = {0x20, 0x7E, 0x2013, 0x2014, 0x2018, 0x201D, 0x2026, 0x2026, 0};

unsigned u16(std::span<const unsigned char> d, std::size_t at) {
    return at + 2 <= d.size() ? (static_cast<unsigned>(d[at]) << 8) | d[at + 1] : 0U;
}

/// Where a table of a TrueType file begins; the file's size when it has none.
std::size_t table(std::span<const unsigned char> d, const char* tag) {
    const std::size_t count = u16(d, 4);
    for (std::size_t i = 0; i < count && 12 + i * 16 + 16 <= d.size(); ++i) {
        const std::size_t entry = 12 + i * 16;
        bool same = true;
        for (std::size_t k = 0; k < 4; ++k) {
            same = same && d[entry + k] == static_cast<unsigned char>(tag[k]);
        }
        if (same) {
            return (static_cast<std::size_t>(u16(d, entry + 8)) << 16) | u16(d, entry + 10);
        }
    }
    return d.size();
}

/// ImGui sizes a font by ascent + descent, designers by the em: how many ems the former is. 0 for
/// what is no TrueType font.
float height_in_ems(std::span<const unsigned char> d) {
    const float em = static_cast<float>(u16(d, table(d, "head") + 18));
    const auto ascent = static_cast<short>(u16(d, table(d, "hhea") + 4));
    const auto descent = static_cast<short>(u16(d, table(d, "hhea") + 6));
    return em > 0 ? static_cast<float>(ascent - descent) / em : 0;
}

std::span<const unsigned char> file_of(const FontFiles& files, Face face) {
    switch (face) {
        case Face::bold:
            return files.bold;
        case Face::title:
            return files.title;
        case Face::text:
            break;
    }
    return files.text;
}

void* read_only(std::span<const unsigned char> file) {
    return const_cast<unsigned char*>(file.data());  // NOLINT: the atlas takes it without const
}

ImFontConfig config_for(float ratio) {
    ImFontConfig config;
    config.FontDataOwnedByAtlas = false;
    config.OversampleH = ratio < 1.75F ? 2 : 1;
    config.OversampleV = 1;
    return config;
}

/// Headings' fonts have few letters: the text font below lends them the others.
void merge(ImFontAtlas& atlas, std::span<const unsigned char> file, float em, float ratio) {
    ImFontConfig config = config_for(ratio);
    config.MergeMode = true;
    atlas.AddFontFromMemoryTTF(read_only(file), static_cast<int>(file.size()),
                               em * height_in_ems(file), &config, beyond_ascii);
}

}  // namespace

bool bake(Fonts& fonts, ImFontAtlas& atlas, const FontFiles& files, float ratio, float text_scale) {
    fonts = {};
    atlas.Clear();
    atlas.Flags |= ImFontAtlasFlags_NoMouseCursors | ImFontAtlasFlags_NoPowerOfTwoHeight;
    for (const Size& size : sizes) {
        const std::span<const unsigned char> file = file_of(files, size.face);
        const float height = height_in_ems(file);
        if (height <= 0) {
            return false;
        }
        ImFontConfig config = config_for(ratio);
        if (size.face == Face::title) {
            config.RasterizerMultiply = 1.25F;  // its hairlines are thin for a screen
        }
        const float em = size.size * text_scale * ratio;
        ImFont* font = atlas.AddFontFromMemoryTTF(
            read_only(file), static_cast<int>(file.size()), em * height, &config,
            size.all_letters && size.face == Face::text ? all_letters : ascii);
        if (font == nullptr) {
            fonts = {};
            return false;
        }
        if (size.face != Face::text && size.all_letters) {
            merge(atlas, files.text, em, ratio);
        }
        fonts.cuts.push_back({size.face, size.size, em, 0, font});
    }
    if (!atlas.Build()) {
        fonts = {};
        return false;
    }
    for (Fonts::Cut& cut : fonts.cuts) {
        cut.ascent = std::round(cut.font->Ascent);
    }
    fonts.ratio = ratio;
    fonts.text_scale = text_scale;
    return true;
}

bool stale(const Fonts& fonts, float ratio, float text_scale) {
    return fonts.ratio != ratio || fonts.text_scale != text_scale;
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
