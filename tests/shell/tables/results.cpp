#include <doctest/doctest.h>

#include "engine/games/carteso/carteso.hpp"
#include "engine/games/cartolan/rules.hpp"
#include "engine/games/incan_gold/incan_gold.hpp"
#include "tests/shell/tables/context.hpp"

/// Tests of the words that tell a result to other people.
namespace ctq::tables {
namespace {

std::string words_of(const core::Match& match, int seat) {
    return make_view(match.game().info->id)->result_words(match, seat);
}

TEST_CASE("A result of Incan Gold lists the rounds; only who was in the temple goes bust") {
    const core::Match match = tests::played<incan_gold::Game>(
        "rounds=4",
        "g17 leave stay fire leave "       // 9 and 8
        "fire stay stay fire "             // both go bust
        "snake leave stay g9 stay snake "  // nobody gains, but only seat 2 goes bust
        "g14 leave leave");
    REQUIRE(match.turn().kind == core::Turn::Kind::over);
    CHECK(words_of(match, 1) == "with 9 · bust · 0 · 7 = 16");
    CHECK(words_of(match, 2) == "with 8 · bust · bust · 7 = 15");
}

TEST_CASE("A result of Carteso tells by how much it was won or lost") {
    const core::Match match =
        tests::played<carteso::Game>("size=1 komi=0 sides=fixed", "Xa1 button pass pass");
    REQUIRE(match.turn().kind == core::Turn::Kind::over);
    CHECK(words_of(match, 1) == "by 1½");
    CHECK(words_of(match, 2) == "by 1½");
}

TEST_CASE("A result of Cartolan tells the Vaults, the tiles found and the voyages home") {
    const core::Match match =
        tests::played<cartolan::Game>("", "first=1 w stop stop w tile=tfttt e e bank=2");
    CHECK(words_of(match, 1) == "2–0 with 1 tile found and 1 voyage home");
    CHECK(words_of(match, 2) == "0–2 with 0 tiles found and 0 voyages home");
}

}  // namespace
}  // namespace ctq::tables
