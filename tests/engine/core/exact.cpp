#include "engine/core/exact.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <cstdlib>

#include "engine/core/random.hpp"

namespace ctq::tests {

TEST_CASE("exact() writes the fewest digits that give the same number when read back") {
    for (const char* text : {"0.1", "0.25", "96.487", "-0.3", "3", "1234.5", "0.3333333333333333",
                             "33.333333333333336", "0.6666666666666666", "0.000001",
                             "123456789012345.6", "0.002770083102493075", "5e-12"}) {
        CAPTURE(text);
        const double value = std::strtod(text, nullptr);
        CHECK(std::strtod(core::exact(value).c_str(), nullptr) == value);
        CHECK((value < 1e-9 || core::exact(value) == text));
    }
    for (const double nothing : {0.0, -0.0, 1e-300, 1e15, 1e300, std::nan(""), HUGE_VAL}) {
        CHECK(core::exact(nothing) == "0");
    }
    core::Rng rng{7};
    for (int i = 0; i < 20000; ++i) {
        const double value = static_cast<double>(rng.next()) /
                             static_cast<double>(rng.next() >> rng.below(60)) /
                             (1 << rng.below(20));
        if (value > 1e-12 && value < 1e15) {
            CHECK(std::strtod(core::exact(value).c_str(), nullptr) == value);
        }
    }
}

}  // namespace ctq::tests
