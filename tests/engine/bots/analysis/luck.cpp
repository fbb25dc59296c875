#include "engine/bots/analysis/luck.hpp"

#include <doctest/doctest.h>

#include <cmath>

#include "engine/bots/decide.hpp"
#include "engine/games/catalogue.hpp"

/// Tests how the result of a solo match is split into luck and the quality of decisions
/// ("judgement").
namespace ctq::bots {
namespace {

/// A match of Incan Gold played by this bot alone.
core::Match solo_match(const char* bot, std::uint64_t seed, const char* options = "") {
    const core::GameHandle& game = **core::find_game(cabinet(), "incan_gold");
    auto match = core::Match::start(
        {&game, *core::read_options(game.info->options, options), {bot}, seed, "", {}});
    REQUIRE(match);
    match->play_chance();
    while (match->turn().kind == core::Turn::Kind::seat) {
        const core::BotChoice choice = *core::read_bot(roster(game), bot);
        REQUIRE(!match->play(1, decide(job_at(*match, 1, choice, seed))));
        match->play_chance();
    }
    return std::move(*match);
}

std::vector<Verdict> verdicts_on(const core::Match& match) {
    std::vector<Verdict> list;
    for (int ply = 0; ply < match.size(); ++ply) {
        if (const auto one = judge_at(match, ply, 2)) {
            list.push_back(*one);
        }
    }
    return list;
}

}  // namespace

TEST_CASE(
    "luck: expected result, luck and judgement (the effect of decisions) add up to the result") {
    for (const char* bot : {"optimal", "turn:9", "random"}) {
        CAPTURE(bot);
        const core::Match match = solo_match(bot, 3);
        const auto account = luck_account(match, verdicts_on(match));
        REQUIRE(account);
        CHECK(std::abs(account->expected - 100.3425) < 1e-9);
        CHECK(std::abs(account->expected + account->luck + account->judgement - account->result) <
              1e-9);
        CHECK(account->result == match.standing().half_points[0] / 2.0);
    }
}

TEST_CASE(
    "luck: best play loses nothing, so luck is the whole difference from the expected result") {
    const core::Match match = solo_match("optimal", 5);
    const auto verdicts = verdicts_on(match);
    for (const Verdict& one : verdicts) {
        CAPTURE(one.ply);
        CHECK(one.exact);
        CHECK(one.unit == Unit::points);
        CHECK(one.loss() < 1e-6);
        CHECK(mark_of(one, 1) == Mark::fine);
    }
    const auto account = luck_account(match, verdicts);
    REQUIRE(account);
    CHECK(std::abs(account->judgement) < 1e-6);
}

TEST_CASE("luck: the losses of a bot that always leaves at once add up to minus its judgement") {
    const core::Match match = solo_match("turn:1", 5);
    const auto verdicts = verdicts_on(match);
    REQUIRE(verdicts.size() == 5);
    const auto account = luck_account(match, verdicts);
    REQUIRE(account);
    CHECK(account->judgement < -50);
    double lost = 0;
    for (const Verdict& one : verdicts) {
        CHECK(mark_of(one, 1) == Mark::blunder);
        lost += one.loss();
    }
    CHECK(std::abs(lost + account->judgement) < 1e-9);
    const std::vector<double> luck = luck_by_decision(verdicts, account->expected, account->result);
    REQUIRE(luck.size() == 6);
    CHECK(luck.back() == 0);  // leaving in the last round is certain
}

TEST_CASE("luck: nothing is computed if a decision has no verdict or the rules are not standard") {
    const core::Match match = solo_match("turn:3", 5);
    auto verdicts = verdicts_on(match);
    verdicts.pop_back();
    CHECK_FALSE(luck_account(match, verdicts));
    const core::Match short_one = solo_match("turn:3", 5, "rounds=3");
    CHECK_FALSE(luck_account(short_one, verdicts_on(short_one)));
}

TEST_CASE(
    "verdict: a slip, mistake or blunder loses 1, 2 or 4 gems when playing alone, less among "
    "four") {
    const auto mark = [](double loss, int seats) {
        Verdict verdict;
        verdict.unit = Unit::points;
        verdict.proposed.action = 1;
        verdict.proposed.points = 50;
        verdict.played.points = 50 - loss;
        return mark_of(verdict, seats);
    };
    CHECK(mark(0.9, 1) == Mark::fine);
    CHECK(mark(1, 1) == Mark::slip);
    CHECK(mark(2, 1) == Mark::mistake);
    CHECK(mark(4, 1) == Mark::blunder);
    CHECK(mark(0.75, 4) == Mark::mistake);
    CHECK(mark(0.2, 4) == Mark::fine);
}

}  // namespace ctq::bots
