#pragma once

#include <string>

#include "tests/stage/open_table.hpp"

/// Helpers for network tables: Anna hosts a table, and Ben joins by her link.
namespace ctq::stage {

/// Scrolls to a spot and presses it, by finger on a phone.
inline void press(Player& person, const char* name) {
    person.scroll_to(name);
    person.screen().w < 700 ? person.tap(name) : person.click(name);
}

/// Waits until all messages have arrived.
inline void receive(Player& person) {
    for (int i = 0; i < 8; ++i) {
        person.wait(0.25);
        person.rest();
    }
}

inline bool reads(Player& person, const std::string& words) {
    return person.text_view().find(words) != std::string::npos;
}

/// Opens the link that Anna copies. The guest arrives at the scene that asks whether to join.
inline void open_invitation(Player& anna, Player& guest) {
    press(anna, "link-copy");
    press(guest, "ask:link");
    guest.answer(anna.machine.clipboard);
}

/// Joins Anna's open table: Ben opens her link and joins.
inline void join_by_link(Player& anna, Player& ben) {
    open_invitation(anna, ben);
    press(ben, "join");
    ben.answer("Ben");
    receive(anna);
}

/// Anna opens a table with a small Carteso board and Ben joins. If Ben is at another device, Anna
/// also receives his answer code. They play four actions.
inline void sit_down_together(Player& anna, Player& ben) {
    constexpr int actions = 4;
    anna.go("friend=carteso;size=5;human,guest;");
    anna.answer("Anna");
    join_by_link(anna, ben);
    if (ben.machine.apart) {
        press(ben, "link-copy");
        press(anna, "paste");
        anna.answer(ben.machine.clipboard);
        receive(anna);
    }
    REQUIRE(anna.scene() == "table");
    anna.play(actions);
    receive(anna);
    REQUIRE(ben.scene() == "table");
    REQUIRE(ben.session().match().size() >= actions);
}

}  // namespace ctq::stage
