#include "shell/tables/cartolan/tiles.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <vector>

#include "engine/games/cartolan/map.hpp"
#include "shell/tables/cartolan/coast.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::cartolan::view {

using ui::Point;
using ui::Rect;

namespace {

constexpr float kPi = 3.14159265F;
constexpr float kShallows = 0.16F;  // width of the pale water, as a share of the land's depth
const ui::Color kBrick = ui::rgb(0x7E3B36);
const ui::Color kPlum = ui::rgb(0x5A3D6E);

Point point_in(Rect at, Point unit) {
    return {at.x + unit.x * at.w, at.y + unit.y * at.h};
}

void draw_land(ui::Canvas& canvas, Rect at, const Coast::Land& land) {
    const ui::Theme& t = canvas.theme;
    std::vector<Point> points;
    const auto n = static_cast<float>(land.coast.size() - 1);
    for (std::size_t i = 0; i < land.area.size(); ++i) {
        const float along = std::min(1.0F, static_cast<float>(i) / n);
        const float out = i < land.coast.size() ? kShallows * std::sin(kPi * along) : 0;
        points.push_back(point_in(at, land.area[i] + (land.area[i] - land.center) * out));
    }
    ui::fan(canvas, point_in(at, land.center), points, ui::mix(t.sea_from, t.coast, 0.22F));
    for (std::size_t i = 0; i < land.area.size(); ++i) {
        points[i] = point_in(at, land.area[i]);
    }
    ui::fan(canvas, point_in(at, land.center), points, t.land);
    points.resize(land.coast.size());
    ui::stroke(canvas, points, t.coast_line, std::max(2.0F, at.w * 0.05F));
    ui::stroke(canvas, points, t.coast, std::max(1.0F, at.w * 0.024F));
}

bool inside(const std::vector<Point>& area, Point p) {
    bool in = false;
    for (std::size_t i = 0, j = area.size() - 1; i < area.size(); j = i++) {
        const Point a = area[i];
        const Point b = area[j];
        if ((a.y > p.y) != (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x) {
            in = !in;
        }
    }
    return in;
}

bool on_land(const Coast& coast, Point p) {
    return coast.all_land ||
           std::any_of(coast.lands.begin(), coast.lands.end(),
                       [&](const Coast::Land& land) { return inside(land.area, p); });
}

/// Returns 1 for land all around, 0 for sea all around, -1 for coast.
int ground_at(const Coast& coast, Point p) {
    constexpr Point around[] = {{0, 0}, {0.09F, 0}, {-0.09F, 0}, {0, 0.08F}, {0, -0.08F}};
    int land = 0;
    for (const Point d : around) {
        land += on_land(coast, p + d) ? 1 : 0;
    }
    return land == 5 ? 1 : (land == 0 ? 0 : -1);
}

/// Draws a wave. A small wave needs fewer segments to look round.
void draw_wave(ui::Canvas& canvas, Point c, float u, ui::Color color, float width) {
    constexpr float kSmallWave = 3.6F;
    std::array<Point, 9> line;
    const std::size_t pieces = u < kSmallWave ? 4 : line.size() - 1;
    for (std::size_t i = 0; i <= pieces; ++i) {
        const float along = static_cast<float>(i) / static_cast<float>(pieces);
        line[i] = c + Point{(along - 0.5F) * 2 * u, -std::sin(along * 2 * kPi) * u * 0.28F};
    }
    ui::stroke(canvas, std::span(line).first(pieces + 1), color, width);
}

void draw_hills(ui::Canvas& canvas, Point c, float u, ui::Color color, float width) {
    const std::array<Point, 5> line = {c + Point{-u, u * 0.5F}, c + Point{-u * 0.4F, -u * 0.45F},
                                       c + Point{0, u * 0.15F}, c + Point{u * 0.4F, -u * 0.3F},
                                       c + Point{u * 0.85F, u * 0.5F}};
    ui::stroke(canvas, line, color, width);
}

/// Draws waves and hills where there is room. The middle is reserved for the wind.
void draw_scenery(ui::Canvas& canvas, Rect at, const Coast& coast, int face) {
    constexpr Point spots[] = {{0.20F, 0.22F}, {0.78F, 0.19F}, {0.17F, 0.62F}, {0.81F, 0.58F},
                               {0.52F, 0.84F}, {0.24F, 0.86F}, {0.50F, 0.16F}, {0.80F, 0.84F}};
    const ui::Theme& t = canvas.theme;
    const float width = std::max(1.0F, at.w * 0.014F);
    const float turned = static_cast<float>(face) * 0.045F;
    for (int i = 0; i < 8; ++i) {
        if (((i * 5 + face * 3) & 7) > 4) {
            continue;
        }
        const Point p = spots[i] + Point{turned - 0.07F, 0.07F - turned};
        const int ground = ground_at(coast, p);
        if (ground == 1) {
            draw_hills(canvas, point_in(at, p), at.w * 0.065F, ui::faded(t.coast_line, 0.8F),
                       std::max(1.0F, at.w * 0.018F));
        } else if (ground == 0) {
            draw_wave(canvas, point_in(at, p), at.w * 0.075F, ui::rgb(0xD8F1EF, 0.38F), width);
        }
    }
}

void draw_ground(ui::Canvas& canvas, Rect at, unsigned edges, int face) {
    const ui::Theme& t = canvas.theme;
    const Coast& coast = coast_of(edges);
    if (coast.all_land) {
        ui::fill(canvas, at, 0, t.land);
    } else {
        ui::fill(canvas, at, 0, t.sea_from, t.sea_to);
    }
    for (const Coast::Land& land : coast.lands) {
        draw_land(canvas, at, land);
    }
    if (at.w >= 36) {
        draw_scenery(canvas, at, coast, face);
    }
    ui::outline(canvas, at, 0, ui::faded(t.shadow, 0.28F), 1 / canvas.ratio);
}

void draw_city(ui::Canvas& canvas, Rect at, ui::Color color) {
    const ui::Theme& t = canvas.theme;
    ui::fill(canvas, at, 0, color);
    ui::outline(canvas, at.inset(at.w * 0.04F), at.w * 0.04F, ui::faded(t.coast, 0.35F),
                std::max(1.0F, at.w * 0.014F));
    const Point c = at.center();
    ui::disc(canvas, c, at.w * 0.38F, t.paper_from);
    ui::ring(canvas, c, at.w * 0.38F, ui::rgb(0xC9A24B), std::max(2.0F, at.w * 0.03F));
    const float u = at.w * 0.1F;
    ui::fill(canvas, ui::around(c + Point{0, u * 0.75F}, 3.9F * u, 1.9F * u), 0, color);
    for (const float x : {-1.55F, 0.0F, 1.55F}) {
        const float h = x == 0.0F ? 2.6F : 2.0F;
        ui::fill(canvas, ui::around(c + Point{x * u, u * (0.3F - h / 2)}, 0.8F * u, h * u), 0,
                 color);
    }
    ui::fill(canvas, ui::around(c + Point{0, u * 1.25F}, 0.8F * u, 0.9F * u), 0.3F * u,
             t.paper_from);
}

void draw_wind(ui::Canvas& canvas, Rect at, int wind) {
    constexpr std::array<Point, 4> directions = {{{1, -1}, {1, 1}, {-1, 1}, {-1, -1}}};
    const Point direction = directions[static_cast<std::size_t>(wind)];
    const float r = at.w * 0.125F;
    const Point tip = at.center() + direction * r;
    const Point tail = at.center() - direction * r;
    const float width = std::max(1.4F, at.w * 0.026F);
    const std::array<Point, 3> head = {tip - Point{direction.x * r * 0.85F, 0}, tip,
                                       tip - Point{0, direction.y * r * 0.85F}};
    for (const bool below : {true, false}) {
        const ui::Color color = below ? ui::rgb(0x0E2131, 0.30F) : ui::rgb(0xFFFFFF, 0.95F);
        const float w = below ? width * 2.2F : width;
        ui::line(canvas, tail, tip, color, w);
        ui::stroke(canvas, head, color, w);
    }
}

void draw_whirl(ui::Canvas& canvas, Rect at) {
    const Point c = at.center();
    ui::disc(canvas, c, at.w * 0.37F, ui::rgb(0x0E3A4C, 0.55F));
    ui::disc(canvas, c, at.w * 0.2F, ui::rgb(0x08202E, 0.6F));
    for (const float turn : {0.0F, kPi}) {
        std::array<Point, 28> line;
        for (std::size_t i = 0; i < line.size(); ++i) {
            const float along = static_cast<float>(i) / 27;
            const float a = turn + along * 3.6F * kPi / 2;
            line[i] = c + Point{std::cos(a), std::sin(a)} * (at.w * (0.05F + 0.31F * along));
        }
        ui::stroke(canvas, line, ui::rgb(0xEAF7F5, 0.9F), std::max(1.4F, at.w * 0.028F));
    }
}

void draw_volcano(ui::Canvas& canvas, Rect at) {
    const float u = at.w * 0.1F;
    const Point c = at.center() + Point{0, u * 0.6F};
    const std::array<Point, 4> hill = {c + Point{-3.2F * u, 2 * u}, c + Point{-0.9F * u, -1.6F * u},
                                       c + Point{0.9F * u, -1.6F * u}, c + Point{3.2F * u, 2 * u}};
    ui::polygon(canvas, hill, ui::rgb(0x4A3A2C));
    const std::array<Point, 7> lava = {
        c + Point{-0.9F * u, -1.6F * u}, c + Point{0.9F * u, -1.6F * u},
        c + Point{1.1F * u, -0.7F * u},  c + Point{0.5F * u, -1.0F * u},
        c + Point{0.1F * u, 0.3F * u},   c + Point{-0.4F * u, -0.9F * u},
        c + Point{-1.1F * u, -0.8F * u}};
    ui::fan(canvas, c + Point{0, -1.3F * u}, lava, ui::rgb(0xD8572A));
    const ui::Color smoke = ui::rgb(0x3A3430, 0.75F);
    ui::disc(canvas, c + Point{0, -2.3F * u}, 0.6F * u, smoke);
    ui::disc(canvas, c + Point{0.6F * u, -3.0F * u}, 0.75F * u, smoke);
    ui::disc(canvas, c + Point{1.5F * u, -3.5F * u}, 0.6F * u, smoke);
}

/// Draws a wonder: a cut stone centred at `c`. `r` is half its height.
void draw_wonder(ui::Canvas& canvas, Point c, float r) {
    const ui::Theme& t = canvas.theme;
    const float w = r * 0.92F;
    const float brow = -r * 0.35F;
    const std::array<Point, 5> stone = {c + Point{-w * 0.55F, -r}, c + Point{w * 0.55F, -r},
                                        c + Point{w, brow}, c + Point{0, r}, c + Point{-w, brow}};
    ui::disc(canvas, c, r * 1.35F, ui::rgb(0x0E2131, 0.18F));
    ui::polygon(canvas, stone, t.paper_from);
    const float width = std::max(1.1F, r * 0.15F);
    const ui::Color brass = ui::rgb(0xA8812F);
    ui::stroke(canvas, stone, brass, width, true);
    ui::line(canvas, stone[4], stone[2], brass, width * 0.8F);
    ui::line(canvas, c + Point{-w * 0.3F, brow}, stone[3], brass, width * 0.7F);
    ui::line(canvas, c + Point{w * 0.3F, brow}, stone[3], brass, width * 0.7F);
}

// The parts of tiles, by number: grounds by edges and face, cities, winds, and the other signs.
constexpr int kCoasts = 4;  // variants of the same coast, so that the sea has no repeating pattern
constexpr int kCities = 16 * kCoasts;  // the first of two cities: the Capital, the Mythical City
constexpr int kWinds = kCities + 2;
constexpr int kStone = kWinds + 4;
constexpr int kWhirl = kStone + 1;
constexpr int kVolcano = kWhirl + 1;
static_assert(kVolcano + 1 == Tiles::kParts);

void draw_part(ui::Canvas& canvas, Rect at, int part) {
    if (part < kCities) {
        draw_ground(canvas, at, static_cast<unsigned>(part / kCoasts), part % kCoasts);
    } else if (part < kWinds) {
        draw_city(canvas, at, part == kCities ? kBrick : kPlum);
    } else if (part < kStone) {
        draw_wind(canvas, at, part - kWinds);
    } else if (part == kStone) {
        draw_wonder(canvas, point_in(at, {0.74F, 0.25F}), std::max(4.0F, at.w * 0.13F));
    } else {
        part == kWhirl ? draw_whirl(canvas, at) : draw_volcano(canvas, at);
    }
}

/// Returns the part with sea, coast and land, or the city.
int ground_of(const Tile& tile) {
    const bool mythical = tile.x != 0 || tile.y != 0;
    const int face = (tile.x * 7 + tile.y * 13) & 3;
    return has_mark(tile, kCity) ? kCities + (mythical ? 1 : 0) : tile.edges * kCoasts + face;
}

/// Calls `draw` for each part that stays above the routes: disaster, wind, wonder.
template <class Draw>
void each_sign(const Tile& tile, const Draw& draw) {
    if (has_mark(tile, kCity)) {
        return;
    }
    if (has_mark(tile, kDisaster)) {
        draw(tile.edges == 15 ? kVolcano : kWhirl);
    }
    draw(kWinds + tile.wind);
    if (has_mark(tile, kWonder)) {
        draw(kStone);
    }
}

}  // namespace

void Tiles::begin(const ui::Canvas& canvas, float side) {
    side_ = side;
    redraws_left_ = kMostRedraws;
    if (canvas.ratio == ratio_ && canvas.theme.dark == dark_) {
        return;
    }
    ratio_ = canvas.ratio;
    dark_ = canvas.theme.dark;
    for (ui::Stamp& stamp : stamps_) {
        stamp.clear();
    }
}

void Tiles::print(ui::Canvas& canvas, int part, Point at) {
    ui::Stamp& stamp = stamps_[static_cast<std::size_t>(part)];
    const bool stale = stamp.size != side_;
    if (stamp.empty() || (stale && redraws_left_ > 0)) {
        stamp.clear();
        ui::record(canvas, stamp, [&] { draw_part(canvas, {0, 0, side_, side_}, part); });
        stamp.size = side_;
        --redraws_left_;
    } else if (stale) {
        canvas.motion.moving = true;
    }
    ui::print(canvas, stamp, at, side_ / stamp.size);
}

void Tiles::ground(ui::Canvas& canvas, Point at, const Tile& tile) {
    print(canvas, ground_of(tile), at);
}

void Tiles::signs(ui::Canvas& canvas, Point at, const Tile& tile) {
    each_sign(tile, [&](int part) { print(canvas, part, at); });
}

void draw_tile(ui::Canvas& canvas, Rect at, const Tile& tile) {
    draw_part(canvas, at, ground_of(tile));
    each_sign(tile, [&](int part) { draw_part(canvas, at, part); });
}

}  // namespace ctq::cartolan::view
