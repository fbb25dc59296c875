#include <algorithm>

#include "shell/tables/cartagena/frame.hpp"

/// Draws the ways that pirates went or should go: trails along the road, through the spaces and
/// below their symbols and numbers.
namespace ctq::cartagena::view {

using ui::Point;

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

void draw_trails(const Frame& frame) {
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

}  // namespace ctq::cartagena::view
