#include "engine/bots/weigh.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "engine/games/catalogue.hpp"
#include "tests/engine/carteso/board.hpp"

/// What actions are worth: found by one half of the playouts, judged by the other.
namespace ctq::bots {
namespace {

core::Match match_of(const char* id, const char* options, std::vector<std::string> seats) {
    const core::GameHandle& game = **core::find_game(cabinet(), id);
    auto match = core::Match::start(
        {&game, *core::read_options(game.info->options, options), std::move(seats), 9, "", {}});
    REQUIRE(match);
    return std::move(*match);
}

/// Goes on at random until somebody is to choose, so many decisions later.
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

bool same(const Weighing& a, const Weighing& b) {
    return std::equal(a.worths.begin(), a.worths.end(), b.worths.begin(), b.worths.end(),
                      [](const Worth& one, const Worth& other) {
                          return one.action == other.action && one.share == other.share &&
                                 one.error == other.error && one.visits == other.visits;
                      });
}

}  // namespace

TEST_CASE("weigh: where best play can be worked out, it is told exactly and the best first") {
    const core::Match match = tests::carteso_after(2, 3, "Xa1 Ob1");
    const core::ActionList legal = legal_of(match);
    const auto values = match.game().action_values(match.state());
    const auto most = *std::max_element(values.begin(), values.end());
    const auto least = std::min_element(values.begin(), values.end()) - values.begin();
    const core::Action worst = legal[static_cast<int>(least)];
    const Weighing found = weigh(match, match.turn().seat, 100, worst);
    CHECK(found.exact);
    CHECK(found.worths.front().lead == most);
    CHECK(found.worths.back().action == worst);
    CHECK(found.worths.back().lead == values[static_cast<std::size_t>(least)]);
}

TEST_CASE("weigh: each judged action is tried equally often, the one asked after among them") {
    constexpr const char* tables[][2] = {{"cartagena", "rules=board"},
                                         {"cartagena", ""},
                                         {"carteso", "size=7 komi=2 sides=fixed"},
                                         {"incan_gold", ""},
                                         {"cartolan", ""}};
    for (const auto& table : tables) {
        CAPTURE(table[0]);
        core::Match match = match_of(table[0], table[1], {"greedy", "greedy"});
        play_on(match, 9);
        const core::ActionList legal = legal_of(match);
        for (const core::Action wanted : {legal[0], legal[legal.size - 1]}) {
            const Weighing found = weigh(match, match.turn().seat, 600, wanted);
            CHECK_FALSE(found.exact);
            CHECK(std::count_if(found.worths.begin(), found.worths.end(),
                                [&](const Worth& one) { return one.action == wanted; }) == 1);
            const auto judged = static_cast<double>(found.worths.size());
            CHECK(judged <= kMostJudged + 1.0);
            for (const Worth& one : found.worths) {
                CHECK(one.visits == doctest::Approx(300 / judged).epsilon(0.3));
                CHECK(one.share >= 0);
                CHECK(one.share <= 1);
                CHECK((one.error > 0 || one.share == 0 || one.share == 1));
            }
        }
    }
}

TEST_CASE("weigh: the same question has the same answer, with what nobody knows changed, too") {
    // Two explorers choose in secret: the second one's advice knows nothing of the first one's choice.
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
    CHECK(same(weigh(stays, second, 400), weigh(leaves, second, 400)));
    CHECK(same(weigh(stays, second, 400), weigh(stays, second, 400)));
    CHECK(stays.hash() != leaves.hash());
}

TEST_CASE("weigh: a stone given away is worth less than the best one") {
    // V needs rows: the only empty point beside a tall group or one that makes H's group wide.
    core::Match match = match_of("carteso", "size=7 komi=0 sides=fixed", {"greedy", "greedy"});
    play_on(match, 30);
    const core::ActionList legal = legal_of(match);
    double worst = 1;
    double best = 0;
    for (const core::Action action : legal) {
        const Weighing found = weigh(match, match.turn().seat, 2000, action);
        best = found.worths.front().share;
        for (const Worth& one : found.worths) {
            worst = one.action == action ? std::min(worst, one.share) : worst;
        }
    }
    CHECK(best > worst + 0.1);
}

TEST_CASE("weigh: komi is advised without a share of wins, as nobody judges it") {
    const core::Match match = match_of("carteso", "size=7", {"greedy", "greedy"});
    const Weighing found = weigh(match, match.turn().seat, 400);
    REQUIRE(found.worths.size() == 1);
    CHECK(found.worths.front().visits == 0);
    const core::ActionList legal = legal_of(match);
    CHECK(std::find(legal.begin(), legal.end(), found.worths.front().action) != legal.end());
}

}  // namespace ctq::bots
