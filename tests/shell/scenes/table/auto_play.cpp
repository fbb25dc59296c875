#include <doctest/doctest.h>

#include <algorithm>

#include "shell/app/app.hpp"
#include "shell/platform/platform.hpp"
#include "shell/scenes/table/scene.hpp"
#include "tests/shell/app/folder.hpp"
#include "tests/shell/app/matches.hpp"
#include "tests/shell/bell.hpp"

namespace ctq::scenes {
namespace {

/// The program at a table of Cartagena with open hands and one token for each seat. A person soon
/// has one legal action only.
struct OneToken {
    explicit OneToken(const char* second) {
        app::start_table(app, {"option:rules=board", "option:tokens=1", "seed:3", second});
    }

    const match::Session& session() const { return *app.scene().session(); }
    std::optional<core::Action> pending() const {
        const auto& pending = static_cast<const TableScene&>(app.scene()).table().pending;
        return pending ? std::optional(pending->action) : std::nullopt;
    }
    int cursor() const { return session().match().cursor(); }
    int legal_count() const { return session().legal().size; }
    bool forced() const { return legal_count() == 1; }
    void choose_last() { app::act(app, legal_count() - 1, now); }
    void wait(double seconds) {
        now += seconds;
        app.tick(now);
    }
    bool over() const { return session().turn().kind == core::Turn::Kind::over; }
    /// Advances the time by a second and waits for the bot's worker thread.
    void let_bot_act() {
        wait(1);
        if (!app.quiet() && app.wake() == 0) {
            REQUIRE(tests::Bell::wait());
        }
    }
    /// Lets bots play until a person is to act.
    void wait_for_person() {
        for (int n = 0; n < 1000 && !session().your_turn() && !over(); ++n) {
            let_bot_act();
        }
        REQUIRE(session().your_turn());
    }
    /// Plays until a person has one legal action only.
    void reach_forced() {
        wait_for_person();
        for (int n = 0; n < 200 && !forced(); ++n) {
            choose_last();
            wait_for_person();
        }
        REQUIRE(forced());
    }

    app::Folder folder;
    app::App app{0, &tests::Bell::ring};
    double now = 0;
};

TEST_CASE("With auto-play on, the only legal action is played after a delay") {
    OneToken table("seat:2=human");
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

TEST_CASE("If there are several legal actions, none is played automatically") {
    OneToken table("seat:2=human");
    REQUIRE(table.app.run("set:auto=on", 0));
    REQUIRE(table.legal_count() > 1);
    const int before = table.cursor();
    table.wait(1);
    table.wait(60);
    CHECK(table.cursor() == before);
    CHECK(table.app.wake() == 0);
}

TEST_CASE("Undo goes back past automatic actions to the last real choice and stays there") {
    OneToken table("seat:2=random");
    table.reach_forced();
    REQUIRE(table.app.run("set:auto=on", table.now));
    const int forced_at = table.cursor();
    table.wait(0.1);
    table.wait(1);
    REQUIRE(table.cursor() > forced_at);
    for (int n = 0; n < 1000 && (!table.session().your_turn() || table.forced()); ++n) {
        table.let_bot_act();
        REQUIRE_FALSE(table.over());
    }
    REQUIRE(table.session().your_turn());
    REQUIRE_FALSE(table.forced());
    REQUIRE((table.app.run("undo-chance", table.now) || table.app.run("undo", table.now)));
    while (table.cursor() >= forced_at) {  // stopped at a chance event
        REQUIRE(table.app.run("undo-chance", table.now));
    }
    CHECK(table.cursor() < forced_at);
    CHECK(table.legal_count() > 1);
    const int back = table.cursor();
    table.wait(1);
    table.wait(60);
    CHECK(table.cursor() == back);
    REQUIRE(table.app.run("redo", table.now));
    CHECK(table.cursor() > forced_at);
}

TEST_CASE("After a resignation is undone, the only legal action is not played automatically") {
    OneToken table("seat:2=random");
    table.reach_forced();
    REQUIRE(table.app.run("end", table.now));
    REQUIRE(table.app.run("set:auto=on", table.now));
    REQUIRE(table.app.run("undo", table.now));
    const int before = table.cursor();
    table.wait(1);
    table.wait(60);
    CHECK(table.cursor() == before);
    table.choose_last();
    CHECK(table.cursor() > before);
}

TEST_CASE("Choosing another action replaces the action that waits for confirmation") {
    OneToken table("seat:2=human");
    REQUIRE(table.app.run("set:confirm=on", 0));
    REQUIRE(table.legal_count() > 1);
    table.choose_last();
    const core::Action first = *table.pending();
    app::act(table.app, 0);
    CHECK(table.pending());
    CHECK(*table.pending() != first);
}

TEST_CASE("Undo drops the action that waits for confirmation and undoes nothing else") {
    OneToken table("seat:2=human");
    table.choose_last();
    REQUIRE(table.app.run("set:confirm=on", 0));
    const int before = table.cursor();
    table.choose_last();
    REQUIRE(table.session().history().can_undo());
    REQUIRE(table.app.run("undo", 0));
    CHECK_FALSE(table.pending());
    CHECK(table.cursor() == before);
    REQUIRE(table.app.run("undo", 0));
    CHECK(table.cursor() < before);
    REQUIRE_FALSE(table.session().history().can_undo());
    table.choose_last();
    const auto list = table.app.commands();
    CHECK(std::any_of(list.begin(), list.end(), [](const Command& command) {
        return command.id == "undo" && command.enabled;
    }));
    REQUIRE(table.app.run("undo", 0));
    CHECK_FALSE(table.pending());
}

TEST_CASE("Leaving the table drops the action that waits for confirmation") {
    OneToken table("seat:2=human");
    REQUIRE(table.app.run("set:confirm=on", 0));
    table.choose_last();
    REQUIRE(table.pending());
    const std::string route = platform::route();
    REQUIRE(table.app.run("lobby", 0));
    table.app.open(route, 0);
    CHECK_FALSE(table.pending());
}

}  // namespace
}  // namespace ctq::scenes
