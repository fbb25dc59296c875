#include "tests/stage/drawn_text.hpp"

#include <imgui.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <unordered_map>

namespace ctq::ui {
namespace {

struct Place {
    const Fonts::Cut* cut;
    const ImFontGlyph* glyph;
};
/// The glyphs in the font texture, by the position of their upper left corners.
using Places = std::unordered_map<std::uint64_t, Place>;

std::uint64_t key_of(float u, float v) {
    return std::uint64_t{std::bit_cast<std::uint32_t>(u)} << 32 | std::bit_cast<std::uint32_t>(v);
}

Places places_of(const Fonts& fonts) {
    Places places;
    for (const Fonts::Cut& cut : fonts.cuts) {
        for (const ImFontGlyph& glyph : cut.font->Glyphs) {
            if (glyph.Visible != 0) {
                places[key_of(glyph.U0, glyph.V0)] = {&cut, &glyph};
            }
        }
    }
    return places;
}

std::string utf8(unsigned letter) {
    std::string out;
    const auto add = [&](unsigned byte) { out += static_cast<char>(byte); };
    if (letter < 0x80) {
        add(letter);
    } else if (letter < 0x800) {
        add(0xC0U | (letter >> 6));
        add(0x80U | (letter & 0x3FU));
    } else {
        add(0xE0U | (letter >> 12));
        add(0x80U | ((letter >> 6) & 0x3FU));
        add(0x80U | (letter & 0x3FU));
    }
    return out;
}

/// Collects the letters of the current line.
struct Reader {
    std::vector<DrawnText>* lines;
    const Fonts::Cut* cut = nullptr;
    float pen = 0;
    float baseline = 0;

    void letter(const Place& place, Rect at, Rect clip, unsigned color, std::size_t triangle) {
        const float scale = at.w / (place.glyph->X1 - place.glyph->X0);
        const float x = at.x - place.glyph->X0 * scale;
        const float y = at.y + (place.cut->ascent - place.glyph->Y0) * scale;
        const float space = place.cut->font->GetCharAdvance(' ') * scale;
        const float gap = x - pen;
        const bool same =
            cut == place.cut && std::abs(y - baseline) < 0.5F && gap > -0.5F && gap < 2.5F * space;
        if (!same) {
            lines->push_back({"", place.cut->face, {}, place.cut->em * scale, color, triangle});
        } else if (gap > space * 0.5F) {
            lines->back().words += ' ';
        }
        lines->back().words += utf8(place.glyph->Codepoint);
        const Rect seen = overlap(at, clip);
        Rect& line = lines->back().rect;
        line = line.empty() ? seen : seen.empty() ? line : united(line, seen);
        cut = place.cut;
        pen = x + place.glyph->AdvanceX * scale;
        baseline = y;
    }
};

/// Visits a frame's triangles in the order of drawing. Calls `on_letter(place, rectangle, clip,
/// colour, triangle)` for each letter, `on_other(corners, clip)` for each triangle that belongs to
/// no letter, and `on_command()` before each draw command.
template <class OnCommand, class OnLetter, class OnOther>
void read_triangles(const Fonts& fonts, const ImDrawData& data, OnCommand on_command,
                    OnLetter on_letter, OnOther on_other) {
    const Places places = places_of(fonts);
    std::size_t triangles = 0;
    for (int n = 0; n < data.CmdListsCount; ++n) {
        const ImDrawList& list = *data.CmdLists[n];
        for (const ImDrawCmd& command : list.CmdBuffer) {
            on_command();
            const ImVec4 c = command.ClipRect;
            const Rect clip{c.x, c.y, c.z - c.x, c.w - c.y};
            const ImDrawIdx* index = list.IdxBuffer.Data + command.IdxOffset;
            const ImDrawVert* corners = list.VtxBuffer.Data + command.VtxOffset;
            for (unsigned i = 0; i + 2 < command.ElemCount; i += 3, ++triangles) {
                const ImDrawVert* corner = corners + index[i];
                const bool white = corner->uv.x == fonts.white.x && corner->uv.y == fonts.white.y;
                const auto place =
                    white ? places.end() : places.find(key_of(corner->uv.x, corner->uv.y));
                // A letter is two triangles: 0 1 2 and 0 2 3.
                if (place == places.end() || i + 5 >= command.ElemCount ||
                    index[i + 1] != index[i] + 1 || index[i + 5] != index[i] + 3) {
                    on_other(*corner, corners[index[i + 1]], corners[index[i + 2]], clip);
                    continue;
                }
                const Rect at{corner->pos.x, corner->pos.y, corner[2].pos.x - corner->pos.x,
                              corner[2].pos.y - corner->pos.y};
                on_letter(place->second, at, clip, corner->col, triangles);
                i += 3;
                ++triangles;
            }
        }
    }
}

}  // namespace

std::vector<DrawnText> drawn_text(const Fonts& fonts, const ImDrawData& data) {
    std::vector<DrawnText> lines;
    Reader reader{&lines};
    read_triangles(
        fonts, data, [&] { reader = Reader{&lines}; },
        [&](const Place& place, Rect at, Rect clip, unsigned color, std::size_t triangle) {
            reader.letter(place, at, clip, color, triangle);
        },
        [](const ImDrawVert&, const ImDrawVert&, const ImDrawVert&, Rect) {});
    return lines;
}

std::vector<Rect> drawn_strokes(const Fonts& fonts, const ImDrawData& data, float most) {
    std::vector<Rect> strokes;
    read_triangles(
        fonts, data, [] {}, [](const Place&, Rect, Rect, unsigned, std::size_t) {},
        [&](const ImDrawVert& a, const ImDrawVert& b, const ImDrawVert& c, Rect clip) {
            const float x = std::min({a.pos.x, b.pos.x, c.pos.x});
            const float y = std::min({a.pos.y, b.pos.y, c.pos.y});
            const Rect all{x, y, std::max({a.pos.x, b.pos.x, c.pos.x}) - x,
                           std::max({a.pos.y, b.pos.y, c.pos.y}) - y};
            const bool seen = ((a.col | b.col | c.col) & IM_COL32_A_MASK) != 0;
            const Rect shown = overlap(all, clip);
            if (seen && all.w <= most && all.h <= most && !shown.empty()) {
                strokes.push_back(shown);
            }
        });
    return strokes;
}

}  // namespace ctq::ui
