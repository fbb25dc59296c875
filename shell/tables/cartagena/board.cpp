#include <algorithm>
#include <cmath>

#include "shell/tables/cartagena/frame.hpp"
#include "shell/tables/cartagena/tips.hpp"
#include "shell/tables/cartagena/view.hpp"
#include "shell/ui/ui.hpp"

/// Draws the board, part by part, and its marks of what a person can do.
namespace ctq::cartagena::view {

using ui::Point;
using ui::Rect;

namespace {

constexpr float kReachedDisc = 32;  // radius in pixels from which a disc is large enough
constexpr float kLargeDisc = 48;

}  // namespace

float View::most_zoom(Rect area, const ViewContext& /*context*/) const {
    // The discs scale with the board, so the size follows from the last plan.
    const float disc = plan_.area.empty() ? 0 : plan_.track.disc * area.w / plan_.area.w;
    return disc > 0 && disc < kReachedDisc ? kLargeDisc / disc : 1;
}

/// Draws the number of cards that falling back there draws: "+2" on brass.
static void draw_gain(ui::Canvas& canvas, Point center, int count) {
    const ui::Theme& t = canvas.theme;
    const Rect r = ui::around(center, 26, 20);
    ui::shadow(canvas, r, 10, 6, 1, ui::faded(t.shadow, 0.6F));
    ui::fill(canvas, r, 10, ui::mix(t.brass, ui::rgb(0xFFFFFF), 0.2F), t.brass);
    ui::draw_text(canvas, r, "+" + std::to_string(count),
                  {ui::Face::bold, 13 / canvas.text_scale, t.on_brass, ui::Align::center});
}

/// Registers one spot for each place: a token spot if a pirate can be chosen there, else a space
/// spot.
static void register_spots(Frame& frame) {
    ui::Canvas& canvas = frame.canvas;
    const bool own_turn = frame.context.your_turn;
    for (int place = 0; place <= boat(frame.state); ++place) {
        const PlaceMarks& marks = frame.marks.of(place);
        const bool as_token = marks.own && !frame.marks.targets(place);
        const ui::Target target = as_token ? token_spot(place) : space_spot(place);
        const std::string name = name_of(frame.state, target);
        const std::string label =
            (as_token ? "Your pirate at " : "Space ") + place_phrase(frame.state, place);
        const std::string tip = ui::pointed_at(canvas, name) && !frame.context.figure
                                    ? place_tip(frame.context, frame.marks, place)
                                    : std::string();
        // Around the place, with room above for the pirates on its rim.
        ui::SpotSpec spec{
            name, label,
            ui::around(frame.center(place), frame.track.disc * 2.55F, frame.track.disc * 3)};
        spec.draggable = as_token && marks.leaves;
        spec.focusable = own_turn && frame.context.picker.legal(target);
        spec.kind = own_turn ? ui::SpotKind::button : ui::SpotKind::plain;
        spec.tip = tip;
        spec.target = target;
        spec.round = ui::place_radius(frame.track, place);
        frame.over[static_cast<std::size_t>(place)] = ui::spot(canvas, spec);
    }
}

/// Draws a ring around each place that a move leads to: a thin one while nothing is aimed at.
static void draw_marks(const Frame& frame) {
    ui::Canvas& canvas = frame.canvas;
    for (int place = 0; place <= boat(frame.state); ++place) {
        const PlaceMarks& marks = frame.marks.of(place);
        const Point center = frame.center(place);
        const float radius = ui::place_radius(frame.track, place);
        if (marks.reached && frame.marks.aim.any()) {
            ui::legal_ring(canvas, center, radius,
                           frame.over[static_cast<std::size_t>(place)].hovered);
        } else if (marks.reached) {
            const float width = std::clamp(radius * 0.12F, 2.5F, 4.0F);
            ui::ring(canvas, center, radius + width * 0.7F, canvas.theme.disc, width + 2.5F);
            ui::ring(canvas, center, radius + width * 0.7F, canvas.theme.may, width);
        }
        if (marks.gain > 0) {
            draw_gain(canvas, center + Point{-radius * 0.8F, radius * 0.8F}, marks.gain);
        }
    }
}

/// Draws a trail from the rim of one place to the rim of another, `aside` pixels beside the middle
/// of the road.
static void draw_trail(ui::Canvas& canvas, const ui::TrackLayout& track, const Trace& trace,
                       ui::Color color, float aside) {
    const std::vector<Point> line = ui::along_track(track, trace.from, trace.to, aside);
    const float width = std::clamp(track.disc * 0.12F, 2.5F, 4.0F);
    const float begin = ui::place_radius(track, trace.from) + width;
    const float end = ui::length(line) - ui::place_radius(track, trace.to) - 2.5F * width;
    ui::trail(canvas, ui::stretch(line, begin, std::max(end, begin + 1)), color, width);
}

/// Draws the ways of the last actions, of the best or hinted one, and in a review beside it that of
/// the action played.
static void draw_trails(const Frame& frame) {
    ui::Canvas& canvas = frame.canvas;
    const float aside = 0.22F * frame.track.disc;
    for (const Trail& trail : frame.marks.trails) {
        const Trace& trace = trail.trace;
        if (trail.why == Trail::Why::best) {
            draw_trail(canvas, frame.track, trace, canvas.theme.may,
                       frame.context.played ? aside : 0);
            continue;
        }
        const ui::Color color = ui::mix(ui::seat_look(trace.seat).color, canvas.theme.ink, 0.15F);
        ui::dashed_ring(canvas, frame.center(trace.from),
                        ui::place_radius(frame.track, trace.from) + 2,
                        ui::faded(color, 0.7F * trail.strength), 2);
        if (trail.why == Trail::Why::last) {
            ui::last_mark(canvas, frame.center(trace.to), ui::place_radius(frame.track, trace.to),
                          color);
        }
        draw_trail(canvas, frame.track, trace, ui::faded(color, 0.85F * trail.strength),
                   frame.context.best.empty() ? 0 : -aside);
    }
}

void View::draw_board(ui::Canvas& canvas, Rect area, const ViewContext& context) {
    const State& state = context.state<State>();
    ui::paper(canvas, area, ui::radius_panel, true);
    plan(area, state.spaces);
    // A flight that ends in this frame may have been drawn in the frame before: draw once more.
    canvas.motion.moving = canvas.motion.moving || !motion_.idle();
    motion_.settle(canvas.motion);
    floats_.settle(canvas.motion);

    const ui::Target under = ui::target_of(
        canvas.spots, canvas.spots.focus_visible ? canvas.spots.focus : canvas.spots.hovered);
    Frame frame{
        canvas, context, state, plan_.track, marks_of(context, under, motion_.flights().size()),
        {}};
    std::array<ui::Symbol, kMostSpaces> symbols{};
    for (std::size_t i = 0; i < state.spaces; ++i) {
        symbols[i] = sign_of(state, state.symbol_at[i + 1] - 1);
    }
    int at_start = 0;
    for (int seat = 1; seat <= state.seats; ++seat) {
        at_start += tokens_at(state, seat, 0) > 0 ? 1 : 0;
    }
    ui::draw_track(canvas, plan_.track, at_start <= 2);
    draw_piles(frame);
    register_spots(frame);
    draw_trails(frame);
    ui::draw_track_signs(canvas, plan_.track, std::span(symbols).first(state.spaces));
    draw_marks(frame);
    ui::draw_track_numbers(canvas, plan_.track);
    draw_landings(frame);
    draw_pieces(frame);
    draw_flights(frame);
    draw_aboard(frame);
    draw_dragged(frame);
}

}  // namespace ctq::cartagena::view
