#include "shell/store/beaten_levels.hpp"

#include <doctest/doctest.h>

#include "tests/shell/app/folder.hpp"

namespace ctq::store {
namespace {

TEST_CASE("Only a line of a level from 1 to 99 with a win says that the level was beaten") {
    CHECK(beaten_level({"level-3", {5, 1}}) == 3);
    CHECK(beaten_level({"level-3", {5, 0}}) == 0);
    CHECK(counted_level({"level-3", {5, 0}}) == 3);
    CHECK(beaten_level({"4", {}}) == 4);  // an older version
    CHECK(counted_level({"4", {}}) == 0);
    for (const char* name : {"level-0", "level-100", "level--1", "level-", "level-x", "0", "100",
                             "-1", "alone", "2026-11"}) {
        CAPTURE(name);
        CHECK(beaten_level({name, {5, 5}}) == 0);
        CHECK(counted_level({name, {5, 5}}) == 0);
    }
    CHECK(beaten_level({"level-99", {5, 5}}) == 99);
}

TEST_CASE("The highest level that was beaten counts, by whichever version it was written") {
    const app::Folder folder;
    CHECK(highest_beaten("carteso") == 0);
    REQUIRE(store_tallies(record_key("carteso"), {{"level-2", {4, 1}}, {"level-7", {9, 0}}}));
    CHECK(highest_beaten("carteso") == 2);
    REQUIRE(store_tallies(record_key("carteso"), {{"5", {}}, {"level-2", {4, 1}}}));
    CHECK(highest_beaten("carteso") == 5);
    CHECK(highest_beaten("cartolan") == 0);
}

}  // namespace
}  // namespace ctq::store
