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

void View::draw_board(ui::Canvas& canvas, Rect area, const ViewContext& context) {
    const State& state = context.state<State>();
    ui::paper(canvas, area, ui::radius_panel, true);
    plan(area, state.spaces);
    // A flight that ends in this frame may have been drawn in the frame before: draw once more.
    canvas.motion.moving = canvas.motion.moving || !motion_.idle();
    motion_.settle(canvas.motion);
    floats_.settle(canvas.motion);

    std::array<ui::Symbol, kMostSpaces> symbols{};
    for (std::size_t i = 0; i < state.spaces; ++i) {
        symbols[i] = sign_of(state, state.symbol_at[i + 1] - 1);
    }
    Frame frame{canvas, context, state, {}, {}, {}, {}, {}};
    frame.fill_in();
    ui::draw_track(canvas, plan_.track, frame.seats_at(0) <= 2);
    draw_piles(frame);
    draw_recent(frame);
    draw_advised(frame);
    ui::draw_track_signs(canvas, plan_.track, std::span(symbols).first(state.spaces));
    register_places(frame);
    draw_rings(frame);
    ui::draw_track_numbers(canvas, plan_.track);
    draw_landings(frame);
    draw_tokens(frame);
    draw_ghosts(frame);
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
        // Around the place, with room above for the pirates on its rim.
        const Rect rect = ui::around(track.places[at], track.disc * 2.55F, track.disc * 3);
        const ui::Target spot = as_token ? token_spot(place) : space_spot(place);
        const std::string name = name_of(state, spot);
        const std::string label =
            (as_token ? "Your pirate at " : "Space ") + place_phrase(state, place);
        const std::string tip = ui::pointed_at(canvas, name) && !frame.context.figure
                                    ? place_tip(frame.context, place)
                                    : std::string();
        const bool focusable = own_turn && frame.context.picker.legal(spot);
        frame.over[at] = ui::spot(
            canvas, {name, label, rect, true, as_token && frame.leaves(place, frame.pointed),
                     focusable, own_turn ? ui::SpotKind::button : ui::SpotKind::plain, 0, tip, spot,
                     ui::place_radius(track, place)});
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

int View::Frame::seats_at(int place) const {
    return static_cast<int>(std::count_if(
        standing.begin(), standing.end(),
        [place](const Row& row) { return row[static_cast<std::size_t>(place)] > 0; }));
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
