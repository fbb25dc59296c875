// Tests that every line of text has enough contrast with what is drawn below it, as criterion 1.4.3
// of the Web Content Accessibility Guidelines requires (4.5 to 1, large letters 3 to 1).
#include <doctest/doctest.h>
#include <imgui.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

#include "tests/stage/scenes.hpp"

namespace ctq::stage {
namespace {

struct Paint {
    float r = 0;
    float g = 0;
    float b = 0;
    float a = 1;
};

Paint paint_of(unsigned color) {
    const auto part = [&](unsigned shift) {
        return static_cast<float>(color >> shift & 0xFFU) / 255;
    };
    return {part(IM_COL32_R_SHIFT), part(IM_COL32_G_SHIFT), part(IM_COL32_B_SHIFT),
            part(IM_COL32_A_SHIFT)};
}

Paint over(const Paint& top, const Paint& below) {
    const auto mix = [&](float a, float b) { return a * top.a + b * (1 - top.a); };
    return {mix(top.r, below.r), mix(top.g, below.g), mix(top.b, below.b), 1};
}

float luminance(const Paint& paint) {
    const auto linear = [](float part) {
        return part <= 0.04045F ? part / 12.92F : std::pow((part + 0.055F) / 1.055F, 2.4F);
    };
    return 0.2126F * linear(paint.r) + 0.7152F * linear(paint.g) + 0.0722F * linear(paint.b);
}

float contrast(const Paint& a, const Paint& b) {
    const float one = luminance(a) + 0.05F;
    const float other = luminance(b) + 0.05F;
    return std::max(one, other) / std::min(one, other);
}

/// Returns whether a triangle covers a point. If so, sets `laid` to the triangle's colour there,
/// interpolated between its corners.
bool covers(const std::array<const ImDrawVert*, 3>& corner, ui::Point at, Paint& laid) {
    const auto side = [&](const ImDrawVert& a, const ImDrawVert& b) {
        return (b.pos.x - a.pos.x) * (at.y - a.pos.y) - (b.pos.y - a.pos.y) * (at.x - a.pos.x);
    };
    const float c = side(*corner[0], *corner[1]);
    const float a = side(*corner[1], *corner[2]);
    const float b = side(*corner[2], *corner[0]);
    const float all = a + b + c;
    if (all == 0 || (a < 0) != (all < 0) || (b < 0) != (all < 0) || (c < 0) != (all < 0)) {
        return false;
    }
    const std::array<float, 3> share{a / all, b / all, c / all};
    laid = {0, 0, 0, 0};
    for (std::size_t i = 0; i < 3; ++i) {
        const Paint part = paint_of(corner[i]->col);
        laid.r += share[i] * part.r;
        laid.g += share[i] * part.g;
        laid.b += share[i] * part.b;
        laid.a += share[i] * part.a;
    }
    return true;
}

/// A coloured triangle that belongs to no letter.
struct Patch {
    std::array<const ImDrawVert*, 3> corner{};
    std::size_t triangle = 0;  ///< its index in the frame
    // The triangle's bounds, clipped to the clip rectangle.
    float left = 0;
    float top = 0;
    float right = 0;
    float bottom = 0;

    bool reaches(ui::Point at) const {
        return at.x >= left && at.y >= top && at.x <= right && at.y <= bottom;
    }
};

bool is_white(const ImDrawVert& corner, ui::Point white) {
    return std::abs(corner.uv.x - white.x) < 1e-3F && std::abs(corner.uv.y - white.y) < 1e-3F;
}

/// All coloured triangles of a frame, in the order of drawing.
std::vector<Patch> patches_of(const ImDrawData& data, ui::Point white) {
    std::vector<Patch> patches;
    std::size_t triangles = 0;
    for (const ImDrawList* list : data.CmdLists) {
        for (const ImDrawCmd& command : list->CmdBuffer) {
            const ImVec4 clip = command.ClipRect;
            const ImDrawIdx* index = list->IdxBuffer.Data + command.IdxOffset;
            const ImDrawVert* corners = list->VtxBuffer.Data + command.VtxOffset;
            for (unsigned i = 0; i + 2 < command.ElemCount; i += 3, ++triangles) {
                const ImDrawVert* a = corners + index[i];
                const ImDrawVert* b = corners + index[i + 1];
                const ImDrawVert* c = corners + index[i + 2];
                if (is_white(*a, white)) {
                    patches.push_back({{a, b, c},
                                       triangles,
                                       std::max(clip.x, std::min({a->pos.x, b->pos.x, c->pos.x})),
                                       std::max(clip.y, std::min({a->pos.y, b->pos.y, c->pos.y})),
                                       std::min(std::nextafter(clip.z, clip.x),
                                                std::max({a->pos.x, b->pos.x, c->pos.x})),
                                       std::min(std::nextafter(clip.w, clip.y),
                                                std::max({a->pos.y, b->pos.y, c->pos.y}))});
                }
            }
        }
    }
    return patches;
}

/// Returns the colour at a point after the frame's first `before` triangles, without letters.
Paint ground(const std::vector<Patch>& patches, ui::Point at, std::size_t before) {
    Paint paint;
    for (const Patch& patch : patches) {
        if (patch.triangle >= before) {
            break;
        }
        Paint laid;
        if (patch.reaches(at) && covers(patch.corner, at, laid)) {
            paint = over(laid, paint);
        }
    }
    return paint;
}

/// Returns whether a rectangle lies on a disabled spot, whose text needs no contrast.
bool is_disabled(Person& person, ui::Rect rect) {
    const ui::Point at = rect.center();
    return std::any_of(person.spots().begin(), person.spots().end(), [&](const ui::Spot& spot) {
        return !spot.enabled && !spot.backdrop && !spot.name.ends_with(":sheet") &&
               spot.rect.contains(at);
    });
}

/// Returns whether a sheet or menu covers the line of text.
bool is_veiled(Person& person, const ui::DrawnText& line, std::size_t triangles) {
    return person.top() > 0 && line.triangle < triangles;
}

TEST_CASE("Every line of text stands out from its background, in both themes") {
    for (const Place& place : places()) {
        const auto person = person_at(place, {kDesktop});
        for (const bool light : {false, true}) {
            person->machine.light = light;
            person->resize(kDesktop);
            const ImDrawData& data = person->drawn();
            std::size_t scene = 0;  // triangles of the scene itself, which are drawn first
            for (const ImDrawCmd& command : data.CmdLists[0]->CmdBuffer) {
                scene += command.ElemCount / 3;
            }
            const std::vector<Patch> patches = patches_of(data, person->fonts().white);
            int lines = 0;
            for (const ui::DrawnText& line : person->text()) {
                const bool cut = line.rect.w < 3 || line.rect.h < line.size / 3;
                if (cut || !person->screen().contains(line.rect.center()) ||
                    is_disabled(*person, line.rect) || is_veiled(*person, line, scene)) {
                    continue;
                }
                ++lines;
                const ui::Point at{line.rect.x + 1, line.rect.center().y};
                const Paint below = ground(patches, at, line.triangle);
                const float ratio = contrast(over(paint_of(line.color), below), below);
                const float least = line.size >= 24 ? 3.0F : 4.5F;
                CHECK_MESSAGE(ratio >= least - 0.05F,
                              place.name << std::string(light ? ", light: " : ", dark: ")
                                         << line.words << " has " << ratio << ", at " << line.rect.x
                                         << ", " << line.rect.y << ", size " << line.size);
            }
            CHECK(lines > 0);
        }
    }
}

}  // namespace
}  // namespace ctq::stage
