#include <doctest/doctest.h>

#include <cmath>

#include "engine/bots/advice.hpp"
#include "engine/bots/analysis/weigh_job.hpp"
#include "engine/core/text.hpp"
#include "engine/games/catalogue.hpp"
#include "engine/games/incan_gold/bots.hpp"
#include "engine/games/incan_gold/mixed/table.hpp"
#include "engine/games/incan_gold/odds.hpp"
#include "tests/engine/incan_gold/temple.hpp"

/// The advice that players read before they stay or leave.
namespace ctq::tests {
namespace {

using core::AdviceSource;
using incan_gold::Game;
using incan_gold::State;

bots::WeighQuestion question_of(const State& state, int seat) {
    State room;
    const State& seen = Game::observe(state, seat, room);
    return {{&core::handle_of<Game>(), seat, 3, core::StateBox(&seen, sizeof seen)}, 2};
}

AdviceSource source_of(int seats, const char* options = "") {
    return bots::advice_source(core::handle_of<Game>(),
                               *core::read_options(Game::info().options, options), seats);
}

/// Plays `decisions` random decisions and returns the state in which a seat must choose next, or
/// the final state.
State later(int seats, std::uint64_t seed, int decisions, const char* options = "") {
    State state = *Game::start(*core::read_options(Game::info().options, options), seats);
    core::Rng rng{seed};
    while (true) {
        const core::Turn turn = Game::turn(state);
        if (turn.kind == core::Turn::Kind::chance) {
            Game::apply(state, Game::draw(state, rng));
        } else if (turn.kind == core::Turn::Kind::over || decisions-- <= 0) {
            return state;
        } else {
            Game::apply(state, rng.below(6) == 0 ? incan_gold::kLeave : incan_gold::kStay);
        }
    }
}

}  // namespace

TEST_CASE(
    "incan_gold advice: solo games use the solver, standard games a table, other games the odds") {
    CHECK(source_of(1) == AdviceSource::solver);
    CHECK(source_of(2) == AdviceSource::table);
    CHECK(source_of(8) == AdviceSource::table);
    CHECK(source_of(2, "rounds=3") == AdviceSource::odds);
    CHECK(source_of(3, "artifacts=remove") == AdviceSource::odds);
    CHECK(source_of(1, "rounds=3") == AdviceSource::odds);
    CHECK(source_of(1, "bust=return") == AdviceSource::odds);
}

TEST_CASE("incan_gold advice: in a solo game the better action is the optimal one") {
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const State state = later(1, seed, static_cast<int>(seed % 13));
        if (state.phase == incan_gold::Phase::over) {
            continue;
        }
        CAPTURE(seed);
        const bots::Weighing weighing = bots::weigh(question_of(state, 1));
        CHECK(weighing.exact);
        CHECK(weighing.unit == bots::Unit::points);
        REQUIRE(weighing.action_values.size() == 2);
        CHECK(weighing.action_values[0].points >= weighing.action_values[1].points);
        if (weighing.action_values[0].points - weighing.action_values[1].points > 1e-5) {
            CHECK((weighing.action_values[0].action == incan_gold::kLeave) ==
                  incan_gold::optimal_leaves(state, 1));
        }
    }
}

TEST_CASE("incan_gold advice: under other options advice is what the bot myopic chooses") {
    int decisions = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const State state =
            later(3, seed, static_cast<int>(seed % 9), seed % 2 == 0 ? "rounds=4" : "bust=return");
        const core::Turn turn = Game::turn(state);
        if (turn.kind != core::Turn::Kind::seat) {
            continue;
        }
        ++decisions;
        CAPTURE(seed);
        const bots::Weighing weighing = bots::weigh(question_of(state, turn.seat));
        CHECK(weighing.by_odds());
        REQUIRE(weighing.action_values.size() == 2);
        CHECK((weighing.action_values[0].action == incan_gold::kLeave) ==
              incan_gold::myopic_leaves(state, turn.seat));
        const double gain =
            weighing.find(incan_gold::kStay)->points - weighing.find(incan_gold::kLeave)->points;
        CHECK(std::abs(gain - incan_gold::odds(state, turn.seat).expected_gain()) < 1e-9);
    }
    CHECK(decisions > 30);
}

TEST_CASE("incan_gold advice: secret choices of other seats don't change the advice") {
    Temple temple(3);
    temple.pass("g17").card("fire");
    for (const core::Action secret : {incan_gold::kStay, incan_gold::kLeave}) {
        State state = temple.state();
        Game::apply(state, secret);
        CHECK(bots::answer_weighing(bots::encode(question_of(state, 2))) ==
              bots::answer_weighing(bots::encode([&] {
                  State other = temple.state();
                  Game::apply(other, incan_gold::kStay);
                  return question_of(other, 2);
              }())));
    }
}

