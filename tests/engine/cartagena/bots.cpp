#include <doctest/doctest.h>

#include <algorithm>

#include "engine/bots/roster.hpp"
#include "engine/lab/experiment.hpp"
#include "tests/engine/cartagena/table.hpp"
#include "tests/engine/scenario.hpp"

/// The bots that the rules page describes: random, greedy, runner and hoarder.
namespace ctq::tests {
namespace {

using cartagena::Kind;
using cartagena::State;
using core::Action;

const core::GameHandle& cartagena_game() {
    return core::handle_of<cartagena::Game>();
}

const core::BotHandle& bot_called(const std::string& name) {
    const auto roster = bots::roster(cartagena_game());
    const auto choice = core::read_bot(roster, name);
    REQUIRE(choice);
    return roster[static_cast<std::size_t>(choice->index)];
}

/// Returns the action that the bot chooses for the seat to act. It sees only that seat's
/// observation.
Action decision(const core::Match& match, const std::string& name, std::uint64_t seed = 1) {
    const int seat = match.turn().seat;
    const core::StateBox view = match.game().observe(match.state(), seat);
    core::Rng rng = core::seat_stream(seed, seat, static_cast<std::uint64_t>(match.cursor()));
    return bot_called(name).decide(view.data(), seat, core::Notes{}, 0, rng);
}

std::string decision_text(const core::Match& match, const std::string& name) {
    return cartagena_game().to_text(match.state(), decision(match, name));
}

/// The value in points that the rules page's formula for the bot greedy gives an action.
double greedy_value(const core::Match& match, Action action) {
    const State& state = state_of(match);
    const int cards = state.hand_size[state.seat - 1];
    const int from = cartagena::position_of(action);
    if (cartagena::kind_of(action) == Kind::forward) {
        const int to = cartagena::forward_target(state, cartagena::symbol_of(action), from);
        return to - from - 4 + (cards >= 4 ? 1.5 : 0);
    }
    const int to = cartagena::back_target(state, from);
    int drawn = 0;
    for (int seat = 1; seat <= state.seats; ++seat) {
        drawn += cartagena::tokens_at(state, seat, to);
    }
    return 4.0 * drawn - (from - to) - 1.5 * std::max(0, cards - 4);
}

bool moves(Action action) {
    return cartagena::kind_of(action) == Kind::forward || cartagena::kind_of(action) == Kind::back;
}

/// Returns the first ply where the bot greedy doesn't choose an action of highest value, or "".
std::string greedy_fault(core::Match match) {
    for (int ply = 0; ply < match.size(); ++ply) {
        match.seek(ply);
        if (match.turn().kind != core::Turn::Kind::seat) {
            continue;
        }
        core::ActionList list;
        match.options_now(list);
        double best = -1000;
        for (const Action action : list) {
            best = moves(action) ? std::max(best, greedy_value(match, action)) : best;
        }
        const Action chosen = decision(match, "greedy");
        if (moves(chosen) ? greedy_value(match, chosen) < best : best > 0) {
            return "ply " + std::to_string(ply) + ": " +
                   cartagena_game().to_text(match.state(), chosen);
        }
    }
    return {};
}

lab::Tally duel(const std::string& options, const char* names, int games) {
    lab::Spec spec;
    spec.game = &cartagena_game();
    spec.options = *core::read_options(cartagena_game().info->options, options);
    spec.seed = 2026;
    spec.rotate = true;
    REQUIRE(!lab::seat_bots(spec, names));
    return lab::play(spec, 0, games);
}

/// Counts the illegal decisions of a bot in a game against itself.
int illegal_decisions(const Scenario& scenario, const std::string& name) {
    core::Match match = new_match(scenario, 3);
    std::vector<core::Notes> notes(static_cast<std::size_t>(scenario.seats), core::Notes{});
    const core::BotHandle& bot = bot_called(name);
    core::ActionList list;
    int illegal = 0;
    for (int i = 0; i < 600 && match.turn().kind != core::Turn::Kind::over; ++i) {
        const core::Turn turn = match.turn();
        Action action = 0;
        if (turn.kind == core::Turn::Kind::chance) {
            action = match.draw();
        } else {
            const core::StateBox view = match.game().observe(match.state(), turn.seat);
            core::Rng rng = core::seat_stream(3, turn.seat, static_cast<std::uint64_t>(i));
            action = bot.decide(view.data(), turn.seat,
                                notes[static_cast<std::size_t>(turn.seat - 1)], 0, rng);
            match.options_now(list);
            illegal += std::binary_search(list.begin(), list.end(), action) ? 0 : 1;
        }
        for (int seat = 1; seat <= scenario.seats; ++seat) {
            const core::StateBox view = match.game().observe(match.state(), seat);
            bot.note(notes[static_cast<std::size_t>(seat - 1)], view.data(), seat,
                     match.game().hide(match.state(), action, seat));
        }
        if (match.play(turn.kind == core::Turn::Kind::chance ? 0 : turn.seat, action)) {
            break;
        }
    }
    return illegal;
}

}  // namespace

TEST_CASE("cartagena: the game has exactly four bots: random, greedy, runner and hoarder") {
    std::vector<std::string> names;
    for (const core::BotHandle& bot : bots::roster(cartagena_game())) {
        names.emplace_back(bot.info.id);
    }
    for (const char* name : {"random", "greedy", "runner", "hoarder"}) {
        CHECK_MESSAGE(std::count(names.begin(), names.end(), name) == 1, name);
    }
}

TEST_CASE(
    "cartagena: every bot chooses only legal actions when it sees only its seat's observation") {
    for (const Scenario& scenario : preset_scenarios()) {
        if (scenario.game != &cartagena_game()) {
            continue;
        }
        INFO(scenario.name());
        for (const core::BotHandle& bot : bots::roster(cartagena_game())) {
            CHECK_MESSAGE(illegal_decisions(scenario, bot.info.id) == 0, bot.info.id);
        }
    }
}

TEST_CASE("cartagena: hidden cards don't change a bot's decision") {
    const core::Match one = match_at({"", "0,2,5,9|0,0,3,5", "SSH|DD"});
    const core::Match two = match_at({"", "0,2,5,9|0,0,3,5", "SSH|HC"});
    for (const core::BotHandle& bot : bots::roster(cartagena_game())) {
        CHECK(decision_text(one, bot.info.id) == decision_text(two, bot.info.id));
    }
}

TEST_CASE(
    "cartagena: the bot greedy chooses an action of highest value by the rules page's formula") {
    for (const char* options : {"rules=cards", "rules=advanced", "rules=board"}) {
        INFO(std::string(options));
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            CHECK(greedy_fault(random_match({&cartagena_game(), options, 3}, seed, 400)) == "");
        }
    }
}

