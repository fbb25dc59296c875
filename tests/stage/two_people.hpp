#pragma once

#include <string>

#include "tests/stage/open_table.hpp"

/// Anna, who keeps a table over the network, and Ben, who comes by her link.
namespace ctq::stage {

/// Presses what may have to be scrolled to, by finger on a phone.
inline void press(Player& person, const char* name) {
    person.scroll_to(name);
    person.screen().w < 700 ? person.tap(name) : person.click(name);
}

/// Until what all have said has arrived.
inline void hear(Player& person) {
    for (int i = 0; i < 8; ++i) {
        person.wait(0.25);
        person.rest();
    }
}

inline bool reads(Player& person, const std::string& words) {
    return person.text_view().find(words) != std::string::npos;
}

/// Comes by the link that Anna copies, to the scene that asks whether to join.
inline void come_by_link(Player& anna, Player& guest) {
    press(anna, "link-copy");
    press(guest, "ask:link");
    guest.answer(anna.machine.clipboard);
}

/// Anna's table has been opened: Ben comes by her link and joins.
inline void join_by_link(Player& anna, Player& ben) {
    come_by_link(anna, ben);
    press(ben, "join");
    ben.answer("Ben");
    hear(anna);
}

/// Anna opens a table of a small Carteso, Ben joins, and at another device they exchange his answer.
/// They play four actions.
inline void sit_down_together(Player& anna, Player& ben) {
    constexpr int actions = 4;
    anna.go("friend=carteso;size=5;human,guest;");
    anna.answer("Anna");
    join_by_link(anna, ben);
    if (ben.machine.apart) {
        press(ben, "link-copy");
        press(anna, "paste");
        anna.answer(ben.machine.clipboard);
        hear(anna);
    }
    REQUIRE(anna.scene() == "table");
    anna.play(actions);
    hear(anna);
    REQUIRE(ben.scene() == "table");
    REQUIRE(ben.session().match().size() >= actions);
}

}  // namespace ctq::stage
