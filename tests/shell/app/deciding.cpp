#include <doctest/doctest.h>

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <thread>

#include "shell/app/app.hpp"
#include "shell/platform/platform.hpp"

namespace ctq::app {
namespace {

/// An empty data folder of its own.
struct Folder {
    Folder() {
        std::filesystem::remove_all(path);
        ::setenv("XDG_DATA_HOME", path.c_str(), 1);
        platform::set_route("", true);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    ~Folder() {
        platform::set_route("", true);
        std::filesystem::remove_all(path);
    }

    std::filesystem::path path = std::filesystem::temp_directory_path() / "cartotheque-deciding";
};

/// The program at a table of Cartagena with open hands and one token each, where a person soon has
/// one action only.
struct Table {
    explicit Table(const char* second) {
        for (const char* command :
             {"setup:cartagena", "defaults", "option:rules=board", "option:tokens=1", "seed:3"}) {
            REQUIRE(app.run(command, 0));
        }
        REQUIRE(app.run("seat:2=" + std::string(second), 0));
        REQUIRE(app.run("start", 0));
    }

    const Session& session() const { return *app.session(); }
    int cursor() const { return session().match().cursor(); }
    int choices() const { return session().legal().size; }
    bool forced() const { return choices() == 1; }
    std::string last_choice() const {
        return "act:" +
               session().game().to_text(session().view(), session().legal()[choices() - 1]);
    }
    void wait(double seconds) {
        now += seconds;
        app.tick(now);
    }
    /// Lets bots play until a person is due.
    void wait_for_person() {
        for (int n = 0; n < 5000 && !session().your_turn(); ++n) {
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
            wait(1);
        }
        REQUIRE(session().your_turn());
    }
    /// Plays until a person has one action only.
    void reach_forced() {
        for (wait_for_person(); !forced(); wait_for_person()) {
            REQUIRE(app.run(last_choice(), now));
        }
    }

    Folder folder;
    App app{0, nullptr};
    double now = 0;
};

TEST_CASE("What has no choice is played by itself, after a moment and only where that is wanted") {
    Table table("human");
    table.reach_forced();
    const int before = table.cursor();
    table.wait(0.1);
    table.wait(60);
    REQUIRE(table.cursor() == before);
    REQUIRE(table.app.run("set:auto=on", table.now));
    CHECK(table.app.wake() > 0);
    table.wait(0.1);
    CHECK(table.app.wake() > table.now);
    table.wait(0.3);
    CHECK(table.cursor() == before);
    table.wait(0.4);
    CHECK(table.cursor() > before);
}

TEST_CASE("Where there is a choice nothing is played by itself") {
    Table table("human");
    REQUIRE(table.app.run("set:auto=on", 0));
    REQUIRE(table.choices() > 1);
    const int before = table.cursor();
    table.wait(1);
    table.wait(60);
    CHECK(table.cursor() == before);
    CHECK(table.app.wake() == 0);
}

TEST_CASE("Undo goes back to a choice, past what was played by itself, and stays there") {
    Table table("random");
    table.reach_forced();
    REQUIRE(table.app.run("set:auto=on", table.now));
    const int forced_at = table.cursor();
    table.wait(0.1);
    table.wait(1);
    REQUIRE(table.cursor() > forced_at);
    while (!table.session().your_turn() || table.forced()) {
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
        table.wait(1);
        REQUIRE(table.session().turn().kind != core::Turn::Kind::over);
    }
    REQUIRE(table.app.run("undo", table.now));
    CHECK(table.cursor() < forced_at);
    CHECK(table.choices() > 1);
    const int back = table.cursor();
    table.wait(1);
    table.wait(60);
    CHECK(table.cursor() == back);
    REQUIRE(table.app.run("redo", table.now));
    CHECK(table.cursor() > forced_at);
}

TEST_CASE("After a resignation is taken back, one's only action waits for the person") {
    Table table("random");
    table.reach_forced();
    REQUIRE(table.app.run("end", table.now));
    REQUIRE(table.app.run("set:auto=on", table.now));
    REQUIRE(table.app.run("undo", table.now));
    const int before = table.cursor();
    table.wait(1);
    table.wait(60);
    CHECK(table.cursor() == before);
    REQUIRE(table.app.run(table.last_choice(), table.now));
    CHECK(table.cursor() > before);
}

TEST_CASE("Where it is asked, an action waits for yes or no") {
    Table table("human");
    REQUIRE(table.app.run("set:confirm=on", 0));
    CHECK_FALSE(table.app.run("confirm", 0));
    const int before = table.cursor();
    REQUIRE(table.app.run(table.last_choice(), 0));
    CHECK(table.cursor() == before);
    REQUIRE(table.app.held());
    CHECK(table.app.status() == table.app.held_words() + "?");
    REQUIRE(table.app.run("reject", 0));
    CHECK_FALSE(table.app.held());
    CHECK(table.cursor() == before);
    REQUIRE(table.app.run(table.last_choice(), 0));
    REQUIRE(table.app.run("confirm", 0));
    CHECK(table.cursor() > before);
    CHECK_FALSE(table.app.held());
}

TEST_CASE("Another choice takes the place of the one that was asked about") {
    Table table("human");
    REQUIRE(table.app.run("set:confirm=on", 0));
    REQUIRE(table.choices() > 1);
    REQUIRE(table.app.run(table.last_choice(), 0));
    const core::Action first = *table.app.held();
    REQUIRE(table.app.run(
        "act:" + table.session().game().to_text(table.session().view(), table.session().legal()[0]),
        0));
    CHECK(table.app.held());
    CHECK(*table.app.held() != first);
}

TEST_CASE("Undo and leaving drop the action that was asked about") {
    Table table("human");
    REQUIRE(table.app.run(table.last_choice(), 0));
    REQUIRE(table.app.run("set:confirm=on", 0));
    const int before = table.cursor();
    REQUIRE(table.app.run(table.last_choice(), 0));
    REQUIRE(table.session().can_undo());
    REQUIRE(table.app.run("undo", 0));
    CHECK_FALSE(table.app.held());
    CHECK(table.cursor() < before);
    REQUIRE(table.app.run(table.last_choice(), 0));
    REQUIRE(table.app.held());
    REQUIRE(table.app.run("lobby", 0));
    CHECK_FALSE(table.app.held());
}

}  // namespace
}  // namespace ctq::app
