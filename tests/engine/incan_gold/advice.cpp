#include <doctest/doctest.h>

#include <cmath>

#include "engine/bots/advice.hpp"
#include "engine/bots/weigh_job.hpp"
#include "engine/games/catalogue.hpp"
#include "engine/games/incan_gold/bots.hpp"
#include "engine/games/incan_gold/odds.hpp"
#include "tests/engine/incan_gold/temple.hpp"

/// What people are told of going on and leaving.
namespace ctq::tests {
namespace {

using core::AdviceSource;
using incan_gold::Game;
using incan_gold::State;

bots::WeighQuestion question_of(const State& state, int seat) {
    State room;
    const State& seen = Game::observe(state, seat, room);
    return {&core::handle_of<Game>(), seat, 3, 2, core::StateBox(&seen, sizeof seen)};
}

AdviceSource source_of(int seats, const char* options = "") {
    return bots::advice_source(core::handle_of<Game>(),
                               *core::read_options(Game::info().options, options), seats);
}

/// At random on until a seat has to choose, some decisions later.
State later(int seats, std::uint64_t seed, int decisions) {
    State state = *Game::start(core::standard_options(Game::info().options), seats);
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

TEST_CASE("incan_gold advice: alone by best play, for several and under other rules by odds") {
    CHECK(source_of(1) == AdviceSource::solver);
    CHECK(source_of(2) == AdviceSource::odds);
    CHECK(source_of(8) == AdviceSource::odds);
    CHECK(source_of(1, "rounds=3") == AdviceSource::odds);
    CHECK(source_of(1, "bust=return") == AdviceSource::odds);
}

TEST_CASE("incan_gold advice: alone the better action is what the best play does") {
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const State state = later(1, seed, static_cast<int>(seed % 13));
        if (state.phase == incan_gold::Phase::over) {
            continue;
        }
        CAPTURE(seed);
        const bots::Weighing weighing = bots::weigh(question_of(state, 1));
        CHECK(weighing.exact);
        CHECK(weighing.unit == bots::Unit::points);
        REQUIRE(weighing.worths.size() == 2);
        CHECK(weighing.worths[0].points >= weighing.worths[1].points);
        if (weighing.worths[0].points - weighing.worths[1].points > 1e-5) {
            CHECK((weighing.worths[0].action == incan_gold::kLeave) ==
                  incan_gold::optimal_leaves(state, 1));
        }
    }
}

TEST_CASE("incan_gold advice: for several the better action is what myopic does, by its odds") {
    int choices = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const State state = later(3, seed, static_cast<int>(seed % 9));
        const core::Turn turn = Game::turn(state);
        if (turn.kind != core::Turn::Kind::seat) {
            continue;
        }
        ++choices;
        CAPTURE(seed);
        const bots::Weighing weighing = bots::weigh(question_of(state, turn.seat));
        CHECK(weighing.by_odds());
        REQUIRE(weighing.worths.size() == 2);
        CHECK((weighing.worths[0].action == incan_gold::kLeave) ==
              incan_gold::myopic_leaves(state, turn.seat));
        const double gain =
            weighing.find(incan_gold::kStay)->points - weighing.find(incan_gold::kLeave)->points;
        CHECK(std::abs(gain - incan_gold::odds(state, turn.seat).expected_gain()) < 1e-9);
    }
    CHECK(choices > 30);
}

TEST_CASE("incan_gold advice: what others have chosen in secret changes nothing") {
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

TEST_CASE("incan_gold advice: it survives being asked of a worker, words included") {
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
    CHECK(there->worths[1].points == here.worths[1].points);
}

}  // namespace ctq::tests
