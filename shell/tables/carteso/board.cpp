#include <algorithm>
#include <array>

#include "engine/core/say.hpp"
#include "shell/tables/carteso/frame.hpp"

/// Draws the board: grid, stones, claims and the inspected group.
namespace ctq::carteso::view {

using ui::Point;
using ui::Rect;

namespace {

using core::say;

constexpr ui::Color kDark = ui::rgb(0x2B2422);
constexpr ui::Color kDarkEdge = ui::rgb(0x120E0D);
constexpr ui::Color kLight = ui::rgb(0xFFFBF2);
constexpr ui::Color kLightEdge = ui::rgb(0x8F8168);
constexpr ui::Color kLine = ui::rgb(0x8A6E3C);
constexpr float kMostStep = 118;
// Margin around the grid on a phone; larger elsewhere.
constexpr float kEdge = 6;
// Opacity of the bars on unclaimed groups.
constexpr float kSure = 0.6F;
constexpr float kLeaning = 0.4F;
constexpr float kMargin = 16;

}  // namespace

/// Data shared by the functions that draw one frame of the board.
struct Frame {
    ui::Canvas& canvas;
    const ViewContext& context;
    const State& now;
    Grid grid;
    Marks marks;
    int focused = -1;
};

Grid lay_grid(Rect area, int rows, int columns, float margin) {
    Rect in = area;
    ui::take_left(in, margin);
    ui::take_bottom(in, margin);
    Grid grid;
    grid.rows = rows;
    grid.columns = columns;
    grid.step =
        std::min({in.w / static_cast<float>(columns), in.h / static_cast<float>(rows), kMostStep});
    const Point middle{area.center().x + margin / 4, area.center().y - margin / 4};
    grid.first = {
        std::max(in.x + grid.step / 2, middle.x - grid.step * static_cast<float>(columns - 1) / 2),
        std::min(in.bottom() - grid.step / 2,
                 middle.y + grid.step * static_cast<float>(rows - 1) / 2)};
    return grid;
}

/// Returns the paper under a grid: `beside` pixels around the grid, within the area.
Rect paper_around(const Grid& grid, Rect area, float beside) {
    const Rect cells = grid.cells({0, grid.rows - 1, 0, grid.columns - 1});
    const float w = std::min(area.w, cells.w + 2 * beside);
    const float h = std::min(area.h, cells.h + 2 * beside);
    return {std::clamp(cells.center().x - w / 2, area.x, area.right() - w),
            std::clamp(cells.center().y - h / 2, area.y, area.bottom() - h), w, h};
}

void draw_grid(ui::Canvas& canvas, const Grid& grid, float margin) {
    const Point last = grid.at(point_at(grid.rows - 1, grid.columns - 1));
    const float width = grid.step > 40 ? 1.5F : 1.0F;
    const ui::TextStyle style{ui::Face::text, margin > 20 ? 13.0F : 11.0F, canvas.theme.ink_soft,
                              ui::Align::center};
    for (int row = 0; row < grid.rows; ++row) {
        const Point at = grid.at(point_at(row, 0));
        ui::line(canvas, at, {last.x, at.y}, ui::faded(kLine, 0.75F), width);
        if (margin > 0) {
            const float x = grid.first.x - grid.step / 2 - margin / 2;
            ui::draw_text(canvas, ui::around({x, at.y}, margin, margin), std::to_string(row + 1),
                          style);
        }
    }
    for (int column = 0; column < grid.columns; ++column) {
        const Point at = grid.at(point_at(0, column));
        ui::line(canvas, at, {at.x, last.y}, ui::faded(kLine, 0.75F), width);
        if (margin > 0) {
            const float y = grid.first.y + grid.step / 2 + margin / 2;
            ui::draw_text(canvas, ui::around({at.x, y}, margin, margin),
                          std::string(1, static_cast<char>('a' + column)), style);
        }
    }
}

void draw_stone(ui::Canvas& canvas, Point center, float size, int colour, float opacity,
                bool sign) {
    const Rect rect = ui::around(center, size, size);
    const float radius = colour == kX ? size / 2 : size * 0.2F;
    if (opacity > 0.9F && size > 14) {
        ui::shadow(canvas, rect, radius, size * 0.14F, size * 0.05F,
                   ui::faded(canvas.theme.shadow, 0.8F));
    }
    const float mark = size * 0.15F;
    const float width = std::max(1.2F, size * 0.05F);
    if (colour == kX) {
        ui::disc(canvas, center, radius, ui::faded(kDarkEdge, opacity));
        ui::disc(canvas, center, radius - 1, ui::faded(kDark, opacity));
        if (sign) {
            const ui::Color cross = ui::faded(kLight, 0.34F * opacity);
            ui::line(canvas, center - Point{mark, mark}, center + Point{mark, mark}, cross, width);
            ui::line(canvas, center + Point{-mark, mark}, center + Point{mark, -mark}, cross,
                     width);
        }
        return;
    }
    ui::fill(canvas, rect, radius, ui::faded(kLight, opacity));
    ui::outline(canvas, rect, radius, ui::faded(kLightEdge, opacity));
    if (sign) {
        ui::ring(canvas, center, mark * 1.1F, ui::faded(kDark, 0.26F * opacity), width);
    }
}

void draw_bar(ui::Canvas& canvas, Point center, float size, int side, int seat, float opacity) {
    ui::axis_sign(canvas, center, size, seat, axis_of(side), opacity);
}

void draw_button(ui::Canvas& canvas, Point center, float size, float opacity) {
    const ui::Theme& t = canvas.theme;
    const Rect rect = ui::around(center, size, size);
    ui::fill(canvas, rect, size / 2, ui::faded(ui::mix(t.brass, ui::rgb(0xFFFFFF), 0.3F), opacity),
             ui::faded(t.brass_deep, opacity));
    ui::ring(canvas, center, size * 0.37F, ui::faded(t.on_brass, 0.35F * opacity), 1.2F);
    for (const float x : {-0.13F, 0.13F}) {
        ui::disc(canvas, center + Point{size * x, 0}, size * 0.075F,
                 ui::faded(t.on_brass, 0.85F * opacity));
    }
}

/// Zooms until every point is large enough for a finger.
float View::most_zoom(Rect area, const ViewContext& context) const {
    const State& state = context.state<State>();
    const Grid grid = lay_grid(area.inset(kEdge), state.rows, state.columns, kMargin);
    return std::max(1.0F, ui::touch_target / grid.step);
}

/// Registers the stones and, while stones are placed, the empty points. Returns what is aimed at.
Aim View::register_points(Frame& frame) {
    ui::Canvas& canvas = frame.canvas;
    const State& state = frame.now;
    const bool yours = frame.context.your_turn;
    int hovered = -1;
    each(board_points(state.rows, state.columns), [&](int point) {
        const bool x = has(state.stones[kX], point);
        const bool stone = x || has(state.stones[kO], point);
        if (!stone && state.phase != Phase::play) {
            return;
        }
        const std::string name = stone ? group_name(point) : name_of(point_spot(point));
        const std::string label =
            say("{stone:|Place }{colour} on {point}", {{"stone", stone},
                                                       {"colour", letter(!stone ? colour_
                                                                         : x    ? kX
                                                                                : kO)},
                                                       {"point", point_text(point)}});
        const float step = frame.grid.step;
        ui::SpotSpec spec{name, label, ui::around(frame.grid.at(point), step, step)};
        spec.focusable = stone || yours;
        spec.kind = stone || yours ? ui::SpotKind::button : ui::SpotKind::plain;
        spec.target = stone ? ui::Target{} : point_spot(point);
        const ui::SpotState over = ui::spot(canvas, spec);
        hovered = over.hovered ? point : hovered;
        frame.focused = over.focused ? point : frame.focused;
        if (stone && over.clicked) {
            pinned_ = pinned_ == point ? -1 : point;
            canvas.motion.moving = true;
        }
    });
    return {frame.focused >= 0 ? frame.focused
            : hovered >= 0     ? hovered
                               : pinned_,
            colour_, owners_};
}

/// Shades the points that the inspected group may still come to include, and frames its span. Tints
/// the stones that a side has claimed, and faintly those that only it can still get.
static void draw_ground(const Frame& frame) {
    ui::Canvas& canvas = frame.canvas;
    const Marks& marks = frame.marks;
    const float size = frame.grid.step;
    const auto tint = [&](const Points& points, ui::Color color, float strength) {
        each(points, [&](int point) {
            ui::fill(canvas, ui::around(frame.grid.at(point), size, size), 0,
                     ui::faded(color, strength));
        });
    };
    const auto color_of = [&](int side) { return ui::seat_look(seat_of(marks.shown, side)).color; };
    if (marks.inspected) {
        const ui::Color color = marks.side >= 0 ? color_of(marks.side) : canvas.theme.ink_soft;
        tint(marks.reach, color, 0.15F);
        ui::dashed_outline(canvas, frame.grid.cells(marks.span).inset(1), size * 0.25F, color,
                           size > 40 ? 2.4F : 1.8F);
    }
    for (const int side : {kVertical, kHorizontal}) {
        tint(marks.owned[side], color_of(side), 0.34F);
        tint(marks.open.safe[side], color_of(side), 0.2F);
    }
}

void View::draw_stones(Frame& frame) {
    ui::Canvas& canvas = frame.canvas;
    const State& state = frame.marks.shown;
    const auto& inspected = frame.marks.inspected;
    const float size = frame.grid.step * 0.74F;
    const double now = canvas.motion.now;
    if (placed_.point >= 0 && now >= placed_.claim_end) {
        placed_ = {};
    }
    canvas.motion.moving = canvas.motion.moving || placed_.point >= 0;
    for (const int colour : {kX, kO}) {
        each(state.stones[colour], [&](int point) {
            const bool ghost = inspected && inspected->colour >= 0 && inspected->point == point;
            float opacity = !ghost ? 1.0F : colour == kX ? 0.55F : 0.75F;
            float grown = 1;
            if (point == placed_.point && now < placed_.landed) {
                const auto share =
                    static_cast<float>((now - placed_.start) / (placed_.landed - placed_.start));
                grown = 1.35F - 0.35F * ui::ease_out(share);
                opacity *= ui::ease_out(share);
            }
            const Point at = frame.grid.at(point);
            const int side =
                now < placed_.claim_time(point) ? -1 : side_having(state.claimed, point);
            const int leans = side_having(frame.marks.open.leaning, point);
            draw_stone(canvas, at, size * grown, colour, opacity, side < 0 && leans < 0);
            if (side >= 0) {
                const bool fresh = side_having(frame.now.claimed, point) < 0;
                draw_bar(canvas, at, size * 0.4F, side, seat_of(state, side),
                         fresh ? 0.7F : opacity);
            } else if (leans >= 0) {
                draw_bar(canvas, at, size * 0.34F, leans, seat_of(state, leans),
                         has(frame.marks.open.safe[leans], point) ? kSure : kLeaning);
            }
        });
    }
}

/// Returns when the claim reaches a stone, in seconds; the farther the stone, the later. 0 if the
/// stone is not claimed.
double View::Placed::claim_time(int stone) const {
    if (point < 0 || side_having(claimed, stone) < 0) {
        return 0;
    }
    constexpr double kUsual = 12;  // stones this many points away are marked last
    const int distance = std::max(std::abs(row_of(stone) - row_of(point)),
                                  std::abs(column_of(stone) - column_of(point)));
    return landed + (claim_end - landed) * std::min(1.0, distance / kUsual) * 0.6;
}

/// Draws a ripple over the stones of a group that is being claimed.
void View::draw_claims(Frame& frame) {
    const double now = frame.canvas.motion.now;
    for (const int side : {kVertical, kHorizontal}) {
        const ui::Color color = ui::seat_look(seat_of(frame.now, side)).color;
        each(placed_.claimed[side], [&](int point) {
            const double begins = placed_.claim_time(point);
            const auto share =
                static_cast<float>((now - begins) / (0.4 * (placed_.claim_end - placed_.landed)));
            if (share > 0 && share < 1) {
                const float size = frame.grid.step * (0.36F + 0.2F * ui::ease_out(share));
                ui::ring(frame.canvas, frame.grid.at(point), size, ui::faded(color, 1 - share),
                         std::max(2.0F, frame.grid.step * 0.07F));
            }
        });
    }
}

/// Draws the points of a claim floating to their seat.
void View::draw_floats(Frame& frame) {
    floats_.settle(frame.canvas.motion);
    for (const tables::FloatingText& text : floats_.list()) {
        tables::draw_floating_text(frame.canvas, text, frame.grid.at(text.place));
    }
}

namespace {

/// Draws a best stone small, with a ring in the colour of legal actions. `both`: the other colour
/// is as good.
void draw_best(ui::Canvas& canvas, const Grid& grid, Point at, int colour, bool both) {
    const float size = grid.step * 0.34F;
    const float aside = !both ? 0.0F : colour == kX ? -size * 0.45F : size * 0.45F;
    ui::ring(canvas, at, grid.step * 0.36F, canvas.theme.may, 2);
    draw_stone(canvas, at + Point{aside, 0}, both ? size * 0.8F : size, colour, 1, false);
}

/// Draws a ring around a stone placed since the viewer acted.
void draw_recent(ui::Canvas& canvas, const Grid& grid, Point at, int colour, float strength) {
    const ui::Color color =
        ui::faded(ui::mix(canvas.theme.brass_deep, canvas.theme.ink, 0.1F), strength);
    const float width = grid.step > 40 ? 2.4F : 1.8F;
    const float round = grid.step * (0.74F + 0.16F);
    if (colour == kX) {
        ui::ring(canvas, at, round / 2, color, width);
    } else {
        ui::outline(canvas, ui::around(at, round, round), round * 0.26F, color, width);
    }
}

/// Draws, point by point, the last stones' rings, the best stones, in a review the one played, and
/// the keyboard's focus.
void draw_marks(const Frame& frame) {
    const Marks& marks = frame.marks;
    const float size = frame.grid.step * 0.74F;
    each(board_points(frame.now.rows, frame.now.columns), [&](int point) {
        const Point at = frame.grid.at(point);
        for (const int colour : {kX, kO}) {
            if (has(marks.played[colour], point)) {
                draw_stone(frame.canvas, at, size, colour, 0.4F);
            }
        }
        for (const int colour : {kX, kO}) {
            if (has(marks.best[colour], point)) {
                draw_best(frame.canvas, frame.grid, at, colour, has(marks.best[1 - colour], point));
            }
        }
        const float strength = marks.recent[static_cast<std::size_t>(point)];
        if (strength > 0) {
            draw_recent(frame.canvas, frame.grid, at, has(frame.now.stones[kX], point) ? kX : kO,
                        strength);
        }
        if (point == frame.focused) {
            ui::focus_ring(frame.canvas, ui::around(at, size, size), size / 2);
        }
    });
}

}  // namespace

/// Draws the edges of the board in the sides' colours: Vertical's at top and bottom, Horizontal's
/// at left and right.
static void draw_rims(const Frame& frame) {
    const State& state = frame.now;
    const auto strip = [&](Rect rect, int side) {
        const ui::Color color = ui::seat_look(seat_of(state, side)).color;
        ui::fill(frame.canvas, rect, 1.5F, ui::faded(color, 0.85F));
    };
    constexpr float thick = 3;
    const float inset = frame.grid.step * 0.5F;
    const Point low = frame.grid.first;
    const Point high = frame.grid.at(point_at(state.rows - 1, state.columns - 1));
    for (const float y : {high.y - inset - thick, low.y + inset}) {
        strip({low.x - inset, y, high.x - low.x + 2 * inset, thick}, kVertical);
    }
    for (const float x : {low.x - inset - thick, high.x + inset}) {
        strip({x, high.y - inset, thick, low.y - high.y + 2 * inset}, kHorizontal);
    }
}

void View::draw_board(ui::Canvas& canvas, Rect area, const ViewContext& context) {
    const State& state = context.state<State>();
    const bool narrow = ui::narrow(canvas);
    const float margin = narrow ? kMargin : 24;
    const float edge = narrow ? kEdge : 10;
    const Grid grid = lay_grid(area.inset(edge), state.rows, state.columns, margin);
    ui::paper(canvas, paper_around(grid, area, edge + margin), ui::radius_panel);
    Frame frame{canvas, context, state, grid, {}};
    if (pinned_ >= 0 && has(empty_points(state), pinned_)) {
        pinned_ = -1;
    }
    frame.marks = marks_of(context, register_points(frame));
    inspected_ = frame.marks.inspected;
    draw_ground(frame);
    draw_grid(canvas, grid, margin);
    if (!context.figure && (state.phase == Phase::play || state.phase == Phase::over)) {
        draw_rims(frame);
    }
    draw_stones(frame);
    draw_claims(frame);
    if (!context.owners.empty()) {
        draw_likely_owners(canvas, grid, context);
    }
    draw_marks(frame);
    draw_floats(frame);
}

}  // namespace ctq::carteso::view
