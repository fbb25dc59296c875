#include <array>

#include "shell/tables/cartagena/frame.hpp"

/// The lobby's picture: a track during a race.
namespace ctq::cartagena::view {

using ui::Rect;
using ui::Symbol;

namespace {

constexpr std::array<Symbol, 24> kTrack = {
    Symbol::bottle, Symbol::pistol, Symbol::hat,    Symbol::skull,  Symbol::sword,  Symbol::keys,
    Symbol::pistol, Symbol::bottle, Symbol::keys,   Symbol::sword,  Symbol::hat,    Symbol::skull,
    Symbol::hat,    Symbol::skull,  Symbol::sword,  Symbol::keys,   Symbol::pistol, Symbol::bottle,
    Symbol::skull,  Symbol::hat,    Symbol::bottle, Symbol::pistol, Symbol::keys,   Symbol::sword};

struct Standing {
    int place;  // 0 the start; beyond the last space the boat
    int seat;
    int index;
    int of;
};

constexpr Standing kTokens[] = {{0, 2, 0, 2},  {0, 4, 1, 2},  {3, 1, 0, 1},  {5, 3, 0, 2},
                                {5, 2, 1, 2},  {8, 4, 0, 1},  {10, 1, 0, 1}, {12, 3, 0, 1},
                                {13, 1, 0, 1}, {16, 4, 0, 1}, {20, 2, 0, 1}};

}  // namespace

void View::draw_picture(ui::Canvas& canvas, Rect area) const {
    const ui::Theme& t = canvas.theme;
    ui::fill(canvas, area, ui::radius_card, ui::mix(t.paper_from, t.ribbon, 0.35F),
             ui::mix(t.paper_to, t.ribbon, 0.55F));
    const Rect before = canvas.clip;
    ui::push_clip(canvas, area);
    const bool large = area.w > 420;
    const std::size_t spaces = large ? kTrack.size() : 14;
    const ui::TrackLayout track =
        ui::layout_track(area.inset(area.w * 0.03F, area.h * 0.05F), static_cast<int>(spaces), 34);
    ui::draw_track(canvas, track);
    ui::draw_track_signs(canvas, track, std::span(kTrack).first(spaces));
    for (const Standing& standing : kTokens) {
        if (standing.place < static_cast<int>(track.places.size())) {
            const ui::TokenStack stack = ui::tokens_at(track, standing.place, standing.of);
            draw_pirate(canvas, stack.at[static_cast<std::size_t>(standing.index)], stack.size,
                        standing.seat);
        }
    }
    ui::pop_clip(canvas, before);
    ui::outline(canvas, area, ui::radius_card, ui::faded(t.coast_line, 0.4F));
}

}  // namespace ctq::cartagena::view
