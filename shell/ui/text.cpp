#include "shell/ui/text.hpp"

#include <imgui.h>

#include <array>

#include "shell/ui/draw.hpp"
#include "shell/ui/letters.hpp"
#include "shell/ui/svg/svg.hpp"

namespace ctq::ui {

namespace {

constexpr std::string_view ellipsis = "…";

/// Returns the height of a capital in ems.
float capital(Face face) {
    return face == Face::title ? 0.65F : 0.7165F;
}

/// A cut (a face baked at one size), and the factor from its device pixels to logical pixels.
struct Pen {
    const Fonts::Cut& cut;
    float scale;
};

// Size of Lato relative to the serif font, so that both look equally large.
constexpr float beside_serif = 0.9F;

/// Returns whether `other` has a letter of the text that `cut` lacks.
bool better(const Fonts::Cut& other, const Fonts::Cut& cut, std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        const auto letter = static_cast<ImWchar>(next_letter(text, at));
        if (cut.font->FindGlyphNoFallback(letter) == nullptr &&
            other.font->FindGlyphNoFallback(letter) != nullptr) {
            return true;
        }
    }
    return false;
}

/// Returns the pen for a text. Each text uses one face: the face of its style or, where that lacks
/// a letter, Lato.
Pen pen_for(const Canvas& canvas, const TextStyle& style, std::string_view text) {
    const bool title = style.face == Face::title;
    const Fonts::Cut* cut = &cut_for(canvas.fonts, style.face, style.size);
    float size = style.size;
    if (title || style.face == Face::bold) {
        const float plain = title ? size * beside_serif : size;
        const Fonts::Cut& other =
            cut_for(canvas.fonts, title ? Face::plain_title : Face::text, plain);
        if (better(other, *cut, text)) {
            cut = &other;
            size = plain;
        }
    }
    return {*cut, size * canvas.text_scale / cut->em};
}

float advance(const Pen& pen, std::string_view text) {
    float width = 0;
    for (std::size_t at = 0; at < text.size();) {
        width += pen.cut.font->GetCharAdvance(static_cast<ImWchar>(next_letter(text, at)));
    }
    return width * pen.scale;
}

/// Returns how many bytes of the text fit into a width.
std::size_t fitting(const Pen& pen, std::string_view text, float width) {
    float used = 0;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t before = at;
        used +=
            pen.cut.font->GetCharAdvance(static_cast<ImWchar>(next_letter(text, at))) * pen.scale;
        if (used > width) {
            return before;
        }
    }
    return text.size();
}

float run(Canvas& canvas, const Pen& pen, Point at, std::string_view text, Color color,
          Align align = Align::left) {
    ImDrawList& draw = *canvas.draw;
    const float k = canvas.ratio;
    float x = std::round(at.x * k) / k;
    const float baseline = std::round(at.y * k) / k;
    if (canvas.svg != nullptr) {
        return canvas.svg->letters(text, {x, baseline}, {pen.cut, pen.scale, color, align});
    }
    const float top = baseline - pen.cut.ascent * pen.scale;
    const float from = x;
    for (std::size_t i = 0; i < text.size();) {
        const ImFontGlyph* glyph =
            pen.cut.font->FindGlyph(static_cast<ImWchar>(next_letter(text, i)));
        if (glyph == nullptr) {
            continue;
        }
        if (glyph->Visible != 0) {
            draw.PrimReserve(6, 4);
            draw.PrimRectUV({x + glyph->X0 * pen.scale, top + glyph->Y0 * pen.scale},
                            {x + glyph->X1 * pen.scale, top + glyph->Y1 * pen.scale},
                            {glyph->U0, glyph->V0}, {glyph->U1, glyph->V1}, color);
        }
        x += glyph->AdvanceX * pen.scale;
    }
    return x - from;
}

float aligned(Align align, float left, float room, float width) {
    return align == Align::center  ? left + (room - width) / 2
           : align == Align::right ? left + room - width
                                   : left;
}

Color color_of(const Canvas& canvas, const TextStyle& style) {
    return style.color != 0 ? style.color : canvas.theme.text;
}

