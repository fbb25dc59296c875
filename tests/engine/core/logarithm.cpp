#include "engine/core/logarithm.hpp"

#include <doctest/doctest.h>

#include <cmath>

namespace ctq::tests {

TEST_CASE(
    "logarithm: the result is exact for small numbers, within 1/128 for all, and never decreases") {
    double last = -1;
    for (std::uint32_t n = 1; n < 256; ++n) {
        CHECK(core::natural_logarithm(n) == doctest::Approx(std::log(n)).epsilon(1e-12));
    }
    for (std::uint64_t n = 1; n <= UINT32_MAX; n += 1 + n / 64) {
        const double ln = core::natural_logarithm(static_cast<std::uint32_t>(n));
        CHECK(std::abs(ln - std::log(static_cast<double>(n))) <= 1.0 / 128);
        CHECK(ln >= last);
        last = ln;
    }
}

}  // namespace ctq::tests
