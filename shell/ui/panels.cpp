#include "shell/ui/panels.hpp"

#include <array>

#include "shell/ui/buttons.hpp"
#include "shell/ui/draw.hpp"
#include "shell/ui/layout.hpp"
#include "shell/ui/seats.hpp"
#include "shell/ui/svg/svg.hpp"
#include "shell/ui/text.hpp"

namespace ctq::ui {

namespace {

constexpr int lamp_rings = 12;
constexpr int lamp_rays = 24;
constexpr float lamp_width = 0.9F;    // half the width of the light, relative to the room's width
constexpr float lamp_height = 1.08F;  // its height, relative to the room's height

/// Draws the rhumb lines of a compass rose over a board, as on old charts.
void rhumb_lines(Canvas& canvas, Rect r) {
    const Theme& t = canvas.theme;
    const Rect before = canvas.clip;
    push_clip(canvas, r.inset(1));
    const Point c{r.x + r.w * 0.62F, r.y + r.h * 0.52F};
    const float reach = r.w + r.h;
    for (int i = 0; i < 16; ++i) {
        const float a = static_cast<float>(i) * 3.14159265F / 16 + 0.1F;
        const Point d{std::cos(a) * reach, std::sin(a) * reach};
        line(canvas, c - d, c + d, faded(t.coast_line, i % 4 == 0 ? 0.13F : 0.07F), 1);
    }
    for (const float radius : {64.0F, 70.0F, 180.0F}) {
        ring(canvas, c, radius, faded(t.coast_line, 0.08F), 1);
    }
    pop_clip(canvas, before);
    outline(canvas, r.inset(7), radius_panel - 6, faded(t.coast_line, 0.2F));
}

}  // namespace

void room(Canvas& canvas) {
    const Theme& t = canvas.theme;
    const Rect r = canvas.screen;
    fill(canvas, r, 0, t.room_to);
    if (canvas.svg != nullptr) {
        canvas.svg->glow({r.center().x, r.y}, r.w * lamp_width, r.h * lamp_height, t.room_from);
        return;
    }
    // The light of a lamp above the middle fades in opacity, not in colour: opacity has finer steps
    // than those between two similar colours, which would show as streaks.
    ImDrawList& draw = *canvas.draw;
    const ImVec2 uv = vec(canvas.fonts.white);
    draw.PrimReserve(lamp_rings * lamp_rays * 6, (lamp_rings + 1) * (lamp_rays + 1));
    const unsigned start = draw._VtxCurrentIdx;
    for (int k = 0; k <= lamp_rings; ++k) {
        const float away = static_cast<float>(k) / lamp_rings;
        const Color color = faded(t.room_from, 1 - ease(away));
        for (int i = 0; i <= lamp_rays; ++i) {
            const float a = 3.14159265F * static_cast<float>(i) / lamp_rays;
            const Point at{r.center().x + r.w * lamp_width * away * std::cos(a),
                           r.y + r.h * lamp_height * away * std::sin(a)};
            draw.PrimWriteVtx(vec(at), uv, color);
        }
    }
    join_rings(draw, start, lamp_rings + 1, lamp_rays + 1, false);
}

void paper(Canvas& canvas, Rect rect, float radius, bool charted) {
    const Theme& t = canvas.theme;
    shadow(canvas, rect, radius, 20, 5, t.shadow);
    fill(canvas, rect, radius, t.paper_from, t.paper_to);
    if (charted) {
        rhumb_lines(canvas, rect);
    }
}

void panel(Canvas& canvas, Rect rect, float radius) {
    fill(canvas, rect, radius, canvas.theme.panel);
    outline(canvas, rect, radius, canvas.theme.line);
}

void separator(Canvas& canvas, Point left, float width) {
    fill(canvas, {left.x, left.y, width, 1}, 0, canvas.theme.line);
}

std::string_view fitted_title(const Canvas& canvas, std::string_view title, float size,
                              float room) {
    const std::size_t dash = title.find(" – ");
    const bool fits = text_width(canvas, title, {Face::title, size, 0, Align::left}) <= room;
    return fits || dash == std::string_view::npos ? title : title.substr(0, dash);
}

Header header(Canvas& canvas, std::string_view title, std::string_view badge_words,
              std::string_view back, float ends, std::string_view back_label) {
    const Theme& t = canvas.theme;
    Rect bar{canvas.screen.x, canvas.screen.y, canvas.screen.w, header_height};
    fill(canvas, bar, 0, t.bar);
    if (!t.dark) {
        separator(canvas, {bar.x, bar.bottom() - 1}, bar.w);
    }
    Header out;
    bar = bar.inset(narrow(canvas) ? 4 : 16, 0);
    if (!back.empty()) {
        const Rect at = take_left(bar, touch_target);
        out.back = icon_button(canvas, {back, back_label, at.inset(0, 4)}, Symbol::back, false);
    } else {
        take_left(bar, 8);
    }
    const TextStyle style{Face::title, 26, t.title, Align::left};
    constexpr float gap = 16;
    const float room = bar.w - ends;
    const auto beside = [&] {
        return badge_words.empty() ? 0 : badge_width(canvas, badge_words) + 2 * gap;
    };
    title = fitted_title(canvas, title, style.size, room - beside());
    const float wanted = text_width(canvas, title, style) + 2;
    badge_words = fitted_badge(canvas, badge_words, room - wanted - 2 * gap);
    const Rect words = take_left(bar, std::min(wanted, room), gap);
    draw_text(canvas, words.moved({0, -1}), title, style);
    if (!badge_words.empty() && wanted + beside() <= room) {
        take_left(bar, badge(canvas, {bar.x, bar.center().y}, badge_words), gap);
    }
    out.rest = bar;
    return out;
}

void caption(Canvas& canvas, Rect line, std::string_view words) {
    draw_text(canvas, line, words, {Face::text, 14, canvas.theme.muted, Align::left});
}

float badge_width(const Canvas& canvas, std::string_view words) {
    return std::round(text_width(canvas, words, {Face::text, 13, 0, Align::center}) + 28);
}

std::string_view fitted_badge(const Canvas& canvas, std::string_view words, float room) {
    return badge_width(canvas, words) <= room ? words : words.substr(0, words.find(" · "));
}

float badge(Canvas& canvas, Point left, std::string_view words) {
    const Theme& t = canvas.theme;
    const float w = badge_width(canvas, words);
    const Rect r{left.x, left.y - 12, w, 24};
    panel(canvas, r, 12);
    draw_text(canvas, r, words, {Face::text, 13, t.muted, Align::center});
    return w;
}

void progress(Canvas& canvas, Rect rect, float share) {
    const Theme& t = canvas.theme;
    fill(canvas, rect, rect.h / 2, t.dark ? rgb(0xFFFFFF, 0.1F) : rgb(0x000000, 0.1F));
    Rect done = rect;
    done.w *= share < 0 ? 0.33F : std::min(share, 1.0F);
    if (done.w >= rect.h) {
        fill(canvas, done, rect.h / 2, t.brass, t.brass_deep);
    }
}

namespace {

TextStyle figure_style(const Canvas& canvas, const SeatRow& row) {
    const Theme& t = canvas.theme;
    if (row.figure.find(' ') == std::string_view::npos) {
        return {Face::title, 26, t.title, Align::right};
    }
    return {Face::text, 14, row.turn ? t.text : t.muted, Align::right};
}

}  // namespace

void seat_row(Canvas& canvas, Rect rect, const SeatRow& row) {
    const Theme& t = canvas.theme;
    if (row.turn) {
        fill(canvas, rect, radius_card, t.dark ? rgb(0xFFFFFF, 0.08F) : rgb(0xFFFFFF, 0.7F));
        outline(canvas, rect, radius_card, faded(t.brass, 0.75F));
    }
    Rect in = rect.inset(12, 8);
    const Rect mark = take_left(in, 32, 10);
    seat_mark(canvas, mark.center(), 26, row.seat, row.axis);
    const TextStyle figure = figure_style(canvas, row);
    const float figure_width = text_width(canvas, row.figure, figure);
    draw_text(canvas, take_right(in, figure_width, 8), row.figure, figure);
    const Face face = row.strong || row.turn ? Face::bold : Face::text;
    if (row.detail.empty()) {
        draw_text(canvas, in, row.name, {face, 17, t.text, Align::left});
        return;
    }
    const float middle = in.center().y;
    draw_text(canvas, {in.x, middle - 22, in.w, 22}, row.name, {face, 17, t.text, Align::left});
    draw_text(canvas, {in.x, middle + 2, in.w, 18}, row.detail,
              {Face::text, 14, row.turn || row.lit ? t.text : t.muted, Align::left});
}

void seat_chip(Canvas& canvas, Rect rect, const SeatRow& row) {
    const Theme& t = canvas.theme;
    const float radius = rect.h / 2;
    const bool tight = rect.w < 88;
    fill(canvas, rect, radius, t.raised);
    outline(canvas, rect, radius, row.turn ? t.brass : t.line, row.turn ? 2.0F : 1.0F);
    Rect in = rect.inset(tight ? 6 : 9, 0);
    seat_mark(canvas, take_left(in, tight ? 13 : 16, tight ? 5 : 7).center(), tight ? 13 : 15,
              row.seat, row.axis);
    const Face face = row.turn ? Face::bold : Face::text;
    const float size = tight ? 12 : 13;
    const TextStyle figure{face, size, t.text, Align::right};
    const float sign = size * canvas.text_scale;
    const auto figure_width = [&](Symbol which, std::string_view words) {
        return text_width(canvas, words, figure) + (which == Symbol::none ? 0 : sign + 2);
    };
    const auto draw_figure = [&](Rect at, Symbol which, std::string_view words) {
        draw_text(canvas, at, words, figure);
        if (which != Symbol::none) {
            const float x = at.right() - text_width(canvas, words, figure) - 2 - sign / 2;
            symbol(canvas, which, {x, at.center().y}, sign, t.text);
        }
    };
    const float width = figure_width(row.sign, row.figure);
    const float other = figure_width(row.other_sign, row.other);
    const TextStyle name{face, size, t.text, Align::left, false};
    if (row.other.empty()) {
        draw_figure(take_right(in, width, 3), row.sign, row.figure);
    } else if (text_width(canvas, row.name, name) + width + other + 9 <= in.w) {
        draw_figure(take_right(in, other, 6), row.other_sign, row.other);
        draw_figure(take_right(in, width, 3), row.sign, row.figure);
    } else {
        Rect both = take_right(in, std::max(width, other), 1).inset(0, 2);
        draw_figure(take_top(both, both.h / 2), row.sign, row.figure);
        draw_figure(both, row.other_sign, row.other);
    }
    draw_text(canvas, in, row.name, name);
}

}  // namespace ctq::ui
