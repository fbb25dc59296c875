#include <algorithm>
#include <cmath>

#include "shell/tables/cartagena/frame.hpp"
#include "shell/tables/cartagena/tips.hpp"
#include "shell/tables/cartagena/view.hpp"
#include "shell/ui/ui.hpp"

/// Draws the board: track, piles, tokens, marks and animations.
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

void View::draw_board(ui::Canvas& canvas, Rect area, const ViewContext& context) {
    const State& state = context.state<State>();
    ui::paper(canvas, area, ui::radius_panel, true);
    plan(area, state.spaces);
    // A flight that ends in this frame may have been drawn in the frame before: draw once more.
    canvas.motion.moving = canvas.motion.moving || !motion_.flights().empty();
    motion_.settle(canvas.motion);
    floats_.settle(canvas.motion);

    std::array<ui::Symbol, kMostSpaces> symbols{};
    for (std::size_t i = 0; i < state.spaces; ++i) {
        symbols[i] = sign_of(state, state.symbol_at[i + 1] - 1);
    }
    ui::draw_track(canvas, plan_.track, std::span(symbols).first(state.spaces));

    Frame frame{canvas, context, state, {}, {}, {}, {}, {}};
    frame.fill_in();
    draw_piles(frame);
    draw_recent(frame);
    ui::draw_track_numbers(canvas, plan_.track);
    register_places(frame);
    draw_rings(frame);
    draw_tokens(frame);
    draw_advice(frame);
    draw_focus(frame);
    draw_flights(frame);
    draw_aboard(frame);
    draw_dragged(frame);
}

void View::Frame::fill_in() {
    for (int seat = 1; seat <= state.seats; ++seat) {
        for (int i = 0; i < state.tokens; ++i) {
            ++standing[static_cast<std::size_t>(seat - 1)]
                      [static_cast<std::size_t>(token_position(state, seat, i))];
        }
    }
    if (!context.your_turn) {
        return;
    }
    moves = moves_of(state);
    std::erase_if(moves, [&](const Move& move) { return !context.picker.asks(move.action); });
    chosen = aim_of(context.picker.chosen());
    // Hovering or focusing shows the same as selecting, as a preview.
    pointed = chosen;
    const ui::Target under = ui::target_of(
        canvas.spots, canvas.spots.focus_visible ? canvas.spots.focus : canvas.spots.hovered);
    if (!chosen.any() && context.picker.known(under)) {
        aim_at(pointed, under);
    }
}

/// Draws the trace of an action in its seat's colour. `strength` is 1 for the last action, less for
/// earlier ones.
void View::draw_trace(Frame& frame, const Trace& trace, float strength) {
    ui::Canvas& canvas = frame.canvas;
    const ui::TrackLayout& track = plan_.track;
    const Point from = track.places[static_cast<std::size_t>(trace.from)];
    const Point to = track.places[static_cast<std::size_t>(trace.to)];
    // Beside the spaces, so that it hides no symbol; seats alternate between the two sides.
    const float lane = track.disc * (trace.seat % 2 == 0 ? -1.09F : 1.09F);
    const ui::Color color = ui::mix(ui::seat_look(trace.seat).color, canvas.theme.ink, 0.15F);
    ui::dashed_ring(canvas, from, ui::place_radius(track, trace.from) + 2,
                    ui::faded(color, 0.7F * strength), 2);
    if (strength == 1) {
        ui::last_mark(canvas, to, ui::place_radius(track, trace.to), color);
    }
    ui::trail(canvas, ui::along_track(track, trace.from, trace.to, lane),
              ui::faded(color, 0.9F * strength), std::clamp(track.disc * 0.1F, 2.0F, 3.0F));
}

/// Draws the traces of the last actions of one seat, older ones fainter. Skips actions that are
/// still animated.
void View::draw_recent(Frame& frame) {
    constexpr float kFaintest = 0.3F;
    const auto& recent = frame.context.recent;
    const std::size_t moving = std::min(motion_.flights().size(), recent.size());
    for (std::size_t i = 0; i + moving < recent.size(); ++i) {
        const match::LastAction& one = recent[i];
        if (one.seat != recent[recent.size() - 1 - moving].seat) {
            continue;
        }
        const std::size_t ago = recent.size() - 1 - i;
        const float strength = 1 - 0.2F * static_cast<float>(ago);
        if (const auto trace = trace_of(tables::state_at<State>(one.before.data()), one.action)) {
            draw_trace(frame, *trace, std::max(kFaintest, strength));
        }
    }
}