TEST_CASE("incan_gold advice: a worker's advice has the same values and the same sentence") {
    Temple temple(1);
    temple.pass("g17").card("fire");
    const bots::WeighQuestion question = question_of(temple.state(), 1);
    const bots::Weighing here = bots::weigh(question);
    const auto there = bots::read_weighing(bots::answer_weighing(bots::encode(question)));
    REQUIRE(there);
    CHECK(there->unit == bots::Unit::points);
    CHECK(there->unit_words == "gems");
    CHECK(there->words == here.words);
    CHECK(here.words.starts_with("Going on is worth "));
    CHECK(here.words.find(" gems at the end, leaving ") != std::string::npos);
    CHECK(there->action_values[1].points == here.action_values[1].points);
}

bots::WeighQuestion with_playouts(bots::WeighQuestion question, std::int64_t playouts) {
    question.playouts = playouts;
    return question;
}

TEST_CASE(
    "incan_gold advice: the seats' chances to win sum to 1, both actions get equal playouts") {
    for (const int seats : {2, 3, 4, 6, 8}) {
        for (std::uint64_t seed = 1; seed <= 8; ++seed) {
            const State state = later(seats, seed, static_cast<int>(seed));
            const core::Turn turn = Game::turn(state);
            if (turn.kind != core::Turn::Kind::seat) {
                continue;
            }
            CAPTURE(seats);
            CAPTURE(seed);
            const bots::Weighing weighing =
                bots::weigh(with_playouts(question_of(state, turn.seat), 400));
            CHECK(weighing.unit == bots::Unit::wins);
            CHECK_FALSE(weighing.exact);
            CHECK_FALSE(weighing.by_odds());
            REQUIRE(weighing.action_values.size() == 2);
            CHECK(weighing.action_values[0].visits == 100);
            CHECK(weighing.action_values[1].visits == 100);
            CHECK(weighing.action_values[0].share >= weighing.action_values[1].share);
            CHECK(weighing.action_values[0].error > 0);
            REQUIRE(weighing.shares.size() == static_cast<std::size_t>(seats));
            double sum = 0;
            for (const double share : weighing.shares) {
                sum += share;
            }
            CHECK(std::abs(sum - 1) < 1e-9);
            CHECK(std::abs(weighing.shares[static_cast<std::size_t>(turn.seat - 1)] -
                           weighing.action_values[0].share) < 1e-9);
        }
    }
}

TEST_CASE("incan_gold advice: the sentence gives the table's probability of leaving in tenths") {
    bool mixes = false;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const State state = later(3, seed, static_cast<int>(seed % 15));
        const core::Turn turn = Game::turn(state);
        if (turn.kind != core::Turn::Kind::seat) {
            continue;
        }
        CAPTURE(seed);
        State room;
        const int chance =
            *incan_gold::mixed::leave_chance(Game::observe(state, turn.seat, room), turn.seat);
        const bots::Weighing weighing =
            bots::weigh(with_playouts(question_of(state, turn.seat), 40));
        const bots::ActionValue* stay = weighing.find(incan_gold::kStay);
        REQUIRE(stay != nullptr);
        std::string expected =
            "Going on: " + core::fixed(100 * stay->share, 0) + " %. Others like you ";
        expected += chance == 0 ? "go on here." : "leave here";
        const auto tenths = static_cast<int>(std::lround(chance * 10 / 15.0));
        expected += chance == 0    ? ""
                    : chance == 15 ? "."
                                   : " in " + std::to_string(tenths) + " of 10.";
        CHECK(weighing.words == expected);
        mixes = mixes || (chance > 0 && chance < 15);
    }
    CHECK(mixes);
}

TEST_CASE("incan_gold advice: a review and a hint give the played action the same chance to win") {
    Temple temple(3);
    temple.pass("g17").pass("g15").card("fire");
    bots::WeighQuestion question = with_playouts(question_of(temple.state(), 1), 4000);
    const bots::Weighing hint = bots::weigh(question);
    question.most = 1;
    for (const core::Action played : {incan_gold::kStay, incan_gold::kLeave}) {
        question.wanted = played;
        const bots::Weighing review = bots::weigh(question);
        REQUIRE(review.find(played) != nullptr);
        CHECK(review.action_values.size() == 2);
        CHECK(review.find(played)->share == hint.find(played)->share);
        CHECK(review.action_values[0].visits == review.action_values[1].visits);
    }
    CHECK(bots::answer_weighing(bots::encode(question)) ==
          bots::answer_weighing(bots::encode(question)));
    question.ply += 1;
    CHECK(bots::weigh(question).action_values[0].share != hint.action_values[0].share);
}

TEST_CASE(
    "incan_gold advice: a lone explorer in the last round who leads by leaving is sure to win") {
    Temple temple(2);
    for (int round = 1; round < 5; ++round) {
        temple.card("g1").leave("12");
    }
    // Seat 2 has 17 gems in its tent, and seat 1 carries 26.
    temple.pass("fire").pass("g17").card("g15").leave("2").card("g11");
    const bots::Weighing weighing = bots::weigh(with_playouts(question_of(temple.state(), 1), 400));
    const bots::ActionValue& best = weighing.action_values.front();
    CHECK(best.action == incan_gold::kLeave);
    CHECK(best.share == 1);
    CHECK(best.lead == 2 * (26 - 17));
    CHECK(weighing.shares == std::vector<double>{1, 0});
    CHECK(weighing.words.ends_with(" Others like you leave here."));
}

}  // namespace ctq::tests
