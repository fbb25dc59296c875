#include "engine/bots/analysis/verdict.hpp"

#include <doctest/doctest.h>

#include <cmath>

#include "engine/bots/decide.hpp"
#include "engine/games/catalogue.hpp"
#include "tests/engine/carteso/board.hpp"

/// Tests the verdicts of a review: how good each decision of a match was.
namespace ctq::bots {
namespace {

Verdict a_verdict(double best, double played, double error) {
    Verdict verdict;
    verdict.proposed = {1, best, error, 0, 100};
    verdict.played = {2, played, 0, 0, 100};
    return verdict;
}

core::Action choice_of(const core::Match& match, const char* bot) {
    const core::BotChoice choice = *core::read_bot(roster(match.game()), bot);
    return decide(job_at(match, match.turn().seat, choice, 7));
}

/// Checks every verdict of a match of this bot against itself: an action that is called better
/// never has the lower share. Adds up the losses and their variance.
struct Sums {
    int decisions = 0;
    double loss = 0;
    double variance = 0;
};

void check_verdicts(const char* game_id, const char* options, const char* bot,
                    std::int64_t playouts, int most, Sums& sums) {
    const core::GameHandle& game = **core::find_game(cabinet(), game_id);
    auto match = core::Match::start(
        {&game, *core::read_options(game.info->options, options), {bot, bot}, 5, "", {}});
    REQUIRE(match);
    match->play_chance();
    for (int decisions = 0; match->turn().kind == core::Turn::Kind::seat && decisions < most;) {
        const int ply = match->cursor();
        REQUIRE(!match->play(match->turn().seat, choice_of(*match, bot)));
        match->play_chance();
        const auto verdict = judge_at(*match, ply, playouts);
        if (!verdict) {
            continue;
        }
        ++decisions;
        ++sums.decisions;
        sums.loss += verdict->loss();
        sums.variance += verdict->error() * verdict->error();
        if (verdict->comparison() == Comparison::better) {
            CHECK(verdict->proposed.share >= verdict->played.share);
        }
        CHECK((mark_of(*verdict, 2) == Mark::fine || verdict->comparison() == Comparison::better));
    }
}

/// Returns the loss of an action at the match's cursor.
double loss_of(const core::Match& match, core::Action action) {
    const int seat = match.turn().seat;
    WeighQuestion question = weigh_question(match, seat, 200, action);
    question.most = 1;  // as in a review
    const auto verdict = verdict_of(0, seat, action, weigh(question));
    return verdict ? verdict->loss() : 0;
}

/// Returns the total losses of these bots in positions of matches of `greedy` against itself.
std::vector<double> losses(const char* options, const std::vector<const char*>& bots) {
    const core::GameHandle& game = **core::find_game(cabinet(), "cartagena");
    std::vector<double> sums(bots.size());
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
        auto match = core::Match::start({&game,
                                         *core::read_options(game.info->options, options),
                                         {"greedy", "greedy"},
                                         seed,
                                         "",
                                         {}});
        REQUIRE(match);
        match->play_chance();
        for (int i = 0; match->turn().kind == core::Turn::Kind::seat; ++i) {
            for (std::size_t bot = 0; i % 2 == 0 && bot < bots.size(); ++bot) {
                sums[bot] += loss_of(*match, choice_of(*match, bots[bot]));
            }
            REQUIRE(!match->play(match->turn().seat, choice_of(*match, "greedy")));
            match->play_chance();
        }
    }
    return sums;
}

}  // namespace

TEST_CASE(
    "verdict: with two players, losing 2, 5 or 10 wins in 100 is a slip, mistake or blunder") {
    CHECK(mark_of(a_verdict(0.5, 0.485, 0), 2) == Mark::fine);
    CHECK(mark_of(a_verdict(0.5, 0.475, 0), 2) == Mark::slip);
    CHECK(mark_of(a_verdict(0.5, 0.445, 0), 2) == Mark::mistake);
    CHECK(mark_of(a_verdict(0.5, 0.395, 0), 2) == Mark::blunder);
    CHECK(mark_of(a_verdict(0.5, 0.945, 0), 2) == Mark::fine);
    // Among four players an even share is a quarter of the wins, so half the loss gets the same
    // mark.
    CHECK(mark_of(a_verdict(0.25, 0.235, 0), 4) == Mark::slip);
    CHECK(mark_of(a_verdict(0.25, 0.195, 0), 4) == Mark::blunder);
}

TEST_CASE(
    "verdict: a loss within two standard errors counts as fine, and the best action loses "
    "nothing") {
    CHECK(mark_of(a_verdict(0.6, 0.4, 0.11), 2) == Mark::fine);
    CHECK(mark_of(a_verdict(0.6, 0.4, 0.09), 2) == Mark::blunder);
    Verdict same = a_verdict(0.6, 0.4, 0);
    same.played = same.proposed;
    CHECK(same.loss() == 0);
    CHECK(same.error() == 0);
}

