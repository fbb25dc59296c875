#include "shell/ui/text.hpp"

#include <doctest/doctest.h>
#include <imgui.h>

#include <string>
#include <vector>

#include "shell/ui/letters.hpp"
#include "shell/ui/lists.hpp"
#include "tests/stage/person.hpp"

/// Tests of drawn text, read back from the triangles of a frame.
namespace ctq::ui {
namespace {

using stage::Person;

constexpr Rect text_screen{0, 0, 1280, 800};
constexpr Face faces[] = {Face::text, Face::bold, Face::title};

/// Draws a text in three faces and four sizes, below each other.
Stage::Draw write(const std::string& text) {
    return [text](Canvas& canvas) {
        float y = 40;
        for (const Face face : faces) {
            for (const float size : {13.0F, 18.0F, 32.0F, 58.0F}) {
                draw_text(canvas, Point{20, y}, text, {face, size, 0, Align::left});
                y += 62;
            }
        }
    };
}

TEST_CASE("Every printable ASCII character has a glyph in the text, bold and title fonts") {
    for (const char* signs : {"a=b_c[d]e<f>g", "0@1|2$3{4}5^6`7~8", "!\"#%&'()*+,-./:;?x\\y"}) {
        CAPTURE(signs);
        Person person({text_screen}, write(signs));
        person.frame();
        REQUIRE(person.text().size() == 12);
        for (std::size_t i = 0; i < person.text().size(); ++i) {
            CHECK(person.text()[i].words == signs);
            CHECK(person.text()[i].face == faces[i / 4]);
        }
    }
}

TEST_CASE("Every font has all printable ASCII characters and the letters of the headings") {
    Person person({text_screen}, [](Canvas&) {});
    person.frame();
    for (const Fonts::Cut& cut : person.fonts().cuts) {
        CAPTURE(cut.size);
        for (unsigned letter = 0x20; letter < 0x7F; ++letter) {
            CAPTURE(letter);
            CHECK(cut.font->FindGlyphNoFallback(static_cast<ImWchar>(letter)) != nullptr);
        }
        for (const unsigned short* range = heading_letters; *range != 0; range += 2) {
            for (unsigned letter = range[0]; letter <= range[1]; ++letter) {
                CAPTURE(letter);
                CHECK(cut.font->FindGlyphNoFallback(static_cast<ImWchar>(letter)) != nullptr);
            }
        }
    }
}

TEST_CASE("A text with a letter that its font lacks is drawn entirely in one other font") {
    Person person({text_screen}, write("Zoë, Łukasz"));
    person.frame();
    REQUIRE(person.text().size() == 12);
    for (std::size_t i = 0; i < person.text().size(); ++i) {
        CHECK(person.text()[i].words == "Zoë, Łukasz");
        CHECK(person.text()[i].face == (i < 8 ? Face::text : Face::plain_title));
    }
}

TEST_CASE("Each letter that no font has is drawn as ?, and the font does not change") {
    Person person({text_screen}, write("Anna 日本"));
    person.frame();
    REQUIRE(person.text().size() == 12);
    for (std::size_t i = 0; i < person.text().size(); ++i) {
        CHECK(person.text()[i].words == "Anna ??");
        CHECK(person.text()[i].face == faces[i / 4]);
    }
    CHECK(missing_letters("Anna 日本日") == "日本");
    CHECK(missing_letters("Zoë → Łukasz, 5 ≥ −3 €").empty());
    CHECK(missing_letters("🦜") == "🦜");
}

}  // namespace
}  // namespace ctq::ui
