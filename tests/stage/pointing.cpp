#include "tests/stage/pointing.hpp"

#include <doctest/doctest.h>

#include <algorithm>

namespace ctq::stage {

void press(Player& person, std::string_view spot, By how) {
    switch (how) {
        case By::mouse:
            person.click(spot);
            return;
        case By::finger:
            person.tap(spot);
            return;
        case By::keys:
            person.walk_to(spot);
            person.press(ui::Key::enter);
            return;
    }
}

void read_on(Player& person) {
    for (person.spots(); person.board().view().busy_until() > person.now();) {
        person.wait(person.board().view().busy_until() - person.now());
    }
}

std::string name_of(const Player& person, ui::Target spot) {
    return person.board().view().spot_name(person.session().view(), spot);
}

std::vector<std::string> names_of(const Player& person, core::Action action) {
    std::vector<std::string> names;
    for (const ui::Target spot : person.board().view().spots_of(person.session().view(), action)) {
        names.push_back(name_of(person, spot));
    }
    return names;
}

std::string to_press(const Player& person, ui::Target spot) {
    return person.board().view().to_press(person.session().view(), spot);
}

bool is_shown(const Player& person, ui::Target spot) {
    return to_press(person, spot) == name_of(person, person.board().view().lies_at(spot));
}

bool wait_for_turn(Player& person, By how) {
    person.rest();
    read_on(person);
    if (!person.over() && person.session().viewpoint().curtain() != 0) {
        press(person, "curtain", how);
        person.rest();
        read_on(person);
    }
    if (!person.over()) {
        REQUIRE(person.session().your_turn());
    }
    return !person.over();
}

void point(Player& person, core::Action action, By how) {
    const match::Session& session = person.session();
    const int before = session.match().cursor();
    const auto done = [&] { return session.match().cursor() != before || person.pending(); };
    for (const ui::Target spot : person.board().view().spots_of(session.view(), action)) {
        if (done()) {
            return;
        }
        if (person.board().picker().chosen(spot)) {
            continue;
        }
        if (!is_shown(person, spot)) {
            press(person, to_press(person, spot), how);  // pressed before the spot itself
        }
        press(person, to_press(person, spot), how);
        CAPTURE(name_of(person, spot));
        REQUIRE((done() || person.board().picker().chosen(spot)));
    }
    REQUIRE(done());
}

core::Action any_action(const Player& person) {
    const match::Session& session = person.session();
    const auto touched = [&](core::Action action) {
        return person.board().view().spots_of(session.view(), action).size();
    };
    REQUIRE(session.your_turn());
    const core::ActionList& legal = session.legal();
    return *std::max_element(legal.begin(), legal.end(), [&](core::Action a, core::Action b) {
        return touched(a) < touched(b);
    });
}

void play_by_pointing(Player& person, By how) {
    REQUIRE(wait_for_turn(person, how));
    const int before = person.session().match().cursor();
    point(person, any_action(person), how);
    REQUIRE(person.session().match().cursor() != before);
}

core::Action action_of(const Player& person, std::string_view words) {
    CAPTURE(words);
    const auto action = person.session().game().from_text(person.session().view(), words);
    REQUIRE(action);
    const core::ActionList& legal = person.session().legal();
    REQUIRE(std::binary_search(legal.begin(), legal.end(), *action));
    return *action;
}

std::string first_spot(Player& person, std::string_view begin) {
    for (const ui::Spot& spot : person.spots()) {
        if (spot.enabled && !spot.shown.empty() && spot.name.starts_with(begin)) {
            return spot.name;
        }
    }
    return "";
}

void click_first(Player& person, std::string_view begin) {
    const scenes::Commands& list = person.app().commands();
    const auto found = std::find_if(list.begin(), list.end(), [&](const scenes::Command& one) {
        return one.id.starts_with(begin);
    });
    REQUIRE(found != list.end());
    const std::string name = found->id;
    person.scroll_to(name);
    person.click(name);
}

}  // namespace ctq::stage
