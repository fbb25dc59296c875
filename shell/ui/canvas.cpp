#include "shell/ui/canvas.hpp"

#include <imgui.h>

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <string>
#include <vector>

#include "shell/ui/draw.hpp"
#include "shell/ui/sheets.hpp"
#include "shell/ui/svg/svg.hpp"

namespace ctq::ui {

namespace {

constexpr int topmost = 7;  // the draw channel above all layers

template <typename Match>
bool take(Canvas& canvas, Match match) {
    if (canvas.layer < canvas.spots.top) {
        return false;
    }
    std::vector<KeyPress>& keys = canvas.input.keys;
    for (std::size_t i = 0; i < keys.size(); ++i) {
        if (match(keys[i])) {
            keys.erase(keys.begin() + static_cast<std::ptrdiff_t>(i));
            return true;
        }
    }
    return false;
}

constexpr double long_touch = 0.5;  // seconds until a resting finger shows a tooltip

/// Returns whether a finger has rested on the spot long enough to show its tooltip.
bool touched_long(Canvas& canvas, std::string_view name) {
    Spots& spots = canvas.spots;
    if (spots.touched != name || canvas.layer != spots.top) {
        return false;
    }
    const double due = spots.touched_at + long_touch;
    if (canvas.motion.now < due) {
        wake_at(canvas.motion, due);
        return false;
    }
    spots.tip_shown = true;
    return true;
}

/// Returns whether to show the tooltip of a spot.
bool asks_for_tip(Canvas& canvas, const SpotSpec& spec, const SpotState& state) {
    if (canvas.spots.dragging) {
        return false;
    }
    if (canvas.input.touch && canvas.input.present) {
        return touched_long(canvas, spec.name);
    }
    // After a press no tooltip appears until the pointer moves: it would only hide the result.
    const bool hovered = state.hovered && !canvas.spots.rests;
    return hovered || (state.focused && canvas.spots.tip_dismissed != spec.name);
}

}  // namespace

void begin(Canvas& canvas) {
    canvas.clip = canvas.screen;
    // Separate channels keep later parts of the scene from covering a drop-down that opened
    // earlier.
    canvas.over->ChannelsSplit(topmost + 1);
    begin(canvas.spots, canvas.input, canvas.motion.now);
}

void end(Canvas& canvas) {
    if (!canvas.tip.empty()) {
        tooltip(canvas, canvas.tip_at, canvas.tip);
    }
    canvas.over->ChannelsMerge();
    end(canvas.spots, canvas.input);
    next_frame(canvas.input);
}

void push_clip(Canvas& canvas, Rect rect) {
    canvas.clip = overlap(canvas.clip, rect);
    if (canvas.svg != nullptr) {
        canvas.svg->clip(canvas.clip);
    }
    canvas.draw->PushClipRect(vec(canvas.clip.min()), vec(canvas.clip.max()), false);
}

void pop_clip(Canvas& canvas, Rect before) {
    canvas.clip = before;
    if (canvas.svg != nullptr) {
        canvas.svg->end_clip();
    }
    canvas.draw->PopClipRect();
}

bool begin_layer(Canvas& canvas, std::string_view name, bool veiled) {
    if (canvas.layer == 0) {
        canvas.below = canvas.draw;
        canvas.draw = canvas.over;
    }
    assert(canvas.layer + 1 < topmost);
    canvas.clips[static_cast<std::size_t>(canvas.layer)] = canvas.clip;
    ++canvas.layer;
    canvas.clip = canvas.screen;
    canvas.over->ChannelsSetCurrent(canvas.layer);
    canvas.over->PushClipRect(vec(canvas.screen.min()), vec(canvas.screen.max()), false);
    if (veiled) {
        fill(canvas, canvas.screen, 0, canvas.theme.veil);
    }
    const Rect all = canvas.screen;
    const SpotState state = add(canvas.spots, {.name = std::string(name),
                                               .label = "",
                                               .rect = all,
                                               .shown = all,
                                               .layer = canvas.layer,
                                               .focusable = false,
                                               .backdrop = true});
    return state.clicked || take_key(canvas, Key::escape);
}

void end_layer(Canvas& canvas) {
    --canvas.layer;
    canvas.clip = canvas.clips[static_cast<std::size_t>(canvas.layer)];
    canvas.over->PopClipRect();
    canvas.over->ChannelsSetCurrent(canvas.layer);
    if (canvas.layer == 0) {
        canvas.draw = canvas.below;
    }
}

ImDrawList* draw_on_top(Canvas& canvas) {
    ImDrawList* before = canvas.draw;
    canvas.draw = canvas.over;
    canvas.over->ChannelsSetCurrent(topmost);
    canvas.over->PushClipRect(vec(canvas.screen.min()), vec(canvas.screen.max()), false);
    return before;
}

void draw_as_before(Canvas& canvas, ImDrawList* before) {
    canvas.over->PopClipRect();
    canvas.over->ChannelsSetCurrent(canvas.layer);
    canvas.draw = before;
}

bool take_key(Canvas& canvas, Key key) {
    return take(canvas, [key](const KeyPress& press) { return press.key == key; });
}

bool take_key(Canvas& canvas, char32_t character) {
    return take(canvas, [character](const KeyPress& press) {
        return press.key == Key::character && press.character == character;
    });
}

SpotState spot(Canvas& canvas, const SpotSpec& spec) {
    SpotState state = add(canvas.spots, {.name = canvas.scope + std::string(spec.name),
                                         .label = std::string(spec.label),
                                         .rect = spec.rect,
                                         .shown = overlap(spec.rect, canvas.clip),
                                         .layer = canvas.layer,
                                         .enabled = spec.enabled,
                                         .draggable = spec.draggable,
                                         .focusable = spec.focusable,
                                         .kind = spec.kind,
                                         .target = spec.target,
                                         .round = spec.round});
    // The spot consumes its key even while it is disabled.
    if (spec.key != 0 && take_key(canvas, spec.key) && spec.enabled) {
        state.clicked = true;
        canvas.spots.clicked = canvas.scope + std::string(spec.name);
    }
    canvas.hand = canvas.hand || (state.hovered && spec.enabled && spec.kind != SpotKind::plain);
    if (!spec.tip.empty() && asks_for_tip(canvas, spec, state)) {
        canvas.tip = spec.tip;
        canvas.tip_at = spec.rect;
    }
    return state;
}

SpotState labelled_spot(Canvas& canvas, SpotSpec spec) {
    spec.tip = spec.tip.empty() ? spec.label : spec.tip;
    return spot(canvas, spec);
}

const Spot* focused_since(const Canvas& canvas, std::size_t first) {
    const std::vector<Spot>& list = canvas.spots.list;
    const auto found =
        std::find_if(list.begin() + static_cast<std::ptrdiff_t>(first), list.end(),
                     [&](const Spot& spot) { return spot.name == canvas.spots.focus; });
    return canvas.spots.focus_visible && found != list.end() ? &*found : nullptr;
}

bool pointed_at(const Canvas& canvas, std::string_view name) {
    const std::string scoped = canvas.scope + std::string(name);
    return canvas.spots.hovered == scoped || canvas.spots.focus == scoped;
}

SpotState plain_spot(Canvas& canvas, std::string_view name, std::string_view label, Rect rect,
                     std::string_view tip) {
    SpotSpec spec{name, label, rect};
    spec.tip = tip;
    spec.focusable = false;
    spec.kind = SpotKind::plain;
    return spot(canvas, spec);
}

}  // namespace ctq::ui
