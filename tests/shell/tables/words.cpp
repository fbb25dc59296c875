#include "shell/tables/words.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

namespace ctq::tables {
namespace {

/// Returns the lead text for the seats "You", "Greedy" and "Runner".
std::string lead(const std::vector<int>& halves, std::string_view unit = "") {
    const std::vector<std::string> names{"You", "Greedy", "Runner"};
    return lead_text(names, halves, unit);
}

TEST_CASE("The lead text names all leaders and writes half points as ½") {
    CHECK(lead({4, 0, 0}) == "You lead by 2");
    CHECK(lead({0, 5, 4}) == "Greedy leads by ½");
    CHECK(lead({0, 9, 2}, " steps") == "Greedy leads by 3½ steps");
    CHECK(lead({6, 6, 2}) == "You and Greedy lead by 2");
    CHECK(lead({-2, -6, -9}) == "You lead by 2");
    CHECK(lead({3, 3, 3}) == "All even");
    CHECK(lead({3}).empty());
}

}  // namespace
}  // namespace ctq::tables
