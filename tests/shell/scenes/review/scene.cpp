#include "shell/scenes/review/scene.hpp"

#include "engine/games/cartagena/cartagena.hpp"
#include "shell/match/tags.hpp"
#include "tests/shell/app/folder.hpp"
#include "tests/shell/app/matches.hpp"
#include "tests/shell/scenes/room.hpp"

/// A review alone, with nobody who goes from scene to scene.
namespace ctq::app {
namespace {

TEST_CASE("A review alone: it steps to and fro, and its address follows") {
    const Folder folder;
    Room room;
    room.saves.save("abc", match_of<cartagena::Game>("rules=board", {"human", "greedy"}, 8));
    room.scene = std::move(*open_review(room.services, "abc@0"));
    const Session& session = *room.scene->session();
    const int first = session.match().cursor();
    CHECK(first > 0);  // before it is the set-up
    CHECK_FALSE(room.run("previous"));
    REQUIRE(room.run("next"));
    const int second = session.match().cursor();
    CHECK(second > first);
    CHECK(room.router.asked.back() == "rename review=abc@" + std::to_string(second));
    REQUIRE(room.run("last"));
    CHECK(session.match().cursor() == session.match().size());
    CHECK_FALSE(room.run("next"));
    REQUIRE(room.run("at:" + std::to_string(second)));
    CHECK(session.match().cursor() == second);
    CHECK_FALSE(room.run("at:100000"));
    REQUIRE(room.run("first"));
    CHECK(session.match().cursor() == first);
}

TEST_CASE("A review alone: playing on makes a branch and leaves the match as it was") {
    const Folder folder;
    Room room;
    room.saves.save("abc", match_of<cartagena::Game>("rules=board", {"human", "greedy"}, 8));
    room.scene = std::move(*open_review(room.services, "abc"));
    const auto hash = room.saves.open("abc")->match.hash();
    REQUIRE(room.run("first"));
    REQUIRE(room.run("play-on"));
    const std::string& asked = room.router.asked.back();
    REQUIRE(asked.starts_with("go table="));
    const auto branch = room.saves.open(asked.substr(9));
    REQUIRE(branch);
    CHECK(branch->match.tag(kParentTag).starts_with("abc@"));
    CHECK(room.saves.open("abc")->match.hash() == hash);
}

}  // namespace
}  // namespace ctq::app
