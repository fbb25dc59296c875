#include <doctest/doctest.h>

#include "shell/app/app.hpp"
#include "shell/platform/platform.hpp"
#include "tests/shell/app/folder.hpp"

/// Tests which page a link opens, and the message after an invalid link.
namespace ctq::app {
namespace {

bool says(const App& app, std::string_view part) {
    return app.notice().find(part) != std::string::npos;
}

TEST_CASE("An invalid link shows a message and opens the lobby") {
    struct Wrong {
        const char* route;
        const char* notice;  ///< a part of the message
    };
    for (const Wrong& wrong : {Wrong{"bogus", "does not work here"},
                               {"offer=AAA", "does not work here"},
                               {"setup=foo", "no game \"foo\""},
                               {"rules=foo", "no game \"foo\""},
                               {"rules=carteso;board", "no rule set"},
                               {"first=foo", "no such first game"},
                               {"review=4f1c", "."},
                               {"table=4f1c", "."},
                               {"sandbox=4f1c@3", "."}}) {
        CAPTURE(wrong.route);
        const Folder folder;
        platform::set_route(wrong.route, true);
        App first(0, nullptr);
        CHECK(first.scene().name() == "lobby");
        CHECK(says(first, wrong.notice));
        CHECK(platform::route().empty());

        // The link has the same effect while another page is open.
        platform::set_route("library", true);
        App later(0, nullptr);
        REQUIRE(later.scene().name() == "library");
        platform::set_route(wrong.route, false);
        later.tick(1);
        CHECK(later.scene().name() == "lobby");
        CHECK(says(later, wrong.notice));
        CHECK(platform::route().empty());
    }
}

TEST_CASE("A link to an invalid experiment shows a message and opens the laboratory") {
    for (const char* route : {"lab=incan_gold", "lab=solo-turn", "lab=foo;;greedy;10;1"}) {
        CAPTURE(route);
        const Folder folder;
        platform::set_route(route, true);
        App app(0, nullptr);
        CHECK(app.scene().name() == "laboratory");
        CHECK_FALSE(app.notice().empty());
        CHECK(platform::route() == "lab");
        app.tick(1);
        CHECK(app.scene().name() == "laboratory");
        CHECK_FALSE(app.notice().empty());
    }
}

TEST_CASE("A valid link opens its page, stays in the address, and shows no message") {
    for (const char* route : {"", "setup=carteso", "rules=cartagena", "library", "lab",
                              "lab=cartagena;tokens=1;greedy,random;60;7"}) {
        CAPTURE(route);
        const Folder folder;
        platform::set_route(route, true);
        const App app(0, nullptr);
        CHECK(app.notice().empty());
        CHECK(platform::route() == route);
    }
}

}  // namespace
}  // namespace ctq::app
