#include "shell/ui/charts/scale.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <initializer_list>
#include <limits>

namespace ctq::ui {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

struct Range {
    double least;
    double most;
};

TEST_CASE("Axis ticks cover the range with no more intervals than requested") {
    for (const Range range : {Range{0, 136.7}, Range{-3.2, 0.4}, Range{0, 0.031}, Range{21, 96.5},
                              Range{0, 8e8}, Range{-250, -3}, Range{99.9, 100.1}}) {
        for (const int intervals : {2, 3, 5, 9, 20}) {
            CAPTURE(range.least);
            CAPTURE(range.most);
            CAPTURE(intervals);
            const Ticks ticks = ticks_over(range.least, range.most, intervals);
            CHECK(ticks.first <= range.least + 1e-9 * ticks.step);
            CHECK(ticks.last() >= range.most - 1e-9 * ticks.step);
            CHECK(ticks.count <= intervals + 1);
            CHECK(ticks.count >= 2);
            // The outer intervals are not superfluous.
            CHECK(ticks.at(1) > range.least);
            CHECK(ticks.at(ticks.count - 2) < range.most);
        }
    }
}

TEST_CASE(
    "The step between ticks is 1, 2 or 5 times a power of ten and shows the digits it needs") {
    CHECK(ticks_over(0, 100, 5).step == 20);
    CHECK(ticks_over(0, 100, 5).digits == 0);
    CHECK(ticks_over(0, 136, 5).step == 50);
    CHECK(ticks_over(0, 1, 10).step == doctest::Approx(0.1));
    CHECK(ticks_over(0, 1, 10).digits == 1);
    CHECK(ticks_over(0, 0.04, 8).step == doctest::Approx(0.005));
    CHECK(ticks_over(0, 0.04, 8).digits == 3);
    CHECK(ticks_over(0, 900000, 9).step == 100000);
}

TEST_CASE("Axis ticks of an empty, reversed or infinite range are finite") {
    const double nan = std::numeric_limits<double>::quiet_NaN();
    for (const Range range : {Range{5, 5}, Range{7, 2}, Range{nan, 3}, Range{0, infinity},
                              Range{-infinity, infinity}, Range{0, 1e300}}) {
        const Ticks ticks = ticks_over(range.least, range.most, 4);
        CHECK(ticks.count >= 2);
        CHECK(ticks.count <= 6);
        CHECK(std::isfinite(ticks.last()));
        CHECK(ticks.last() > ticks.first);
    }
    CHECK(ticks_within(3, 2, 5).count == 0);
    CHECK(ticks_within(0, infinity, 5).count == 0);
}

TEST_CASE("Axis ticks within a range stay inside it") {
    const Ticks all = ticks_within(1, 20, 20, true);
    CHECK(all.first == 1);
    CHECK(all.step == 1);
    CHECK(all.last() == 20);
    const Ticks few = ticks_within(1, 20, 9, true);
    CHECK(few.first == 5);
    CHECK(few.step == 5);
    CHECK(few.last() == 20);
    CHECK(ticks_within(1, 100, 12).step == 10);
    CHECK(ticks_within(1, 2, 50, true).count == 2);
    CHECK(ticks_within(0.05, 1, 4).last() == 1);
}

TEST_CASE("A scale converts values to pixels and back, and accepts an empty range") {
    const Scale scale{10, 20, 300, 100};
    CHECK(scale.at(10) == 300);
    CHECK(scale.at(15) == 200);
    CHECK(scale.value(100) == 20);
    CHECK(scale.value(scale.at(12.5)) == doctest::Approx(12.5));
    CHECK(Scale{4, 4, 0, 9}.at(17) == 0);
    CHECK(Scale{4, 5, 7, 7}.value(7) == 4);
}

TEST_CASE("digits_between gives enough digits to distinguish values of the range") {
    CHECK(digits_between(15, 62) == 0);
    CHECK(digits_between(2.6, 4.1) == 2);
    CHECK(digits_between(0, 2.3) == 1);
    CHECK(digits_between(0.25, 0.31) == 3);
    CHECK(digits_between(1, 1.000001) == 3);
    CHECK(digits_between(7, 7) == 0);
    CHECK(digits_between(infinity, -infinity) == 0);
}

TEST_CASE("number_words writes the given number of digits and separates thousands") {
    CHECK(number_words(0, 0) == "0");
    CHECK(number_words(96.487, 2) == "96.49");
    CHECK(number_words(0.005, 3) == "0.005");
    CHECK(number_words(-0.25, 2) == "−0.25");
    CHECK(number_words(-0.001, 1) == "0.0");
    CHECK(number_words(1234567.5, 1) == "1\u00A0234\u00A0567.5");
    CHECK(number_words(999.96, 1) == "1\u00A0000.0");
    CHECK(number_words(infinity, 1) == "–");
    CHECK(number_words(1e15, 0) == "–");
    CHECK(number_words(9e14, 6) == "900\u00A0000\u00A0000\u00A0000\u00A0000");
}

}  // namespace
}  // namespace ctq::ui
