#include "shell/store/saved_tables.hpp"

#include <doctest/doctest.h>

#include "tests/shell/app/folder.hpp"

namespace ctq::store {
namespace {

SavedTable table_of(int number) {
    const std::string name = std::to_string(number);
    return {"id" + name, "match" + name, number % 2 == 0, "Trade Winds", false};
}

TEST_CASE("Twelve remote tables are stored, the newest first; of more the oldest is deleted") {
    const app::Folder folder;
    for (int i = 1; i <= 13; ++i) {
        REQUIRE(save_table(table_of(i), "text " + std::to_string(i)));
    }
    const auto tables = saved_tables();
    REQUIRE(tables.size() == 12);
    CHECK(tables.front().id == "id13");
    CHECK(tables.back().id == "id2");
    CHECK(saved_table("id13") == "text 13");
    CHECK(saved_table("id2") == "text 2");
    CHECK_FALSE(saved_table("id1"));
    CHECK(platform::stored_keys("net:").size() == 12);
}

TEST_CASE("A table that is saved again becomes the newest, with what has become of it") {
    const app::Folder folder;
    for (int i = 1; i <= 3; ++i) {
        REQUIRE(save_table(table_of(i), ""));
    }
    SavedTable again = table_of(2);
    again.over = true;
    REQUIRE(save_table(again, "again"));
    auto tables = saved_tables();
    REQUIRE(tables.size() == 3);
    CHECK(tables[0].id == "id2");
    CHECK(tables[0].over);
    CHECK(tables[0].hosting);
    CHECK(tables[0].match == "match2");
    CHECK(tables[0].title == "Trade Winds");
    CHECK_FALSE(tables[1].hosting);
    CHECK_FALSE(tables[1].over);
    CHECK(saved_table("id2") == "again");
    again.over = false;
    REQUIRE(save_table(again, "once more"));
    CHECK_FALSE(saved_tables()[0].over);
    forget_table("id3");
    forget_table("id3");
    CHECK_FALSE(saved_table("id3"));
    tables = saved_tables();
    REQUIRE(tables.size() == 2);
    CHECK(tables[1].id == "id1");
}

TEST_CASE("Damaged lines of the list of tables are skipped") {
    const app::Folder folder;
    REQUIRE(platform::store("nets", "id1\nid2 match\nid3 match host\nid4 match4 host Carteso\n\n"));
    const auto tables = saved_tables();
    REQUIRE(tables.size() == 1);
    CHECK(tables[0].id == "id4");
}

TEST_CASE("Routes to remote tables are recognised by how they begin") {
    CHECK(is_network_route("join=AQID"));
    CHECK(is_network_route("answer="));
    CHECK_FALSE(is_network_route("join"));
    CHECK_FALSE(is_network_route("new=join="));
    CHECK_FALSE(is_network_route(""));
}

}  // namespace
}  // namespace ctq::store
