#include <doctest/doctest.h>

#include <algorithm>

#include "tests/engine/scale.hpp"
#include "tests/engine/scenario.hpp"

/// Checks that a game's `observe`, `hide` and `guess` are consistent, for every seat and a
/// spectator in every position.
namespace ctq::tests {
namespace {

using core::Action;
using core::ActionList;
using core::StateBox;
using core::Turn;

bool same_turn(const Turn& a, const Turn& b) {
    return a.kind == b.kind && a.seat == b.seat && a.secret == b.secret;
}

bool same_list(const ActionList& a, const ActionList& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
}

/// Returns what is wrong with the observation of `seat` (0: a spectator), or an empty string.
std::string view_fault(const core::GameHandle& game, const StateBox& state, int seat,
                       core::Rng& rng) {
    const StateBox view = game.observe(state.data(), seat);
    if (!(game.observe(view.data(), seat) == view)) {
        return "observing twice shows less";
    }
    if (game.check(view.data()) != nullptr) {
        return std::string("an observation breaks an invariant: ") + game.check(view.data());
    }
    const Turn turn = game.turn(state.data());
    const Turn seen = game.turn(view.data());
    if (!same_turn(turn, seen)) {
        return "an observer sees another turn";
    }
    if (turn.kind == Turn::Kind::seat && turn.seat == seat) {
        ActionList own;
        ActionList shown;
        game.legal(state.data(), own);
        game.legal(view.data(), shown);
        if (!seen.known || !same_list(own, shown)) {
            return "the seat to act sees other legal actions than there are";
        }
    }
    const StateBox guessed = game.guess(view.data(), rng);
    if (game.check(guessed.data()) != nullptr) {
        return std::string("a guess breaks an invariant: ") + game.check(guessed.data());
    }
    if (!(game.observe(guessed.data(), seat) == view)) {
        return "a guess is not observed alike";
    }
    return game.turn(guessed.data()).known ? "" : "a guess leaves a hand unknown";
}

/// Whether observe(apply(s, a), seat) equals apply(observe(s, seat), hide(s, a, seat)).
bool hides_well(const core::GameHandle& game, const StateBox& state, Action action, int seat) {
    StateBox next = state;
    game.apply(next.data(), action);
    StateBox view = game.observe(state.data(), seat);
    game.apply(view.data(), game.hide(state.data(), action, seat));
    return view == game.observe(next.data(), seat);
}

std::string laws_fault(const Scenario& scenario, std::uint64_t seed, int most) {
    core::Match match = random_match(scenario, seed, most);
    const core::GameHandle& game = match.game();
    StateBox state = match.state_at(0);
    ActionList list;
    for (int ply = 0; ply <= match.size(); ++ply) {
        const std::string at = " (seed " + std::to_string(seed) + ", ply " + std::to_string(ply);
        list_actions(game, state.data(), list);
        for (int seat = 0; seat <= scenario.seats; ++seat) {
            core::Rng rng = core::seat_stream(seed, seat, static_cast<std::uint64_t>(ply));
            const std::string who = at + ", seen by seat " + std::to_string(seat) + ")";
            if (const std::string fault = view_fault(game, state, seat, rng); !fault.empty()) {
                return fault + who;
            }
            for (const Action action : list) {
                const bool taken = ply < match.size() && action == match.action(ply);
                if ((taken || ply % 8 == 0) && !hides_well(game, state, action, seat)) {
                    return "observe, apply and hide disagree on " +
                           game.to_text(state.data(), action) + who;
                }
            }
        }
        if (ply < match.size()) {
            game.apply(state.data(), match.action(ply));
        }
    }
    return {};
}

}  // namespace

TEST_CASE(
    "conformance: observe(), hide() and guess() are consistent for every seat and a spectator") {
    for (const Scenario& scenario : preset_scenarios()) {
        INFO(scenario.name());
        for (int seed = 1; seed <= scaled(4, 1); ++seed) {
            CHECK(laws_fault(scenario, static_cast<std::uint64_t>(seed), scaled(800, 200)) == "");
        }
    }
}

TEST_CASE("conformance: observe(), hide() and guess() are consistent with unusual options") {
    for (const Scenario& scenario : variant_scenarios()) {
        INFO(scenario.name());
        CHECK(laws_fault(scenario, 5, scaled(250, 60)) == "");
    }
}

TEST_CASE(
    "conformance: observe(), hide() and guess() are consistent in 200 longer games of every "
    "preset" *
    doctest::test_suite("long")) {
    for (const Scenario& scenario : preset_scenarios()) {
        INFO(scenario.name());
        for (std::uint64_t seed = 100; seed < 300; ++seed) {
            CHECK(laws_fault(scenario, seed, 3000) == "");
        }
    }
}

TEST_CASE(
    "conformance: replaying the actions that a seat sees gives the states that the seat sees") {
    for (const Scenario& scenario : preset_scenarios()) {
        INFO(scenario.name());
        const core::Match match = random_match(scenario, 9, 150);
        const int seat = scenario.seats;
        core::Match seen = *core::Match::start(match.setup(), seat);
        // Simultaneous secret actions are replayed openly, as a seat learns them after the last
        // choice. If a hidden chance outcome precedes them, as in the null game, they can't be
        // replayed.
        bool closed = false;
        for (int ply = 0; ply < match.size(); ++ply) {
            const Turn turn = match.turn_before(ply);
            if (closed && turn.secret != 0) {
                break;
            }
            const StateBox state = match.state_at(ply);
            const Action shown = turn.secret != 0
                                     ? match.action(ply)
                                     : match.game().hide(state.data(), match.action(ply), seat);
            closed = closed || shown != match.action(ply);
            REQUIRE_FALSE(seen.play(turn.kind == Turn::Kind::seat ? turn.seat : 0, shown));
            if (match.choice_start(ply + 1) == ply + 1) {
                CHECK(seen.box() == match.game().observe(match.state_at(ply + 1).data(), seat));
            }
        }
        CHECK(seen.size() > 0);
        CHECK((closed || seen.size() == match.size()));
        seen.seek(match.choice_start(seen.size() / 2));
        CHECK(seen.box() == match.game().observe(match.state_at(seen.cursor()).data(), seat));
    }
}

TEST_CASE("conformance: every seat sees everything that a spectator sees") {
    for (const Scenario& scenario : preset_scenarios()) {
        INFO(scenario.name());
        const core::Match match = random_match(scenario, 6, 100);
        for (int ply = 0; ply <= match.size(); ply += 3) {
            const StateBox state = match.state_at(ply);
            const StateBox open = match.game().observe(state.data(), 0);
            for (int seat = 1; seat <= scenario.seats; ++seat) {
                const StateBox view = match.game().observe(state.data(), seat);
                CHECK(match.game().observe(view.data(), 0) == open);
            }
        }
    }
}

}  // namespace ctq::tests
