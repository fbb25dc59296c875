#include "shell/ui/numbers.hpp"

#include <doctest/doctest.h>

#include <limits>

namespace ctq::ui {

TEST_CASE("count_words separates thousands by a no-break space") {
    CHECK(count_words(0) == "0");
    CHECK(count_words(100000) == "100\u00A0000");
    CHECK(count_words(-1234) == "−1\u00A0234");
    CHECK(count_words(std::numeric_limits<std::int64_t>::max()) ==
          "9\u00A0223\u00A0372\u00A0036\u00A0854\u00A0775\u00A0807");
}

}  // namespace ctq::ui