TEST_CASE("cartagena: the bot greedy counts half points as the rules page's formula does") {
    // Falling back from 9 to 5 gains two cards of 4 points each and loses 4 spaces: 8 - 4 = 4.
    // Playing the spade from 5 to 6 gains 1 space and costs a card: 1 - 4 = -3.
    CHECK(decision_text(match_at({"", "0,0,5,9|0,0,0,5", "S|"}), "greedy") == "back@9");
    // Playing a spade from 6 to 10 gains 4 - 4 = 0. Falling back from 6 to 5 for one card gains 4 -
    // 1 = 3. With six cards in hand, a spade gains 1.5 more and falling back 3 less.
    CHECK(decision_text(match_at({"", "0,0,0,6|0,0,0,5", "SSS|"}), "greedy") == "back@6");
    CHECK(decision_text(match_at({"", "0,0,0,6|0,0,0,5", "SSSSSS|"}), "greedy") == "S@6");
    // Playing a heart from 0 to 7 gains 7 - 4 = 3, as much as falling back. With four cards in
    // hand, the heart gains 1.5 more: 4.5.
    CHECK(decision_text(match_at({"", "0,0,0,6|0,0,0,5", "HHHH|"}), "greedy") == "H@0");
}

TEST_CASE("cartagena: the bot runner advances the rearmost token that can move") {
    CHECK(decision_text(match_at({"", "3,5,8,17|0,0,0,0", "SH|"}), "runner") == "H@3");
    CHECK(decision_text(match_at({"", "3,5,8,17|0,0,0,0", "|"}), "runner").rfind("back@", 0) == 0);
}

TEST_CASE(
    "cartagena: the bot hoarder falls back for cards until it holds six, then moves forward") {
    const std::string buying =
        decision_text(match_at({"", "0,0,5,9|0,0,0,0", "SSSHH|"}), "hoarder");
    CHECK(buying == "back@9");
    const std::string running =
        decision_text(match_at({"", "0,0,5,9|0,0,0,0", "SSSHHH|"}), "hoarder");
    CHECK(running.rfind("back@", 0) != 0);
}

TEST_CASE("cartagena: under rules=cards the bot greedy beats random in at least 95 % of games" *
          doctest::test_suite("figures")) {
    CHECK(duel("rules=cards", "greedy,random", 1000).entry[0].wins >= 950);
}

TEST_CASE("cartagena: under rules=advanced the bot greedy beats random in at least 95 % of games" *
          doctest::test_suite("figures")) {
    CHECK(duel("rules=advanced", "greedy,random", 1000).entry[0].wins >= 950);
}

TEST_CASE("cartagena: under rules=board the bot greedy beats random in at least 95 % of games" *
          doctest::test_suite("figures")) {
    CHECK(duel("rules=board", "greedy,random", 1000).entry[0].wins >= 950);
}

TEST_CASE("cartagena: the bots runner and hoarder each win more than 60 % of games against random" *
          doctest::test_suite("figures")) {
    for (const char* options : {"rules=cards", "rules=advanced", "rules=board"}) {
        INFO(std::string(options));
        CHECK(duel(options, "runner,random", 300).entry[0].wins > 180);
        CHECK(duel(options, "hoarder,random", 300).entry[0].wins > 180);
    }
}

}  // namespace ctq::tests