/// Removes the next line from the front of `rest` and returns it.
std::string_view next_line(const Pen& pen, std::string_view& rest, float width) {
    const std::string_view paragraph = rest.substr(0, rest.find('\n'));
    std::size_t end = fitting(pen, paragraph, width);
    if (end < paragraph.size()) {
        const std::size_t space = paragraph.rfind(' ', end);
        if (space != std::string_view::npos && space > 0) {
            end = space;
        } else if (end == 0) {
            next_letter(paragraph, end);  // narrower than a letter: one letter per line
        }
    }
    const std::string_view line = rest.substr(0, end);
    rest.remove_prefix(end);
    if (!rest.empty() && (rest.front() == '\n' || rest.front() == ' ')) {
        rest.remove_prefix(1);
    }
    return line;
}

float draw_shortened(Canvas& canvas, const Pen& pen, Rect box, float baseline,
                     std::string_view text, const TextStyle& style, bool cut) {
    const Color color = color_of(canvas, style);
    const float width = advance(pen, text);
    if (!cut && width <= box.w + 0.5F) {
        return run(canvas, pen, {aligned(style.align, box.x, box.w, width), baseline}, text, color,
                   style.align);
    }
    const float dots = style.dots ? advance(pen, ellipsis) : 0;
    std::string_view part = text.substr(0, fitting(pen, text, box.w - dots));
    while (!part.empty() && part.back() == ' ') {
        part.remove_suffix(1);
    }
    const float all = advance(pen, part) + dots;
    const float x = aligned(style.align, box.x, box.w, all);
    const float used = run(canvas, pen, {x, baseline}, part, color);
    return style.dots ? used + run(canvas, pen, {x + used, baseline}, ellipsis, color) : used;
}

}  // namespace

float text_width(const Canvas& canvas, std::string_view text, const TextStyle& style) {
    return advance(pen_for(canvas, style, text), text);
}

TextStyle fitted(const Canvas& canvas, std::string_view text, TextStyle style, float width,
                 float least, float by) {
    while (style.size > least && text_width(canvas, text, style) > width) {
        style.size -= by;
    }
    return style;
}

float line_height(const Canvas& canvas, const TextStyle& style) {
    return std::round(style.size * canvas.text_scale * (style.face == Face::title ? 1.25F : 1.4F));
}

float text_height(const Canvas& canvas, std::string_view text, float width,
                  const TextStyle& style) {
    const Pen pen = pen_for(canvas, style, text);
    float height = 0;
    while (!text.empty()) {
        next_line(pen, text, width);
        height += line_height(canvas, style);
    }
    return height;
}

float draw_text(Canvas& canvas, Point at, std::string_view text, const TextStyle& style) {
    const Pen pen = pen_for(canvas, style, text);
    const float width = style.align == Align::left ? 0 : advance(pen, text);
    return run(canvas, pen, {aligned(style.align, at.x, 0, width), at.y}, text,
               color_of(canvas, style), style.align);
}

float draw_text(Canvas& canvas, Rect box, std::string_view text, const TextStyle& style) {
    const Pen pen = pen_for(canvas, style, text);
    const float baseline =
        box.y + box.h / 2 + capital(style.face) * style.size * canvas.text_scale / 2;
    return draw_shortened(canvas, pen, box, baseline, text, style, false);
}

float draw_wrapped(Canvas& canvas, Rect box, std::string_view text, const TextStyle& style) {
    const Pen pen = pen_for(canvas, style, text);
    const float height = line_height(canvas, style);
    const float em = style.size * canvas.text_scale;
    float y = box.y;
    while (!text.empty() && y + height <= box.bottom() + 0.5F) {
        const std::string_view line = next_line(pen, text, box.w);
        const bool cut = !text.empty() && y + 2 * height > box.bottom() + 0.5F;
        draw_shortened(canvas, pen, box, y + (height + capital(style.face) * em) / 2, line, style,
                       cut);
        y += height;
    }
    return y - box.y;
}

}  // namespace ctq::ui
