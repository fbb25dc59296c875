#include "shell/ui/fields.hpp"

#include <cmath>
#include <vector>

#include "shell/ui/buttons.hpp"
#include "shell/ui/draw.hpp"
#include "shell/ui/lists.hpp"
#include "shell/ui/marks.hpp"
#include "shell/ui/text.hpp"

namespace ctq::ui {

namespace {

constexpr float item_height = 44;
constexpr float screen_margin = 8;

std::string part(std::string_view name, std::string_view what) {
    std::string out(name);
    out += ':';
    out += what;
    return out;
}

void field(Canvas& canvas, Rect r, const SpotState& state, bool enabled) {
    const Theme& t = canvas.theme;
    fill(canvas, r, radius_field, enabled ? t.field : faded(t.field, 0.5F));
    outline(canvas, r, radius_field,
            state.hovered && enabled ? mix(t.line, t.brass, 0.7F) : t.line);
    focus_ring(canvas, state, r, radius_field);
}

/// Draws the background of a drop-down list or menu: a sheet over the scene.
void popup(Canvas& canvas, Rect r) {
    const Theme& t = canvas.theme;
    shadow(canvas, r, radius_card, 24, 6, faded(rgb(0x000000), t.dark ? 0.6F : 0.35F));
    fill(canvas, r, radius_card, t.sheet);
    outline(canvas, r, radius_card, t.line);
}

/// Returns whether to show the key cap of an item: not for touch input, which has no keyboard.
bool shows_key(const Canvas& canvas, const MenuItem& item) {
    return !item.key_cap.empty() && !canvas.input.touch;
}

/// Draws one line of a popup. Returns whether it was clicked.
bool popup_item(Canvas& canvas, Rect r, const MenuItem& item, bool checked) {
    const Theme& t = canvas.theme;
    const SpotState state = spot(canvas, {item.name, item.words, r, item.enabled});
    if ((state.hovered || state.held) && item.enabled) {
        fill(canvas, r, 7, t.dark ? rgb(0xFFFFFF, 0.09F) : rgb(0x7A5A10, 0.1F));
    }
    Rect in = r.inset(12, 0);
    const Color color = item.enabled ? t.text : faded(t.muted, 0.6F);
    if (item.icon != Symbol::none) {
        symbol(canvas, item.icon, take_left(in, 20, 12).center(), 20, color);
    }
    if (checked) {
        symbol(canvas, Symbol::check, take_right(in, 16, 8).center(), 16, t.title);
    }
    if (shows_key(canvas, item)) {
        const Rect at = take_right(in, key_cap_width(canvas, item.key_cap), 12);
        key_cap(canvas, {at.x, at.center().y}, item.key_cap);
    }
    draw_text(canvas, in, item.words, {Face::text, 15, color, Align::left});
    if (state.focused) {
        outline(canvas, r, 7, t.title, 2);
    }
    return state.clicked;
}

constexpr float popup_edge = 4;

/// Draws the lines of a popup in the open layer, within `frame`; they scroll where they don't fit.
/// Returns the index of the clicked line, else -1.
int popup_lines(Canvas& canvas, std::string_view name, Rect frame, std::span<const MenuItem> items,
                int checked) {
    popup(canvas, frame);
    const Rect inside = frame.inset(popup_edge);
    const float height = item_height * static_cast<float>(items.size());
    Spots& spots = canvas.spots;
    if (spots.popup.content != height) {  // just opened: centre the chosen line
        spots.popup = {};
        spots.popup.content = height;
        spots.popup.offset = item_height * (static_cast<float>(checked) + 0.5F) - inside.h / 2;
    }
    if (spots.focus_visible && spots.focus.empty() && spots.top == canvas.layer) {
        spots.focus = items[static_cast<std::size_t>(std::max(0, checked))].name;
    }
    const std::string list = part(name, "list");
    const ScrollView view = begin_scroll(canvas, list, inside, spots.popup);
    Rect rest{view.content.x, view.content.y, height > inside.h + 0.5F ? view.content.w : inside.w,
              height};
    int clicked = -1;
    for (std::size_t i = 0; i < items.size(); ++i) {
        const int index = static_cast<int>(i);
        if (popup_item(canvas, take_top(rest, item_height), items[i], index == checked)) {
            clicked = index;
        }
    }
    end_scroll(canvas, view, list, spots.popup, height);
    return clicked;
}

/// Draws a popup in a layer of its own, and closes it after a click. Returns the index of the
/// clicked line, else -1.
int open_popup(Canvas& canvas, std::string_view name, Rect frame, std::span<const MenuItem> items,
               int checked) {
    const bool dismissed = begin_layer(canvas, part(name, "beside"), false);
    const int clicked = popup_lines(canvas, name, frame, items, checked);
    end_layer(canvas);
    if (dismissed || clicked >= 0) {
        toggle_menu(canvas, name);  // the layer's spots disappear in the next frame
    }
    return clicked;
}

/// Draws the list of a drop-down: below its field, else above it, else over it on a low screen.
/// Returns the index of the clicked line, else -1.
int dropped_list(Canvas& canvas, std::string_view name, Rect field_rect,
                 std::span<const std::string_view> words, int chosen) {
    const Rect page = canvas.screen.inset(screen_margin);
    const float h =
        std::min(item_height * static_cast<float>(words.size()) + 2 * popup_edge, page.h);
    float w = field_rect.w;
    for (const std::string_view word : words) {
        w = std::max(w, text_width(canvas, word, {}) + 72);
    }
    w = std::min(w, page.w);
    float y = field_rect.bottom() + 4;
    if (y + h > page.bottom()) {
        y = std::max(page.y, std::min(field_rect.y - 4 - h, page.bottom() - h));
    }
    const float x = std::max(page.x, std::min(field_rect.x, page.right() - w));
    std::vector<std::string> names;
    std::vector<MenuItem> items;
    names.reserve(words.size());
    for (const std::string_view word : words) {
        names.push_back(part(name, std::to_string(names.size())));
        items.push_back({.name = names.back(),
                         .words = word,
                         .key_cap = "",
                         .icon = Symbol::none,
                         .enabled = true});
    }
    return open_popup(canvas, name, {x, y, w, h}, items, chosen);
}

}  // namespace

bool segmented(Canvas& canvas, std::string_view name, Rect rect,
               std::span<const std::string_view> words, int& chosen) {
    const Theme& t = canvas.theme;
    const float radius = rect.h / 2;
    fill(canvas, rect, radius, t.field);
    outline(canvas, rect, radius, t.line);
    const int before = chosen;
    const int n = static_cast<int>(words.size());
    for (int i = 0; i < n; ++i) {
        const Rect r = column(rect, i, n, 0);
        const std::string_view word = words[static_cast<std::size_t>(i)];
        const bool on = i == before;
        const std::string own = part(name, std::to_string(i));
        SpotSpec spec{own, word, r};
        // the chosen one can't be chosen again
        spec.kind = on ? SpotKind::plain : SpotKind::button;
        const SpotState state = spot(canvas, spec);
        const Rect inside = r.inset(3);
        if (on) {
            fill(canvas, inside, inside.h / 2, t.brass, t.brass_deep);
        } else if (state.hovered) {
            fill(canvas, inside, inside.h / 2, t.panel);
        }
        const Color color = on ? t.on_brass : t.text;
        draw_text(canvas, inside.inset(6, 0), word,
                  {on ? Face::bold : Face::text, 14, color, Align::center});
        focus_ring(canvas, state, inside, inside.h / 2);
        if (state.clicked) {
            chosen = i;
        }
    }
    return chosen != before;
}

bool dropdown(Canvas& canvas, std::string_view name, std::string_view label, Rect rect,
              std::span<const std::string_view> words, int& chosen) {
    const Theme& t = canvas.theme;
    const SpotState state = spot(canvas, {name, label, rect});
    field(canvas, rect, state, true);
    Rect in = rect.inset(14, 0);
    symbol(canvas, Symbol::down, take_right(in, 14, 8).center(), 14, t.muted);
    const bool known = chosen >= 0 && chosen < static_cast<int>(words.size());
    draw_text(canvas, in, known ? words[static_cast<std::size_t>(chosen)] : "",
              {Face::text, 15, t.text, Align::left});
    if (state.clicked) {
        toggle_menu(canvas, name);
        return false;
    }
    if (canvas.spots.open != name) {
        return false;
    }
    const int clicked = dropped_list(canvas, name, rect, words, chosen);
    if (clicked < 0 || clicked == chosen) {
        return false;
    }
    chosen = clicked;
    return true;
}

/// Returns `state`, but a spot pressed by the pointer counts as focused, so that keys can follow.
static SpotState with_pointer_focus(const Canvas& canvas, const SpotSpec& spec, SpotState state) {
    state.focused =
        spec.enabled && canvas.layer == canvas.spots.top && canvas.spots.focus == spec.name;
    return state;
}

bool take_number_keys(Canvas& canvas, const SpotState& state, int& number, const NumberKeys& keys) {
    if (!state.focused) {
        return false;
    }
    struct KeyStep {
        Key key;
        int by;
    };
    const int all = keys.most - keys.least;
    const KeyStep steps[] = {
        {Key::left, -1},           {Key::right, 1},   {Key::page_down, -keys.leap},
        {Key::page_up, keys.leap}, {Key::home, -all}, {Key::end, all}};
    const int before = number;
    for (const KeyStep& one : steps) {
        if (take_key(canvas, one.key)) {
            number = std::clamp(number + one.by, keys.least, keys.most);
            canvas.spots.focus_visible = true;
        }
    }
    return number != before;
}

bool number_field(Canvas& canvas, const SpotSpec& spec, int& number, const NumberKeys& keys,
                  std::string_view words, const TextStyle& look) {
    const std::string label = std::string(spec.label) + ", " + std::string(words);
    SpotSpec named = spec;
    named.label = label;
    named.kind = SpotKind::field;
    const SpotState state = spot(canvas, named);
    draw_text(canvas, spec.rect, words, look);
    focus_ring(canvas, state, around(spec.rect.center(), spec.rect.w, std::min(spec.rect.h, 40.0F)),
               radius_field);
    return take_number_keys(canvas, with_pointer_focus(canvas, spec, state), number, keys);
}

bool slider(Canvas& canvas, const SpotSpec& spec, int& number, int least, int most) {
    const Theme& t = canvas.theme;
    SpotSpec rail_spec = spec;
    rail_spec.draggable = true;
    const SpotState state = labelled_spot(canvas, rail_spec);
    constexpr float thumb = 22;
    const Rect rail{spec.rect.x + thumb / 2, spec.rect.center().y - 3, spec.rect.w - thumb, 6};
    const int before = number;
    // The pointer pressed it, not Enter.
    const bool pressed = state.held || (state.clicked && canvas.input.released);
    if (pressed && most > least && rail.w > 0) {
        const float share = std::clamp((canvas.input.pointer.x - rail.x) / rail.w, 0.0F, 1.0F);
        number = least + static_cast<int>(std::lround(share * static_cast<float>(most - least)));
    }
    take_number_keys(canvas, with_pointer_focus(canvas, spec, state), number,
                     {least, most, std::max(1, (most - least) / 10)});
    const float share =
        most > least ? static_cast<float>(number - least) / static_cast<float>(most - least) : 0.0F;
    fill(canvas, rail, 3, t.field);
    outline(canvas, rail, 3, t.line);
    if (share > 0) {
        fill(canvas, {rail.x, rail.y, rail.w * share, rail.h}, 3, t.brass, t.brass_deep);
    }
    const Point at{rail.x + rail.w * share, rail.center().y};
    disc(canvas, at, thumb / 2, t.brass_deep);
    disc(canvas, at, thumb / 2 - 2, t.brass);
    if (state.focused) {
        focus_ring(canvas, around(at, thumb, thumb), thumb / 2);
    } else if (state.hovered) {
        ring(canvas, at, thumb / 2 + 3, t.brass, 2);
    }
    return number != before;
}

bool text_line(Canvas& canvas, const SpotSpec& spec, std::string_view text,
               std::string_view placeholder) {
    const Theme& t = canvas.theme;
    const SpotState state = spot(canvas, spec);
    field(canvas, spec.rect, state, spec.enabled);
    const bool blank = text.empty();
    draw_text(canvas, spec.rect.inset(14, 0), blank ? placeholder : text,
              {Face::text, 15, blank || !spec.enabled ? t.muted : t.text, Align::left});
    return state.clicked;
}

void toggle_menu(Canvas& canvas, std::string_view name) {
    std::string& open = canvas.spots.open;
    open = open == name ? "" : std::string(name);
    canvas.spots.popup = {};
    canvas.motion.moving = true;
}

int menu(Canvas& canvas, std::string_view name, Point corner, std::span<const MenuItem> items) {
    if (canvas.spots.open != name) {
        return -1;
    }
    float w = 160;
    for (const MenuItem& item : items) {
        const float caps = shows_key(canvas, item) ? key_cap_width(canvas, item.key_cap) + 16 : 0;
        w = std::max(w, text_width(canvas, item.words, {}) + caps + 80);
    }
    const Rect page = canvas.screen.inset(screen_margin);
    const float h =
        std::min(item_height * static_cast<float>(items.size()) + 2 * popup_edge, page.h);
    const Rect list{std::max(page.x, std::min(corner.x, page.right()) - w),
                    std::max(page.y, std::min(corner.y, page.bottom() - h)), w, h};
    return open_popup(canvas, name, list, items, -1);
}

}  // namespace ctq::ui