/// Draws the best or hinted action: its trace, and a ghost of the pirate at its end. In a review it
/// appears beside the action played.
void View::draw_advice(Frame& frame) {
    ui::Canvas& canvas = frame.canvas;
    const ViewContext& context = frame.context;
    const ui::TrackLayout& track = plan_.track;
    if (context.played) {
        if (const auto trace = trace_of(frame.state, *context.played)) {
            draw_trace(frame, *trace, 0.6F);
        }
    }
    for (const core::Action action : context.best) {
        const auto trace = trace_of(frame.state, action);
        if (!trace) {
            continue;
        }
        // On the opposite side of the spaces from the action played.
        const float lane = track.disc * (trace->seat % 2 == 0 ? 1.09F : -1.09F);
        ui::trail(canvas, ui::along_track(track, trace->from, trace->to, lane), canvas.theme.may,
                  std::clamp(track.disc * 0.13F, 2.5F, 4.0F));
        const Point to = track.places[static_cast<std::size_t>(trace->to)];
        ui::ring(canvas, to, ui::place_radius(track, trace->to) + 2, canvas.theme.may, 2.5F);
        ui::token(canvas, to - Point{0, track.disc * 0.5F}, track.disc * 0.86F, trace->seat,
                  {0, false, false, 0.6F});
    }
}

/// Registers one spot for each place: a token spot if one of the seat's own tokens is there, else a
/// space spot. A possible destination of the selection also gets a space spot.
void View::register_places(Frame& frame) {
    ui::Canvas& canvas = frame.canvas;
    const State& state = frame.state;
    const ui::TrackLayout& track = plan_.track;
    const bool own_turn = frame.context.your_turn;
    for (int place = 0; place <= boat(state); ++place) {
        const auto at = static_cast<std::size_t>(place);
        const bool own =
            own_turn && frame.standing[static_cast<std::size_t>(state.seat - 1)][at] > 0;
        const bool target =
            frame.chosen.any() && frame.chosen.from != place && frame.leads_to(place);
        const bool as_token = own && !target;
        const float w = track.disc * 2.55F;
        const float h = track.disc * 2.7F;
        const Rect rect = ui::around(track.places[at] - Point{0, track.disc * 0.1F}, w, h);
        const ui::Target spot = as_token ? token_spot(place) : space_spot(place);
        const std::string name = name_of(state, spot);
        const std::string label =
            (as_token ? "Your pirate at " : "Space ") + place_phrase(state, place);
        const std::string tip = ui::pointed_at(canvas, name) && !frame.context.figure
                                    ? place_tip(frame.context, place)
                                    : std::string();
        const bool focusable = as_token ? frame.leaves(place, frame.chosen) : frame.leads_to(place);
        const ui::SpotState over =
            ui::spot(canvas, {name, label, rect, true,
                              as_token && frame.leaves(place, frame.pointed), own_turn && focusable,
                              own_turn ? ui::SpotKind::button : ui::SpotKind::plain, 0, tip, spot});
        frame.over[at] = over;
    }
}

void View::draw_rings(Frame& frame) {
    ui::Canvas& canvas = frame.canvas;
    const ui::TrackLayout& track = plan_.track;
    for (int place = 0; place <= boat(frame.state); ++place) {
        const auto at = static_cast<std::size_t>(place);
        const Move* back = nullptr;
        bool any = false;
        for (const Move& move : frame.moves) {
            if (move.to == place && frame.pointed.fits(move)) {
                any = true;
                back = move.symbol < 0 && (frame.pointed.from >= 0) ? &move : back;
            }
        }
        if (!any) {
            continue;
        }
        const Point center = track.places[at];
        const float radius = ui::place_radius(track, place);
        if (!frame.pointed.any()) {
            const float width = std::clamp(radius * 0.12F, 2.5F, 4.0F);
            ui::ring(canvas, center, radius + width * 0.7F, canvas.theme.disc, width + 2.5F);
            ui::ring(canvas, center, radius + width * 0.7F, canvas.theme.may, width);
            continue;
        }
        ui::legal_ring(canvas, center, radius, frame.over[at].hovered);
        if (back != nullptr) {
            frame.draw_gain(center + Point{-radius * 0.8F, radius * 0.8F}, back->cards);
        }
    }
}

/// Draws the number of cards that falling back there draws: "+2" on brass.
void View::Frame::draw_gain(Point center, int count) const {
    const ui::Theme& t = canvas.theme;
    const Rect r = ui::around(center, 26, 20);
    ui::shadow(canvas, r, 10, 6, 1, ui::faded(t.shadow, 0.6F));
    ui::fill(canvas, r, 10, ui::mix(t.brass, ui::rgb(0xFFFFFF), 0.2F), t.brass);
    ui::draw_text(canvas, r, "+" + std::to_string(count),
                  {ui::Face::bold, 13 / canvas.text_scale, t.on_brass, ui::Align::center});
}

bool View::Frame::leads_to(int place) const {
    return std::any_of(moves.begin(), moves.end(),
                       [&](const Move& move) { return move.to == place && chosen.fits(move); });
}

bool View::Frame::leaves(int place, Aim aim) const {
    aim.from = -1;
    return std::any_of(moves.begin(), moves.end(),
                       [&](const Move& move) { return move.from == place && aim.fits(move); });
}

}  // namespace ctq::cartagena::view
