// Colours, corner radii and sizes. There are two constant themes: dark and light.
#pragma once

#include <cstdint>

namespace ctq::ui {

/// A colour packed as in Dear ImGui's vertices: red in the lowest byte, alpha in the highest.
using Color = std::uint32_t;

/// Returns a colour from 0xRRGGBB and an opacity from 0 to 1.
constexpr Color rgb(std::uint32_t hex, float alpha = 1.0F) {
    const auto a = static_cast<std::uint32_t>(alpha * 255.0F + 0.5F);
    return ((hex >> 16) & 0xFFU) | (hex & 0xFF00U) | ((hex & 0xFFU) << 16) | (a << 24);
}

/// Returns the colour with its opacity multiplied by `k`, 0 to 1.
constexpr Color faded(Color c, float k) {
    const auto a = static_cast<std::uint32_t>(static_cast<float>(c >> 24) * k + 0.5F);
    return (c & 0xFFFFFFU) | (a << 24);
}

/// Returns the colour at a fraction `t` (0 to 1) from `a` to `b`, opacity included.
constexpr Color mix(Color a, Color b, float t) {
    Color out = 0;
    for (unsigned shift = 0; shift < 32; shift += 8) {
        const auto from = static_cast<float>((a >> shift) & 0xFFU);
        const auto to = static_cast<float>((b >> shift) & 0xFFU);
        out |= static_cast<Color>(from + (to - from) * t + 0.5F) << shift;
    }
    return out;
}

/// Returns the WCAG contrast of two opaque colours, 1 to 21.
float contrast(Color a, Color b);

struct Theme {
    bool dark;
    Color room_from, room_to;    // background of a scene: at the lamp's centre, in the corners
    Color bar;                   // the header of a scene
    Color panel, field, line;    // panel on the background, sunken field on a panel, their outline
    Color raised;                // quiet button on a panel or the background
    Color text, muted, title;    // texts on background and panels
    Color paper_from, paper_to;  // top and bottom of a board or card
    Color paper_line;            // outline on paper
    Color ink, ink_soft;         // text on paper
    Color ribbon, ribbon_line;   // a path on paper
    Color disc;                  // a space of the path
    Color brass, brass_deep;     // top and bottom of the main button; emphasis
    Color on_brass;              // text on brass
    Color may, risky, forbidden;
    Color sea_from, sea_to, coast, coast_line, land;
    Color shadow;
    Color rim;    // the rim around a seat's token
    Color veil;   // drawn over the scene behind a sheet
    Color sheet;  // background of sheets, menus and toasts; opaque
};

extern const Theme dark_theme;
extern const Theme light_theme;

constexpr float radius_panel = 16;
constexpr float radius_card = 10;
constexpr float radius_field = 8;
constexpr float step = 8;           // all spacing is a multiple of it
constexpr float touch_target = 44;  // minimum side of a touch target

}  // namespace ctq::ui
