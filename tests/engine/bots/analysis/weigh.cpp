#include "engine/bots/analysis/weigh_job.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "engine/bots/analysis/reason.hpp"
#include "engine/core/answer.hpp"
#include "engine/games/cartagena/cartagena.hpp"
#include "engine/games/catalogue.hpp"
#include "engine/lab/work.hpp"
#include "tests/engine/carteso/board.hpp"

/// Tests the values of actions for hints and reviews ("weighing"): half of the playouts find the
/// best actions, the other half judge them.
namespace ctq::bots {
namespace {

core::Match match_of(const char* id, const char* options, std::vector<std::string> seats) {
    const core::GameHandle& game = **core::find_game(cabinet(), id);
    auto match = core::Match::start(
        {&game, *core::read_options(game.info->options, options), std::move(seats), 9, "", {}});
    REQUIRE(match);
    return std::move(*match);
}

/// Plays this many random decisions, and chance events until a seat has to act.
void play_on(core::Match& match, int decisions) {
    core::Rng rng{3};
    for (int i = 0; i < decisions || match.turn().kind == core::Turn::Kind::chance;) {
        if (match.turn().kind == core::Turn::Kind::chance) {
            match.play_chance();
            continue;
        }
        core::ActionList list;
        match.options_now(list);
        const auto at = static_cast<int>(rng.below(static_cast<unsigned>(list.size)));
        REQUIRE(!match.play(match.turn().seat, list[at]));
        ++i;
    }
}

core::ActionList legal_of(const core::Match& match) {
    core::ActionList list;
    match.options_now(list);
    return list;
}

/// Returns the values of the actions of `seat` in this position.
Weighing weighed(const core::Match& match, int seat, std::int64_t playouts,
                 std::optional<core::Action> wanted = std::nullopt) {
    return weigh(weigh_question(match, seat, playouts, wanted));
}

/// Returns the encoded answer to the question of `seat`.
core::Bytes weighing_answer(const core::Match& match, int seat) {
    return answer_weighing(encode(weigh_question(match, seat, 400)));
}

}  // namespace

TEST_CASE("weigh: in a solvable position the values are exact and the best action comes first") {
    const core::Match match = tests::carteso_after(2, 3, "Xa1 Ob1");
    const core::ActionList legal = legal_of(match);
    const auto values = match.game().action_values(match.state());
    const auto most = *std::max_element(values.begin(), values.end());
    const auto least = std::min_element(values.begin(), values.end()) - values.begin();
    const core::Action worst = legal[static_cast<int>(least)];
    const Weighing found = weighed(match, match.turn().seat, 100, worst);
    CHECK(found.exact);
    CHECK(found.action_values.front().lead == most);
    CHECK(found.action_values.size() == static_cast<std::size_t>(legal.size));
    REQUIRE(found.find(worst) != nullptr);
    CHECK(found.find(worst)->lead == values[static_cast<std::size_t>(least)]);
}

TEST_CASE(
    "weigh: all judged actions get equally many playouts, and an action asked for is among them") {
    constexpr const char* tables[][2] = {
        {"cartagena", "rules=board"}, {"cartagena", ""}, {"carteso", "size=7 komi=2 sides=fixed"}};
    for (const auto& table : tables) {
        CAPTURE(table[0]);
        core::Match match = match_of(table[0], table[1], {"greedy", "greedy"});
        play_on(match, 9);
        const core::ActionList legal = legal_of(match);
        for (const core::Action wanted : {legal[0], legal[legal.size - 1]}) {
            const Weighing found = weighed(match, match.turn().seat, 600, wanted);
            CHECK_FALSE(found.exact);
            CHECK(std::count_if(found.action_values.begin(), found.action_values.end(),
                                [&](const ActionValue& one) { return one.action == wanted; }) == 1);
            const auto judged = static_cast<double>(found.action_values.size());
            CHECK(judged <= kMostJudged + 1.0);
            for (const ActionValue& one : found.action_values) {
                CHECK(one.visits == doctest::Approx(300 / judged).epsilon(0.3));
                CHECK(one.share >= 0);
                CHECK(one.share <= 1);
                CHECK((one.error > 0 || one.share == 0 || one.share == 1));
            }
        }
    }
}

TEST_CASE("weigh: equal questions get equal answers, even if hidden information differs") {
    // Two explorers choose in secret. The advice for the second does not depend on the first one's
    // choice.
    core::Match stays = match_of("incan_gold", "", {"greedy", "greedy"});
    play_on(stays, 0);
    REQUIRE(stays.turn().secret != 0);
    core::Match leaves = stays;
    const core::ActionList legal = legal_of(stays);
    const int first = stays.turn().seat;
    REQUIRE(!stays.play(first, legal[0]));
    REQUIRE(!leaves.play(first, legal[1]));
    const int second = stays.turn().seat;
    REQUIRE(second != first);
    CHECK(weighing_answer(stays, second) == weighing_answer(leaves, second));
    CHECK(weighing_answer(stays, second) == weighing_answer(stays, second));
    CHECK(stays.hash() != leaves.hash());
}

TEST_CASE("weigh: in Carteso the worst stone has a clearly lower win share than the best one") {
    // After 30 random decisions, some points gain much for the seat to act and others waste the
    // stone.
    core::Match match = match_of("carteso", "size=7 komi=0 sides=fixed", {"greedy", "greedy"});
    play_on(match, 30);
    const core::ActionList legal = legal_of(match);
    double worst = 1;
    double best = 0;
    for (const core::Action action : legal) {
        const Weighing found = weighed(match, match.turn().seat, 2000, action);
        best = found.action_values.front().share;
        for (const ActionValue& one : found.action_values) {
            worst = one.action == action ? std::min(worst, one.share) : worst;
        }
    }
    CHECK(best > worst + 0.1);
}

TEST_CASE("weigh: advice on komi proposes one value and runs no playouts to judge it") {
    const core::Match match = match_of("carteso", "size=7", {"greedy", "greedy"});
    const Weighing found = weighed(match, match.turn().seat, 400);
    REQUIRE(found.action_values.size() == 1);
    CHECK(found.action_values.front().visits == 0);
    const core::ActionList legal = legal_of(match);
    CHECK(std::find(legal.begin(), legal.end(), found.action_values.front().action) != legal.end());
}

TEST_CASE(
    "weigh: all seats' win shares sum to 1, and the seat to act has the share of its best action") {
    core::Match match = match_of("cartagena", "rules=board", {"greedy", "greedy", "greedy"});
    play_on(match, 9);
    const int seat = match.turn().seat;
    const Weighing found = weighed(match, seat, 600);
    REQUIRE(found.shares.size() == 3);
    CHECK(found.shares[static_cast<std::size_t>(seat - 1)] ==
          doctest::Approx(found.action_values.front().share));
    CHECK(found.shares[0] + found.shares[1] + found.shares[2] == doctest::Approx(1));
}

TEST_CASE("weigh: guessing the hidden hands anew does not change the answer") {
    core::Match match = match_of("cartagena", "rules=cards", {"greedy", "greedy"});
    play_on(match, 12);
    const core::GameHandle& game = match.game();
    WeighQuestion question = weigh_question(match, match.turn().seat, 400);
    const core::Bytes first_answer = answer_weighing(encode(question));
    core::Rng rng{5};
    const core::StateBox guessed = game.guess(question.observation.data(), rng);
    question.observation = game.observe(guessed.data(), question.seat);
    CHECK(answer_weighing(encode(question)) == first_answer);
}

TEST_CASE("weigh: a worker gives the same answer, and invalid questions and answers are refused") {
    core::Match match = match_of("cartagena", "rules=board", {"greedy", "greedy"});
    play_on(match, 5);
    const WeighQuestion question =
        weigh_question(match, match.turn().seat, 400, legal_of(match)[0]);
    core::Bytes whole = encode(question);
    CHECK(core::is_job_of(whole, kWeighFormat));
    const auto read = read_weighing(lab::work(whole));
    REQUIRE(read);
    const Weighing own = weigh(question);
    REQUIRE(read->action_values.size() == own.action_values.size());
    CHECK(read->shares == own.shares);
    for (std::size_t i = 0; i < own.action_values.size(); ++i) {
        CHECK(read->action_values[i].action == own.action_values[i].action);
        CHECK(read->action_values[i].share == own.action_values[i].share);
        CHECK(read->action_values[i].lead == own.action_values[i].lead);
        CHECK(read->action_values[i].reason == own.action_values[i].reason);
    }
    for (std::size_t size = 0; size < whole.size(); ++size) {
        CHECK_FALSE(read_weighing(answer_weighing(std::span(whole).first(size))));
    }
    const core::Bytes answered = answer_weighing(whole);
    for (std::size_t size = 0; size < answered.size(); ++size) {
        const auto cut = read_weighing(std::span(answered).first(size));
        CHECK((!cut || cut->action_values.size() < own.action_values.size()));
    }
    whole.push_back(0);
    CHECK_FALSE(read_weighing(answer_weighing(whole)));
    WeighQuestion absurd = question;
    absurd.playouts = 0;
    CHECK_FALSE(read_weighing(answer_weighing(encode(absurd))));
    absurd.playouts = search::kMostPlayouts + 1;
    CHECK_FALSE(read_weighing(answer_weighing(encode(absurd))));
    absurd = question;
    absurd.seat = 3 - question.seat;
    CHECK_FALSE(read_weighing(answer_weighing(encode(absurd))));
}

TEST_CASE("reason: an action's reason names the facts that differ most, the advantages first") {
    const core::GameHandle& game = core::handle_of<cartagena::Game>();
    core::Judged better{{1, 100, 0, 0}};
    core::Judged worse{{2, 100, 0, 0}};
    const auto set = [](core::Judged& one, core::FactValues values) {
        for (int i = 0; i < 100; ++i) {
            one.facts += values;
        }
    };
    set(better, {5, 20, 1, 3});
    set(worse, {3, 24, 1, 3});
    CHECK(reason(game, better, worse) == "2 cards more in hand, but pirates 4 spaces further back");
    CHECK(reason(game, worse, better) == "pirates 4 spaces further on, but 2 cards fewer in hand");
    core::Judged other{{3, 100, 0, 0}};
    set(other, {5, 20, 1, 2});
    CHECK(reason(game, other, better) == "1 card fewer for the others");
    CHECK(reason(game, better, better).empty());
}

TEST_CASE(
    "reason: a fact is not named if its difference is small or not statistically significant") {
    const core::GameHandle& game = core::handle_of<cartagena::Game>();
    core::Judged better{{1, 4, 0, 0}};
    core::Judged worse{{2, 4, 0, 0}};
    for (const int cards : {0, 8, 1, 7}) {
        better.facts += core::FactValues{cards, 0, 0, 0};
        worse.facts += core::FactValues{cards > 4 ? cards - 2 : cards, 0, 0, 0};
    }
    CHECK(reason(game, better, worse).empty());
    CHECK(reason(core::handle_of<carteso::Game>(), better, worse).empty());
}

TEST_CASE(
    "reason: the better action gets a phrase with a verb and a time; the worse one gets no "
    "reason") {
    const core::Match match = match_of("cartagena", "rules=board", {"greedy", "greedy"});
    core::Judged better{{1, 100, 0, 0}};
    core::Judged worse{{2, 100, 0, 0}};
    for (int i = 0; i < 100; ++i) {
        better.facts += core::FactValues{5, 20, 1, 3};
        worse.facts += core::FactValues{3, 20, 1, 3};
    }
    CHECK(explain(match.game(), match.state(), 2, better, worse) ==
          "has 2 cards more in hand at @2's next turn");
    CHECK(explain(match.game(), match.state(), 2, worse, better).empty());
    CHECK(explain(match.game(), match.state(), 2, better, better).empty());
    worse.tried.visits = 0;
    CHECK(explain(match.game(), match.state(), 2, better, worse).empty());
}

TEST_CASE("weigh: advice in Carteso gives reasons, and a worker's answer includes them") {
    core::Match match = match_of("carteso", "size=7 komi=2 sides=fixed", {"greedy", "greedy"});
    play_on(match, 20);
    int reasons = 0;
    for (const core::Action wanted : legal_of(match)) {
        const WeighQuestion question = weigh_question(match, match.turn().seat, 600, wanted);
        const auto read = read_weighing(lab::work(encode(question)));
        const Weighing own = weigh(question);
        REQUIRE(read);
        REQUIRE(read->action_values.size() == own.action_values.size());
        for (std::size_t i = 0; i < own.action_values.size(); ++i) {
            CHECK(read->action_values[i].reason == own.action_values[i].reason);
        }
        CHECK(own.action_values.front().reason.empty());
        reasons += own.action_values.back().reason.empty() ? 0 : 1;
    }
    CHECK(reasons > 0);
}

}  // namespace ctq::bots
