#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "tests/stage/pointing.hpp"

/// Opens tables for tests, and reads what they saved.
namespace ctq::stage {

/// Starts a match of this game: the standard set-up changed by these commands.
inline void sit_down(stage::Player& person, const std::string& game,
                     const std::vector<std::string>& commands) {
    person.set_up({"setup:" + game});
    person.set_up(commands);
    person.set_up({"start"});
    person.rest();
}

/// Starts a match of Cartagena and plays `actions` actions by pressing spots. It is then a person's
/// turn.
inline void open_table(stage::Player& person, int actions = 0,
                       const std::vector<std::string>& commands = {"option:rules=board"}) {
    sit_down(person, "cartagena", commands);
    for (int i = 0; i < actions; ++i) {
        stage::play_by_pointing(person);
    }
    person.rest();
    REQUIRE(person.session().your_turn());
}

/// Opens a table of two people from a record. The record has the given actions and, if given, a
/// start position.
inline void open_record(stage::Player& person, const std::string& game, const std::string& options,
                        const std::string& tokens, const std::string& position = "") {
    const std::string from = position.empty() ? "" : "[Position \"" + position + "\"]\n";
    person.set_up({"library", "import:[Game \"" + game + "\"]\n[Options \"" + options +
                                  "\"]\n[Seats \"human human\"]\n[Seed \"3\"]\n" + from + "\n" +
                                  tokens + "\n"});
    REQUIRE(person.app().notice().find("1 match imported") != std::string::npos);
    person.go("table=" + stage::Player::saves().list().front().id);
    REQUIRE(stage::wait_for_turn(person));
}

/// Opens a table of Cartagena from a position in which seat 1 has one action left.
inline void open_position(stage::Player& person, const std::string& position) {
    open_record(person, "cartagena", "tokens=2", "",
                "track=SCDCCSHHCSDDSHDH " + position + " turn=1 left=1");
}

/// Goes back to the table of a match that people ended early, and takes the end back. `hash` is that
/// of the position before it.
inline void take_back_the_end(stage::Player& person, std::uint64_t hash) {
    person.go_back();
    person.wait(5);
    person.press(ui::Key::escape);
    person.press(U'u');
    CHECK_FALSE(person.over());
    CHECK(person.session().hash() == hash);
}

/// Leaves a table through its menu.
inline void go_to_lobby(stage::Player& person) {
    person.click("menu");
    person.click("menu-lobby");
    REQUIRE(person.scene() == "lobby");
}

/// The number of actions before the position shown.
inline int cursor(const stage::Player& person) {
    return person.session().match().cursor();
}

inline bool holds(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

/// Returns whether the text view lists cards in the hand of the seat called `name`.
inline bool says_cards(const stage::Player& person, std::string_view name) {
    std::string said;
    for (const std::string& line : person.board().view().situation(person.board().context())) {
        said += line.starts_with(name) ? line : "";
    }
    CAPTURE(said);
    REQUIRE_FALSE(said.empty());
    return holds(said, "spade") || holds(said, "heart") || holds(said, "diamond") ||
           holds(said, "club");
}

/// The records in the library.
inline std::vector<std::string> records(const stage::Player& person) {
    std::vector<std::string> list;
    for (const auto& [key, text] : person.machine.storage) {
        if (key.starts_with("match:")) {
            list.push_back(text);
        }
    }
    return list;
}

/// Returns the part of the current route after the prefix `begin`.
inline std::string behind(const stage::Player& person, std::string_view begin) {
    const std::string& route = person.machine.routes.back();
    CAPTURE(route);
    REQUIRE(route.starts_with(begin));
    return route.substr(begin.size());
}

/// Returns whether the button of this command is shown as selected.
inline bool pressed(stage::Player& person, std::string_view command) {
    const auto list = person.app().commands();
    return std::any_of(list.begin(), list.end(), [&](const scenes::Command& one) {
        return one.id == command && one.pressed == 1;
    });
}

}  // namespace ctq::stage
