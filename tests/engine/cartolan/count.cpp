#include <doctest/doctest.h>

#include "engine/core/record.hpp"
#include "engine/core/share.hpp"
#include "engine/games/cartolan/rules.hpp"
#include "engine/games/catalogue.hpp"
#include "tests/engine/cartolan/chart.hpp"

/// Counting a game by agreement.
namespace ctq::tests {
namespace {

using cartolan::Game;

/// Counts the game on this chart.
Chart& count(Chart& chart) {
    Game::apply(chart.state, Game::kCount);
    REQUIRE(chart.over());
    return chart;
}

}  // namespace

TEST_CASE("cartolan: a counted game is won by the fullest Vault, and equal Vaults share a place") {
    Chart chart("", 3);
    CHECK(count(chart.vault(1, 3).vault(2, 9).vault(3, 3)).ranks() == "2 1 2");
    CHECK_FALSE(chart.state.exhausted);
    Chart empty;
    CHECK(count(empty.chest("1.1", 2).chest("2.1", 4)).ranks() == "2 1");
}

TEST_CASE("cartolan: counting is never among the legal actions, but has a notation and words") {
    Chart chart;
    CHECK_FALSE(chart.allows("count"));
    CHECK(Game::to_text(chart.state, Game::kCount) == "count");
    CHECK(Game::from_text(chart.state, "count") == Game::kCount);
    CHECK(Game::describe(chart.state, Game::kCount).they == "counts the match");
}

TEST_CASE("cartolan: milestones rise when a tile is found or wealth is banked, not otherwise") {
    Chart chart;
    chart.lay_row(2, 0, 3).put("1.1", "3,0").pile('t', "ttttf tttff");
    const std::int32_t before = Game::milestones(chart.state);
    chart.play("wait");
    CHECK(Game::milestones(chart.state) == before);
    chart.play("e tile=ttttf");
    CHECK(Game::milestones(chart.state) > before);
    Chart home;
    home.put("1.1", "1,0").chest("1.1", 7).play("w");
    const std::int32_t at_sea = Game::milestones(home.state);
    home.play("bank=7");
    CHECK(Game::milestones(home.state) > at_sea);
}

TEST_CASE("cartolan: the progress of a seat is its Vault and its Chests, in halves") {
    Chart chart;
    chart.vault(1, 4).chest("1.1", 7).put("1.2", "0,0").chest("1.2", 1);
    CHECK(Game::progress(chart.state, 1) == 24);
    CHECK(Game::progress(chart.state, 2) == 0);
}

TEST_CASE("cartolan: a record and a share code of a counted match lead to the same end") {
    const std::string record =
        "[Game \"cartolan\"]\n[Seats \"human human\"]\n\nfirst=1 stop stop stop stop count\n";
    const auto opened = core::read_record(cabinet(), record);
    REQUIRE(opened);
    CHECK(opened->match.turn().kind == core::Turn::Kind::over);
    CHECK(opened->match.standing().drawn());
    const std::string written = core::write_record(opened->match);
    CHECK(written.find("stop count\n") != std::string::npos);
    const auto shared = core::read_code(cabinet(), core::write_code(opened->match));
    REQUIRE(shared);
    CHECK(shared->hash() == opened->match.hash());
    CHECK(shared->action(shared->size() - 1) == Game::kCount);
    CHECK_FALSE(core::read_record(cabinet(), record + "stop\n"));
    // Undo goes back before the count, for the seat that was to act.
    CHECK(opened->match.undo_ply(1, true) == opened->match.size() - 1);
}

}  // namespace ctq::tests
