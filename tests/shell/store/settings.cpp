#include "shell/store/settings.hpp"

#include <doctest/doctest.h>

namespace ctq::app {
namespace {

TEST_CASE("Settings survive being written and read") {
    Settings settings;
    CHECK(change(settings, "theme=light"));
    CHECK(change(settings, "motion=off"));
    CHECK(change(settings, "speed=fast"));
    CHECK(change(settings, "watch=fastest"));
    CHECK(change(settings, "size=largest"));
    CHECK(change(settings, "text=on"));
    CHECK(change(settings, "auto=on"));
    CHECK(change(settings, "confirm=on"));
    CHECK_FALSE(settings.sound);
    CHECK(change(settings, "sound=on"));
    CHECK(settings.sound);
    CHECK(settings.plays_forced);
    CHECK(settings.confirm == Settings::Confirm::on);
    CHECK(read_settings(settings_text(settings)) == settings);
}

TEST_CASE("Damaged settings leave defaults") {
    CHECK(read_settings("") == Settings{});
    CHECK(read_settings("theme=pink =x motion off text=") == Settings{});
    Settings settings;
    CHECK_FALSE(change(settings, "theme=pink"));
    CHECK_FALSE(change(settings, "theme"));
    CHECK(settings == Settings{});
}

}  // namespace
}  // namespace ctq::app
