#include "tests/engine/scale.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <string>

#include "engine/core/text.hpp"

#ifdef __EMSCRIPTEN__
#include <emscripten.h>
#endif

namespace ctq::tests {
namespace {

std::string scale_in_environment() {
#ifdef __EMSCRIPTEN__
    // Emscripten programs don't see the process's environment variables, so node reads the
    // variable.
    return std::to_string(EM_ASM_INT({ return Number(process.env.CTQ_SCALE || 1); }));
#else
    const char* text = std::getenv("CTQ_SCALE");
    return text == nullptr || *text == '\0' ? "1" : text;
#endif
}

int read_scale() {
    const auto number = core::read_unsigned(scale_in_environment());
    REQUIRE_MESSAGE((number && *number >= 1 && *number <= 1'000'000),
                    "CTQ_SCALE has to be a whole number from 1 to 1000000.");
    return static_cast<int>(*number);
}

}  // namespace

int scale() {
    static const int divisor = read_scale();
    return divisor;
}

int scaled(int full, int least) {
    return std::max(full / scale(), std::min(full, least));
}

TEST_CASE("scaled() divides the full number by CTQ_SCALE but returns at least the given minimum") {
    CHECK(scaled(1000, 50) == std::max(1000 / scale(), 50));
    CHECK(scaled(1000, 50) <= 1000);
    CHECK(scaled(1'000'000'000, 1) == 1'000'000'000 / scale());
    CHECK(scaled(10, 50) == 10);
    CHECK(scaled(10, 10) == 10);
}

}  // namespace ctq::tests
