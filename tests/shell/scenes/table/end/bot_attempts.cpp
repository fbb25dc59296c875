#include "shell/scenes/table/end/bot_attempts.hpp"

#include <doctest/doctest.h>

namespace ctq::scenes {
namespace {

TEST_CASE("Results of bots survive a round trip through a tag, and malformed tags give none") {
    const std::vector<AttemptResult> results{{.level = 1, .rank = 2, .half_points = 8, .lead = -4},
                                             {.level = 6, .rank = 1, .half_points = 12, .lead = 3}};
    CHECK(attempts_text(results) == "1/2/8/-4 6/1/12/3");
    const auto read = read_attempts(attempts_text(results));
    REQUIRE(read.size() == 2);
    CHECK(attempts_text(read) == attempts_text(results));
    for (const char* malformed : {"", "1/2/8", "1/2/8/x", "1/2/8/4/5", "1/2/8/99999999999", "x"}) {
        CAPTURE(malformed);
        CHECK(read_attempts(malformed).empty());
    }
}

TEST_CASE("A result is better by its rank, and within a rank by its lead") {
    const AttemptResult won{.level = 1, .rank = 1, .half_points = 8, .lead = 1};
    const AttemptResult won_higher{.level = 1, .rank = 1, .half_points = 6, .lead = 4};
    const AttemptResult lost{.level = 9, .rank = 2, .half_points = 20, .lead = -1};
    CHECK(is_better(won, lost));
    CHECK(is_better(won_higher, won));
    CHECK_FALSE(is_better(won, won));
}

}  // namespace
}  // namespace ctq::scenes
