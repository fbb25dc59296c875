#include "engine/bots/verdict.hpp"

#include <doctest/doctest.h>

#include "engine/bots/decide.hpp"
#include "engine/games/catalogue.hpp"
#include "tests/engine/carteso/board.hpp"

/// What a review says of decisions.
namespace ctq::bots {
namespace {

Verdict a_verdict(double best, double played, double error) {
    Verdict verdict;
    verdict.best = {1, best, error, 0, 100};
    verdict.played = {2, played, 0, 0, 100};
    return verdict;
}

core::Action choice_of(const core::Match& match, const char* bot) {
    const core::BotChoice choice = *core::read_bot(roster(match.game()), bot);
    return decide(job_at(match, match.turn().seat, choice, 7));
}

/// What an action would give away at the match's cursor.
double loss_of(const core::Match& match, core::Action action) {
    const int seat = match.turn().seat;
    WeighQuestion question = weigh_question(match, seat, 200, action);
    question.most = 1;  // as a review asks
    const auto verdict = verdict_of(0, seat, action, weigh(question));
    return verdict ? verdict->loss() : 0;
}

/// What these bots would give away, on average, in positions of matches of `greedy` against itself.
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

TEST_CASE("verdict: a decision is doubtful, bad, very bad at 2, 5, 10 points of wins between two") {
    CHECK(mark_of(a_verdict(0.5, 0.485, 0), 2) == Mark::fine);
    CHECK(mark_of(a_verdict(0.5, 0.475, 0), 2) == Mark::doubtful);
    CHECK(mark_of(a_verdict(0.5, 0.445, 0), 2) == Mark::bad);
    CHECK(mark_of(a_verdict(0.5, 0.395, 0), 2) == Mark::very_bad);
    CHECK(mark_of(a_verdict(0.5, 0.945, 0), 2) == Mark::fine);
    // Among four an even match is a quarter of the wins, so half as much is as bad.
    CHECK(mark_of(a_verdict(0.25, 0.235, 0), 4) == Mark::doubtful);
    CHECK(mark_of(a_verdict(0.25, 0.195, 0), 4) == Mark::very_bad);
}

TEST_CASE("verdict: nobody is blamed within two standard errors, nor for the best action") {
    CHECK(mark_of(a_verdict(0.6, 0.4, 0.11), 2) == Mark::fine);
    CHECK(mark_of(a_verdict(0.6, 0.4, 0.09), 2) == Mark::very_bad);
    Verdict same = a_verdict(0.6, 0.4, 0);
    same.played = same.best;
    CHECK(same.loss() == 0);
    CHECK(same.error() == 0);
}

TEST_CASE("verdict: where best play is known it is exact, and only what is legal is judged") {
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
        CHECK(verdict->best.lead >= verdict->played.lead);
    }
    CHECK(judged >= 3);
    CHECK_FALSE(verdict_of(0, 1, core::Action{}, Weighing{}));
}

TEST_CASE("verdict: accounts add up what each seat gave away") {
    Verdict first = a_verdict(0.6, 0.4, 0);
    first.seat = 1;
    Verdict second = a_verdict(0.5, 0.47, 0);
    second.seat = 2;
    const auto found = accounts({first, second, second}, 2);
    REQUIRE(found.size() == 2);
    CHECK(found[0].decisions == 1);
    CHECK(found[0].marks[static_cast<int>(Mark::very_bad)] == 1);
    CHECK(found[1].decisions == 2);
    CHECK(found[1].loss == doctest::Approx(0.06));
    CHECK(found[1].marks[static_cast<int>(Mark::doubtful)] == 2);
}

TEST_CASE("verdict: the better a bot plays, the less its decisions give away" *
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
