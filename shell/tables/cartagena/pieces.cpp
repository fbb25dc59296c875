#include <algorithm>

#include "shell/tables/cartagena/frame.hpp"
#include "shell/tables/cartagena/view.hpp"
#include "shell/ui/ui.hpp"

/// Draws the pirates that stand on the board, and what the pointer drags.
namespace ctq::cartagena::view {

using ui::Point;
using ui::Rect;

namespace {

/// Returns the places of one token per seat at start or boat: two seats in a row, each with room
/// for a number beside its token.
ui::TokenStack berths_at(const ui::TrackLayout& track, int place, int n) {
    const float disc = track.disc;
    const int rows = (n + 1) / 2;
    const float row = disc * (rows > 2 ? 0.6F : rows > 1 ? 0.76F : 0.95F);
    const Point at = track.places[static_cast<std::size_t>(place)];
    const float top = at.y + disc * 0.4F - row * static_cast<float>(rows);
    ui::TokenStack stack;
    stack.size = row * 0.72F;
    for (int i = 0; i < n; ++i) {
        stack.at.push_back({at.x + disc * (n == 1       ? -0.25F
                                           : i % 2 == 0 ? -0.78F
                                                        : 0.32F),
                            top + row * (static_cast<float>(i / 2) + 0.62F)});
    }
    return stack;
}

/// Draws the number of a seat's pirates beside its token; `ground` draws it on a light ground.
void draw_number(ui::Canvas& canvas, Point token, float size, int count, bool ground) {
    const Rect beside = ui::around(token + Point{size * 0.98F, -size * 0.04F}, size * 0.86F, size);
    if (ground) {
        ui::fill(canvas, beside, size * 0.4F, ui::faded(canvas.theme.disc, 0.92F));
    }
    ui::draw_text(canvas, beside, std::to_string(count),
                  {.face = ui::Face::bold,
                   .size = std::max(11.5F, size * 0.9F) / canvas.text_scale,
                   .color = canvas.theme.ink,
                   .align = ui::Align::center,
                   .dots = false});
}

}  // namespace

void draw_pirate(ui::Canvas& canvas, ui::Point center, float size, int seat,
                 const ui::TokenStyle& style) {
    ui::token(canvas, center, size, seat, style);
    const float s = style.lifted ? size * 1.12F : size;
    // Half of the hat's outline, from the brim's middle to the top; the other half mirrors it.
    constexpr ui::Point kHalf[] = {{0, -0.24F},    {0.3F, -0.2F},  {0.5F, -0.24F},  {0.58F, -0.42F},
                                   {0.4F, -0.46F}, {0.28F, -0.6F}, {0.14F, -0.68F}, {0, -0.7F}};
    constexpr std::size_t kCorners = std::size(kHalf);
    std::array<ui::Point, 2 * kCorners - 2> hat;
    for (std::size_t i = 0; i < kCorners; ++i) {
        hat[i] = center + kHalf[i] * s;
    }
    for (std::size_t i = 1; i + 1 < kCorners; ++i) {
        hat[kCorners - 1 + i] =
            center + ui::Point{-kHalf[kCorners - 1 - i].x, kHalf[kCorners - 1 - i].y} * s;
    }
    const ui::Theme& t = canvas.theme;
    const ui::Color felt = ui::mix(ui::rgb(0x2B1F16), t.disc, style.quiet ? 0.6F : 0.0F);
    ui::fan(canvas, center - ui::Point{0, 0.38F * s}, hat, ui::faded(felt, style.opacity));
    ui::trace(canvas, hat, ui::faded(t.rim, style.opacity), std::clamp(s * 0.05F, 1.0F, 2.0F),
              true);
    ui::disc(canvas, center - ui::Point{0, 0.45F * s}, 0.09F * s, ui::faded(t.rim, style.opacity));
}

/// Draws the pirates on one place, given their number by seat - 1. The chosen one is lifted, and
/// all others are pale.
static void draw_standing(const Frame& frame, int place, std::span<const int> counts) {
    ui::Canvas& canvas = frame.canvas;
    const State& state = frame.state;
    const bool end = place == 0 || place == boat(state);
    std::array<int, kMostSeats * kMostTokens> seats{};
    int n = 0;
    for (int seat = 1; seat <= state.seats; ++seat) {
        const int count = counts[static_cast<std::size_t>(seat - 1)];
        for (int i = 0; i < (end ? std::min(count, 1) : count); ++i) {
            seats[static_cast<std::size_t>(n++)] = seat;
        }
    }
    const ui::TokenStack stack =
        end ? berths_at(frame.track, place, n) : ui::tokens_at(frame.track, place, n);
    const PlaceMarks& marks = frame.marks.of(place);
    const bool picked = frame.marks.chosen.from == place;
    const bool dragging = canvas.spots.dragging;
    bool marked = false;
    for (int k = 0; k < n; ++k) {
        // From the right where numbers stand beside the pirates, so that no pirate covers one.
        const auto i = static_cast<std::size_t>(end ? n - 1 - k : k);
        const int seat = seats[i];
        const bool own = marks.own && seat == state.seat && !marked;
        const bool chosen = own && picked;
        marked = marked || own;
        const int count = counts[static_cast<std::size_t>(seat - 1)];
        ui::TokenStyle style;
        style.highlit = own && marks.leaves;
        style.lifted = chosen && !dragging;
        style.quiet = frame.marks.chosen.from >= 0 && !chosen;
        style.opacity = chosen && dragging ? 0.35F : 1.0F;
        const float lift = style.lifted ? frame.track.disc * 0.3F : 0;
        draw_pirate(canvas, stack.at[i] - Point{0, lift}, stack.size, seat, style);
        if (end && (count > 1 || n > 2)) {
            draw_number(canvas, stack.at[i], stack.size, count, place > 0 || n <= 2);
        }
    }
}

/// Draws the pirates place by place. Above them, a ghost where the best action leads, and the
/// keyboard's focus, dark and light, so that it shows on paper and over other rings.
void View::draw_pieces(const Frame& frame) const {
    ui::Canvas& canvas = frame.canvas;
    for (int place = 0; place <= boat(frame.state); ++place) {
        std::array<int, kMostSeats> counts{};
        for (int seat = 1; seat <= frame.state.seats; ++seat) {
            counts[static_cast<std::size_t>(seat - 1)] = tokens_at(frame.state, seat, place);
        }
        for (const Flight& flight : motion_.flights()) {
            if (flight.kind == Flight::Kind::token) {
                const bool starts = flight.from == place && !flight.begun(canvas.motion.now);
                counts[static_cast<std::size_t>(flight.seat - 1)] +=
                    (starts ? 1 : 0) - (flight.to == place ? 1 : 0);
            }
        }
        draw_standing(frame, place, counts);
    }
    for (int place = 0; place <= boat(frame.state); ++place) {
        const Point at = frame.center(place);
        const float r = ui::place_radius(frame.track, place);
        if (const int seat = frame.marks.of(place).best) {
            ui::ring(canvas, at, r + 2, canvas.theme.may, 2.5F);
            const ui::TokenStack stack = ui::tokens_at(frame.track, place, 1);
            draw_pirate(canvas, stack.at[0], stack.size, seat, {.opacity = 0.6F});
        }
        if (frame.over[static_cast<std::size_t>(place)].focused) {
            ui::ring(canvas, at, r + 10, ui::rgb(0xFFFFFF, 0.9F), 3);
            ui::ring(canvas, at, r + 7, canvas.theme.ink, 3);
        }
    }
}

/// Returns the position of a seat's cards on the screen: in the hand for the viewer's own, else at
/// the seat's row.
Point View::hand_point(const ui::Canvas& canvas, int viewer, int seat, int symbol) const {
    if (seat == viewer) {
        const bool known = symbol >= 0 && symbol < kMostSymbols;
        const Rect r = known ? card_at_[static_cast<std::size_t>(symbol)] : Rect{};
        return r.empty() ? hand_at_.center() : r.center();
    }
    return tables::seat_point(canvas, seat, {plan_.area.right(), plan_.area.y});
}

void draw_dragged(const Frame& frame) {
    ui::Canvas& canvas = frame.canvas;
    const ui::Spots& spots = canvas.spots;
    if (!spots.dragging || !frame.context.your_turn) {
        return;
    }
    Aim dragged;
    aim_at(dragged, ui::target_of(spots, spots.held));
    ImDrawList* before = ui::draw_on_top(canvas);
    if (dragged.from >= 0) {
        draw_pirate(canvas, canvas.input.pointer, frame.track.disc, frame.state.seat,
                    {.lifted = true});
    } else if (dragged.symbol >= 0) {
        ui::CardStyle card;
        card.symbol = sign_of(frame.state, dragged.symbol);
        card.selected = true;
        ui::draw_card(canvas, ui::around(canvas.input.pointer, 52, 70), card);
    }
    ui::draw_as_before(canvas, before);
}

}  // namespace ctq::cartagena::view
