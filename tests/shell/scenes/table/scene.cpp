#include "shell/scenes/table/parts.hpp"

#include "engine/games/cartagena/cartagena.hpp"
#include "engine/games/carteso/carteso.hpp"
#include "tests/shell/app/folder.hpp"
#include "tests/shell/app/matches.hpp"
#include "tests/shell/scenes/room.hpp"

/// Tests of a table scene without the rest of the program: nothing opens the routes it asks for.
namespace ctq::scenes {
namespace {

struct AloneAtTable : Room {
    explicit AloneAtTable(const core::Match& match) {
        saves.save("abc", match);
        scene = std::move(*open_table(services, "abc"));
    }

    const match::Session& session() const { return *scene->session(); }
    std::string first_action() const {
        return "act:" + session().game().to_text(session().view(), session().legal()[0]);
    }
    int saved_plies() const { return store::Saves().open("abc")->match.cursor(); }
};

TEST_CASE("A table alone: an action is played, saved and undone") {
    const app::Folder folder;
    AloneAtTable table(app::new_match<cartagena::Game>("rules=board", {"human", "human"}));
    const int before = table.session().match().cursor();
    CHECK_FALSE(table.commands().enabled("undo"));
    CHECK_FALSE(table.run("undo"));
    REQUIRE(table.run(table.first_action()));
    CHECK(table.session().match().cursor() > before);
    CHECK(table.saved_plies() == table.session().match().cursor());
    REQUIRE(table.commands().enabled("undo"));
    REQUIRE(table.run("undo"));
    CHECK(table.session().match().cursor() == before);
    CHECK(table.saved_plies() == before);
    REQUIRE(table.run("redo"));
    CHECK(table.session().match().cursor() > before);
    CHECK_FALSE(table.run("act:nonsense"));
}

TEST_CASE("A table alone: each exit command requests a route and changes nothing else") {
    const app::Folder folder;
    AloneAtTable table(app::match_of<carteso::Game>("", {"human", "human"}, 6));
    const std::string here = "abc@" + std::to_string(table.session().match().cursor());
    const std::pair<const char*, std::string> exits[] = {{"review", "go review=abc"},
                                                         {"sandbox", "go sandbox=" + here},
                                                         {"back", "back"},
                                                         {"lobby", "go"}};
    for (const auto& exit_route : exits) {
        CAPTURE(std::string(exit_route.first));
        REQUIRE(table.run(exit_route.first));
        CHECK(table.router.requests.back() == exit_route.second);
        CHECK(table.scene->name() == "table");
    }
    CHECK_FALSE(table.run("again"));
    REQUIRE(table.run("end"));
    REQUIRE(table.run("again"));
    CHECK(table.router.requests.back().starts_with("start in place carteso;"));
    REQUIRE(table.run("change"));
    CHECK(table.router.requests.back() == "set up carteso;;human,human");
}

TEST_CASE("A table alone: another tab takes over the match, plays on and gives it back") {
    const app::Folder folder;
    AloneAtTable table(app::match_of<cartagena::Game>("rules=board", {"human", "human"}, 4));
    const int before = table.session().match().cursor();
    CHECK_FALSE(table.run("elsewhere:match:other"));
    REQUIRE(table.run("elsewhere:match:abc"));
    CHECK(table.notices.text().find("another tab") != std::string::npos);
    CHECK(table.session().match().cursor() == before);
    core::Match theirs = table.session().match();
    core::ActionList legal;
    theirs.options_now(legal);
    REQUIRE_FALSE(theirs.play(theirs.turn().seat, legal[0]));
    theirs.play_chance();
    store::Saves().save("abc", theirs);
    REQUIRE(table.run("freed:match:abc"));
    CHECK(table.session().match().hash() == theirs.hash());
    // The match belongs to this tab again: an action is saved in it.
    REQUIRE(table.run(table.first_action()));
    CHECK(table.router.requests.empty());
    CHECK(table.saved_plies() == table.session().match().cursor());
}

TEST_CASE("A table alone: playing on in a copy saves a new match with a new route") {
    const app::Folder folder;
    AloneAtTable table(app::match_of<cartagena::Game>("rules=board", {"human", "human"}, 4));
    const int before = table.session().match().cursor();
    REQUIRE(table.run("elsewhere:match:abc"));
    REQUIRE(table.run(table.first_action()));
    REQUIRE(table.router.requests.size() == 1);
    CHECK(table.router.requests[0].starts_with("rename table="));
    CHECK(table.saved_plies() == before);
    CHECK(store::Saves().list().size() == 2);
}

}  // namespace
}  // namespace ctq::scenes
