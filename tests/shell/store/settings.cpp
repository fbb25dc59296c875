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

TEST_CASE("Each speed is faster than the one before, whether a person plays or only bots do") {
    Settings slower;
    slower.speed = Settings::Speed::slow;
    slower.watch = Settings::Watch::slow;
    for (int step = 1; step < 5; ++step) {
        CAPTURE(step);
        Settings faster;
        faster.speed = static_cast<Settings::Speed>(step);
        CHECK(faster.motion_seconds(false) < slower.motion_seconds(false));
        CHECK(faster.bot_pace(false) < slower.bot_pace(false));
        CHECK(faster.motion_seconds(true) == Settings{}.motion_seconds(true));
        faster.watch = static_cast<Settings::Watch>(step);
        CHECK(faster.motion_seconds(true) < slower.motion_seconds(true));
        CHECK(faster.bot_pace(true) < slower.bot_pace(true));
        slower = faster;
    }
}

}  // namespace
}  // namespace ctq::store
