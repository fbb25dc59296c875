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

/// Returns the SVG path of a letter with its origin at 0, 0.
std::string path_of(Face face, unsigned letter) {
    Svg svg;
    svg.begin_letters("", rgb(0));
    svg.letter(face, letter, {}, kEm);
    svg.end_letters();
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
            const std::string path = path_of(cut.face, glyph.Codepoint);
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
    const auto lines = [](unsigned letter) {
        const std::string path = path_of(Face::text, letter);
        return std::count(path.begin(), path.end(), 'M');
    };
    CHECK(lines('l') == 1);
    CHECK(lines('o') == 2);
    CHECK(lines(0xF6) == 5);  // ö: two rings, two dots and an anchor
    CHECK(lines(' ') == 0);
}

}  // namespace
}  // namespace ctq::ui
