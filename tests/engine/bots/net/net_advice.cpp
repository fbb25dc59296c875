#include "engine/bots/net/net_advice.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <numeric>
#include <string>

#include "engine/bots/analysis/verdict.hpp"
#include "engine/bots/analysis/weigh_job.hpp"
#include "engine/bots/decide.hpp"
#include "engine/bots/net/missing.hpp"
#include "engine/games/cartolan/cartolan.hpp"
#include "engine/lab/work.hpp"
#include "tests/engine/scale.hpp"

/// Tests the advice in Cartolan, which comes from the neural net of the learned player.
namespace ctq::bots {
namespace {

const core::GameHandle& cartolan_game() {
    return core::handle_of<cartolan::Game>();
}

core::BotChoice called(const char* name) {
    return *core::read_bot(roster(cartolan_game()), name);
}

/// A match of bots, played for at most `actions` actions.
core::Match played(const std::string& options, std::vector<std::string> seats, std::uint64_t seed,
                   int actions) {
    core::Match match =
        *core::Match::start({&cartolan_game(),
                             *core::read_options(cartolan_game().info->options, options),
                             std::move(seats),
                             seed,
                             "",
                             {}});
    match.play_chance();
    while (match.turn().kind == core::Turn::Kind::seat && match.size() < actions) {
        const int seat = match.turn().seat;
        const auto& name = match.setup().seats[static_cast<std::size_t>(seat - 1)];
        REQUIRE_FALSE(match.play(seat, decide(job_at(match, seat, called(name.c_str()), seed))));
        match.play_chance();
    }
    return match;
}

double mean_loss(const char* bot, std::uint64_t seed) {
    const core::Match match =
        played("mode=regular", {bot, "explorer"}, seed, tests::scaled(150, 40));
    double loss = 0;
    int decisions = 0;
    for (int ply = 0; ply < match.size(); ++ply) {
        const auto verdict = judge_at(match, ply, 2);
        if (verdict && verdict->seat == 1) {
            loss += verdict->loss();
            ++decisions;
        }
    }
    REQUIRE(decisions > 0);
    return loss / decisions;
}

}  // namespace

TEST_CASE(
    "net, advice: the first action is as good as the best level's choice, and all seats' shares "
    "sum to 1") {
    for (const char* options : {"mode=beginner", "mode=regular", "mode=advanced"}) {
        for (int length = 20; length < 140; length += tests::scaled(10, 40)) {
            const core::Match match = played(options, {"explorer", "trader", "learned"}, 5, length);
            if (match.turn().kind != core::Turn::Kind::seat) {
                continue;
            }
            const int seat = match.turn().seat;
            const Weighing weighing = weigh(weigh_question(match, seat, 2));
            CHECK(weighing.learned);
            CHECK_FALSE(weighing.exact);
            WeighQuestion question = weigh_question(match, seat, 2);
            question.wanted = decide(job_at(match, seat, called("learned:4"), 5));
            const Weighing asked = weigh(question);
            const ActionValue* choice = asked.find(*question.wanted);
            REQUIRE(choice != nullptr);
            CHECK(choice->share >= weighing.action_values.front().share - 0.01);
            CHECK(weighing.action_values.size() <= kMostJudged);
            const auto kind = cartolan::kind_of(weighing.action_values[0].action);
            if (weighing.action_values.size() > 1 &&
                (kind == cartolan::Kind::stop || kind == cartolan::Kind::wait)) {
                CHECK(weighing.action_values[1].share < weighing.action_values[0].share - 0.01);
            }
            REQUIRE(weighing.shares.size() == 3);
            CHECK(std::accumulate(weighing.shares.begin(), weighing.shares.end(), 0.0) ==
                  doctest::Approx(1));
            CHECK(std::is_sorted(
                weighing.action_values.begin(), weighing.action_values.end(),
                [](const ActionValue& a, const ActionValue& b) { return a.share > b.share; }));
            CHECK(weighing.action_values.front().reason.empty());
        }
    }
}

TEST_CASE("net, advice: a worker gives the same answer as a direct call") {
    const core::Match match = played("mode=regular", {"learned", "trader"}, 3, 60);
    REQUIRE(match.turn().kind == core::Turn::Kind::seat);
    const WeighQuestion question = weigh_question(match, match.turn().seat, 2);
    const auto read = read_weighing(lab::work(encode(question)));
    REQUIRE(read);
    const Weighing direct = weigh(question);
    CHECK(read->learned);
    CHECK(read->shares == direct.shares);
    REQUIRE(read->action_values.size() == direct.action_values.size());
    for (std::size_t i = 0; i < direct.action_values.size(); ++i) {
        CHECK(read->action_values[i].action == direct.action_values[i].action);
        CHECK(read->action_values[i].share == direct.action_values[i].share);
        CHECK(read->action_values[i].reason == direct.action_values[i].reason);
    }
}

TEST_CASE(
    "net, advice: banking nothing, which the net never considers, is judged if it is asked for") {
    int judged = 0;
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
        const core::Match match = played("", {"explorer", "trader"}, seed, 400);
        for (int ply = 0; ply < match.size(); ++ply) {
            core::Match then = match;
            then.seek(ply);
            core::ActionList legal;
            then.options_now(legal);
            if (then.turn().kind != core::Turn::Kind::seat || legal.size < 3 ||
                cartolan::kind_of(legal[0]) != cartolan::Kind::bank) {
                continue;
            }
            const Weighing weighing = weigh(weigh_question(then, then.turn().seat, 2, legal[0]));
            REQUIRE(weighing.find(legal[0]) != nullptr);  // legal[0] banks nothing
            CHECK(weighing.find(legal[0])->share <= weighing.action_values.front().share);
            CHECK(weighing.action_values.front().action == legal[legal.size - 1]);
            ++judged;
        }
    }
    CHECK(judged > 0);
}

