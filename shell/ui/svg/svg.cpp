#include "shell/ui/svg/svg.hpp"

#include <imgui.h>
#include <imstb_truetype.h>

#include <algorithm>
#include <cmath>
#include <span>

#include "shell/ui/letters.hpp"

namespace ctq::ui {
namespace {

/// Appends a number, rounded to hundredths by default: finer than any screen, and identical on all
/// platforms.
void add_number(std::string& text, float value, int digits = 2) {
    const int unit = digits == 2 ? 100 : 10000;
    int scaled = static_cast<int>(std::lround(value * static_cast<float>(unit)));
    if (scaled < 0) {
        text += '-';
        scaled = -scaled;
    }
    const int whole = scaled / unit;
    int rest = scaled % unit;
    if (whole != 0 || rest == 0) {
        text += std::to_string(whole);
    }
    if (rest != 0) {
        text += '.';
    }
    for (int place = unit / 10; rest != 0; place /= 10) {
        text += static_cast<char>('0' + rest / place);
        rest %= place;
    }
}

void add_command(std::string& text, char command, Point at) {
    text += command;
    add_number(text, at.x);
    text += ' ';
    add_number(text, at.y);
}

/// Appends a pattern with each % replaced by the next value.
void append(std::string& text, std::string_view pattern, std::initializer_list<float> values) {
    const float* next = values.begin();
    for (const char c : pattern) {
        if (c == '%') {
            add_number(text, *next++);
        } else {
            text += c;
        }
    }
}

/// Appends text escaped for XML, also inside quotes. Omits characters that XML does not allow.
void add_words(std::string& text, std::string_view words) {
    for (const char c : words) {
        if (c == '&' || c == '<' || c == '"') {
            text += c == '&' ? "&amp;" : c == '<' ? "&lt;" : "&quot;";
        } else if (static_cast<unsigned char>(c) >= ' ') {
            text += c;
        }
    }
}

void add_color(std::string& text, Color color) {
    constexpr char kDigits[] = "0123456789abcdef";
    text += '#';
    for (const unsigned shift : {4U, 0U, 12U, 8U, 20U, 16U}) {
        text += kDigits[(color >> shift) & 15U];
    }
}

/// The fonts of texts that are no outlines. The first one is the program's own.
constexpr const char* kFonts =
    "\" xml:space=\"preserve\" font-family=\"Lato, Carlito, Helvetica, Arial, "
    "sans-serif\">\n<title>";
constexpr const char* kTitleFonts =
    " font-family=\"EB Garamond, Garamond, Georgia, serif\" "
    "style=\"font-variant-numeric:lining-nums\">";

float opacity(Color color) {
    return static_cast<float>(color >> 24) / 255;
}

void add_stop(std::string& text, float offset, Color color) {
    append(text, "<stop offset=\"%\" stop-color=\"", {offset});
    add_color(text, color);
    text += "\" stop-opacity=\"";
    add_number(text, opacity(color), 4);
    text += "\"/>";
}

}  // namespace

/// Appends a colour attribute and its opacity.
void Svg::paint(std::string_view what, Color color) {
    ((body_ += ' ') += what) += "=\"";
    add_color(body_, color);
    body_ += '"';
    if (color >> 24 != 255) {
        ((body_ += ' ') += what) += "-opacity=\"";
        add_number(body_, opacity(color), 4);
        body_ += '"';
    }
}

/// Appends the fill and stroke of a line or an area, and closes its element.
void Svg::draw(const Line& line, Color color) {
    if (line.width <= 0) {
        paint("fill", color);
    } else {
        body_ += " fill=\"none\"";
        paint("stroke", color);
        append(body_, " stroke-width=\"%\"", {line.width});
        if (line.round) {
            body_ += " stroke-linecap=\"round\" stroke-linejoin=\"round\"";
        }
        if (line.on > 0) {
            append(body_, " stroke-dasharray=\"% %\"", {line.on, line.off});
        }
    }
    body_ += "/>\n";
}

/// Appends the beginning of a box.
void Svg::place(Rect r, float radius) {
    append(body_, "<rect x=\"%\" y=\"%\" width=\"%\" height=\"%\"", {r.x, r.y, r.w, r.h});
    radius = std::min({radius, r.w / 2, r.h / 2});
    if (radius > 0) {
        append(body_, " rx=\"%\"", {radius});
    }
}

/// Begins a definition unless there is one with this id. Returns whether it was begun.
bool Svg::begin_definition(std::string_view element, const std::string& id) {
    const std::string name = " id=\"" + id + "\"";
    const bool fresh = defs_.find(name) == std::string::npos;
    if (fresh) {
        ((defs_ += '<') += element) += name;
    }
    return fresh;
}

void Svg::box(Rect r, float radius, Color top, Color bottom) {
    if (top == bottom) {
        place(r, radius);
        draw({0}, top);
        return;
    }
    const std::string id = "g" + std::to_string(top) + "-" + std::to_string(bottom);
    if (begin_definition("linearGradient x2=\"0\" y2=\"1\"", id)) {
        defs_ += '>';
        add_stop(defs_, 0, top);
        add_stop(defs_, 1, bottom);
        defs_ += "</linearGradient>\n";
    }
    place(r, radius);
    ((body_ += " fill=\"url(#") += id) += ")\"/>\n";
}

void Svg::frame(Rect r, float radius, Color color, float width) {
    place(r.inset(width / 2), radius - width / 2);
    draw({width}, color);
}

void Svg::blurred(Rect r, float radius, float blur, float inner, Color color, bool hollow) {
    if (hollow) {
        // Draws rings of falling opacity, like the canvas.
        float out = 0;
        for (const float share : {0.89F, 0.6F, 0.28F, 0.07F}) {
            out += blur / 4;
            frame(r.inset(-out), radius + out, faded(color, share), blur / 4);
        }
        return;
    }
    // On the canvas, half of the colour is left at 0.43 of the distance from full to none.
    const float out = blur * (0.43F - inner);
    const float deviation = std::round(blur * 0.27F * 4) / 4;
    const std::string id = "b" + std::to_string(static_cast<int>(deviation * 4));
    if (begin_definition("filter x=\"-1\" y=\"-1\" width=\"3\" height=\"3\"", id)) {
        append(defs_, "><feGaussianBlur stdDeviation=\"%\"/></filter>\n", {deviation});
    }
    place(r.inset(-out), std::max(radius + out, 0.5F));
    ((body_ += " filter=\"url(#") += id) += ")\"";
    draw({0}, color);
}

void Svg::glow(Point center, float rx, float ry, Color color) {
    const std::string id = "l" + std::to_string(color);
    if (begin_definition("radialGradient", id)) {
        defs_ += '>';
        for (const float away : {0.0F, 0.25F, 0.5F, 0.75F, 1.0F}) {
            add_stop(defs_, away, faded(color, (1 - away) * (1 - away)));
        }
        defs_ += "</radialGradient>\n";
    }
    append(body_, "<ellipse cx=\"%\" cy=\"%\" rx=\"%\" ry=\"%\" fill=\"url(#",
           {center.x, center.y, rx, ry});
    (body_ += id) += ")\"/>\n";
}

void Svg::circle(Point center, float radius, Color color, Line line) {
    append(body_, "<circle cx=\"%\" cy=\"%\" r=\"%\"", {center.x, center.y, radius});
    draw(line, color);
}

void Svg::path(std::span<const Point> points, Color color, Line line) {
    if (points.size() < 2) {
        return;
    }
    body_ += "<path d=\"";
    char command = 'M';
    for (const Point& at : points) {
        add_command(body_, command, at);
        command = 'L';
    }
    body_ += line.closed ? "Z\"" : "\"";
    draw(line, color);
}

void Svg::outline(Face face, unsigned letter, Point at, float em) {
    stbtt_fontinfo font;
    stbtt_InitFont(&font, font_file(face).data(), 0);
    const int glyph = stbtt_FindGlyphIndex(&font, static_cast<int>(letter));
    if (glyph == 0) {
        return;  // the font has no such letter; its first glyph is a box
    }
    const float scale = stbtt_ScaleForMappingEmToPixels(&font, em);
    stbtt_vertex* outline = nullptr;
    const int count = stbtt_GetGlyphShape(&font, glyph, &outline);
    for (const stbtt_vertex& v : std::span(outline, static_cast<std::size_t>(count))) {
        const auto place = [&](int x, int y) {
            return at + Point{static_cast<float>(x), -static_cast<float>(y)} * scale;
        };
        if (v.type == STBTT_vcurve) {
            add_command(body_, 'Q', place(v.cx, v.cy));
        }
        add_command(body_,
                    v.type == STBTT_vmove   ? 'M'
                    : v.type == STBTT_vline ? 'L'
                                            : ' ',
                    place(v.x, v.y));
    }
    stbtt_FreeShape(&font, outline);
}

/// Writes a line as text. The fonts of charts and their fallbacks are those of the whole file.
void Svg::write(std::string_view words, Point at, float width, const Letters& look) {
    const float share = look.align == Align::left ? 0 : look.align == Align::center ? 0.5F : 1;
    append(body_, "<text x=\"%\" y=\"%\" font-size=\"%\"",
           {at.x + share * width, at.y, look.cut.em * look.scale});
    paint("fill", look.color);
    if (share > 0) {
        body_ += share < 1 ? " text-anchor=\"middle\"" : " text-anchor=\"end\"";
    }
    body_ += look.cut.face == Face::bold    ? " font-weight=\"bold\">"
             : look.cut.face == Face::title ? kTitleFonts
                                            : ">";
    add_words(body_, words);
    body_ += "</text>\n";
}

float Svg::letters(std::string_view words, Point at, const Letters& look) {
    if (words.empty()) {
        return 0;
    }
    const std::size_t begin = body_.size();
    body_ += "<path";
    paint("fill", look.color);
    body_ += " aria-label=\"";
    add_words(body_, words);
    body_ += "\" d=\"";
    float x = at.x;
    for (std::size_t i = 0; i < words.size();) {
        const ImFontGlyph* glyph =
            look.cut.font->FindGlyph(static_cast<ImWchar>(next_letter(words, i)));
        if (glyph == nullptr) {
            continue;
        }
        if (glyph->Visible != 0 && !editable_) {
            outline(look.cut.face, glyph->Codepoint, {x, at.y}, look.cut.em * look.scale);
        }
        x += glyph->AdvanceX * look.scale;
    }
    body_ += "\"/>\n";
    if (editable_) {
        body_.resize(begin);
        write(words, at, x - at.x, look);
    }
    return x - at.x;
}

void Svg::clip(Rect r) {
    std::string id;
    append(id, "c%-%-%-%", {r.x, r.y, r.w, r.h});
    if (begin_definition("clipPath", id)) {
        const std::size_t from = body_.size();
        place(r, 0);
        ((defs_ += '>') += body_.substr(from)) += "/></clipPath>\n";
        body_.resize(from);
    }
    ((body_ += "<g clip-path=\"url(#") += id) += ")\">\n";
}

void Svg::end_clip() {
    body_ += "</g>\n";
}

void Svg::begin_part() {
    part_begin_ = body_.size();
}

int Svg::end_part() {
    ++parts_;
    ((defs_ += "<g id=\"p") += std::to_string(parts_)) += "\">\n";
    (defs_ += body_.substr(part_begin_)) += "</g>\n";
    body_.resize(part_begin_);
    return parts_;
}

void Svg::put(int part, Point by, float scale) {
    append(body_, "<use xlink:href=\"#p%\" transform=\"translate(% %)",
           {static_cast<float>(part), by.x, by.y});
    if (scale != 1) {
        append(body_, " scale(%)", {scale});
    }
    body_ += "\"/>\n";
}

std::string Svg::file(float width, float height, std::string_view title,
                      std::string_view words) const {
    std::string text;
    append(text,
           "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
           "role=\"img\" width=\"%\" height=\"%\" viewBox=\"0 0 % %",
           {width, height, width, height});
    text += editable_ ? kFonts : "\">\n<title>";
    add_words(text, title);
    text += "</title>\n<desc>";
    add_words(text, words);
    return text + "</desc>\n<defs>\n" + defs_ + "</defs>\n" + body_ + "</svg>\n";
}

}  // namespace ctq::ui
