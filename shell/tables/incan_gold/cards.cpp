#include <algorithm>
#include <array>

#include "shell/tables/incan_gold/frame.hpp"

/// Draws the cards of the path.
namespace ctq::incan_gold::view {

using ui::Point;
using ui::Rect;

namespace {

constexpr std::array<ui::Color, 4> kStones = {ui::rgb(0xE0AE2E), ui::rgb(0x2BA893),
                                              ui::rgb(0xD1604C), ui::rgb(0x5C9FDD)};
constexpr float kCardFoot = 86;  // least height of a card with a line at its foot
constexpr float kRoomy = 58;     // least height of a card with a cluster of gems

/// Draws up to nine gems in rows, as many as fit.
void draw_cluster(ui::Canvas& canvas, Rect area, int gems) {
    const int shown = std::min(gems, 9);
    const int rows = shown > 6 ? 3 : shown > 3 || (shown == 3 && area.h > area.w) ? 2 : 1;
    const float cell_h = area.h / static_cast<float>(std::max(rows, 2));
    const int columns = (shown + rows - 1) / rows;
    const float cell_w = std::min(area.w / static_cast<float>(std::max(columns, 2)), cell_h * 1.1F);
    const float size = std::min(cell_w * 0.82F, cell_h * 0.78F);
    for (int i = 0, row = 0; row < rows; ++row) {
        const int in_row = (shown - i + rows - row - 1) / (rows - row);
        for (int k = 0; k < in_row; ++k, ++i) {
            const float x = (static_cast<float>(k) - static_cast<float>(in_row - 1) / 2) * cell_w;
            const float y = (static_cast<float>(row) - static_cast<float>(rows - 1) / 2) * cell_h;
            draw_gem(canvas, area.center() + Point{x, y}, size, i + gems);
        }
    }
}

void draw_gem_card(ui::Canvas& canvas, Rect in, int gems, std::string_view foot) {
    const ui::Theme& t = canvas.theme;
    const float unit = 1 / canvas.text_scale;
    if (!foot.empty() && in.h >= kCardFoot) {
        ui::draw_text(canvas, ui::take_bottom(in, std::max(17.0F, in.h * 0.1F), 1), foot,
                      {ui::Face::text, std::min(std::max(12.5F, in.w * 0.1F), in.w * 0.17F) * unit,
                       t.ink_soft, ui::Align::center});
    }
    const float number = std::min(std::max(30.0F, in.h * 0.18F), in.h * 0.36F);
    if (in.h >= kRoomy) {
        const Rect words = ui::take_bottom(in, number * 0.95F);
        ui::draw_text(canvas, words, std::to_string(gems),
                      {ui::Face::title, number * unit, t.ink, ui::Align::center});
        draw_cluster(canvas, in.inset(in.w * 0.06F, in.h * 0.04F), gems);
        return;
    }
    draw_gem(canvas, ui::take_top(in, in.h * 0.45F).center(), in.w * 0.36F, gems);
    ui::draw_text(
        canvas, in, std::to_string(gems),
        {ui::Face::title, std::min(22.0F, in.h * 0.85F) * unit, t.ink, ui::Align::center});
}

void draw_named(ui::Canvas& canvas, Rect in, ui::Symbol symbol, std::string_view name,
                ui::Color color) {
    if (in.h >= kRoomy) {
        const Rect words = ui::take_bottom(in, std::max(20.0F, in.h * 0.12F), 0);
        ui::draw_text(canvas, words.inset(-4, 0), name,
                      {ui::Face::bold,
                       std::min(std::max(13.0F, in.w * 0.11F), in.w * 0.19F) / canvas.text_scale,
                       color, ui::Align::center});
    }
    ui::symbol(canvas, symbol, in.center(), std::min(in.w * 0.74F, in.h * 0.8F), color);
}

}  // namespace

ui::Symbol hazard_symbol(int kind) {
    constexpr std::array<ui::Symbol, 5> symbols = {ui::Symbol::fire, ui::Symbol::mummy,
                                                   ui::Symbol::rocks, ui::Symbol::snake,
                                                   ui::Symbol::spiders};
    return symbols[static_cast<std::size_t>(kind - kFirstHazard)];
}

void draw_gem(ui::Canvas& canvas, Point c, float size, int which, float opacity) {
    const ui::Color color = kStones[static_cast<std::size_t>(which) % kStones.size()];
    const float w = size * 0.5F;
    const float h = size * 0.58F;
    const Point top{c.x, c.y - h};
    const Point left{c.x - w, c.y - h * 0.12F};
    const Point right{c.x + w, c.y - h * 0.12F};
    const Point bottom{c.x, c.y + h};
    const std::array<Point, 4> whole = {top, right, bottom, left};
    ui::polygon(canvas, whole, ui::faded(color, opacity));
    const std::array<Point, 3> lit = {top, Point{c.x, c.y - h * 0.12F}, left};
    ui::polygon(canvas, lit, ui::rgb(0xFFFFFF, 0.38F * opacity));
    const std::array<Point, 3> dark = {Point{c.x, c.y - h * 0.12F}, right, bottom};
    ui::polygon(canvas, dark, ui::rgb(0x000000, 0.16F * opacity));
}

void draw_temple_card(ui::Canvas& canvas, Rect r, int kind, std::string_view foot,
                      CardLight light) {
    const ui::Theme& t = canvas.theme;
    const float radius = std::min(ui::radius_card, r.w * 0.13F);
    ui::shadow(canvas, r, radius, 10, 3, ui::rgb(0x08040C, 0.5F));
    ui::fill(canvas, r, radius, t.paper_from, t.paper_to);
    ui::outline(canvas, r, radius, t.paper_line);
    const Rect in = r.inset(r.w * 0.07F, r.h * 0.05F);
    if (kind < kGemKinds) {
        draw_gem_card(canvas, in, gem_value(kind), foot);
    } else if (kind == kArtifact) {
        draw_named(canvas, in, ui::Symbol::artifact, "artifact", kTemple.brass_ink);
    } else {
        draw_named(canvas, in, hazard_symbol(kind), kind_word(kind), kTemple.danger_ink);
    }
    if (light == CardLight::dimmed) {
        ui::fill(canvas, r, radius, ui::rgb(0x120A18, 0.5F));
    }
    if (light == CardLight::alarmed) {
        ui::halo(canvas, r, radius, 22, ui::rgb(0xE8573A, 0.75F));
        ui::outline(canvas, r.inset(-2), radius + 2, ui::rgb(0xE8573A), 3);
    }
}

void draw_temple_back(ui::Canvas& canvas, Rect r) {
    const float radius = std::min(ui::radius_card, r.w * 0.13F);
    ui::shadow(canvas, r, radius, 10, 3, ui::rgb(0x08040C, 0.5F));
    ui::fill(canvas, r, radius, ui::rgb(0x5B4468), ui::rgb(0x3A2A48));
    ui::outline(canvas, r, radius, ui::rgb(0xF7EDD6, 0.55F), 1.5F);
    ui::symbol(canvas, ui::Symbol::artifact, r.center(), r.w * 0.5F,
               ui::faded(kTemple.gold, 0.75F));
}

}  // namespace ctq::incan_gold::view
