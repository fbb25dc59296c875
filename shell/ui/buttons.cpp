#include "shell/ui/buttons.hpp"

#include "shell/ui/draw.hpp"
#include "shell/ui/marks.hpp"
#include "shell/ui/text.hpp"

namespace ctq::ui {

namespace {

constexpr float cap_size = 12;
constexpr float icon_gap = 8;
constexpr float note_size = 12;
constexpr float note_share = 0.45F;  // height of the note, relative to both lines together

TextStyle cap_style() {
    return {Face::text, cap_size, 0, Align::center};
}

TextStyle word_style(const ButtonStyle& style) {
    return {style.kind == ButtonKind::main ? Face::bold : Face::text, style.size, 0, Align::left};
}

TextStyle note_style() {
    return {Face::text, note_size, 0, Align::left};
}

float icon_size(const ButtonStyle& style) {
    return style.size * 1.3F;
}

/// Returns the width of a button's content, without padding.
float content_width(const Canvas& canvas, std::string_view word, const ButtonStyle& style) {
    const float note = style.note.empty() ? 0 : text_width(canvas, style.note, note_style());
    float w = std::max(note, text_width(canvas, word, word_style(style)));
    if (style.icon != Symbol::none) {
        w += icon_size(style) + (word.empty() ? 0 : icon_gap);
    }
    if (!style.key_cap.empty()) {
        w += icon_gap + key_cap_width(canvas, style.key_cap);
    }
    return w;
}

Color word_color(const Theme& t, ButtonKind kind, bool enabled) {
    switch (kind) {
        case ButtonKind::main:
            return enabled ? t.on_brass : t.muted;
        case ButtonKind::paper:
            return enabled ? t.ink : faded(t.ink_soft, 0.7F);
        case ButtonKind::quiet:
        case ButtonKind::word:
            break;
    }
    return enabled ? t.text : faded(t.muted, 0.65F);
}

void draw_main(Canvas& canvas, Rect r, float radius, const SpotState& state) {
    const Theme& t = canvas.theme;
    const Color top = t.dark ? t.brass : mix(t.brass, rgb(0xFFFFFF), 0.22F);
    const Color bottom = t.dark ? t.brass_deep : mix(t.brass_deep, t.brass, 0.35F);
    const float light = state.held ? -0.1F : state.hovered ? 0.16F : 0.0F;
    const Color toward = light < 0 ? rgb(0x000000) : rgb(0xFFFFFF);
    shadow(canvas, r, radius, 10, 2, faded(t.shadow, 0.7F));
    fill(canvas, r, radius, mix(top, toward, std::abs(light)),
         mix(bottom, toward, std::abs(light)));
}

void draw_ground(Canvas& canvas, Rect r, float radius, const ButtonStyle& style,
                 const SpotState& state, bool enabled) {
    const Theme& t = canvas.theme;
    const float lift = !enabled ? 0 : state.held ? 0.09F : state.hovered || style.on ? 0.06F : 0;
    const Color glow = t.dark ? rgb(0xFFFFFF, lift) : rgb(0x7A5A10, lift * 1.4F);
    switch (style.kind) {
        case ButtonKind::main:
            if (enabled) {
                draw_main(canvas, r, radius, state);
                return;
            }
            fill(canvas, r, radius, t.panel);
            outline(canvas, r, radius, t.line);
            return;
        case ButtonKind::quiet:
            fill(canvas, r, radius, enabled ? t.raised : faded(t.raised, 0.5F));
            fill(canvas, r, radius, glow);
            outline(canvas, r, radius, style.on ? t.brass : enabled ? t.line : faded(t.line, 0.6F));
            return;
        case ButtonKind::paper:
            fill(canvas, r, radius, rgb(0x7A5A10, style.on ? 0.24F : lift * 1.6F));
            outline(canvas, r, radius, enabled ? t.ink_soft : faded(t.ink_soft, 0.5F),
                    style.on ? 2.0F : 1.0F);
            return;
        case ButtonKind::word:
            fill(canvas, r, radius, glow);
            return;
    }
}

}  // namespace

float key_cap_width(const Canvas& canvas, std::string_view key) {
    return std::max(20.0F, text_width(canvas, key, cap_style()) + 12);
}

float key_cap(Canvas& canvas, Point left, std::string_view key, bool on_brass) {
    const Theme& t = canvas.theme;
    const float w = key_cap_width(canvas, key);
    const Rect r{left.x, left.y - 10, w, 20};
    fill(canvas, r, 5, rgb(0xFFFFFF, on_brass ? 0.25F : t.dark ? 0.04F : 0.4F));
    outline(canvas, r, 5, on_brass ? faded(t.on_brass, 0.5F) : t.line);
    TextStyle style = cap_style();
    style.color = on_brass ? t.on_brass : t.muted;
    draw_text(canvas, r, key, style);
    return w;
}

float button_width(const Canvas& canvas, std::string_view word, const ButtonStyle& style) {
    const float padding = style.kind == ButtonKind::word ? 10 : 22;
    return std::round(content_width(canvas, word, style) + 2 * padding);
}

bool button(Canvas& canvas, const SpotSpec& spec, const ButtonStyle& style) {
    const bool same = style.word.empty() || style.word == spec.label;
    const SpotState state = same ? spot(canvas, spec) : labelled_spot(canvas, spec);
    const Rect r = spec.rect;
    const float radius = style.radius < 0 ? r.h / 2 : style.radius;
    draw_ground(canvas, r, radius, style, state, spec.enabled);
    const std::string_view word = style.word.empty() ? spec.label : style.word;
    const Color color = word_color(canvas.theme, style.kind, spec.enabled);
    Rect content = r;
    const float needed = content_width(canvas, word, style);
    content.x += std::max(8.0F, (r.w - needed) / 2);
    content.w = std::min(needed + 1, r.w - 16);
    if (style.icon != Symbol::none) {
        const Rect at = take_left(content, icon_size(style), icon_gap);
        symbol(canvas, style.icon, at.center(), icon_size(style), color);
    }
    if (!style.key_cap.empty()) {
        const Rect at = take_right(content, key_cap_width(canvas, style.key_cap), icon_gap);
        key_cap(canvas, {at.x, at.center().y}, style.key_cap,
                style.kind == ButtonKind::main && spec.enabled);
    }
    TextStyle text = word_style(style);
    text.color = color;
    if (!style.note.empty()) {
        TextStyle note = note_style();
        note.color = color;
        note.align = text.align = style.icon == Symbol::none ? Align::center : Align::left;
        const float lines = std::min(r.h - 2, 37 * std::max(1.0F, canvas.text_scale * 0.95F));
        content = around(content.center(), content.w, lines);
        draw_text(canvas, take_bottom(content, lines * note_share), style.note, note);
    }
    draw_text(canvas, content, word, text);
    focus_ring(canvas, state, r, radius);
    return state.clicked;
}

bool icon_button(Canvas& canvas, const SpotSpec& spec, Symbol icon, bool framed) {
    const SpotState state = labelled_spot(canvas, spec);
    const Rect r = spec.rect;
    const float radius = std::min(r.w, r.h) / 2;
    ButtonStyle style;
    style.kind = framed ? ButtonKind::quiet : ButtonKind::word;
    draw_ground(canvas, r, radius, style, state, spec.enabled);
    symbol(canvas, icon, r.center(), std::min(22.0F, radius * 1.15F),
           word_color(canvas.theme, style.kind, spec.enabled));
    focus_ring(canvas, state, r, radius);
    return state.clicked;
}

}  // namespace ctq::ui
