#include <algorithm>
#include <cmath>

#include "shell/tables/cartagena/frame.hpp"
#include "shell/tables/cartagena/view.hpp"
#include "shell/ui/ui.hpp"

/// Draws what moves over the board: leaping pirates, the flourish at their landing, and cards.
namespace ctq::cartagena::view {

using ui::Point;
using ui::Rect;

namespace {

constexpr int kFar = 24;  // number of spaces from which a leap is drawn as the longest

/// Returns how far a leap goes: 0 for none, 1 for `kFar` spaces or more.
float reach_of(int from, int to) {
    return std::min(1.0F, static_cast<float>(std::abs(to - from)) / kFar);
}

/// Draws the wake of a leap: the line behind the pirate, which tapers and fades.
void draw_wake(ui::Canvas& canvas, std::span<const Point> line, float width, ui::Color color) {
    constexpr int kPieces = 8;
    const float piece = ui::length(line) / kPieces;
    for (int i = 0; i < kPieces; ++i) {
        const float begin = piece * static_cast<float>(i);
        const float share = static_cast<float>(i + 1) / kPieces;
        ui::trace(canvas, ui::stretch(line, begin, begin + piece), ui::faded(color, 0.6F * share),
                  width * share);
    }
}

}  // namespace

/// Draws a pirate that leaps along the road. All leaps take the same time: a long one is a row of
/// hops, higher and faster, with a long wake.
static void draw_leap(const Frame& frame, const Flight& flight) {
    ui::Canvas& canvas = frame.canvas;
    const ui::TrackLayout& track = frame.track;
    const float t = ui::ease(flight.share(canvas.motion.now));
    const float reach = reach_of(flight.from, flight.to);
    const std::vector<Point> line = ui::along_track(track, flight.from, flight.to);
    const float gone = t * ui::length(line);
    const float wake = std::min(gone, track.disc * (1 + 14 * reach)) * std::min(1.0F, 4 * (1 - t));
    draw_wake(canvas, ui::stretch(line, gone - wake, gone), track.disc * (0.2F + 0.4F * reach),
              ui::seat_look(flight.seat).color);
    const auto hops = static_cast<float>(1 + std::abs(flight.to - flight.from) / 7);
    const float high = std::sin(ui::pi * t);
    const float lift =
        track.disc * (0.5F * std::abs(std::sin(ui::pi * hops * t)) + (0.4F + 1.2F * reach) * high);
    const ui::TokenStack stack = ui::tokens_at(track, flight.to, 1);
    const Point rim{0, track.disc * 1.04F + lift};
    draw_pirate(canvas, ui::stretch(line, gone, gone).front() - rim,
                stack.size * (1 + 0.5F * reach * high), flight.seat, {.lifted = true});
}

/// Draws the flourish at the end of a leap: a ring that widens, and sparks after a long one. Coming
/// aboard has its own, see `draw_aboard`.
void View::draw_landings(const Frame& frame) const {
    constexpr int kSparks = 10;
    ui::Canvas& canvas = frame.canvas;
    const float disc = frame.track.disc;
    for (const Landing& landing : motion_.landings()) {
        if (!landing.begun(canvas.motion.now)) {
            continue;
        }
        const float t = landing.share(canvas.motion.now);
        const float out = ui::ease_out(t);
        const float reach = reach_of(landing.trace.from, landing.trace.to);
        const Point at = frame.center(landing.trace.to);
        const ui::Color color = ui::seat_look(landing.trace.seat).color;
        ui::ring(canvas, at, disc * (1 + (0.15F + 0.5F * reach) * out),
                 ui::faded(color, 0.8F * (1 - t)), disc * (0.08F + 0.12F * reach));
        for (int i = 0; i < kSparks && reach > 0.3F; ++i) {
            const float a = 2 * ui::pi * static_cast<float>(i) / kSparks;
            const Point way{std::cos(a), std::sin(a)};
            ui::disc(canvas, at + way * (disc * (1 + 0.9F * reach * out)), disc * 0.13F * (1 - t),
                     i % 2 == 0 ? color : canvas.theme.brass);
        }
    }
}

void View::draw_flights(const Frame& frame) const {
    ui::Canvas& canvas = frame.canvas;
    const double now = canvas.motion.now;
    for (const Flight& flight : motion_.flights()) {
        if (!flight.begun(now)) {
            continue;
        }
        if (flight.kind == Flight::Kind::token) {
            draw_leap(frame, flight);
            continue;
        }
        const float t = ui::ease(flight.share(now));
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
void View::draw_aboard(const Frame& frame) const {
    constexpr double kSplash = 0.7;  // duration of the splash, in seconds
    ui::Canvas& canvas = frame.canvas;
    const float disc = frame.track.disc;
    const Point boat = frame.track.places.back();
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

}  // namespace ctq::cartagena::view
