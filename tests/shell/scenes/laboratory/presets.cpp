#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

#include "engine/lab/known.hpp"
#include "engine/lab/summary.hpp"
#include "shell/scenes/laboratory/experiment.hpp"
#include "shell/scenes/laboratory/plan.hpp"

/// Tests what the descriptions of the ready-made experiments claim. Each experiment is played with
/// fewer games and its own seed.
namespace ctq::scenes {
namespace {

struct Played {
    lab::Sweep sweep;
    std::vector<lab::Tally> cells;

    double won(std::size_t cell, std::size_t entry = 0) const {
        return static_cast<double>(cells[cell].entry[entry].wins) /
               static_cast<double>(cells[cell].games);
    }
    double shared(std::size_t cell) const {
        return static_cast<double>(cells[cell].entry[0].draws) /
               static_cast<double>(cells[cell].games);
    }
};

Played play(const char* id, std::int64_t games) {
    Played played{plan_of(experiment_of(*find_preset(id)))->sweep, {}};
    for (int cell = 0; cell < played.sweep.cells(); ++cell) {
        played.cells.push_back(lab::play(*lab::cell_spec(played.sweep, cell), 0, games));
    }
    return played;
}

double mean_of(const lab::Quantity& quantity, int unit) {
    return lab::spread(lab::total(quantity.values), quantity.sum, quantity.squares, unit).mean;
}

TEST_CASE("preset: the solo presets have the stated best bots and the exact scores") {
    struct Best {
        const char* preset;
        const char* bot;
        std::int64_t games;
    };
    double plan = 0;
    for (const Best& wanted :
         {Best{"solo-turn", "turn:7", 1000}, Best{"solo-backpack", "backpack:29", 200},
          Best{"solo-random", "random:0.2", 1000}}) {
        CAPTURE(wanted.preset);
        const Played played = play(wanted.preset, wanted.games);
        double most = 0;
        std::string best;
        for (std::size_t cell = 0; cell < played.cells.size(); ++cell) {
            const int at = static_cast<int>(cell);
            const auto known = lab::reference(*lab::cell_spec(played.sweep, at), 0);
            REQUIRE(known);
            CHECK(known->exact);
            if (*known->mean > most) {
                most = *known->mean;
                best = lab::cell_seats(played.sweep, at);
            }
            const lab::Spread score = lab::summarize(played.cells[cell]).entries[0].score;
            CHECK(std::abs(score.mean - *known->mean) <= 5 * score.se + 1e-9);
        }
        CHECK(best == wanted.bot);
        plan = std::string(wanted.bot) == "turn:7" ? most : plan;
        CHECK((std::string(wanted.bot) != "random:0.2" || most < 0.6 * plan));
    }
}

TEST_CASE("preset: every turn bot is beaten by another one") {
    const Played played = play("turn-turn", 1);
    const std::size_t n = 10;
    for (std::size_t row = 0; row < n; ++row) {
        bool beaten = false;
        for (std::size_t column = 0; column < n; ++column) {
            const auto spec = *lab::cell_spec(played.sweep, static_cast<int>(row * n + column));
            const auto one = lab::reference(spec, 0);
            const auto other = lab::reference(spec, 1);
            REQUIRE((one && other && one->wins && other->wins));
            beaten = beaten || *other->wins > *one->wins;
        }
        CAPTURE(row + 1);
        CHECK(beaten);
    }
}

TEST_CASE("preset: a bot against itself wins as often as it loses, with few draws") {
    struct Mirror {
        const char* preset;
        std::int64_t games;
    };
    for (const Mirror& mirror :
         {Mirror{"mirror-incan", 2000}, Mirror{"mirror", 1000}, Mirror{"mirror-carteso", 60}}) {
        CAPTURE(mirror.preset);
        const Played played = play(mirror.preset, mirror.games);
        const lab::Summary summary = lab::summarize(played.cells[0]);
        const lab::Share& one = summary.entries[0].win;
        const lab::Share& other = summary.entries[1].win;
        CHECK(one.low <= other.high);
        CHECK(other.low <= one.high);
        // Only decided games can be compared.
        CHECK(played.shared(0) < 0.1);
        CHECK(lab::cell_seats(played.sweep, 0).find(played.sweep.seats[0] + ",") == 0);
        CHECK(played.sweep.seats[0] == played.sweep.seats[1]);
    }
}

TEST_CASE("preset: a bot with a strategy wins against random") {
    struct Control {
        const char* preset;
        std::int64_t games;
    };
    for (const Control& control :
         {Control{"sanity-incan", 500}, Control{"sanity", 200}, Control{"claimer-carteso", 10}}) {
        CAPTURE(control.preset);
        const Played played = play(control.preset, control.games);
        CHECK(lab::summarize(played.cells[0]).entries[0].win.low > 0.5);
    }
}

TEST_CASE("preset: with more tokens the better bot wins more often") {
    const Played played = play("tokens", 300);
    REQUIRE(played.cells.size() == 6);
    for (std::size_t cell = 1; cell < played.cells.size(); ++cell) {
        CAPTURE(cell + 1);
        CHECK(played.won(cell) > played.won(cell - 1) - 0.05);
    }
    CHECK(played.won(5) > played.won(0) + 0.2);
}

TEST_CASE("preset: the lowest komi favors one of two claimers, the highest the other") {
    const Played played = play("komi", 30);
    CHECK(played.won(0) > 0.5);
    CHECK(played.won(played.cells.size() - 1) < 0.5);
}

TEST_CASE("preset: random play on Carteso is nearly even, and even sizes favor the first side") {
    const Played played = play("size-carteso", 2000);
    double even = 0;
    double odd = 0;
    for (std::size_t cell = 0; cell < played.cells.size(); ++cell) {
        CHECK(std::abs(played.won(cell) - 0.5) < 0.05);
        (cell % 2 == 0 ? even : odd) += played.won(cell);  // from size 2
    }
    CHECK(even > odd);
}

TEST_CASE("preset: explorer and trader in the mode beginner win nearly equally often") {
    const Played played = play("voyages", 300);
    CHECK(std::abs(played.won(0, 0) - played.won(0, 1)) < 0.12);
}

TEST_CASE(
    "preset: mode regular has longer games and twice the leads of beginner; advanced is similar") {
    const Played played = play("modes", 200);
    REQUIRE(played.cells.size() == 3);
    std::array<double, 3> lead{};
    std::array<double, 3> length{};
    for (std::size_t mode = 0; mode < 3; ++mode) {
        lead[mode] = mean_of(played.cells[mode].lead, 2);
        length[mode] = mean_of(played.cells[mode].actions, 1);
    }
    CAPTURE(lead[0]);
    CAPTURE(lead[1]);
    CAPTURE(lead[2]);
    CHECK(lead[1] > 1.6 * lead[0]);
    CHECK(lead[1] < 2.6 * lead[0]);
    CHECK(length[1] > 1.2 * length[0]);
    CHECK(std::abs(lead[2] - lead[1]) < 0.25 * lead[1]);
    CHECK(std::abs(length[2] - length[1]) < 0.25 * length[1]);
    const std::string help = find_preset("modes")->help;
    CHECK(help.find("leads about twice as large") != std::string::npos);
}

}  // namespace
}  // namespace ctq::scenes
