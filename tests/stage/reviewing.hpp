#pragma once

#include <string>

#include "shell/scenes/review/scene.hpp"
#include "tests/stage/open_table.hpp"

/// Opens reviews for tests.
namespace ctq::stage {

/// The review that is shown.
inline const scenes::Review& review_of(const Player& person) {
    return static_cast<const scenes::ReviewScene&>(person.app().scene()).review();
}

/// Plays random legal actions, ends the match and opens its review at the beginning. Returns its
/// route.
inline std::string review_of_thoughtless(Player& person) {
    sit_down(person, "cartagena", {"option:rules=board", "seed:7"});
    person.play(12);
    person.set_up({"end", "review"});
    REQUIRE(person.scene() == "review");
    person.press(ui::Key::home);
    return person.machine.routes.back();
}

}  // namespace ctq::stage
