#include "shell/store/table.hpp"

#include <doctest/doctest.h>

#include "shell/store/saved_tables.hpp"
#include "shell/store/saves.hpp"
#include "shell/store/tallies.hpp"

namespace ctq::store {
namespace {

TEST_CASE("table: rows read as they were written") {
    const std::vector<Tally> tallies{{"level-3", {12, 7, -2}}, {"alone", {}}};
    CHECK(rows_text(tallies) == "level-3 12 7 -2\nalone\n");
    const auto read = read_rows<Tally>(rows_text(tallies), 10);
    REQUIRE(read.size() == 2);
    CHECK(read[0].numbers == tallies[0].numbers);
    CHECK(read[1].numbers.empty());

    const std::vector<SavedTable> tables{{"7a", "name", true, "Incan Gold", true}};
    CHECK(rows_text(tables) == "7a name host-over Incan Gold\n");
    const auto opened = read_rows<SavedTable>(rows_text(tables), 10);
    REQUIRE(opened.size() == 1);
    CHECK(opened[0].hosting);
    CHECK(opened[0].over);
    CHECK(opened[0].title == "Incan Gold");
}

TEST_CASE("table: damaged rows, repeated names and rows beyond the limit are skipped") {
    const auto read = read_rows<Tally>("a 1\n\n 5\na 2\nb x 9999999999\nc 3\n", 2);
    REQUIRE(read.size() == 2);
    CHECK(read[0].numbers == std::vector<int>{1});
    CHECK(read[1].name == "b");
    CHECK(read[1].numbers == std::vector<int>{0, 1'000'000'000});
    CHECK(read_rows<SavedTable>("7a name host\n", 10).empty());
}

TEST_CASE("table: a text can't break its row") {
    Saved saved{"5e", "carteso", "", "human"};
    saved.name = "one|two\nthree";
    const auto read = read_rows<Saved>(row_line(saved), 10);
    REQUIRE(read.size() == 1);
    CHECK(read[0].name == "one two three");
}

TEST_CASE("table: rows of older versions are read") {
    const auto first = read_rows<Saved>("5e|carteso||human|31|over\n", 10);
    REQUIRE(first.size() == 1);
    CHECK(first[0].state == Saved::State::over);
    CHECK(first[0].turns == -1);  // to be counted
    CHECK(read_rows<Saved>("5e|carteso||human|31|over|\n", 10).empty());
    const auto older = read_rows<Saved>("5e|carteso||human|31|open|||||0||taken back|\n", 10);
    REQUIRE(older.size() == 1);
    CHECK(older[0].with_help);
    CHECK(older[0].turn == 31);
}

}  // namespace
}  // namespace ctq::store
