#include "engine/bots/analysis/weigh_parts.hpp"

#include <doctest/doctest.h>

#include <map>

#include <algorithm>

#include "engine/core/answer.hpp"
#include "engine/core/match.hpp"
#include "engine/games/catalogue.hpp"
#include "engine/lab/work.hpp"

/// Checks that a hint computed in parts by several workers equals the hint computed by one.
namespace ctq::bots {
namespace {

/// The smallest number of playouts that is split into parts.
constexpr std::int64_t kCut = 2 * search::kLeastToCut;

core::Match begun_match(const char* id, const char* options, int actions) {
    const core::GameHandle& game = **core::find_game(cabinet(), id);
    auto match = core::Match::start(
        {&game, *core::read_options(game.info->options, options), {"random", "random"}, 3, "", {}});
    REQUIRE(match);
    for (int done = 0; done < actions || match->turn().kind == core::Turn::Kind::chance;) {
        if (match->turn().kind == core::Turn::Kind::chance) {
            match->play_chance();
            continue;
        }
        core::ActionList legal;
        match->options_now(legal);
        REQUIRE_FALSE(match->play(match->turn().seat, legal[legal.size / 2]));
        ++done;
    }
    return std::move(*match);
}

/// Returns the worker's answer to this question. Each answer is computed once.
const core::Bytes& answer_to(const core::Bytes& question) {
    static std::map<core::Bytes, core::Bytes> answers;
    const auto [found, fresh] = answers.try_emplace(question);
    if (fresh) {
        found->second = lab::work(question);
    }
    return found->second;
}

/// Returns the result computed by this many workers. Each takes the newest question first.
Weighing by_workers(const WeighQuestion& question, std::size_t workers) {
    PendingWeighing pending = ask_weighing(question);
    std::vector<core::Bytes> waiting;
    float done = 0;
    for (int round = 0; round < 100; ++round) {
        const auto more = questions(pending);
        waiting.insert(waiting.end(), more.begin(), more.end());
        std::vector<core::Bytes> answers;
        while (!waiting.empty() && answers.size() < workers) {
            answers.push_back(answer_to(waiting.back()));
            waiting.pop_back();
        }
        for (std::size_t i = 0; i < answers.size(); ++i) {
            const auto weighing = on_reply(pending, answers[i]);
            CHECK((pending.parts == 1 || pending.done() > done));
            done = pending.done();
            if (weighing) {
                REQUIRE(*weighing);
                CHECK(waiting.empty());
                CHECK(i + 1 == answers.size());
                return **weighing;
            }
        }
    }
    FAIL("the weighing comes to no end");
    return {};
}

void same(const Weighing& one, const Weighing& other) {
    CHECK(one.exact == other.exact);
    CHECK(one.shares == other.shares);
    REQUIRE(one.action_values.size() == other.action_values.size());
    for (std::size_t i = 0; i < one.action_values.size(); ++i) {
        CHECK(one.action_values[i].action == other.action_values[i].action);
        CHECK(one.action_values[i].share == other.action_values[i].share);
        CHECK(one.action_values[i].error == other.action_values[i].error);
        CHECK(one.action_values[i].lead == other.action_values[i].lead);
        CHECK(one.action_values[i].visits == other.action_values[i].visits);
        CHECK(one.action_values[i].reason == other.action_values[i].reason);
    }
}

TEST_CASE(
    "A hint computed in parts by any number of workers equals the hint computed in one piece") {
    for (const char* rules : {"rules=board", "rules=cards"}) {
        const core::Match match = begun_match("cartagena", rules, 6);
        const WeighQuestion question = weigh_question(match, match.turn().seat, kCut);
        REQUIRE(ask_weighing(question).parts > 1);
        const Weighing whole = weigh(question);
        for (const std::size_t workers : {1U, 2U, 3U, 16U}) {
            same(by_workers(question, workers), whole);
        }
    }
}

TEST_CASE("A hint with few playouts or for a solvable position is not split into parts") {
    const core::Match match = begun_match("cartagena", "rules=board", 6);
    const core::Match small = begun_match("carteso", "size=3 komi=0 sides=fixed", 2);
    for (const WeighQuestion& question : {weigh_question(match, match.turn().seat, kCut - 2),
                                          weigh_question(small, small.turn().seat, kCut)}) {
        PendingWeighing pending = ask_weighing(question);
        CHECK(pending.parts == 1);
        CHECK(questions(pending).size() == 1);
        CHECK(pending.done() == 0);
    }
    const WeighQuestion exact = weigh_question(small, small.turn().seat, kCut);
    const Weighing by_one = by_workers(exact, 1);
    CHECK(by_one.exact);
    same(by_one, weigh(exact));
}

TEST_CASE(
    "A damaged answer of a worker ends the computation of a hint, and no further question is "
    "asked") {
    const core::Match match = begun_match("cartagena", "rules=board", 6);
    const WeighQuestion question = weigh_question(match, match.turn().seat, kCut);
    for (const bool judging : {false, true}) {
        PendingWeighing pending = ask_weighing(question);
        for (const core::Bytes& part : questions(pending)) {
            if (judging) {
                CHECK_FALSE(on_reply(pending, answer_to(part)));
            }
        }
        REQUIRE_FALSE(questions(pending).empty());
        core::Bytes answer = answer_to(questions(pending).front());
        answer.pop_back();
        const auto result = on_reply(pending, answer);
        REQUIRE(result);
        CHECK_FALSE(*result);
        CHECK(questions(pending).empty());
    }
}

TEST_CASE(
    "A worker refuses a part of a hint that is truncated, out of range or about an illegal "
    "action") {
    const core::Match match = begun_match("cartagena", "rules=board", 6);
    const WeighQuestion question = weigh_question(match, match.turn().seat, kCut);
    const core::Bytes part = questions(ask_weighing(question)).front();
    CHECK(core::is_job_of(part, kWeighPartFormat));
    CHECK_FALSE(core::is_job_of(encode(question), kWeighPartFormat));
    for (std::size_t size = 0; size < part.size(); ++size) {
        CHECK_FALSE(core::open_answer(answer_weigh_part(std::span(part).first(size))));
    }
    core::Bytes other = part;
    other[1] = search::kParts;
    CHECK_FALSE(core::open_answer(answer_weigh_part(other)));
    // An illegal action can't be judged.
    core::ByteWriter illegal({kWeighPartFormat, 0, 1});
    illegal.fixed(core::Action{0xffffffff});
    illegal.raw(encode(question));
    CHECK_FALSE(core::open_answer(answer_weigh_part(illegal.bytes())));
}

}  // namespace
}  // namespace ctq::bots
