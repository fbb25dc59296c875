#include <algorithm>

#include "shell/tables/cartagena/frame.hpp"
#include "shell/tables/cartagena/view.hpp"
#include "shell/ui/ui.hpp"

/// Draws tokens and cards: standing, in flight, and dragged by the pointer.
namespace ctq::cartagena::view {

using ui::Point;
using ui::Rect;

namespace {

constexpr float kLift = 22;  // pixels by which a dragged token rises

constexpr int kMostTogether = 3;  // most seats whose tokens and numbers are legible at start and
                                  // boat

/// Draws the ground of start or boat for many seats: two seats in a row, each with room for a
/// number beside its token.
ui::TokenStack draw_berths(ui::Canvas& canvas, const ui::TrackLayout& track, int place, int n) {
    const float disc = track.disc;
    const float row = disc * 0.72F;
    const float h = row * static_cast<float>((n + 1) / 2) + disc * 0.16F;
    const Point at = track.places[static_cast<std::size_t>(place)];
    const Rect ground = {at.x - disc * 1.25F, at.y + disc * 0.42F - h, disc * 2.5F, h};
    ui::fill(canvas, ground, disc * 0.3F, ui::faded(canvas.theme.disc, 0.9F));
    ui::outline(canvas, ground, disc * 0.3F, canvas.theme.ribbon_line);
    ui::TokenStack stack;
    stack.size = row * 0.8F;
    for (int i = 0; i < n; ++i) {
        stack.at.push_back({ground.x + disc * (i % 2 == 0 ? 0.42F : 1.62F),
                            ground.y + disc * 0.08F + row * (static_cast<float>(i / 2) + 0.5F)});
    }
    return stack;
}

}  // namespace

void View::draw_tokens(Frame& frame) {
    ui::Canvas& canvas = frame.canvas;
    const State& state = frame.state;
    auto shown = frame.standing;
    for (const Flight& flight : motion_.flights()) {
        if (flight.kind == Flight::Kind::token) {
            auto& row = shown[static_cast<std::size_t>(flight.seat - 1)];
            --row[static_cast<std::size_t>(flight.to)];
            row[static_cast<std::size_t>(flight.from)] += flight.begun(canvas.motion.now) ? 0 : 1;
        }
    }
    const bool dragging = canvas.spots.dragging;
    for (int place = 0; place <= boat(state); ++place) {
        const auto at = static_cast<std::size_t>(place);
        const bool end = place == 0 || place == boat(state);
        std::array<int, kMostSeats * kMostTokens> seats{};
        std::size_t n = 0;
        for (int seat = 1; seat <= state.seats; ++seat) {
            const int count = shown[static_cast<std::size_t>(seat - 1)][at];
            for (int i = 0; i < (end ? std::min(count, 1) : count); ++i) {
                seats[n++] = seat;
            }
        }
        if (n == 0) {
            continue;
        }
        const bool berths = end && n > kMostTogether;
        const ui::TokenStack stack =
            berths ? draw_berths(canvas, plan_.track, place, static_cast<int>(n))
                   : ui::tokens_at(plan_.track, place, static_cast<int>(n));
        bool marked = false;
        for (std::size_t i = 0; i < n; ++i) {
            const int seat = seats[i];
            const bool own = frame.context.your_turn && seat == state.seat && !marked;
            ui::TokenStyle style;
            const int count = shown[static_cast<std::size_t>(seat - 1)][at];
            style.count = end && !berths ? count : 0;
            style.highlit = own && frame.leaves(place, frame.pointed);
            style.lifted = own && frame.chosen.from == place && !dragging;
            style.opacity = own && frame.chosen.from == place && dragging ? 0.35F : 1.0F;
            marked = marked || own;
            ui::token(canvas, stack.at[i], stack.size, seat, style);
            if (berths) {
                const Rect beside =
                    ui::around(stack.at[i] + Point{stack.size * 1.15F, 0}, stack.size, stack.size);
                ui::draw_text(canvas, beside, std::to_string(count),
                              {ui::Face::bold, stack.size * 1.05F / canvas.text_scale,
                               canvas.theme.ink, ui::Align::center, false});
            }
        }
    }
}

/// Draws the keyboard focus, dark and light, so that it shows on paper and over other rings.
void View::draw_focus(Frame& frame) {
    ui::Canvas& canvas = frame.canvas;
    for (std::size_t i = 0; i < plan_.track.places.size(); ++i) {
        if (frame.over[i].focused) {
            const float r = ui::place_radius(plan_.track, static_cast<int>(i)) + 7;
            ui::ring(canvas, plan_.track.places[i], r + 3, ui::rgb(0xFFFFFF, 0.9F), 3);
            ui::ring(canvas, plan_.track.places[i], r, canvas.theme.ink, 3);
        }
    }
}

void View::draw_flights(Frame& frame) {
    ui::Canvas& canvas = frame.canvas;
    const double now = canvas.motion.now;
    const ui::TrackLayout& track = plan_.track;
    const float size = track.disc * 0.86F;
    for (const Flight& flight : motion_.flights()) {
        if (!flight.begun(now)) {
            continue;
        }
        const float t = ui::ease(flight.share(now));
        if (flight.kind == Flight::Kind::token) {
            const Point from = track.places[static_cast<std::size_t>(flight.from)];
            const Point to = track.places[static_cast<std::size_t>(flight.to)];
            const Point at = ui::carried(from, to, t, kLift) - Point{0, track.disc * 0.9F};
            ui::token(canvas, at, size, flight.seat, {0, true, false, 1.0F});
            continue;
        }
        const bool drawn = flight.kind == Flight::Kind::drawn;
        const Rect stack = drawn ? plan_.pile : plan_.discards;
        const Point hand = hand_point(canvas, frame.context.viewer, flight.seat, flight.symbol);
        const Point at =
            ui::carried(drawn ? stack.center() : hand, drawn ? hand : stack.center(), t, 10);
        ui::CardStyle card;
        card.symbol = sign_of(frame.state, flight.symbol);
        card.face_down = card.symbol == ui::Symbol::none;
        ImDrawList* before = ui::draw_on_top(canvas);
        ui::draw_card(canvas, ui::around(at, stack.w, stack.h), card);
        ui::draw_as_before(canvas, before);
    }
}

/// Draws pirates that have just come aboard: rings on the water, drops, and the number of their
/// seat's pirates aboard.
void View::draw_aboard(Frame& frame) {
    constexpr double kSplash = 0.7;  // duration of the splash, in seconds
    ui::Canvas& canvas = frame.canvas;
    const float disc = plan_.track.disc;
    const Point boat = plan_.track.places.back();
    const ui::Color water = ui::mix(canvas.theme.sea_to, canvas.theme.ink, 0.15F);
    for (const tables::FloatingText& text : floats_.list()) {
        const auto t = static_cast<float>((canvas.motion.now - text.start) / kSplash);
        for (int k = 0; k < 5 && t > 0 && t < 1 && !canvas.motion.reduced; ++k) {
            if (k < 2) {
                ui::ring(canvas, boat + Point{0, disc * 0.5F},
                         disc * (0.7F + 0.9F * t - 0.3F * static_cast<float>(k)),
                         ui::faded(water, 1 - t), 3);
            }
            const float aside = static_cast<float>(k) - 2;
            const Point drop{aside * disc * 0.55F * t, disc * (0.5F - 2.6F * t + 3.2F * t * t)};
            ui::disc(canvas, boat + drop, disc * 0.11F, ui::faded(water, 1 - t * t));
        }
        tables::draw_floating_text(canvas, text, boat - Point{0, disc});
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

void View::draw_dragged(Frame& frame) {
    ui::Canvas& canvas = frame.canvas;
    const ui::Spots& spots = canvas.spots;
    if (!spots.dragging || !frame.context.your_turn) {
        return;
    }
    Aim dragged;
    aim_at(dragged, ui::target_of(spots, spots.held));
    ImDrawList* before = ui::draw_on_top(canvas);
    if (dragged.from >= 0) {
        ui::token(canvas, canvas.input.pointer, plan_.track.disc, frame.state.seat,
                  {0, true, false, 1.0F});
    } else if (dragged.symbol >= 0) {
        ui::CardStyle card;
        card.symbol = sign_of(frame.state, dragged.symbol);
        card.selected = true;
        ui::draw_card(canvas, ui::around(canvas.input.pointer, 52, 70), card);
    }
    ui::draw_as_before(canvas, before);
}

}  // namespace ctq::cartagena::view