TEST_CASE(
    "verdict: a proposed action counts as better only if it leads by over two standard errors") {
    CHECK(a_verdict(0.6, 0.4, 0.09).comparison() == Comparison::better);
    CHECK(a_verdict(0.6, 0.4, 0.11).comparison() == Comparison::as_good);
    CHECK(a_verdict(0.4, 0.6, 0.11).comparison() == Comparison::as_good);
    CHECK(a_verdict(0.4, 0.6, 0.09).comparison() == Comparison::worse);
    CHECK(a_verdict(0.4, 0.6, 0.09).best().action == 2);
    CHECK(a_verdict(0.6, 0.4, 0.11).best().action == 2);
    CHECK(a_verdict(0.6, 0.4, 0.09).best().action == 1);
    // If best play is known, a win by more points is better even if it wins no more often.
    Verdict known = a_verdict(1, 1, 0);
    known.exact = true;
    known.proposed.lead = 4;
    CHECK(known.comparison() == Comparison::better);
    CHECK(mark_of(known, 2) == Mark::fine);
}

TEST_CASE(
    "verdict: a measured loss can be negative, so that sampling errors cancel out in the sum") {
    CHECK(a_verdict(0.4, 0.6, 0.2).loss() == doctest::Approx(-0.2));
    Verdict lucky = a_verdict(0.4, 0.6, 0.2);
    Verdict unlucky = a_verdict(0.6, 0.4, 0.2);
    lucky.seat = unlucky.seat = 1;
    CHECK(accounts({lucky, unlucky}, 2)[0].loss == doctest::Approx(0));
}

TEST_CASE(
    "verdict: a known best action gives an exact verdict, and only legal actions are judged") {
    const core::Match match = tests::carteso_after(2, 2, "Xa1 Oa2 Xb1 Ob2");
    int judged = 0;
    for (int ply = 0; ply < match.size(); ++ply) {
        const auto verdict = judge_at(match, ply, 100);
        if (!verdict) {
            continue;
        }
        ++judged;
        CHECK(verdict->exact);
        CHECK(verdict->error() == 0);
        CHECK(verdict->best().lead >= verdict->played.lead);
    }
    CHECK(judged >= 3);
    CHECK_FALSE(verdict_of(0, 1, core::Action{}, Weighing{}));
}

TEST_CASE(
    "verdict: the account of each seat adds up the losses and counts the mistakes of that seat") {
    Verdict first = a_verdict(0.6, 0.4, 0);
    first.seat = 1;
    Verdict second = a_verdict(0.5, 0.47, 0);
    second.seat = 2;
    const auto found = accounts({first, second, second}, 2);
    REQUIRE(found.size() == 2);
    CHECK(found[0].decisions == 1);
    CHECK(found[0].marks[static_cast<int>(Mark::blunder)] == 1);
    CHECK(found[1].decisions == 2);
    CHECK(found[1].loss == doctest::Approx(0.06));
    CHECK(found[1].marks[static_cast<int>(Mark::slip)] == 2);
}

TEST_CASE(
    "verdict: an action called better never wins less often, and every mistake has a better "
    "action") {
    Sums sums;
    check_verdicts("cartagena", "rules=board", "greedy", 200, 20, sums);
    check_verdicts("cartagena", "rules=cards", "random", 200, 20, sums);
    check_verdicts("carteso", "size=5", "claimer", 200, 20, sums);
    CHECK(sums.decisions >= 50);
}

TEST_CASE("verdict: 300 decisions of every bot are judged without a contradiction" *
          doctest::test_suite("long")) {
    for (const char* bot : {"random", "greedy", "hoarder", "level:4", "level:5"}) {
        for (const char* options : {"rules=board", "rules=cards"}) {
            Sums sums;
            check_verdicts("cartagena", options, bot, 400, 300, sums);
        }
    }
    for (const char* bot : {"random", "claimer", "level:3", "level:4"}) {
        Sums sums;
        check_verdicts("carteso", "", bot, 400, 300, sums);
    }
}

TEST_CASE("verdict: a bot that searches at least as much as the review has no loss on average" *
          doctest::test_suite("long")) {
    // The review proposes with 200 playouts. `level:5` uses as many or more.
    Sums sums;
    check_verdicts("cartagena", "rules=board", "level:5", 800, 200, sums);
    check_verdicts("carteso", "size=5", "level:5", 800, 200, sums);
    CHECK(std::abs(sums.loss) < 2 * std::sqrt(sums.variance));
}

TEST_CASE("verdict: the better a bot plays, the smaller are its losses" *
          doctest::test_suite("figures")) {
    for (const char* options : {"rules=board", "rules=cards"}) {
        CAPTURE(options);
        const std::vector<double> sums =
            losses(options, {"random", "greedy", "level:4", "level:5"});
        for (std::size_t i = 1; i < sums.size(); ++i) {
            CHECK(sums[i - 1] > sums[i]);
        }
    }
}

}  // namespace ctq::bots
