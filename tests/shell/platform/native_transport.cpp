#include <doctest/doctest.h>

#include <boost/asio/ip/tcp.hpp>
#include <chrono>

#include "engine/games/catalogue.hpp"
#include "shell/app/app.hpp"
#include "shell/online/invitation.hpp"
#include "shell/sockets/table_address.hpp"
#include "tests/shell/app/folder.hpp"
#include "tests/shell/bell.hpp"
#include "tests/shell/server/hall.hpp"

namespace ctq::platform {
namespace {

using tests::Bell;

/// Returns the link to a table of Carteso at this port of 127.0.0.1.
std::string link_to(int port) {
    online::Invitation invitation;
    invitation.game = *core::find_game(cabinet(), "carteso");
    invitation.host = "Table 1";
    invitation.endpoint = sockets::endpoint_of({"", "", 1});
    return "http://127.0.0.1:" + std::to_string(port) +
           "/#join=" + online::invitation_text(invitation);
}

/// Runs the program until `holds` is true. Returns false if it never is.
template <class Condition>
bool until(app::App& app, Condition holds) {
    for (int i = 0; i < 10'000 && !holds(); ++i) {
        app.tick(platform::now());
        if (!holds() && !Bell::wait_until(app.wake())) {
            return false;
        }
    }
    return holds();
}

}  // namespace

TEST_CASE("The native program joins a table of ctq host by its link and plays a match to the end") {
    const app::Folder folder;
    server::Hall hall({"claimer"});
    hall.gate.open();
    const long rings = Bell::rings();
    app::App app(platform::now(), &Bell::ring);
    REQUIRE(app.run("set:speed=fast", platform::now()));
    REQUIRE(app.run("table:" + link_to(hall.port()), platform::now()));
    CHECK(app.scene().name() == "network");
    REQUIRE(app.run("join-as:Anna", platform::now()));
    REQUIRE(until(app, [&] { return app.scene().name() == "table"; }));
    const match::Session& session = *app.scene().session();
    const auto over = [&] { return session.turn().kind == core::Turn::Kind::over; };
    int turns = 0;
    while (!over()) {
        REQUIRE(until(app, [&] { return over() || session.your_turn(); }));
        if (!over()) {
            const int cursor = session.match().cursor();
            const std::string action =
                session.game().to_text(session.view(), session.legal().items[0]);
            REQUIRE(app.run("act:" + action, platform::now()));
            REQUIRE(until(app, [&] { return session.match().cursor() > cursor; }));
            ++turns;
        }
        REQUIRE(turns < 100);
    }
    CHECK(turns > 5);
    CHECK(Bell::rings() - rings > turns);
}

TEST_CASE("A link to a missing table of ctq host shows a message and changes nothing") {
    const app::Folder folder;
    app::App app(platform::now(), nullptr);
    CHECK(app.run("table:http://127.0.0.1:8080/", platform::now()));
    CHECK(app.notice().find("This is no link of ctq host") == 0);
    CHECK(app.scene().name() == "lobby");
}

TEST_CASE("While a table can't be reached the program waits, and the player can leave") {
    using boost::asio::ip::tcp;
    const app::Folder folder;
    boost::asio::io_context context;
    tcp::acceptor acceptor(context, {boost::asio::ip::make_address("127.0.0.1"), 0});
    tcp::socket caller(context);
    bool called = false;
    acceptor.async_accept(caller, [&](const auto& error) { called = !error; });
    app::App app(platform::now(), nullptr);
    REQUIRE(app.run("table:" + link_to(acceptor.local_endpoint().port()), platform::now()));
    REQUIRE(app.run("join-as:Anna", platform::now()));
    app.tick(platform::now());
    // A server accepts the connection and closes it.
    context.run_for(std::chrono::seconds(30));
    REQUIRE(called);
    caller.close();
    acceptor.close();
    app.tick(platform::now());
    CHECK(app.scene().name() == "network");
    REQUIRE(app.run("leave-table", platform::now()));
    CHECK(app.scene().name() == "lobby");
}

}  // namespace ctq::platform
