#include "shell/store/tallies.hpp"

#include <doctest/doctest.h>

#include "tests/shell/app/folder.hpp"

/// Tests the tables of numbers that a device stores, and their backups.
namespace ctq::store {
namespace {

std::string lines_of(std::string_view key) {
    return rows_text(load_tallies(key));
}

TEST_CASE("A stored state that is not among the known ones counts as none") {
    const std::vector<Tally> list{{"a", {3}}, {"b", {4}}, {"c", {-1}}, {"d", {}}};
    CHECK(state_of(list, "a", 3) == 3);
    CHECK(state_of(list, "b", 3) == 0);
    CHECK(state_of(list, "c", 3) == 0);
    CHECK(state_of(list, "d", 3) == 0);
    CHECK(state_of(list, "e", 3) == 0);
}

TEST_CASE("Of two tables each line is kept once, that with the larger first number") {
    const std::vector<Tally> own{{"a", {1, 7}}, {"b", {5, 7}}, {"c", {4, 7}}};
    const std::vector<Tally> other{{"a", {2, 8}}, {"b", {3, 8}}, {"c", {4, 8}}, {"d", {0}}};
    CHECK(rows_text(merged(own, other)) == "a 2 8\nb 5 7\nc 4 7\nd 0\n");
}

TEST_CASE("A backup holds the tables of results and no others, and is merged without loss") {
    const app::Folder folder;
    REQUIRE(store_tallies("levels:carteso", {{"level-3", {5, 2}}, {"2026-11", {7, 4}}}));
    REQUIRE(store_tallies("levels:cartolan", {{"level-1", {1, 1}}}));
    REQUIRE(store_tallies("daily:carteso", {{"2026-11-28", {4}}}));
    REQUIRE(store_tallies("puzzles:carteso", {{"0a1b2c3d", {3}}}));
    REQUIRE(store_tallies("others:carteso", {{"level-9", {1}}}));
    const std::string backup = tallies_text();
    CHECK(backup.find("others") == std::string::npos);
    const app::Folder fresh;
    REQUIRE(store_tallies("levels:carteso", {{"level-3", {6, 3}}, {"level-4", {1, 0}}}));
    CHECK(merge_tallies("[Game \"carteso\"]\n" + backup + "; kept others:carteso level-9 1\n" +
                        "; kept levels: level-9 1\n; kept levels:" + std::string(40, 'x') +
                        " level-9 1\n; kept levels:carteso\n"));
    CHECK(lines_of("levels:carteso") == "level-3 6 3\nlevel-4 1 0\n2026-11 7 4\n");
    CHECK(lines_of("levels:cartolan") == "level-1 1 1\n");
    CHECK(lines_of("daily:carteso") == "2026-11-28 4\n");
    CHECK(lines_of("puzzles:carteso") == "0a1b2c3d 3\n");
    CHECK(platform::stored_keys("others:").empty());
    CHECK(platform::stored_keys("levels:").size() == 2);
}

TEST_CASE("A table is read up to a thousand lines; damaged lines and repeated names are skipped") {
    const app::Folder folder;
    std::string text = "a 1\n\na 2\nb x\n";
    for (int i = 0; i < 1100; ++i) {
        text += "n" + std::to_string(i) + " 1\n";
    }
    REQUIRE(platform::store("levels:carteso", text));
    const std::vector<Tally> list = load_tallies("levels:carteso");
    CHECK(list.size() == 1000);
    CHECK(list[0].at(0) == 1);
    CHECK(list[0].at(1) == 0);
}

TEST_CASE("How many own positions are open puzzles is stored, unless the number is absurd") {
    const app::Folder folder;
    CHECK(open_positions() == 0);
    note_open_positions(17);
    CHECK(open_positions() == 17);
    note_open_positions(1001);
    CHECK(open_positions() == 0);
}

}  // namespace
}  // namespace ctq::store
