// Tests of the text view, the page for screen-reader users.
#include <doctest/doctest.h>

#include <string>

#include "tests/stage/player.hpp"

namespace ctq::stage {
namespace {

/// The text under a key of the description.
std::string text_of(const Player& person, const std::string& key) {
    const std::string json = person.text_view();
    const std::string begin = "\"" + key + "\":\"";
    const std::size_t at = json.find(begin);
    return at == std::string::npos
               ? "none"
               : json.substr(at + begin.size(),
                             json.find('"', at + begin.size()) - at - begin.size());
}

TEST_CASE("The text view lists the person's last action and the bots' actions since, as events") {
    Player person;
    person.set_up({"setup:cartagena", "option:rules=board", "seed:3", "start"});
    person.rest();
    person.machine.replies = 0;  // the bot waits for its worker
    while (person.session().your_turn()) {
        const match::Session& session = person.session();
        person.set_up({"act:" + session.game().to_text(session.view(), session.legal()[0])});
        const std::string own = text_of(person, "events");
        CAPTURE(own);
        CHECK(own.starts_with("You "));
        CHECK(own.find("Beginner") == std::string::npos);
    }
    person.machine.replies.reset();
    person.rest();
    const std::string events = text_of(person, "events");
    CAPTURE(events);
    CHECK(events.starts_with("You "));
    CHECK(events.find("Beginner") != std::string::npos);
    CHECK(text_of(person, "status").starts_with("Your turn"));
    CHECK(events.find(person.board().log().back().text + ".") != std::string::npos);
}

TEST_CASE("The text view lists no events before the first action or in the lobby") {
    Player person;
    CHECK(text_of(person, "events").empty());
    person.set_up({"setup:cartagena", "option:rules=board", "seat:2=human", "start"});
    CHECK(text_of(person, "events").empty());
}

}  // namespace
}  // namespace ctq::stage
