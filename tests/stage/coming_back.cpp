// Returning to a table over the network and leaving it: by a new link, from another tab, or for
// good.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>

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

TEST_CASE(
    "A guest who loses the connection to the host's device is told whom to ask for a new link") {
    Player anna;
    Player& ben = anna.bring();
    ben.machine.apart = true;
    sit_down_together(anna, ben);
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
    CHECK(stage::reads(ben, "From another device, ask Anna for a new link."));
    press(ben, "net:wait");
    CHECK(ben.read("Waiting for Anna.") != nullptr);
    press(ben, "net:ask-link");
    ben.answer("https://example.org/#join=AAAA");
    REQUIRE(ben.machine.question);
    CHECK(ben.machine.question->text.find("AAAA") != std::string::npos);
    press(anna, "link-copy");
    ben.answer(anna.machine.clipboard);
    receive(anna);
    CHECK(stage::reads(ben, "Send this answer to Anna"));
    press(ben, "link-copy");
    press(anna, "paste");
    anna.answer(ben.machine.clipboard);
    receive(anna);
    CHECK(ben.text_view().find("Anna for a new link") == std::string::npos);
    CHECK(ben.session().match().size() == anna.session().match().size());
    anna.play(2);
    receive(anna);
    CHECK(ben.session().match().size() >= 6);
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
