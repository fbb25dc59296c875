#include <doctest/doctest.h>
#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <string>

#include "shell/ui/stage.hpp"
#include "shell/ui/svg/svg.hpp"

namespace ctq::ui {
namespace {

constexpr float kEm = 1000;

/// Returns a letter of up to 16 bits in UTF-8.
std::string utf8(unsigned letter) {
    const auto tail = [letter](unsigned shift) {
        return static_cast<char>(0x80U | (letter >> shift & 0x3FU));
    };
    return letter < 0x80 ? std::string{static_cast<char>(letter)}
           : letter < 0x800
               ? std::string{static_cast<char>(0xC0U | letter >> 6), tail(0)}
               : std::string{static_cast<char>(0xE0U | letter >> 12), tail(6), tail(0)};
}

/// Returns the SVG path of a letter of a cut, with its origin at 0, 0.
std::string path_of(const Fonts::Cut& cut, unsigned letter) {
    Svg svg(false);
    svg.letters(utf8(letter), {}, {cut, kEm / cut.em, rgb(0), Align::left});
    const std::string file = svg.file(kEm, kEm, "", "");
    const std::size_t begin = file.find(" d=\"") + 4;
    return file.substr(begin, file.find('"', begin) - begin);
}

struct Bounds {
    Point least{1000, 1000};
    Point most{-1000, -1000};

    void include(Point at) {
        least = {std::min(least.x, at.x), std::min(least.y, at.y)};
        most = {std::max(most.x, at.x), std::max(most.y, at.y)};
    }
};

/// Returns the bounds of a path in ems. Ignores lines of up to three points, the font's anchors.
Bounds bounds_of(const std::string& path) {
    Bounds all;
    for (std::size_t at = 0; at < path.size();) {
        const std::size_t end = std::min(path.find('M', at + 1), path.size());
        const std::string line = path.substr(at, end - at);
        Bounds own;
        int points = 0;
        const char* next = line.c_str();
        while (*next != '\0') {
            char* behind = nullptr;
            const float x = std::strtof(next + 1, &behind) / kEm;
            const float y = std::strtof(behind, &behind) / kEm;
            own.include({x, y});
            next = behind;
            ++points;
        }
        if (points > 3) {
            all.include(own.least);
            all.include(own.most);
        }
        at = end;
    }
    return all;
}

TEST_CASE("The outline of every letter in every font has the same bounds as its rasterized image") {
    constexpr float near = 0.09F;  // ems: rasterized letters have whole pixels and a margin
    Paper paper;
    paper.fit({{0, 0, 100, 100}});
    for (const Fonts::Cut& cut : paper.fonts().cuts) {
        if (cut.size < 15) {
            continue;  // too coarse to compare
        }
        for (const ImFontGlyph& glyph : cut.font->Glyphs) {
            CAPTURE(static_cast<unsigned>(glyph.Codepoint));
            const std::string path = path_of(cut, glyph.Codepoint);
            const Bounds bounds = bounds_of(path);
            const bool blank = bounds.least.x > bounds.most.x;
            CHECK(blank == (glyph.X1 - glyph.X0 <= 0 || glyph.Visible == 0));
            if (!blank) {
                CHECK(std::abs(bounds.least.x - glyph.X0 / cut.em) < near);
                CHECK(std::abs(bounds.most.x - glyph.X1 / cut.em) < near);
                CHECK(std::abs(bounds.least.y - (glyph.Y0 - cut.ascent) / cut.em) < near);
                CHECK(std::abs(bounds.most.y - (glyph.Y1 - cut.ascent) / cut.em) < near);
            }
        }
    }
}

TEST_CASE("A composite letter such as ö has the outlines of its parts") {
    Paper paper;
    paper.fit({{0, 0, 100, 100}});
    const auto& cuts = paper.fonts().cuts;
    const auto text = std::find_if(cuts.begin(), cuts.end(),
                                   [](const Fonts::Cut& cut) { return cut.face == Face::text; });
    REQUIRE(text != cuts.end());
    const auto lines = [text](unsigned letter) {
        const std::string path = path_of(*text, letter);
        return std::count(path.begin(), path.end(), 'M');
    };
    CHECK(lines('l') == 1);
    CHECK(lines('o') == 2);
    CHECK(lines(0xF6) >= 4);  // ö: two rings and two dots; an older Lato adds an anchor
    CHECK(lines(0xF6) <= 5);
    CHECK(lines(' ') == 0);
}

}  // namespace
}  // namespace ctq::ui
