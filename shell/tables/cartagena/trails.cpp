#include <algorithm>

#include "shell/tables/cartagena/frame.hpp"
#include "shell/tables/cartagena/pirate.hpp"
#include "shell/tables/cartagena/view.hpp"
#include "shell/ui/ui.hpp"

/// Draws the ways that pirates went or should go: trails along the road, through the spaces and
/// below their symbols and numbers.
namespace ctq::cartagena::view {

using ui::Point;

/// Draws a trail from the rim of one place to the rim of another, `aside` pixels beside the middle
/// of the road.
void View::draw_trail(Frame& frame, const Trace& trace, ui::Color color, float aside) {
    const ui::TrackLayout& track = plan_.track;
    const std::vector<Point> line = ui::along_track(track, trace.from, trace.to, aside);
    const float width = std::clamp(track.disc * 0.12F, 2.5F, 4.0F);
    const float begin = ui::place_radius(track, trace.from) + width;
    const float end = ui::length(line) - ui::place_radius(track, trace.to) - 2.5F * width;
    ui::trail(frame.canvas, ui::stretch(line, begin, std::max(end, begin + 1)), color, width);
}

/// Draws the trace of an action in its seat's colour. `strength` is 1 for the last action, less for
/// earlier ones.
void View::draw_trace(Frame& frame, const Trace& trace, float strength) {
    ui::Canvas& canvas = frame.canvas;
    const ui::TrackLayout& track = plan_.track;
    const ui::Color color = ui::mix(ui::seat_look(trace.seat).color, canvas.theme.ink, 0.15F);
    ui::dashed_ring(canvas, track.places[static_cast<std::size_t>(trace.from)],
                    ui::place_radius(track, trace.from) + 2, ui::faded(color, 0.7F * strength), 2);
    if (strength == 1) {
        ui::last_mark(canvas, track.places[static_cast<std::size_t>(trace.to)],
                      ui::place_radius(track, trace.to), color);
    }
    // Beside the best action, where one is shown.
    const float aside = frame.context.best.empty() ? 0 : -0.22F * track.disc;
    draw_trail(frame, trace, ui::faded(color, 0.85F * strength), aside);
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

/// Draws the trail of the best or hinted action. In a review it lies beside that of the action
/// played.
void View::draw_advised(Frame& frame) {
    const ViewContext& context = frame.context;
    if (context.played) {
        if (const auto trace = trace_of(frame.state, *context.played)) {
            draw_trace(frame, *trace, 0.6F);
        }
    }
    for (const core::Action action : context.best) {
        if (const auto trace = trace_of(frame.state, action)) {
            draw_trail(frame, *trace, frame.canvas.theme.may,
                       context.played ? 0.22F * plan_.track.disc : 0);
        }
    }
}

/// Draws a ghost of the pirate at the end of the best or hinted action.
void View::draw_ghosts(Frame& frame) {
    ui::Canvas& canvas = frame.canvas;
    const ui::TrackLayout& track = plan_.track;
    for (const core::Action action : frame.context.best) {
        if (const auto trace = trace_of(frame.state, action)) {
            const Point to = track.places[static_cast<std::size_t>(trace->to)];
            ui::ring(canvas, to, ui::place_radius(track, trace->to) + 2, canvas.theme.may, 2.5F);
            const ui::TokenStack stack = ui::tokens_at(track, trace->to, 1);
            draw_pirate(canvas, stack.at[0], stack.size, trace->seat, {.opacity = 0.6F});
        }
    }
}

}  // namespace ctq::cartagena::view
