#include "shell/ui/svg.hpp"

#include <cmath>

namespace ctq::ui {
namespace {

/// Hundredths of a pixel: finer than any screen, and the same wherever it is worked out.
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

void add_point(std::string& text, char command, Point at) {
    text += command;
    add_number(text, at.x);
    text += ' ';
    add_number(text, at.y);
}

/// Text as XML has it, in quotes or not; what no XML may hold is left out.
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

float opacity(Color color) {
    return static_cast<float>(color >> 24) / 255;
}

void add_stop(std::string& text, float offset, Color color) {
    text += "<stop offset=\"";
    add_number(text, offset);
    text += "\" stop-color=\"";
    add_color(text, color);
    text += "\" stop-opacity=\"";
    add_number(text, opacity(color), 4);
    text += "\"/>";
}

}  // namespace

/// Numbers with spaces between them.
void Svg::numbers(std::string_view before, std::initializer_list<float> values,
                  std::string_view after) {
    body_ += before;
    for (const float value : values) {
        add_number(body_, value);
        body_ += ' ';
    }
    body_.pop_back();
    body_ += after;
}

/// An attribute that is a colour, and its opacity.
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

/// How a line or an area is drawn, and the end of its element.
void Svg::draw(const Line& line, Color color) {
    if (line.width <= 0) {
        paint("fill", color);
    } else {
        body_ += " fill=\"none\"";
        paint("stroke", color);
        numbers(" stroke-width=\"", {line.width}, "\"");
        if (line.round) {
            body_ += " stroke-linecap=\"round\" stroke-linejoin=\"round\"";
        }
        if (line.on > 0) {
            numbers(" stroke-dasharray=\"", {line.on, line.off}, "\"");
        }
    }
    body_ += "/>\n";
}

/// The beginning of a box.
void Svg::place(Rect r, float radius) {
    numbers("<rect x=\"", {r.x}, "\" y=\"");
    numbers("", {r.y}, "\" width=\"");
    numbers("", {r.w}, "\" height=\"");
    numbers("", {r.h}, "\"");
    radius = std::min({radius, r.w / 2, r.h / 2});
    if (radius > 0) {
        numbers(" rx=\"", {radius}, "\"");
    }
}

/// Whether something of this name is still to be defined; its definition begins with the name then.
bool Svg::defines(const std::string& id) {
    const std::string name = " id=\"" + id + "\"";
    if (defs_.find(name) != std::string::npos) {
        return false;
    }
    defs_ += name;
    return true;
}

void Svg::box(Rect r, float radius, Color top, Color bottom) {
    if (top == bottom) {
        place(r, radius);
        draw({0}, top);
        return;
    }
    const std::string id = "g" + std::to_string(top) + "-" + std::to_string(bottom);
    const std::size_t before = defs_.size();
    defs_ += "<linearGradient x2=\"0\" y2=\"1\"";
    if (defines(id)) {
        defs_ += '>';
        add_stop(defs_, 0, top);
        add_stop(defs_, 1, bottom);
        defs_ += "</linearGradient>\n";
    } else {
        defs_.resize(before);
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
        // Rings of falling opacity, as the canvas has them.
        float out = 0;
        for (const float share : {0.89F, 0.6F, 0.28F, 0.07F}) {
            out += blur / 4;
            frame(r.inset(-out), radius + out, faded(color, share), blur / 4);
        }
        return;
    }
    // Half of the colour is left at 0.43 of the canvas' way from full to none.
    const float out = blur * (0.43F - inner);
    const float deviation = std::round(blur * 0.27F * 4) / 4;
    const std::string id = "b" + std::to_string(static_cast<int>(deviation * 4));
    const std::size_t before = defs_.size();
    defs_ += "<filter x=\"-1\" y=\"-1\" width=\"3\" height=\"3\"";
    if (defines(id)) {
        defs_ += "><feGaussianBlur stdDeviation=\"";
        add_number(defs_, deviation);
        defs_ += "\"/></filter>\n";
    } else {
        defs_.resize(before);
    }
    place(r.inset(-out), std::max(radius + out, 0.5F));
    ((body_ += " filter=\"url(#") += id) += ")\"";
    draw({0}, color);
}

void Svg::glow(Point center, float rx, float ry, Color color) {
    const std::string id = "l" + std::to_string(color);
    const std::size_t before = defs_.size();
    defs_ += "<radialGradient";
    if (defines(id)) {
        defs_ += '>';
        for (const float away : {0.0F, 0.25F, 0.5F, 0.75F, 1.0F}) {
            add_stop(defs_, away, faded(color, (1 - away) * (1 - away)));
        }
        defs_ += "</radialGradient>\n";
    } else {
        defs_.resize(before);
    }
    numbers("<ellipse cx=\"", {center.x}, "\" cy=\"");
    numbers("", {center.y}, "\" rx=\"");
    numbers("", {rx}, "\" ry=\"");
    numbers("", {ry}, "\" fill=\"url(#");
    (body_ += id) += ")\"/>\n";
}

void Svg::circle(Point center, float radius, Color color, Line line) {
    numbers("<circle cx=\"", {center.x}, "\" cy=\"");
    numbers("", {center.y}, "\" r=\"");
    numbers("", {radius}, "\"");
    draw(line, color);
}

void Svg::path(std::span<const Point> points, Color color, Line line) {
    if (points.size() < 2) {
        return;
    }
    body_ += "<path d=\"";
    char command = 'M';
    for (const Point& at : points) {
        add_point(body_, command, at);
        command = 'L';
    }
    body_ += line.closed ? "Z\"" : "\"";
    draw(line, color);
}

void Svg::begin_letters(std::string_view words, Color color) {
    body_ += "<path";
    paint("fill", color);
    body_ += " aria-label=\"";
    add_words(body_, words);
    body_ += "\" d=\"";
}

void Svg::letter(Face face, unsigned letter, Point at, float em) {
    for (const LetterLine& line : letter_lines(file_of(fonts_, face), letter)) {
        char command = 'M';
        for (std::size_t i = 0; i < line.size(); ++i) {
            // A point that is no corner leads to the next corner, of the first again at the end.
            add_point(body_, line[i].corner ? command : 'Q', at + line[i].at * em);
            command = line[i].corner ? 'L' : ' ';
        }
        if (command == ' ') {
            add_point(body_, command, at + line.front().at * em);
        }
        body_ += 'Z';
    }
}

void Svg::end_letters() {
    body_ += "\"/>\n";
}

void Svg::clip(Rect r) {
    std::string id = "c";
    for (const float value : {r.x, r.y, r.w, r.h}) {
        id += '-';
        add_number(id, value);
    }
    const std::size_t before = defs_.size();
    defs_ += "<clipPath";
    if (defines(id)) {
        const std::size_t from = body_.size();
        place(r, 0);
        ((defs_ += '>') += body_.substr(from)) += "/></clipPath>\n";
        body_.resize(from);
    } else {
        defs_.resize(before);
    }
    ((body_ += "<g clip-path=\"url(#") += id) += ")\">\n";
}

void Svg::end_clip() {
    body_ += "</g>\n";
}

int Svg::end_part() {
    ++parts_;
    ((defs_ += "<g id=\"p") += std::to_string(parts_)) += "\">\n";
    (defs_ += body_.substr(part_begin_)) += "</g>\n";
    body_.resize(part_begin_);
    return parts_;
}

void Svg::put(int part, Point by, float scale) {
    ((body_ += "<use xlink:href=\"#p") += std::to_string(part)) += '"';
    numbers(" transform=\"translate(", {by.x, by.y}, ")");
    if (scale != 1) {
        numbers(" scale(", {scale}, ")");
    }
    body_ += "\"/>\n";
}

std::string Svg::file(float width, float height, std::string_view title,
                      std::string_view words) const {
    std::string text =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
        "role=\"img\" width=\"";
    std::string size;
    add_number(size, width);
    text += size + "\" height=\"";
    size += ' ';
    const std::size_t space = size.size();
    add_number(size, height);
    text += size.substr(space) + "\" viewBox=\"0 0 " + size + "\">\n<title>";
    add_words(text, title);
    text += "</title>\n<desc>";
    add_words(text, words);
    return text + "</desc>\n<defs>\n" + defs_ + "</defs>\n" + body_ + "</svg>\n";
}

}  // namespace ctq::ui
