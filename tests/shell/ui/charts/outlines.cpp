#include <doctest/doctest.h>

#include <vector>

#include "shell/ui/charts/histogram.hpp"
#include "shell/ui/charts/lines.hpp"

namespace ctq::ui {
namespace {

TEST_CASE("The outline of a histogram has every corner and skips empty buckets") {
    const std::vector<double> values{0, 2, 2, 5, 0, 0, 1};
    const auto outlines = outlines_of(values);
    REQUIRE(outlines.size() == 2);
    CHECK(outlines[0] == Outline{{1, 0}, {1, 2}, {3, 2}, {3, 5}, {4, 5}, {4, 0}});
    CHECK(outlines[1] == Outline{{6, 0}, {6, 1}, {7, 1}, {7, 0}});
    CHECK(outlines_of(std::vector<double>{0, 0}).empty());
    CHECK(outlines_of({}).empty());
}

TEST_CASE("Chart lines of seats with equal values are drawn side by side") {
    const std::vector<std::vector<int>> halves{{0, 8}, {0, 8}, {0, 3}};
    CHECK(line_shifts(halves, 0) == std::vector<float>{1, 0, -1});
    CHECK(line_shifts(halves, 1) == std::vector<float>{0.5F, -0.5F, 0});
}

}  // namespace
}  // namespace ctq::ui
