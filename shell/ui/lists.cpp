#include "shell/ui/lists.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>
#include <vector>

#include "shell/ui/draw.hpp"

namespace ctq::ui {

namespace {

constexpr float bar_width = 6;
constexpr float at_end = 2;            // pixels from the end that count as the end
constexpr float friction = 5;          // share of the speed lost per second, roughly
constexpr float slowest = 20;          // pixels per second; a slower list stops
constexpr float longest_step = 0.05F;  // seconds; avoids a jump after the page was hidden

float most(const Scroll& scroll, Rect view) {
    return std::max(0.0F, scroll.content - view.h);
}

/// Scrolls with the dragging finger; once released, the list coasts and slows down.
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
    const float travel = view.h - h;
    const Rect bar{view.right() - bar_width, view.y + travel * scroll.offset / range, bar_width, h};
    const std::string bar_name = std::string(name) + ":bar";
    const SpotState state = spot(canvas, {.name = bar_name,
                                          .label = "",
                                          .rect = {bar.x - 6, view.y, bar_width + 8, view.h},
                                          .draggable = true,
                                          .focusable = false});
    if (state.held && travel > 0) {
        scroll.offset = (canvas.input.pointer.y - view.y - h / 2) / travel * range;
        scroll.offset = std::clamp(scroll.offset, 0.0F, range);
        scroll.pinned = scroll.offset > range - at_end;
    }
    const float strength = state.held || state.hovered ? 0.7F : 0.4F;
    fill(canvas, bar, bar_width / 2, faded(canvas.theme.muted, strength));
}

constexpr float page_overlap = 44;  // pixels that stay in view when paging

/// Returns whether the keys go to this list while nothing in it has the focus: the pointer is over
/// the list, or the list is the first one and the pointer is over no list.
bool leads(const Canvas& canvas, std::string_view name) {
    const ScrollArea* first = nullptr;
    for (const ScrollArea& area : canvas.spots.areas_before) {
        if (area.layer != canvas.spots.top || area.by_mouse) {
            continue;  // an area that the mouse drags is a board, not a list
        }
        if (canvas.input.present && area.rect.contains(canvas.input.pointer)) {
            return area.name == name;
        }
        first = first == nullptr ? &area : first;
    }
    return first != nullptr && first->name == name;
}

/// Handles Page Up, Page Down, Home and End.
void take_list_keys(Canvas& canvas, const ScrollView& view, std::string_view name, Scroll& scroll) {
    const Spot* focus = focused_since(canvas, view.first_spot);
    if (most(scroll, view.view) < 1 && focus == nullptr) {
        return;
    }
    if (focus == nullptr && !leads(canvas, name)) {
        return;
    }
    const bool free = focus != nullptr || !canvas.spots.focus_visible || canvas.spots.focus.empty();
    const float page = std::max(page_overlap, view.view.h - page_overlap);
    const auto go = [&](float by) {
        const float before = scroll.offset;
        scroll.offset = std::clamp(before + by, 0.0F, most(scroll, view.view));
        scroll.speed = 0;
        scroll.pinned = scroll.offset > most(scroll, view.view) - at_end;
        if (focus != nullptr) {
            // Keep the focus at the same height in the view; at either end of the list, use the
            // outermost line.
            const bool whole = std::abs(scroll.offset - before - by) < 1;
            scroll.seek = whole    ? focus->rect.center().y
                          : by < 0 ? view.view.y
                                   : view.view.bottom();
        }
        canvas.motion.moving = true;
    };
    if (take_key(canvas, Key::page_down)) {
        go(page);
    } else if (take_key(canvas, Key::page_up)) {
        go(-page);
    } else if (free && take_key(canvas, Key::home)) {
        go(-scroll.content - page);
    } else if (free && take_key(canvas, Key::end)) {
        go(scroll.content + page);
    }
}

/// Moves the focus to the line nearest to `scroll.seek`, which the keys of the list have set.
void seek_focus(Canvas& canvas, const ScrollView& view, Scroll& scroll) {
    const Spot* nearest = nullptr;
    float least = 0;
    const std::vector<Spot>& list = canvas.spots.list;
    for (std::size_t i = view.first_spot; i < list.size(); ++i) {
        const float away = std::abs(list[i].rect.center().y - *scroll.seek);
        if (list[i].enabled && list[i].focusable && !list[i].shown.empty() &&
            (nearest == nullptr || away < least)) {
            nearest = &list[i];
            least = away;
        }
    }
    if (nearest != nullptr) {
        canvas.spots.focus = nearest->name;
    }
    scroll.seek.reset();
}

/// Scrolls the focused spot into view.
void show_focus(Canvas& canvas, const ScrollView& view, Scroll& scroll) {
    const Spot* focus = focused_since(canvas, view.first_spot);
    if (focus == nullptr || focus->rect.h > view.view.h) {
        return;
    }
    const float above = view.view.y + 8 - focus->rect.y;
    const float below = focus->rect.bottom() + 8 - view.view.bottom();
    const float by = above > 0 ? -above : below > 0 ? below : 0;
    const float wanted = std::clamp(scroll.offset + by, 0.0F, most(scroll, view.view));
    if (wanted != scroll.offset) {
        scroll.offset = wanted;
        scroll.pinned = false;
        canvas.motion.moving = true;
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
    const Rect clip_before = canvas.clip;
    push_clip(canvas, view);
    const float top = view.y - std::round(scroll.offset * canvas.ratio) / canvas.ratio;
    return {{view.x, top, view.w - scroll_bar_room, view.h},
            view,
            clip_before,
            canvas.spots.list.size()};
}

void end_scroll(Canvas& canvas, const ScrollView& view, std::string_view name, Scroll& scroll,
                float height) {
    if (scroll.content != height) {
        scroll.content = height;
        canvas.motion.moving = true;  // draws again: the next frame knows the height
    }
    if (scroll.seek) {
        seek_focus(canvas, view, scroll);
    }
    take_list_keys(canvas, view, name, scroll);
    if (!scroll.seek) {
        show_focus(canvas, view, scroll);
    }
    draw_bar(canvas, view.view, name, scroll);
    pop_clip(canvas, view.clip_before);
}

}  // namespace ctq::ui
