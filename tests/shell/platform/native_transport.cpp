#include <doctest/doctest.h>

#include <atomic>
#include <chrono>
#include <thread>

#include "engine/core/text.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/app/app.hpp"
#include "shell/app/invitation.hpp"
#include "shell/host/server.hpp"
#include "shell/platform/place.hpp"
#include "tests/shell/app/folder.hpp"

namespace ctq::app {
namespace {

std::atomic<int> woken{0};

/// A server of one table on a free port of this machine.
class Server {
  public:
    explicit Server(const char* seats)
        : server_(open(seats)), thread_([this] { server_->run(); }) {}
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;
    ~Server() {
        server_->stop();
        thread_.join();
    }

    std::string link() const {
        Invitation invitation;
        invitation.game = *core::find_game(cabinet(), "cartagena");
        invitation.host = "Table 1";
        invitation.way = platform::way_to({"", "", 1});
        return "http://127.0.0.1:" + std::to_string(server_->port()) +
               "/#join=" + invitation_text(invitation);
    }

  private:
    static std::unique_ptr<host::Server> open(const std::string& seats) {
        core::Setup setup;
        setup.game = *core::find_game(cabinet(), "cartagena");
        setup.options = *core::read_options(setup.game->info->options, "rules=board");
        for (const std::string_view seat : core::split(seats, ',')) {
            setup.seats.emplace_back(seat);
        }
        const auto fresh = [setup](net::Time now) {
            return host::HostedTable::open(setup, host::RandomSource(7).draw(), {}, now);
        };
        std::vector<host::HostedTable> tables;
        tables.push_back(std::move(*fresh(host::now())));
        auto server = host::Server::open("127.0.0.1", 0, {}, {}, std::move(tables), fresh);
        REQUIRE_MESSAGE(server, server.problem().text());
        return std::move(*server);
    }

    std::unique_ptr<host::Server> server_;
    std::thread thread_;
};

/// Lets the program run until this holds; false when it never does.
template <class Condition>
bool until(App& app, Condition holds) {
    for (int i = 0; i < 20'000 && !holds(); ++i) {
        app.tick(platform::now());
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    return holds();
}

}  // namespace

TEST_CASE("The program joins a table of ctq host by its link and plays a match to the end") {
    const Folder folder;
    const Server server("guest,greedy");
    App app(platform::now(), [] { ++woken; });
    REQUIRE(app.run("set:speed=fast", platform::now()));
    REQUIRE(app.run("table:" + server.link(), platform::now()));
    CHECK(app.scene() == Scene::network);
    REQUIRE(app.run("join-as:Anna", platform::now()));
    REQUIRE(until(app, [&] { return app.scene() == Scene::table; }));
    const Session& session = *app.session();
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
        REQUIRE(turns < 1000);
    }
    CHECK(turns > 5);
    CHECK(woken > turns);
}

TEST_CASE("A link to no table of ctq host is answered with a sentence, and nothing happens") {
    const Folder folder;
    App app(platform::now(), nullptr);
    for (const char* link :
         {"", "hello", "http://127.0.0.1:8080/", "http://127.0.0.1:8080/#join=AQ",
          "https://example.org/#join=AQEBAAAAAAAAAAAAAAAAAAAAAAAA"}) {
        CHECK(app.run(std::string("table:") + link, platform::now()));
        CHECK_FALSE(app.notice().empty());
        CHECK(app.scene() == Scene::lobby);
    }
}

TEST_CASE("A table that can't be reached is waited for, and may be left") {
    const Folder folder;
    std::string link;
    { link = Server("guest,greedy").link(); }
    App app(platform::now(), nullptr);
    REQUIRE(app.run("table:" + link, platform::now()));
    REQUIRE(app.run("join-as:Anna", platform::now()));
    for (int i = 0; i < 50; ++i) {
        app.tick(platform::now());
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    CHECK(app.scene() == Scene::network);
    REQUIRE(app.run("leave-table", platform::now()));
    CHECK(app.scene() == Scene::lobby);
}

}  // namespace ctq::app
