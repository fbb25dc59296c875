#include "shell/store/settings.hpp"

#include <doctest/doctest.h>

namespace ctq::store {
namespace {

TEST_CASE("Malformed settings are ignored, and the defaults are used") {
    CHECK(read_settings("") == Settings{});
    CHECK(read_settings("theme=pink =x motion off text=") == Settings{});
    Settings settings;
    CHECK_FALSE(change(settings, "theme=pink"));
    CHECK_FALSE(change(settings, "theme"));
    CHECK(settings == Settings{});
}

}  // namespace
}  // namespace ctq::store
