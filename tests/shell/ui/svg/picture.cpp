#include "shell/ui/svg/picture.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <string>

#include "shell/ui/charts/lines.hpp"
#include "shell/ui/stamp.hpp"
#include "shell/ui/ui.hpp"
#include "tests/xml.hpp"

namespace ctq::ui {
namespace {

constexpr Color kRed = rgb(0xCC1020);
constexpr Color kPale = rgb(0x102030, 0.25F);

/// Draws an SVG without the background and returns it parsed.
xml::Element drawn(const Stage::Draw& draw, bool editable = false) {
    const std::string file = draw_svg({200, 100, false, "A & B", "Two <words>", editable}, draw);
    CAPTURE(file);
    auto svg = xml::read(file);
    REQUIRE(svg);
    return *svg;
}

/// Returns the elements with this name, in drawing order.
std::vector<xml::Element> all(const xml::Element& in, const std::string& name) {
    std::vector<xml::Element> found;
    in.each([&](const xml::Element& one) {
        if (one.name == name) {
            found.push_back(one);
        }
    });
    return found;
}

TEST_CASE("An SVG picture has a size, a title and a description") {
    const xml::Element svg = drawn([](Canvas&) {});
    CHECK(svg.name == "svg");
    CHECK(svg.attribute("viewBox") == "0 0 200 100");
    CHECK(svg.attribute("width") == "200");
    CHECK(all(svg, "title").front().text == "A & B");
    CHECK(all(svg, "desc").front().text == "Two <words>");
}

TEST_CASE("Boxes, rings and lines become SVG elements with color and opacity") {
    const xml::Element svg = drawn([](Canvas& canvas) {
        fill(canvas, {10, 20, 30, 40.5F}, 5, kRed);
        outline(canvas, {0, 0, 20, 20}, 4, kPale, 2);
        ring(canvas, {50, 50}, 12.25F, kRed, 1.5F);
        const Point points[] = {{1, 2}, {3.5F, 4}, {-0.25F, 6}};
        stroke(canvas, points, kRed, 3, true);
        dashes(canvas, points, kPale, 1, 6, 4);
        polygon(canvas, points, kPale);
    });
    const auto boxes = all(svg, "rect");
    REQUIRE(boxes.size() == 2);
    CHECK(boxes[0].attribute("height") == "40.5");
    CHECK(boxes[0].attribute("rx") == "5");
    CHECK(boxes[0].attribute("fill") == "#cc1020");
    CHECK(boxes[0].attribute("fill-opacity").empty());
    CHECK(boxes[1].attribute("x") == "1");
    CHECK(boxes[1].attribute("width") == "18");
    CHECK(boxes[1].attribute("stroke-width") == "2");
    CHECK(boxes[1].attribute("stroke-opacity") == ".251");
    const auto rings = all(svg, "circle");
    REQUIRE(rings.size() == 1);
    CHECK(rings[0].attribute("r") == "12.25");
    CHECK(rings[0].attribute("fill") == "none");
    const auto paths = all(svg, "path");
    REQUIRE(paths.size() == 3);
    CHECK(paths[0].attribute("d") == "M1 2L3.5 4L-.25 6Z");
    CHECK(paths[0].attribute("stroke-linejoin") == "round");
    CHECK(paths[1].attribute("stroke-dasharray") == "6 4");
    CHECK(paths[2].attribute("stroke").empty());
    CHECK(paths[2].attribute("fill") == "#102030");
}

TEST_CASE("Shapes with the same gradient, blur or clip refer to one definition") {
    const xml::Element svg = drawn([](Canvas& canvas) {
        for (const float x : {10.0F, 50.0F}) {
            fill(canvas, {x, 10, 20, 20}, 0, kRed, kPale);
            shadow(canvas, {x, 10, 20, 20}, 4, 8, 2, kPale);
            glow(canvas, {x, 10}, 20, 20, kRed);
            const Rect before = canvas.clip;
            push_clip(canvas, {0, 0, 50, 50});
            disc(canvas, {x, 10}, 20, kRed);
            pop_clip(canvas, before);
        }
    });
    for (const char* name : {"linearGradient", "radialGradient", "filter", "clipPath"}) {
        CAPTURE(std::string(name));
        const auto defined = all(svg, name);
        REQUIRE(defined.size() == 1);
        int used = 0;
        svg.each([&](const xml::Element& one) {
            for (const auto& [key, value] : one.attributes) {
                used += value == "url(#" + defined[0].attribute("id") + ")" ? 1 : 0;
            }
        });
        CHECK(used == 2);
    }
}

TEST_CASE("A text in an SVG picture is drawn as outlines and labelled with its words") {
    const xml::Element svg = drawn([](Canvas& canvas) {
        draw_text(canvas, Point{10, 50}, "“Øl” <1>", {Face::text, 20, kRed});
    });
    const auto paths = all(svg, "path");
    REQUIRE(paths.size() == 1);
    CHECK(paths[0].attribute("aria-label") == "“Øl” <1>");
    CHECK(paths[0].attribute("fill") == "#cc1020");
    CHECK(paths[0].attribute("d").find('Q') != std::string::npos);
}

TEST_CASE("A text in an editable SVG picture stays a text, aligned as it was drawn") {
    const xml::Element svg = drawn(
        [](Canvas& canvas) {
            draw_text(canvas, Point{10, 50}, "“Øl”  <1>", {Face::text, 20, kRed});
            draw_text(canvas, Rect{0, 0, 200, 20}, "middle", {Face::bold, 12, kRed, Align::center});
            draw_text(canvas, Rect{0, 0, 200, 20}, "end", {Face::title, 16, kPale, Align::right});
        },
        true);
    CHECK(all(svg, "path").empty());
    const auto texts = all(svg, "text");
    REQUIRE(texts.size() == 3);
    CHECK(svg.attribute("font-family") == "Lato, Carlito, Helvetica, Arial, sans-serif");
    CHECK(svg.attribute("xml:space") == "preserve");
    CHECK(texts[0].text == "“Øl”  <1>");
    CHECK(texts[0].attribute("x") == "10");
    CHECK(texts[0].attribute("y") == "50");
    CHECK(texts[0].attribute("font-size") == "20");
    CHECK(texts[0].attribute("fill") == "#cc1020");
    CHECK(texts[0].attribute("text-anchor").empty());
    CHECK(texts[1].attribute("text-anchor") == "middle");
    CHECK(std::abs(std::stof(texts[1].attribute("x")) - 100) < 0.2F);
    CHECK(texts[1].attribute("font-weight") == "bold");
    CHECK(texts[2].attribute("text-anchor") == "end");
    CHECK(texts[2].attribute("font-family").ends_with("serif"));
    CHECK(texts[2].attribute("fill-opacity") == ".251");
}

TEST_CASE("A stamp is defined once in an SVG picture and referenced wherever it is drawn") {
    const xml::Element svg = drawn([](Canvas& canvas) {
        Stamp stamp;
        record(canvas, stamp, [&] { disc(canvas, {5, 5}, 5, kRed); });
        REQUIRE_FALSE(stamp.empty());
        print(canvas, stamp, {20, 30});
        print(canvas, stamp, {60, 30}, 0.5F);
    });
    CHECK(all(svg, "circle").size() == 1);
    const auto used = all(svg, "use");
    REQUIRE(used.size() == 2);
    CHECK(used[0].attribute("xlink:href") == "#" + all(svg, "defs")[0].children[0].attribute("id"));
    CHECK(used[0].attribute("transform") == "translate(20 30)");
    CHECK(used[1].attribute("transform") == "translate(60 30) scale(.5)");
}

TEST_CASE("A chart can be drawn as an SVG picture") {
    const std::vector<std::vector<int>> halves{{0, 2, 6, 8}, {0, 4, 5, 5}};
    const std::vector<std::string> names{"Ann", "Bob"};
    const xml::Element svg = drawn([&](Canvas& canvas) {
        lines_chart(canvas, canvas.screen, {"chart", "Who leads", halves, 3, false, names});
    });
    bool has_title = false;
    svg.each([&](const xml::Element& one) {
        has_title = has_title || one.attribute("aria-label") == "Who leads";
    });
    CHECK(has_title);
}

TEST_CASE("Drawing the same picture twice gives the same bytes") {
    const auto draw = [](Canvas& canvas) {
        room(canvas);
        paper(canvas, canvas.screen.inset(10));
        token(canvas, {50, 50}, 20, 3);
        symbol(canvas, Symbol::skull, {100, 50}, 30, kRed);
    };
    CHECK(draw_svg({200, 100, true}, draw) == draw_svg({200, 100, true}, draw));
    CHECK(draw_svg({200, 100, true}, draw) != draw_svg({200, 100, false}, draw));
}

}  // namespace
}  // namespace ctq::ui
