#include "shell/app/mirror.hpp"

#include <doctest/doctest.h>

#include "tests/shell/app/folder.hpp"
#include "tests/shell/app/matches.hpp"

/// What the text view is told.
namespace ctq::app {
namespace {

/// The text under a key of the description.
std::string text_of(const App& app, const std::string& key) {
    const std::string json = mirror_json(app);
    const std::string begin = "\"" + key + "\":\"";
    const std::size_t at = json.find(begin);
    return at == std::string::npos
               ? "none"
               : json.substr(at + begin.size(),
                             json.find('"', at + begin.size()) - at - begin.size());
}

bool begins(const std::string& text, std::string_view beginning) {
    return std::string_view(text).substr(0, beginning.size()) == beginning;
}

/// Lets the bots act until it is a person's turn.
void wait_for_turn(App& app, double& now) {
    for (int tries = 0; tries < 1000 && !app.session()->your_turn(); ++tries) {
        app.tick(now += 1);
    }
    REQUIRE(app.session()->your_turn());
}

TEST_CASE("Who hears the table hears one's own action and what the bots did since") {
    const Folder folder;
    App app(0, nullptr);
    start_table(app, {"option:rules=board", "seed:3"});
    double now = 0;
    wait_for_turn(app, now);
    while (app.session()->your_turn()) {
        act(app, 0, now += 1);
        const std::string own = text_of(app, "events");
        CAPTURE(own);
        CHECK(begins(own, "You "));
        CHECK(own.find("Greedy") == std::string::npos);
        app.tick(now += 1);
    }
    wait_for_turn(app, now);
    const std::string events = text_of(app, "events");
    CAPTURE(events);
    CHECK(begins(events, "You "));
    CHECK(events.find("Greedy") != std::string::npos);
    CHECK(begins(text_of(app, "status"), "Your turn"));
    CHECK(events.find(app.log().back().text + ".") != std::string::npos);
}

TEST_CASE("Nothing has happened before the first action, nor in the lobby") {
    const Folder folder;
    App app(0, nullptr);
    CHECK(text_of(app, "events").empty());
    start_table(app, {"option:rules=board", "seat:2=human"});
    CHECK(text_of(app, "events").empty());
}

}  // namespace
}  // namespace ctq::app