TEST_CASE(
    "net, advice: random play loses more than the bot explorer, and the best level loses next "
    "to nothing") {
    double random = 0;
    double explorer = 0;
    const int matches = tests::scaled(8, 2);
    for (int i = 0; i < matches; ++i) {
        const auto seed = static_cast<std::uint64_t>(i);
        CHECK(mean_loss("learned:4", seed) < 0.002);
        random += mean_loss("random", seed);
        explorer += mean_loss("explorer", seed);
    }
    CHECK(random > explorer);
    CHECK(explorer > 0);
}

TEST_CASE("net, advice: some actions get a reason, which is a phrase and not a whole sentence") {
    int reasons = 0;
    for (int length = 10; length < 200; length += 7) {
        const core::Match match = played("mode=regular", {"learned", "explorer"}, 8, length);
        if (match.turn().kind != core::Turn::Kind::seat) {
            continue;
        }
        for (const ActionValue& worth :
             weigh(weigh_question(match, match.turn().seat, 2)).action_values) {
            reasons += worth.reason.empty() ? 0 : 1;
            CHECK((worth.reason.empty() || (worth.reason[0] >= 'a' && worth.reason[0] <= 'z')));
            CHECK((worth.reason.empty() || worth.reason.back() != '.'));
        }
    }
    CHECK(reasons > 5);
}

TEST_CASE(
    "net, advice: the learned player's net is available; explorer would replace it if it were "
    "not") {
    const core::Match match = played("", {"learned", "explorer"}, 1, 1);
    for (const char* name :
         {"learned", "learned:0", "learned:1", "level:6", "level:7", "explorer"}) {
        CHECK_FALSE(lacks_net(job_at(match, match.turn().seat, called(name), 1)));
    }
    CHECK(net_stand_in(cartolan_game()) == "explorer");
    CHECK(net_stand_in(core::handle_of<carteso::Game>()).empty());
}

}  // namespace ctq::bots
