#include <doctest/doctest.h>

#include <array>
#include <initializer_list>
#include <limits>

#include "shell/ui/charts/chart.hpp"
#include "shell/ui/charts/curve.hpp"
#include "shell/ui/charts/heat.hpp"

namespace ctq::ui {
namespace {

constexpr float readable = 4.5F;
constexpr float visible = 3.0F;  // for marks without text

TEST_CASE("Numbers in a heat map are legible on every color") {
    for (int i = 0; i <= 1000; ++i) {
        const Color cell = heat_color(i / 1000.0);
        CAPTURE(i);
        CHECK(contrast(heat_ink(cell), cell) >= readable);
    }
}

TEST_CASE("Lines and text of charts have enough contrast in both themes") {
    for (const Theme* t : {&dark_theme, &light_theme}) {
        for (const Color paper : {t->paper_from, t->paper_to}) {
            CHECK(contrast(t->ink, paper) >= readable);
            CHECK(contrast(t->ink_soft, paper) >= readable);
            CHECK(contrast(chart_line, paper) >= visible);
            CHECK(contrast(chart_reference, paper) >= visible);
        }
        // Text on a band.
        const Color band = mix(t->paper_to, chart_line | 0xFF000000U, 0.17F) | 0xFF000000U;
        CHECK(contrast(t->ink, band) >= readable);
    }
}

TEST_CASE("nearest_point finds the point of a curve that is nearest to the pointer") {
    const std::array<CurvePoint, 3> points{CurvePoint{1, 9}, CurvePoint{2, 8}, CurvePoint{5, 7}};
    CHECK(nearest_point(points, -40) == 0);
    CHECK(nearest_point(points, 1.6) == 1);
    CHECK(nearest_point(points, 3.6) == 2);
    CHECK(nearest_point(points, 900) == 2);
    CHECK(nearest_point({}, 1) == -1);
    CHECK(nearest_point(points, std::numeric_limits<double>::quiet_NaN()) == -1);
}

}  // namespace
}  // namespace ctq::ui
