#include "shell/ui/lists.hpp"

#include <string>

#include "shell/ui/draw.hpp"
#include "shell/ui/seats.hpp"
#include "shell/ui/text.hpp"

namespace ctq::ui {

namespace {

constexpr float bar_width = 6;
constexpr float bar_room = 12;
constexpr float at_end = 2;            // pixels from the end that count as the end
constexpr float friction = 5;          // share of speed lost a second, roughly
constexpr float slowest = 20;          // pixels a second
constexpr float longest_step = 0.05F;  // seconds; a hidden page must not leap

float most(const Scroll& scroll, Rect view) {
    return std::max(0.0F, scroll.content - view.h);
}

/// A finger drags the list; let go, it runs on and slows down.
void follow_finger(Canvas& canvas, std::string_view name, Scroll& scroll) {
    const float seconds = std::min(longest_step, static_cast<float>(canvas.motion.now - scroll.at));
    scroll.at = canvas.motion.now;
    const Input& input = canvas.input;
    if (input.pressed) {
        scroll.finger = input.pointer.y;
        scroll.speed = 0;
    }
    if (canvas.spots.scrolled == name) {
        const float by = scroll.finger - input.pointer.y;
        scroll.offset += by;
        scroll.finger = input.pointer.y;
        scroll.pinned = false;
        if (seconds > 0) {
            scroll.speed = 0.6F * scroll.speed + 0.4F * by / seconds;
        }
        return;
    }
    if (std::abs(scroll.speed) > slowest && !canvas.motion.reduced) {
        scroll.offset += scroll.speed * seconds;
        scroll.speed *= std::max(0.0F, 1 - friction * seconds);
        canvas.motion.moving = true;
    } else {
        scroll.speed = 0;
    }
}

void draw_bar(Canvas& canvas, Rect view, std::string_view name, Scroll& scroll) {
    const float range = most(scroll, view);
    if (range < 1) {
        return;
    }
    const float h = std::max(28.0F, view.h * view.h / scroll.content);
    const float way = view.h - h;
    const Rect bar{view.right() - bar_width, view.y + way * scroll.offset / range, bar_width, h};
    const std::string bar_name = std::string(name) + ":bar";
    const SpotState state =
        spot(canvas, {bar_name, "", {bar.x - 6, view.y, bar_width + 8, view.h}, true, true, false});
    if (state.held && way > 0) {
        scroll.offset = (canvas.input.pointer.y - view.y - h / 2) / way * range;
        scroll.offset = std::clamp(scroll.offset, 0.0F, range);
        scroll.pinned = scroll.offset > range - at_end;
    }
    const float strength = state.held || state.hovered ? 0.7F : 0.4F;
    fill(canvas, bar, bar_width / 2, faded(canvas.theme.muted, strength));
}

/// Bring what the keyboard reached into view.
void show_focus(Canvas& canvas, const ScrollView& view, Scroll& scroll) {
    if (!canvas.spots.focus_visible) {
        return;
    }
    const std::vector<Spot>& list = canvas.spots.list;
    for (std::size_t i = view.first_spot; i < list.size(); ++i) {
        const Rect r = list[i].rect;
        if (list[i].name != canvas.spots.focus || r.h > view.view.h) {
            continue;
        }
        const float above = view.view.y + 8 - r.y;
        const float below = r.bottom() + 8 - view.view.bottom();
        const float by = above > 0 ? -above : below > 0 ? below : 0;
        const float wanted = std::clamp(scroll.offset + by, 0.0F, most(scroll, view.view));
        if (wanted != scroll.offset) {
            scroll.offset = wanted;
            scroll.pinned = false;
            canvas.motion.moving = true;
        }
    }
}

}  // namespace

ScrollView begin_scroll(Canvas& canvas, std::string_view name, Rect view, Scroll& scroll) {
    canvas.spots.areas.push_back({std::string(name), view, canvas.layer});
    const Input& input = canvas.input;
    const bool here = canvas.layer == canvas.spots.top && input.present &&
                      overlap(view, canvas.clip).contains(input.pointer);
    const float range = most(scroll, view);
    if (here && input.wheel != 0) {
        scroll.offset += input.wheel;
        scroll.pinned = scroll.offset > range - at_end;
        scroll.speed = 0;
    }
    follow_finger(canvas, name, scroll);
    if (scroll.offset < 0 || scroll.offset > range) {
        scroll.speed = 0;
    }
    if (scroll.offset >= range - at_end && canvas.spots.scrolled != name) {
        scroll.pinned = scroll.pinned || range > 0;
    }
    scroll.offset = std::clamp(scroll.offset, 0.0F, range);
    ScrollView out;
    out.view = view;
    out.clip_before = canvas.clip;
    out.first_spot = canvas.spots.list.size();
    push_clip(canvas, view);
    const float top = view.y - std::round(scroll.offset * canvas.ratio) / canvas.ratio;
    out.content = {view.x, top, view.w - bar_room, view.h};
    return out;
}

void end_scroll(Canvas& canvas, const ScrollView& view, std::string_view name, Scroll& scroll,
                float height) {
    if (scroll.content != height) {
        scroll.content = height;
        canvas.motion.moving = true;  // the next frame knows the height
    }
    show_focus(canvas, view, scroll);
    draw_bar(canvas, view.view, name, scroll);
    pop_clip(canvas, view.clip_before);
}

void log_list(Canvas& canvas, std::string_view name, Rect view, Scroll& scroll,
              std::span<const LogLine> lines) {
    const Theme& t = canvas.theme;
    if (scroll.pinned) {
        scroll.offset = most(scroll, view);
    }
    const ScrollView in = begin_scroll(canvas, name, view, scroll);
    const TextStyle words{Face::text, 14, t.text, Align::left};
    const float margin = text_width(canvas, "000 ", words);
    float y = in.content.y;
    for (const LogLine& entry : lines) {
        const float x = in.content.x + margin + (entry.seat > 0 ? 20 : 0);
        const float w = in.content.right() - x;
        const float h = text_height(canvas, entry.words, w, words) + 6;
        if (y + h > view.y && y < view.bottom()) {
            const Rect line{in.content.x, y, margin - 6, line_height(canvas, words)};
            draw_text(canvas, line, entry.number, {Face::text, 13, t.muted, Align::right});
            if (entry.seat > 0) {
                token(canvas, {x - 12, line.center().y}, 11, entry.seat);
            }
            const Color color = entry.strong ? t.text : mix(t.muted, t.text, 0.6F);
            draw_wrapped(canvas, {x, y, w, h}, entry.words, {Face::text, 14, color, Align::left});
        }
        y += h;
    }
    end_scroll(canvas, in, name, scroll, y - in.content.y);
}

}  // namespace ctq::ui
