#include "shell/scenes/setup/scene.hpp"

#include "tests/shell/app/folder.hpp"
#include "tests/shell/scenes/room.hpp"

namespace ctq::scenes {
namespace {

TEST_CASE("A set-up alone: its options can be changed, shared, played and restored") {
    const app::Folder folder;
    Room room(open_setup, "cartagena");
    CHECK(room.run("seats:3"));
    CHECK(room.run("option:rules=board"));
    CHECK_FALSE(room.run("option:rules=chess"));
    CHECK_FALSE(room.run("seed:many"));
    CHECK(room.notices.text() == "A seed is a whole number.");
    CHECK(room.run("seed:17"));
    CHECK(room.run("share"));
    REQUIRE(room.sheets.sharing);
    CHECK(room.sheets.sharing->route.starts_with("new=cartagena;rules=board;"));
    CHECK_FALSE(room.run("share"));  // the share sheet is open
    REQUIRE(room.run("start"));
    CHECK(room.router.requests.back().starts_with("start cartagena;rules=board;human,"));
    room.scene.reset();
    const auto again = open_setup(room.services, "cartagena");
    REQUIRE(again);
    CHECK(static_cast<const SetupScene&>(**again).setup().seed == 17);
}

}  // namespace
}  // namespace ctq::scenes
