#include <doctest/doctest.h>

#include <cstdlib>

#include "tests/engine/cartolan/chart.hpp"

/// The kinds of moves and the moves that a turn allows.
namespace ctq::tests {
namespace {

/// A sea of plain water around the Capital, three places wide on each side.
Chart open_sea(const std::string& options = "", const std::string& wind = "NE") {
    Chart chart(options);
    for (int y = -3; y <= 3; ++y) {
        for (int x = -3; x <= 3; ++x) {
            if (std::abs(x) + std::abs(y) > 1) {
                chart.lay(std::to_string(x) + "," + std::to_string(y) + " tttt " + wind);
            }
        }
    }
    return chart;
}

/// A row of islands with land edges to the east and west.
Chart islands(const std::string& options = "") {
    Chart chart(options);
    chart.lay("0,2 tftt NE").lay("1,2 tftf NE").lay("2,2 tftf NE").lay("3,2 tftf NE");
    chart.lay("4,2 tftf NE").lay("5,2 tttf NE").put("1.1", "1,2");
    return chart;
}

}  // namespace

TEST_CASE("cartolan: the kind of a move depends only on the tile that it leaves") {
    Chart chart = open_sea();
    chart.put("1.1", "1,0").play("n");
    CHECK(chart.moves() == "0/0/1");
    CHECK(chart.at("1.1") == "1,1");
    Chart back = open_sea();
    back.put("1.1", "1,1").play("s");
    CHECK(back.moves() == "0/1/0");
    Chart shore = islands();
    shore.play("e");
    CHECK(shore.moves() == "1/0/0");
}

TEST_CASE("cartolan: every move from a city is a land move") {
    Chart chart;
    CHECK(chart.legal() == "n e s w wait stop");
    chart.play("s");
    CHECK(chart.moves() == "1/0/0");
}

TEST_CASE("cartolan: on water each wind direction makes two directions downwind and two upwind") {
    const std::pair<const char*, const char*> directions[] = {
        {"NE", "n e"}, {"SE", "e s"}, {"SW", "s w"}, {"NW", "n w"}};
    for (const auto& [wind, open] : directions) {
        Chart chart = open_sea("", wind);
        chart.put("1.1", "2,2").play("wait");
        CHECK(chart.legal() == std::string(open) + " wait stop");
    }
}

TEST_CASE("cartolan: movement=initial allows land in two moves, upwind in the first, four in all") {
    Chart chart = open_sea();
    chart.put("1.1", "2,2");
    CHECK(chart.legal() == "n e s w wait stop");
    chart.play("s");
    CHECK(chart.legal() == "n e wait stop");
    chart.play("n n wait");
    CHECK(chart.mover() == "2.1");
    Chart shore = islands();
    shore.play("wait");
    CHECK(shore.legal() == "n e w wait stop");
    shore.play("wait");
    CHECK(shore.legal() == "n wait stop");
    CHECK(shore.why_not("e") == "No land move is left since the turn began or the last rest.");
    CHECK(shore.why_not("s") ==
          "No move against the wind is left since the turn began or the last rest.");
}

TEST_CASE("cartolan: movement=budgeted allows two land moves, but none after upwind") {
    Chart chart = islands("movement=budgeted");
    chart.play("wait wait e");
    CHECK(chart.legal() == "n e w wait stop");
    chart.play("e");
    CHECK(chart.mover() == "2.1");
    Chart twice = islands("movement=budgeted");
    twice.play("e e");
    CHECK(twice.legal() == "n wait stop");
}

TEST_CASE("cartolan: movement=budgeted allows one upwind move, but none after land") {
    Chart chart = open_sea("movement=budgeted");
    chart.put("1.1", "2,2").play("wait wait s");
    CHECK(chart.legal() == "n e wait stop");
    Chart mixed = islands("movement=budgeted");
    mixed.lay("1,1 tttt NE");
    mixed.play("e");
    CHECK(!mixed.allows("s"));
    Chart upwind = islands("movement=budgeted");
    upwind.lay("1,1 tttt NE").lay("2,1 tftt NE").lay("3,1 tttf NE").put("1.1", "2,2");
    upwind.play("s");
    CHECK(!upwind.allows("e"));
}

TEST_CASE("cartolan: under any options land and upwind moves need a total of moves below `moves`") {
    Chart chart = islands("land_moves=9 upwind_moves=9 moves=3");
    chart.lay("2,1 tttt NE");
    chart.play("e w e");
    CHECK(chart.mover() == "2.1");
}

TEST_CASE("cartolan: a turn ends by itself when no action is left") {
    Chart chart = open_sea();
    chart.put("1.1", "-3,-3").play("e e n e");
    CHECK(chart.mover() == "2.1");
    CHECK(chart.moves() == "0/0/0");
}

TEST_CASE("cartolan: the action stop ends the turn of one Adventurer, not of its seat") {
    Chart chart = open_sea();
    chart.put("1.2", "2,2").play("stop");
    CHECK(chart.mover() == "1.2");
    chart.play("stop");
    CHECK(chart.mover() == "2.1");
    chart.play("stop");
    CHECK(chart.legal() == "adv=1 adv=2");
    chart.play("adv=1 stop");
    CHECK(chart.mover() == "1.2");
}

TEST_CASE(
    "cartolan: a seat chooses which Adventurer moves only while two or more have yet to move") {
    Chart chart("adventurers=2");
    CHECK(chart.why_not("stop") == "First choose which Adventurer moves next.");
    chart.play("adv=1 stop");
    CHECK(chart.mover() == "1.2");
    CHECK(chart.legal() == "n e s w wait stop");
}

TEST_CASE("cartolan: waiting in a city counts as a visit") {
    Chart chart;
    chart.vault(1, 10).play("wait");
    CHECK(chart.legal() == "buy done");
    chart.play("done");
    CHECK(chart.mover() == "2.1");
}

TEST_CASE("cartolan: entering a city ends the turn") {
    Chart chart;
    chart.put("1.1", "-1,0").play("e");
    CHECK(chart.at("1.1") == "0,0");
    CHECK(chart.mover() == "2.1");
}

}  // namespace ctq::tests
