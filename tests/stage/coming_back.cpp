// Returning to a table over the network and leaving it: by a new link, from another tab, or for
// good.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>

#include "shell/online/invitation.hpp"
#include "shell/sockets/table_address.hpp"
#include "tests/stage/two_people.hpp"

namespace ctq::stage {
namespace {

using stage::Player;
using stage::press;
using stage::receive;
using stage::sit_down_together;

bool requested(const Player& person, const std::string& what) {
    const auto& requested = person.machine.requests;
    return std::any_of(requested.begin(), requested.end(),
                       [&](const std::string& one) { return one.find(what) != std::string::npos; });
}

TEST_CASE("A network table that is open in another tab says so, and this tab can take it over") {
    for (const ui::Rect screen : {stage::kDesktop, stage::kPhone}) {
        CAPTURE(screen.w);
        Player anna(screen);
        Player& ben = anna.bring({.screen = screen});
        sit_down_together(anna, ben);
        const std::string route = ben.machine.routes.back();
        ben.machine.begin();
        REQUIRE(ben.app().run(
            "elsewhere:" + std::string("net:") + route.substr(route.find('=') + 1), ben.now()));
        receive(anna);
        CHECK(ben.scene() == "network");
        CHECK(ben.read("This table is open") != nullptr);
        press(ben, "take-over");
        receive(anna);
        CHECK(ben.scene() == "table");
        CHECK(requested(ben, "take over"));
        CHECK(ben.session().match().size() == anna.session().match().size());
    }
}

/// Ben, at another device, reloads the page and opens the table from the lobby.
void come_to_table_again(Player& anna, Player& ben) {
    ben.machine.routes = {""};
    ben.reload();
    ben.wait(1);
    const auto& spots = ben.spots();
    const auto table = std::find_if(spots.begin(), spots.end(), [](const ui::Spot& one) {
        return one.name.starts_with("net-table:");
    });
    REQUIRE(table != spots.end());
    press(ben, std::string(table->name).c_str());
    receive(anna);
    REQUIRE(ben.scene() == "table");
}

TEST_CASE("A guest at another device who reloads the page returns by one message, its answer") {
    for (const ui::Rect screen : {stage::kDesktop, stage::kPhone}) {
        CAPTURE(screen.w);
        Player anna(screen);
        Player& ben = anna.bring({.screen = screen});
        ben.machine.apart = true;
        sit_down_together(anna, ben);
        for (int time = 0; time < 2; ++time) {
            CAPTURE(time);
            come_to_table_again(anna, ben);
            CHECK(reads(ben, "Otherwise send Anna this answer to return to the table."));
            press(ben, "link-copy");
            CHECK(reads(ben, "Waiting until Anna opens your answer."));
            press(anna, "paste");
            anna.answer(ben.machine.clipboard);
            receive(anna);
            CHECK_FALSE(reads(ben, "Waiting until Anna opens your answer."));
            CHECK(ben.session().match().size() == anna.session().match().size());
            anna.play(1);
            receive(anna);
            CHECK(ben.session().match().size() == anna.session().match().size());
        }
    }
}

TEST_CASE("If the host has reloaded too, the guest returns by the host's new link") {
    Player anna;
    Player& ben = anna.bring();
    ben.machine.apart = true;
    sit_down_together(anna, ben);
    anna.reload();
    anna.wait(1);
    come_to_table_again(anna, ben);
    press(ben, "net:ask-link");
    ben.answer("https://example.org/#join=AAAA");
    REQUIRE(ben.machine.question);
    CHECK(ben.machine.question->text.find("AAAA") != std::string::npos);
    press(anna, "link-copy");
    ben.answer(anna.machine.clipboard);
    receive(anna);
    press(ben, "link-copy");
    press(anna, "paste");
    anna.answer(ben.machine.clipboard);
    receive(anna);
    CHECK(ben.session().match().size() == anna.session().match().size());
}

/// Lets Ben join Anna's table as if a server had it, which both machines' transports allow.
void join_as_at_server(Player& anna, Player& ben) {
    constexpr int actions = 3;
    anna.go("friend=carteso;size=5;human,guest;");
    anna.answer("Anna");
    press(anna, "link-copy");
    const std::string link = anna.machine.clipboard;
    auto invitation = online::read_invitation(link.substr(link.find("join=") + 5));
    REQUIRE(invitation);
    invitation->endpoint = sockets::endpoint_of({"", "", 1});
    ben.go("join=" + online::invitation_text(*invitation));
    press(ben, "join");
    ben.answer("Ben");
    receive(anna);
    press(anna, "begin");
    receive(anna);
    anna.play(actions);
    receive(anna);
    REQUIRE(ben.scene() == "table");
}

TEST_CASE("A guest whose table the server no longer has is told so within ten seconds") {
    Player anna;
    Player& ben = anna.bring();
    join_as_at_server(anna, ben);
    const int actions = ben.session().match().size();
    anna.go("");
    ben.wait(1);
    CHECK(reads(ben, "Trying to reconnect…"));
    int seconds = 1;
    for (; seconds < 10 && !reads(ben, "The server no longer has this table."); ++seconds) {
        ben.wait(1);
        if (ben.machine.question && ben.machine.question->command == "server-is-up:") {
            ben.answer("");
        }
    }
    CHECK(seconds < 10);
    press(ben, "net:alone");
    REQUIRE(ben.scene() == "table");
    CHECK_FALSE(ben.session().remote());
    CHECK(ben.session().match().size() >= actions);
    CHECK(ben.session().players().humans() == 1);
    ben.machine.begin();
    CHECK(Player::saves().list().size() == 2);
}

TEST_CASE("A guest whose server is down is not told that the table is gone") {
    Player anna;
    Player& ben = anna.bring();
    join_as_at_server(anna, ben);
    anna.go("");
    for (int seconds = 0; seconds < 30; ++seconds) {
        ben.wait(1);
        if (ben.machine.question) {
            ben.answer("!The server does not answer.");
        }
    }
    CHECK(reads(ben, "Trying to reconnect…"));
}

TEST_CASE("A guest must confirm leaving, and the library then lists the match as ended") {
    Player anna;
    Player& ben = anna.bring();
    sit_down_together(anna, ben);
    ben.set_up({"end"});
    CHECK(stage::reads(ben, "Leave the table? You give up your seat"));
    press(ben, "net:keep");
    CHECK(ben.scene() == "table");
    ben.set_up({"end"});
    press(ben, "leave-table");
    CHECK(ben.scene() == "lobby");
    ben.machine.begin();
    REQUIRE(Player::saves().list().size() == 1);
    CHECK(Player::saves().list().front().state == store::Saved::State::ended);
}

}  // namespace
}  // namespace ctq::stage
