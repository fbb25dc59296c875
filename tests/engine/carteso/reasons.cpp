#include <doctest/doctest.h>

#include <algorithm>

#include "engine/bots/analysis/reason.hpp"
#include "engine/bots/analysis/weigh.hpp"
#include "engine/games/carteso/fate.hpp"
#include "engine/games/carteso/search/reason.hpp"
#include "engine/games/carteso/search/search.hpp"
#include "tests/engine/carteso/board.hpp"

/// The reasons why one stone is better than another, as hints and reviews give them.
namespace ctq::tests {
namespace {

using carteso::Game;
using carteso::State;

/// A position where X has a group of four rows in column a, and the wall of O near it has a gap at
/// c5.
constexpr const char* kGap = "...../X.O../X.O../X.O../X.O.. V - -";
/// A position where X on b1, below the row of O, would join the tall group of X on the left with
/// the wide one on the right.
constexpr const char* kJoint = "...../OOOOO/...../X..../X..../X.XXX V - -";

core::Action action_of(const core::Match& match, const char* token) {
    const auto action = match.game().from_text(match.state(), token);
    REQUIRE(action);
    return *action;
}

/// An action tried in `visits` playouts, which all had the same facts (see `reason_at`).
core::Judged judged(core::Action action, const core::FactValues& facts, std::uint32_t visits = 50) {
    core::Judged one{{action, visits, 0, 0}};
    for (std::uint32_t i = 0; i < visits; ++i) {
        one.facts += facts;
    }
    return one;
}

/// Returns the text that says why action `better` is better than `worse`, given the facts of the
/// playouts of both. The facts of a playout are the mover's score in half points, then, for each
/// watched group, whether the mover won it. By default the better action gains half a point, which
/// is too little to mention.
std::string reason_at(const char* position, const char* better, const char* worse,
                      const core::FactValues& better_facts = {21, 0, 0, 0},
                      const core::FactValues& worse_facts = {20, 0, 0, 0}) {
    const core::Match match = carteso_at(position);
    return carteso::reason(carteso_of(match), judged(action_of(match, better), better_facts),
                           judged(action_of(match, worse), worse_facts));
}

}  // namespace

TEST_CASE(
    "carteso reasons: the reason for a stone that makes a group safe gives rows and columns") {
    CHECK(reason_at(kGap, "Oc5", "button") == "makes @1's group safe: 4 rows, at most 2 columns");
    CHECK(reason_at(kGap, "Oc5", "Xe1") == "makes @1's group safe: 4 rows, at most 2 columns");
    const std::string names[] = {"You", "Bea"};
    CHECK(core::with_names(reason_at(kGap, "Oc5", "button"), names) ==
          "makes your group safe: 4 rows, at most 2 columns");
}

TEST_CASE("carteso reasons: a stone's reason is given if playouts of both actions confirm it") {
    const core::Match match = carteso_at(kGap);
    const core::Action safe = action_of(match, "Oc5");
    const core::Action other = action_of(match, "Xe1");
    const core::Action rising[] = {std::min(safe, other), std::max(safe, other)};
    core::Rng rng{7};
    const core::JudgedList list = carteso::judge(carteso_of(match), rising, 2000, rng);
    REQUIRE(list.size() == 2);
    const std::size_t better = list[0].tried.action == safe ? 0 : 1;
    CHECK(bots::explain(match.game(), match.state(), 1, list[better], list[1 - better]) ==
          "makes @1's group safe: 4 rows, at most 2 columns");
    CHECK(bots::explain(match.game(), match.state(), 1, list[1 - better], list[better]).empty());
    // Fact 1 is about the group in column a. When both sides pass early, nobody claims the group.
    const auto claimed = [&](std::size_t i) {
        return static_cast<double>(list[i].facts.sums[1]) / list[i].tried.visits;
    };
    CHECK(claimed(better) > 0.98);
    CHECK(claimed(1 - better) < 0.95);
}

TEST_CASE(
    "carteso reasons: the reason for saving a group names the rival's stone that would take it") {
    CHECK(reason_at(kJoint, "Ob1", "button") ==
          "saves @1's group, which X on b1 would make @2's own: 5 columns, at most 4 rows");
    CHECK(reason_at(kJoint, "Ob1", "Xb1") ==
          "keeps @1's group, which is lost otherwise: 5 columns, at most 4 rows");
    CHECK(reason_at("...../OOOOO/...../X..../X..../X.XXX H - -", "Xb1", "button") ==
          "makes @2's group safe: 5 columns, at most 4 rows");
}

TEST_CASE(
    "carteso reasons: swapped colours or mirroring keep the text, transposing swaps the side") {
    const std::string reason = reason_at(kGap, "Oc5", "button");
    CHECK(reason_at("...../O.X../O.X../O.X../O.X.. V - -", "Xc5", "button") == reason);
    CHECK(reason_at("...../..O.X/..O.X/..O.X/..O.X V - -", "Oc5", "button") == reason);
    CHECK(reason_at("X.O../X.O../X.O../X.O../..... V - -", "Oc1", "button") == reason);
    CHECK(reason_at("...../...../OOOO./...../XXXX. H - -", "Oe3", "button") ==
          "makes @2's group safe: 4 columns, at most 2 rows");
}

TEST_CASE("carteso reasons: if no stone settles a group, the reason gives results of playouts") {
    // The facts are the score in half points, then the groups won, in order of size: the group of X
    // in column a, the group of O in column c.
    CHECK(reason_at(kGap, "Od3", "Oe3", {21, 1, 0, 0}, {20, 0, 0, 0}) ==
          "keeps @1's group at a4 in 100 % of the games tried instead of 0 %");
    CHECK(reason_at(kGap, "Od3", "Oe3", {27, 0, 0, 0}, {20, 0, 0, 0}) ==
          "brings 3.5 points more on average");
    CHECK(reason_at(kGap, "Od3", "Oe3", {22, 0, 0, 0}, {20, 0, 0, 0}) ==
          "brings 1 point more on average");
    const std::string other = reason_at("...../X.O../X.O../X.O../X.O.. H - -", "Od3", "Oe3",
                                        {21, 0, 1, 0}, {20, 0, 0, 0});
    CHECK(other == "wins the group at c4 in 100 % of the games tried instead of 0 %");
}

TEST_CASE(
    "carteso reasons: a difference that is small or contradicted by playouts gives no reason") {
    CHECK(reason_at(kGap, "Od3", "Oe3").empty());
    CHECK(reason_at(kGap, "Od3", "Oe3", {21, 0, 0, 0}, {20, 0, 0, 0}).empty());
    CHECK(reason_at(kGap, "Oc5", "button", {20, 0, 0, 0}, {20, 0, 0, 0}).empty());
    CHECK(reason_at(kGap, "Oc5", "button", {18, 1, 0, 0}, {27, 0, 0, 0}).empty());
    const core::Match match = carteso_at(kGap);
    core::Judged better = judged(action_of(match, "Oc5"), {22, 0, 0, 0});
    core::Judged worse = judged(action_of(match, "button"), {20, 0, 0, 0});
    CHECK_FALSE(carteso::reason(carteso_of(match), better, worse).empty());
    worse.tried.sum = 1;
    CHECK(carteso::reason(carteso_of(match), better, worse).empty());
    // A difference that may be chance: the group is won in 11 of 20 playouts of the better action
    // and in 10 of 20 of the other.
    better = judged(better.tried.action, {20, 1, 0, 0}, 11);
    worse = judged(action_of(match, "Oe3"), {20, 1, 0, 0}, 10);
    better.tried.action = action_of(match, "Od3");
    better.tried.visits = worse.tried.visits = 20;
    CHECK(carteso::reason(carteso_of(match), better, worse).empty());
}

TEST_CASE("carteso reasons: no reason is given for the best stones on an empty board") {
    const core::Match match = new_carteso(settled(9, 9, 4));
    for (const bots::ActionValue& worth :
         bots::weigh(bots::weigh_question(match, 1, 600)).action_values) {
        CHECK(worth.reason.empty());
    }
}

TEST_CASE("carteso reasons: stones that count as settled for a side are claimed by it in the end") {
    int settled_early = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        core::Rng rng{seed};
        const auto length = [&] { return 3 + static_cast<int>(rng.below(7)); };
        const int rows = length();
        State state = carteso_of(new_carteso(settled(rows, length())));
        carteso::Points promised[2]{};
        while (state.phase != carteso::Phase::over) {
            Game::Legal list;
            Game::legal(state, list);
            const auto legal = static_cast<unsigned>(list.size);
            // The last action in the list is the button or a pass. Only stones are placed while
            // there are empty points.
            Game::apply(state, list[static_cast<int>(rng.below(legal > 1 ? legal - 1 : legal))]);
            for (const carteso::Side side : {carteso::kVertical, carteso::kHorizontal}) {
                const carteso::Points now = carteso::settled_stones(state, side);
                CHECK(empty(without(promised[side], now)));
                promised[side] = now;
                settled_early += empty(without(now, state.claimed[side])) ? 0 : 1;
            }
        }
        for (const carteso::Side side : {carteso::kVertical, carteso::kHorizontal}) {
            CHECK(promised[side] == state.claimed[side]);
        }
    }
    CHECK(settled_early > 60);
}

}  // namespace ctq::tests
