// Sounds: none while sound is off, then at actions and turns, and few while bots play fast.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>

#include "tests/stage/open_table.hpp"

namespace ctq::stage {
namespace {

using stage::Player;

/// How many sounds the machine was asked to play.
std::ptrdiff_t sounds_played(const Player& person) {
    const auto& requests = person.machine.requests;
    return std::count_if(requests.begin(), requests.end(),
                         [](const std::string& one) { return one.starts_with("sound "); });
}

TEST_CASE(
    "No sound plays while sound is off; once switched on it plays immediately and after a reload") {
    Player person;
    open_table(person, 2);
    CHECK(sounds_played(person) == 0);
    person.click("menu");
    person.click("menu-settings");
    person.scroll_to("set:sound=on");
    person.click("set:sound=on");
    CHECK(sounds_played(person) == 1);
    person.click("settings:close");
    stage::play_by_pointing(person);
    CHECK(sounds_played(person) > 1);
    person.rest();
    person.reload();
    const auto before = sounds_played(person);
    person.rest();
    CHECK(sounds_played(person) == before);
    stage::play_by_pointing(person);
    person.rest();
    CHECK(sounds_played(person) > before);
    person.set_up({"set:sound=off"});
    const auto then = sounds_played(person);
    stage::play_by_pointing(person);
    person.rest();
    CHECK(sounds_played(person) == then);
}

TEST_CASE("The settings name the volumes from the lowest to the highest") {
    Player person;
    person.set_up({"settings"});
    float before = 0;
    for (const char* volume : {"quiet", "on", "loud"}) {
        CAPTURE(volume);
        const std::string id = std::string("set:sound=") + volume;
        person.scroll_to(id);
        person.click(id);
        CHECK(person.machine.loudness > 1.4F * before);
        CHECK(person.machine.loudness <= 1);
        before = person.machine.loudness;
    }
}

TEST_CASE("The person's own action has a sound at every speed of the bots") {
    Player person;
    person.set_up({"set:sound=on", "set:speed=instant"});
    open_table(person);
    person.wait(1);
    const auto before = sounds_played(person);
    stage::play_by_pointing(person);
    CHECK(sounds_played(person) > before);
}

TEST_CASE("At the bots' fastest speed only the sound of the match's end is played") {
    Player person;
    person.set_up({"set:sound=on", "set:watch=fastest"});
    REQUIRE(sounds_played(person) == 1);
    person.set_up({"setup:cartagena", "seat:1=runner", "start"});
    person.rest();
    REQUIRE(person.over());
    CHECK(sounds_played(person) == 2);
    CHECK(person.machine.requests.back() ==
          "sound " + std::to_string(scenes::tones_of(scenes::Sound::end).size()));
}

TEST_CASE("The sound of a bust is played when its card becomes visible") {
    Player person({.motion = true});
    person.set_up({"set:sound=on"});
    sit_down(person, "incan_gold", {"seats:3", "seat:2=turn:9", "seat:3=turn:9", "seed:3"});
    const auto sees = [&] { return person.read(" again: ") != nullptr; };
    std::ptrdiff_t before = 0;
    for (int turns = 0; turns < 30 && !sees(); ++turns) {
        REQUIRE(stage::wait_for_turn(person));
        person.click("do:stay");
        person.rest();
        for (int frames = 0; frames < 2000 && !sees(); ++frames) {
            before = sounds_played(person);
            person.frame();
            if (person.session().your_turn() &&
                person.board().view().busy_until() <= person.now()) {
                break;
            }
        }
    }
    REQUIRE(sees());
    const double seen = person.now();
    while (person.now() < seen + 0.1) {
        person.frame();
    }
    CHECK(sounds_played(person) > before);
}

}  // namespace
}  // namespace ctq::stage
