#include "shell/ui/theme.hpp"

#include <algorithm>
#include <cmath>

namespace ctq::ui {

namespace {

constexpr Theme on_paper(bool dark) {
    Theme t{};
    t.dark = dark;
    t.paper_from = rgb(0xF7EDD6);
    t.paper_to = rgb(0xE3D1A8);
    t.paper_line = rgb(0xB9A26A);
    t.ink = rgb(0x2B2119);
    // darker than in the design mock-ups, so that its contrast is still 4.5:1 at the lower edge of
    // a board
    t.ink_soft = rgb(0x69583A);
    t.ribbon = rgb(0xDCC38C);
    t.ribbon_line = rgb(0xC2A25F);
    t.disc = rgb(0xF8F0DC);
    t.on_brass = rgb(0x2B2119);
    t.may = rgb(0x7A3FC4);
    t.risky = rgb(0xE69F00);
    t.forbidden = rgb(0xC8553D);
    t.sea_from = rgb(0x4AA7B3);
    t.sea_to = rgb(0x2B7F90);
    t.coast = rgb(0xF6E9C8);
    t.coast_line = rgb(0x7B6A3D);
    t.land = rgb(0xB9A26A);
    t.rim = rgb(0xFFFFFF);
    return t;
}

constexpr Theme make_dark() {
    Theme t = on_paper(true);
    t.room_from = rgb(0x183A54);
    t.room_to = rgb(0x0E2131);
    t.bar = rgb(0x08131F, 0.62F);
    t.panel = rgb(0xFFFFFF, 0.05F);
    t.field = rgb(0x08131F, 0.34F);
    t.line = rgb(0x2C5672);
    t.raised = rgb(0xFFFFFF, 0.08F);
    t.text = rgb(0xEEF3F6);
    t.muted = rgb(0xA9BCCB);
    t.title = rgb(0xECCA7D);
    t.brass = rgb(0xECCA7D);
    t.brass_deep = rgb(0xC9A24B);
    t.shadow = rgb(0x02080E, 0.45F);
    t.veil = rgb(0x06101A, 0.66F);
    t.sheet = rgb(0x183246);
    return t;
}

constexpr Theme make_light() {
    Theme t = on_paper(false);
    t.room_from = rgb(0xEFE8D6);
    t.room_to = rgb(0xDCD2B8);
    t.bar = rgb(0xFFFFFF, 0.45F);
    t.panel = rgb(0xFFFFFF, 0.45F);
    t.field = rgb(0xFFFFFF, 0.60F);
    t.line = rgb(0xB9A980);
    t.raised = rgb(0xFFFFFF, 0.55F);
    t.text = rgb(0x22313F);
    // darker than in the design mock-ups, so that its contrast is still 4.5:1 in the darker corners
    // of the background
    t.muted = rgb(0x4C5B67);
    // The brass of the table is too pale for text on a light background; this shade has a contrast
    // of 4.5:1.
    t.title = rgb(0x73530F);
    t.brass = rgb(0xC9A24B);
    t.brass_deep = rgb(0xA47E2C);
    t.shadow = rgb(0x4A3A16, 0.34F);
    t.veil = rgb(0x3A3524, 0.50F);
    t.sheet = rgb(0xF6F1E4);
    return t;
}

float linear(Color c, unsigned shift) {
    const float v = static_cast<float>((c >> shift) & 0xFFU) / 255.0F;
    return v <= 0.04045F ? v / 12.92F : std::pow((v + 0.055F) / 1.055F, 2.4F);
}

float luminance(Color c) {
    return 0.2126F * linear(c, 0) + 0.7152F * linear(c, 8) + 0.0722F * linear(c, 16);
}

}  // namespace

const Theme dark_theme = make_dark();
const Theme light_theme = make_light();

float contrast(Color a, Color b) {
    const float one = luminance(a);
    const float other = luminance(b);
    return (std::max(one, other) + 0.05F) / (std::min(one, other) + 0.05F);
}

}  // namespace ctq::ui
