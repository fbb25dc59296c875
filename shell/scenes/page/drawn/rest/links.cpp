#include <utility>

#include "shell/scenes/page/drawn/frame.hpp"

namespace ctq::scenes {

using Kind = PagePart::Kind;

namespace {

constexpr float kHeadAbove = 48;    // a heading this close to the top is read with what is above it
constexpr float kArrowScroll = 60;  // distance that an arrow key scrolls

/// Finds the heading being read: the last one in the upper third of the view or above it, at least
/// the first. At the end of the page it is the last one.
int read_section(const Commands& list, Range range, const ui::Scroll& scroll, float top, float view,
                 float height) {
    const bool end = scroll.offset > 0 && scroll.offset + view >= height;
    int found = 0;
    for (std::size_t i = range.first; i < range.end; ++i) {
        const PagePart& part = list.parts[i];
        if (is_section(part) && (end || part.at.y + top <= scroll.offset + view / 3)) {
            found = part.number;
        }
    }
    return found;
}

}  // namespace

void follow_links(ui::Canvas& canvas, const Commands& list, Range range, PageState& state,
                  float top) {
    if (canvas.spots.top != 0) {
        return;
    }
    const bool links = find_part(list, range, Kind::buttons, As::links) != nullptr;
    for (const auto& [key, by] :
         {std::pair{ui::Key::up, -kArrowScroll}, std::pair{ui::Key::down, kArrowScroll}}) {
        if (links && ui::take_key(canvas, key)) {
            state.scroll.offset += by;
            canvas.spots.focus_visible = false;  // the focused spot may scroll out of view
        }
    }
    for (std::size_t i = range.first; state.jump && i < range.end; ++i) {
        const PagePart& part = list.parts[i];
        if (is_section(part) && part.number == *state.jump) {
            const float at = part.at.y + top - 8;
            state.scroll.offset = at < kHeadAbove ? 0 : at;
            canvas.spots.focus_visible = false;
        }
    }
}

void note_section(const Commands& list, Range range, PageState& state, float top, float view) {
    if (state.jump) {
        state.section = *state.jump;
    } else if (state.scroll.offset != state.read_at) {
        state.section = read_section(list, range, state.scroll, top, view, state.scroll.content);
    }
    state.read_at = state.scroll.offset;
}

void draw_heading_link(const PageBrush& brush, const Command& command, ui::Rect rect, bool here) {
    ui::Canvas& canvas = brush.canvas;
    const ui::Theme& t = canvas.theme;
    const ui::SpotState state = ui::spot(canvas, {command.id, command.label, rect});
    if (state.hovered) {
        ui::fill(canvas, rect, ui::radius_field,
                 brush.paper ? ui::faded(t.brass, 0.18F) : t.raised);
    }
    ui::Rect in = rect.inset(10, 0);
    if (here || brush.paper) {
        ui::disc(canvas, {in.x + 3, in.center().y}, 3, brush.paper ? t.ink_soft : t.brass);
    }
    ui::take_left(in, 16);
    const ui::TextStyle style{here ? ui::Face::bold : ui::Face::text, 14,
                              brush.paper ? t.ink
                              : here      ? t.text
                                          : t.muted};
    const float h = std::min(in.h, ui::text_height(canvas, command.label, in.w, style));
    ui::draw_wrapped(canvas, {in.x, in.center().y - h / 2, in.w, h + 1}, command.label, style);
    ui::focus_ring(canvas, state, rect, ui::radius_field);
}

}  // namespace ctq::scenes
