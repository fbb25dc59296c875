#include <doctest/doctest.h>

#include "engine/games/cartolan/rules.hpp"
#include "tests/engine/cartolan/chart.hpp"

/// The end of a game.
namespace ctq::tests {

TEST_CASE("cartolan: a lead of more than the margin wins at once") {
    Chart level;
    level.put("1.1", "1,0").chest("1.1", 30).vault(2, 5).play("w bank=30");
    CHECK(!level.over());
    Chart chart;
    chart.put("1.1", "1,0").chest("1.1", 31).vault(2, 5).play("w bank=31");
    CHECK(chart.over());
    CHECK(!chart.state.exhausted);
    CHECK(chart.ranks() == "1 2");
}

TEST_CASE("cartolan: the leader must lead every rival by more than the margin") {
    Chart chart("", 3);
    chart.put("1.1", "1,0").chest("1.1", 30).vault(3, 4).play("w bank=30");
    CHECK(chart.over());
    CHECK(chart.ranks() == "1 3 2");
    Chart close("", 3);
    close.put("1.1", "1,0").chest("1.1", 30).vault(3, 5).play("w bank=30");
    CHECK(!close.over());
}

TEST_CASE("cartolan: a purchase that lowers a Vault can make a rival win by the margin") {
    Chart chart;
    chart.put("1.1", "1,0").vault(1, 10).vault(2, 26).play("w buy");
    CHECK(chart.over());
    CHECK(chart.ranks() == "2 1");
    Chart agent;
    agent.lay_row(2, 0, 6).put("1.1", "1,0").vault(1, 5).vault(2, 26).play("w agent@6,0");
    CHECK(agent.over());
    CHECK(agent.ranks() == "2 1");
}

TEST_CASE("cartolan: the option margin sets the lead that wins") {
    Chart chart("margin=3");
    chart.put("1.1", "1,0").chest("1.1", 4).play("w bank=4");
    CHECK(chart.over());
}

TEST_CASE("cartolan: the game ends after a turn that leaves no tiles of a colour") {
    Chart chart;
    chart.lay_row(2, 0, 3).put("1.1", "3,0").pile('t', "ttttf").vault(1, 2).play("e tile=ttttf");
    CHECK(!chart.over());  // the turn continues
    chart.play("wait stop");
    CHECK(chart.over());
    CHECK(chart.state.exhausted);
    CHECK(chart.ranks() == "1 2");
}

TEST_CASE("cartolan: a pile of tiles that is empty but has discards doesn't end the game") {
    Chart chart;
    chart.lay("2,0 tftt NE").put("1.1", "2,0").pile('t', "ttttf tttff").play("e tile=ttttf");
    chart.play("tile=tttff tile=ttttf tile=tttff tile=ttttf stop");
    CHECK(!chart.over());
}

TEST_CASE(
    "cartolan: when the land tiles run out the game ends in regular mode, not in beginner mode") {
    Chart beginner;
    beginner.play("stop");
    CHECK(!beginner.over());
    Chart regular("mode=regular");
    regular.pile('f', "").play("stop");
    CHECK(regular.over());
}

TEST_CASE("cartolan: seats with equal Vaults share a rank, and a shared first rank is a draw") {
    Chart chart("", 3);
    chart.pile('t', "").vault(1, 4).vault(2, 9).vault(3, 9).play("stop");
    CHECK(chart.over());
    CHECK(chart.ranks() == "3 1 1");
    CHECK(cartolan::Game::result(chart.state).drawn());
}

TEST_CASE("cartolan: if all Vaults are empty, the seat with the fullest single Chest wins") {
    Chart chart("", 3);
    chart.put("2.2", "0,0").chest("1.1", 6).chest("2.1", 5).chest("2.2", 4).pile('t', "");
    chart.play("stop");
    CHECK(chart.ranks() == "1 2 3");
    CHECK(cartolan::Game::result(chart.state).half_points[0] == 0);
}

TEST_CASE("cartolan: Chests don't count for the ranks if any Vault holds wealth") {
    Chart chart;
    chart.chest("1.1", 20).vault(2, 1).pile('t', "").play("stop");
    CHECK(chart.ranks() == "2 1");
}

}  // namespace ctq::tests
