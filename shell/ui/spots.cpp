#include "shell/ui/spots.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "shell/ui/theme.hpp"

namespace ctq::ui {

namespace {

constexpr float drag_mouse = 5;  // pixels after which a press becomes a drag
constexpr float drag_touch = 10;

Rect widened(Rect r) {
    const float dx = std::max(0.0F, touch_target - r.w) / 2;
    const float dy = std::max(0.0F, touch_target - r.h) / 2;
    return r.inset(-dx, -dy);
}

/// Returns the topmost spot at the pointer. A finger that hits no spot gets the nearest small one.
const Spot* hit(const Spots& spots, const Input& input, std::string_view except) {
    const Spot* backdrop = nullptr;
    for (std::size_t i = spots.before.size(); i-- > 0;) {
        const Spot& spot = spots.before[i];
        if (spot.layer != spots.top || spot.name == except || !spot.shown.contains(input.pointer)) {
            continue;
        }
        if (!spot.backdrop) {
            return &spot;
        }
        backdrop = &spot;
    }
    if (!input.touch) {
        return backdrop;
    }
    const Spot* nearest = nullptr;
    float least = 0;
    for (const Spot& spot : spots.before) {
        if (spot.layer != spots.top || spot.name == except || spot.shown.empty() ||
            !widened(spot.shown).contains(input.pointer)) {
            continue;
        }
        const float away = length(spot.shown.center() - input.pointer);
        if (!spot.backdrop && (nearest == nullptr || away < least)) {
            nearest = &spot;
            least = away;
        }
    }
    return nearest != nullptr ? nearest : backdrop;
}

bool can_focus(const Spots& spots, const Spot& spot) {
    return spot.layer == spots.top && spot.focusable && spot.enabled && !spot.backdrop;
}

std::vector<const Spot*> tab_order(const Spots& spots, const std::vector<Spot>& list) {
    std::vector<const Spot*> order;
    for (const Spot& spot : list) {
        if (can_focus(spots, spot)) {
            order.push_back(&spot);
        }
    }
    return order;
}

/// Moves the focus to the next spot of a list, and from the last one to the first; `back` reverses
/// this.
void move_focus(Spots& spots, const std::vector<Spot>& list, bool back) {
    const std::vector<const Spot*> order = tab_order(spots, list);
    spots.focus_visible = true;
    spots.tip_dismissed.clear();
    if (order.empty()) {
        return;
    }
    const std::size_t n = order.size();
    std::size_t at = n;
    for (std::size_t i = 0; i < n; ++i) {
        if (order[i]->name == spots.focus) {
            at = i;
        }
    }
    if (at == n) {
        // The focused spot is gone: continue from its position in the tab order.
        at = spots.focus.empty() ? (back ? n - 1 : 0) : std::min(spots.focus_place, n - 1);
    } else {
        at = back ? (at + n - 1) % n : (at + 1) % n;
    }
    spots.focus = order[at]->name;
    spots.focus_place = at;
}

void read_keys(Spots& spots, Input& input) {
    std::vector<KeyPress> rest;
    for (const KeyPress& press : input.keys) {
        if (press.key == Key::tab) {
            move_focus(spots, spots.before, press.shift);
            continue;
        }
        if ((press.key == Key::enter || press.key == Key::space) && spots.focus_visible) {
            const Spot* spot = find(spots, spots.focus);
            if (spot != nullptr && can_focus(spots, *spot)) {
                spots.clicked = spot->name;
                spots.tip_dismissed = spot->name;
                continue;
            }
        }
        rest.push_back(press);
    }
    input.keys = std::move(rest);
}

/// Turns a press that moves into a drag of the spot or of the scroll area around it.
void read_drag(Spots& spots, const Input& input) {
    if (!input.down && !input.released) {
        return;
    }
    const float threshold = input.touch ? drag_touch : drag_mouse;
    if (spots.dragging || !spots.scrolled.empty() ||
        length(input.pointer - spots.press_at) < threshold) {
        return;
    }
    const Spot* spot = spots.held.empty() ? nullptr : find(spots, spots.held);
    if (spot != nullptr && spot->draggable) {
        spots.dragging = true;
        return;
    }
    for (const ScrollArea& area : spots.areas_before) {
        if (area.layer == spots.top && (input.touch || area.by_mouse) &&
            area.rect.contains(spots.press_at)) {
            spots.scrolled = area.name;
            spots.held.clear();
        }
    }
}

/// Updates `rests`: whether the pointer is still where it was at the last press. A press on a
/// disabled spot does not count: its tooltip says why nothing happens.
void read_rest(Spots& spots, const Input& input) {
    constexpr float still = 4;  // pixels; pressing a mouse button moves the mouse a little
    const Spot* under = find(spots, spots.hovered);
    const bool asks = input.pressed && under != nullptr && !under->enabled;
    if ((input.pressed && !asks) || !input.keys.empty()) {
        spots.rest_at = input.pointer;
        spots.rests = true;
    } else if (length(input.pointer - spots.rest_at) >= still) {
        spots.rests = false;
    }
}

/// Updates `touched`. A finger that moves away, drags or is joined by others shows no tooltip.
void read_touch(Spots& spots, const Input& input, const Spot* under, double now) {
    if (input.pressed) {
        spots.touched = input.touch && under != nullptr ? under->name : "";
        spots.touched_at = now;
        spots.tip_shown = false;
    }
    const bool lies = input.down && !spots.dragging && spots.scrolled.empty();
    if (!lies || under == nullptr || under->name != spots.touched) {
        spots.touched.clear();
    }
}

void read_pointer(Spots& spots, const Input& input, double now) {
    const Spot* under = input.present ? hit(spots, input, "") : nullptr;
    spots.hovered = under != nullptr ? under->name : "";
    if (input.pressed) {
        spots.press_at = input.pointer;
        spots.dragging = false;
        spots.scrolled.clear();
        spots.held = under != nullptr && under->enabled ? under->name : "";
        spots.focus = under != nullptr && !under->backdrop ? under->name : "";
        spots.focus_visible = false;
    }
    read_drag(spots, input);
    read_touch(spots, input, under, now);
    if (input.released) {
        if (spots.dragging) {
            const Spot* target = hit(spots, input, spots.held);
            spots.dropped = spots.held;
            spots.dropped_on = target != nullptr ? target->name : "";
        } else if (!spots.tip_shown && !spots.held.empty() && under != nullptr &&
                   under->name == spots.held) {
            spots.clicked = spots.held;
        }
    }
    if (!input.down) {
        spots.held.clear();
        spots.dragging = false;
        spots.scrolled.clear();
    }
}

/// Returns the distance from `from` to `to` in a direction, with sideways offsets counted double;
/// negative when `to` does not lie there. The sideways offset may be at most `slant` times the
/// forward one.
float distance_towards(Point from, Point to, Key key, float slant) {
    const Point d = to - from;
    const bool sideways = key == Key::left || key == Key::right;
    const float forward = sideways ? d.x : d.y;
    const float along = key == Key::left || key == Key::up ? -forward : forward;
    const float across = std::abs(sideways ? d.y : d.x);
    return along < 1 || across > along * slant ? -1 : along + across * 2;
}

/// Returns the nearest spot in a direction. Prefers spots at a small angle to it.
const Spot* nearest_towards(const std::vector<const Spot*>& order, const Spot* from, Point at,
                            Key key) {
    for (const float slant : {3.0F, 12.0F}) {
        const Spot* best = nullptr;
        float least = 0;
        for (const Spot* spot : order) {
            const float away = distance_towards(at, spot->rect.center(), key, slant);
            if (spot != from && away >= 0 && (best == nullptr || away < least)) {
                best = spot;
                least = away;
            }
        }
        if (best != nullptr) {
            return best;
        }
    }
    return nullptr;
}

void move_focus_towards(Spots& spots, Key key) {
    spots.tip_dismissed.clear();
    const std::vector<const Spot*> order = tab_order(spots, spots.list);
    if (order.empty()) {
        return;
    }
    const bool begins = spots.focus.empty();
    const Spot* from = begins ? find(spots, spots.home) : nullptr;
    for (const Spot* spot : order) {
        from = !begins && spot->name == spots.focus ? spot : from;
    }
    if (begins && from == nullptr) {
        spots.focus = order.front()->name;
        return;
    }
    // The focused spot may be gone (a point where a stone lies now): continue from its place.
    const Point at = from != nullptr ? from->rect.center() : spots.focus_at;
    const Spot* next = nearest_towards(order, from, at, key);
    if (next != nullptr) {
        spots.focus = next->name;
    } else if (begins) {
        spots.focus = can_focus(spots, *from) ? from->name : order.front()->name;
    } else if (from == nullptr) {
        spots.focus = order.front()->name;
    }
}

/// Finds the topmost layer of a list. The focus is cleared when a layer opens, and restored when
/// all layers are closed.
void find_top_layer(Spots& spots, const std::vector<Spot>& list) {
    int top = 0;
    for (const Spot& spot : list) {
        top = std::max(top, spot.layer);
    }
    if (top > spots.top) {
        if (spots.top == 0) {
            spots.focus_below = spots.focus;
        }
        spots.focus.clear();
    } else if (top < spots.top && top == 0) {
        spots.focus = spots.focus_below;
    }
    spots.top = top;
}

}  // namespace

void begin(Spots& spots, Input& input, double now) {
    std::swap(spots.list, spots.before);
    std::swap(spots.areas, spots.areas_before);
    spots.list.clear();
    spots.areas.clear();
    spots.clicked.clear();
    spots.dropped.clear();
    spots.dropped_on.clear();
    spots.had_home = !spots.home.empty();
    spots.home.clear();
    find_top_layer(spots, spots.before);
    read_rest(spots, input);
    read_keys(spots, input);
    read_pointer(spots, input, now);
}

void end(Spots& spots, Input& input) {
    // A scene that now sets `home` starts without focus, if the spot pressed before is gone.
    const auto focused = [&](const Spot& spot) { return spot.name == spots.focus; };
    if (!spots.home.empty() && !spots.had_home &&
        std::none_of(spots.list.begin(), spots.list.end(), focused)) {
        spots.focus.clear();
    }
    for (const Spot& spot : spots.list) {
        if (spot.name == spots.focus && spot.layer == spots.top) {
            spots.focus_at = spot.rect.center();
        }
    }
    for (const KeyPress& press : input.keys) {
        if (press.key == Key::left || press.key == Key::right || press.key == Key::up ||
            press.key == Key::down) {
            spots.focus_visible = true;
            move_focus_towards(spots, press.key);
        }
    }
}

bool moved(const Spots& spots) {
    return !std::equal(spots.list.begin(), spots.list.end(), spots.before.begin(),
                       spots.before.end(), [](const Spot& a, const Spot& b) {
                           return a.rect == b.rect && a.shown == b.shown && a.layer == b.layer &&
                                  a.enabled == b.enabled && a.name == b.name;
                       });
}

bool tab(Spots& spots, bool back) {
    find_top_layer(spots, spots.list);
    const std::vector<const Spot*> order = tab_order(spots, spots.list);
    const Spot* edge = order.empty() ? nullptr : back ? order.front() : order.back();
    // If the pointer set the focus to a spot that is gone, start from the edge.
    const bool nowhere = spots.focus.empty() || (!spots.focus_visible && !find(spots, spots.focus));
    if (spots.top == 0 && (edge == nullptr || (nowhere ? back : spots.focus == edge->name))) {
        spots.focus.clear();
        spots.focus_visible = false;
        return false;
    }
    move_focus(spots, spots.list, back);
    return true;
}

void enter(Spots& spots, bool back) {
    find_top_layer(spots, spots.list);
    spots.focus.clear();
    move_focus(spots, spots.list, back);
}

SpotState add(Spots& spots, Spot spot) {
    SpotState state;
    const bool live = spot.layer == spots.top && spot.enabled;
    state.hovered = spots.hovered == spot.name && spot.layer == spots.top;
    state.held = live && spots.held == spot.name;
    state.focused = live && spots.focus_visible && spots.focus == spot.name;
    state.clicked = live && spots.clicked == spot.name;
    // On a very small screen there may be less than no room for it.
    for (Rect* rect : {&spot.rect, &spot.shown}) {
        rect->w = std::max(0.0F, rect->w);
        rect->h = std::max(0.0F, rect->h);
    }
    spots.list.push_back(std::move(spot));
    return state;
}

void cover(Spots& spots, Rect rect, int layer) {
    constexpr float least = 8;  // pixels; a smaller part of a spot can't be pressed
    for (Spot& spot : spots.list) {
        const Rect r = spot.shown;
        if (spot.layer != layer || spot.backdrop || overlap(r, rect).empty()) {
            continue;
        }
        spot.shown = {};
        for (const Rect part : {Rect{r.x, r.y, r.w, rect.y - r.y},
                                Rect{r.x, rect.bottom(), r.w, r.bottom() - rect.bottom()},
                                Rect{r.x, r.y, rect.x - r.x, r.h},
                                Rect{rect.right(), r.y, r.right() - rect.right(), r.h}}) {
            if (std::min(part.w, part.h) >= least &&
                part.w * part.h > spot.shown.w * spot.shown.h) {
                spot.shown = part;
            }
        }
        spot.focusable = spot.focusable && !spot.shown.empty();
    }
}

namespace {

/// Returns the first spot that satisfies `fits`, in this frame or else in the previous one.
template <class Fits>
const Spot* find_if(const Spots& spots, Fits fits) {
    for (const std::vector<Spot>* list : {&spots.list, &spots.before}) {
        const auto found = std::find_if(list->begin(), list->end(), fits);
        if (found != list->end()) {
            return &*found;
        }
    }
    return nullptr;
}

}  // namespace

const Spot* find(const Spots& spots, std::string_view name) {
    return find_if(spots, [&](const Spot& spot) { return spot.name == name; });
}

const Spot* find(const Spots& spots, Target target) {
    return find_if(spots, [&](const Spot& spot) { return target && spot.target == target; });
}

Target target_of(const Spots& spots, std::string_view name) {
    const Spot* spot = name.empty() ? nullptr : find(spots, name);
    return spot != nullptr ? spot->target : Target{};
}

}  // namespace ctq::ui
