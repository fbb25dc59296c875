#include "shell/ui/outlines.hpp"

#include <doctest/doctest.h>
#include <imgui.h>

#include <algorithm>
#include <vector>

#include "shell/ui/letters.hpp"
#include "shell/ui/stage.hpp"

namespace ctq::ui {
namespace {

struct Bounds {
    Point least{1000, 1000};
    Point most{-1000, -1000};

    void include(Point at) {
        least = {std::min(least.x, at.x), std::min(least.y, at.y)};
        most = {std::max(most.x, at.x), std::max(most.y, at.y)};
    }
};

TEST_CASE("The outline of every letter of every font lies where the rasteriser puts the letter") {
    constexpr float near = 0.09F;  // ems: the baked letters are whole pixels, with a margin
    const FontFiles files = own_fonts();
    const Paper paper;
    const_cast<Paper&>(paper).fit({{0, 0, 100, 100}});
    for (const Fonts::Cut& cut : paper.fonts().cuts) {
        if (cut.size < 15) {
            continue;  // too coarse to tell
        }
        for (const ImFontGlyph& glyph : cut.font->Glyphs) {
            CAPTURE(static_cast<unsigned>(glyph.Codepoint));
            const auto lines = letter_lines(file_of(files, cut.face), glyph.Codepoint);
            CHECK(lines.empty() == (glyph.X1 - glyph.X0 <= 0 || glyph.Visible == 0));
            Bounds bounds;
            for (const LetterLine& line : lines) {
                REQUIRE(line.size() >= 2);
                CHECK(line.front().corner);
                for (std::size_t i = 0; i < line.size(); ++i) {
                    bounds.include(line[i].at);
                    CHECK((line[i].corner || line[(i + 1) % line.size()].corner));
                }
            }
            if (!lines.empty()) {
                CHECK(std::abs(bounds.least.x - glyph.X0 / cut.em) < near);
                CHECK(std::abs(bounds.most.x - glyph.X1 / cut.em) < near);
                CHECK(std::abs(bounds.least.y - (glyph.Y0 - cut.ascent) / cut.em) < near);
                CHECK(std::abs(bounds.most.y - (glyph.Y1 - cut.ascent) / cut.em) < near);
            }
        }
    }
}

TEST_CASE("A letter put together has the lines of its parts") {
    const FontFile text = own_fonts().text;
    CHECK(letter_lines(text, 'l').size() == 1);
    CHECK(letter_lines(text, 'o').size() == 2);
    CHECK(letter_lines(text, 0xF6).size() == 4);  // ö
    CHECK(letter_lines(text, ' ').empty());
    CHECK(letter_lines(text, 0x4E00).empty());  // it lacks this one
}

TEST_CASE("A damaged font has no letters, and nothing worse") {
    const FontFile whole = own_fonts().title;
    std::vector<unsigned char> bytes(whole.begin(), whole.end());
    for (std::size_t size = 0; size < bytes.size(); size += 997) {
        letter_lines({bytes.data(), size}, 'g');
    }
    for (std::size_t i = 0; i < bytes.size(); i += 31) {
        const unsigned char before = bytes[i];
        bytes[i] = static_cast<unsigned char>(before ^ 0xFFU);
        letter_lines(bytes, 'g');
        bytes[i] = before;
    }
    CHECK(letter_lines({}, 'g').empty());
}

}  // namespace
}  // namespace ctq::ui
