#include <doctest/doctest.h>

#include "engine/games/catalogue.hpp"
#include "engine/games/incan_gold/incan_gold.hpp"
#include "shell/tables/incan_gold/odds.hpp"
#include "shell/tables/incan_gold/view.hpp"
#include "tests/shell/tables/context.hpp"

/// Tests of the table view of Incan Gold: its texts, odds and motion.
namespace ctq::incan_gold::view {
namespace {

using tests::says;

core::Match played(std::vector<std::string> seats, std::string_view tokens,
                   std::string_view options = "") {
    return tests::played<Game>(options, tokens, std::move(seats));
}

struct Table : tests::Table {
    Table(std::vector<std::string> seats, std::string_view tokens, std::string_view options = "")
        : tests::Table(played(std::move(seats), tokens, options)) {}
};

TEST_CASE("The text view of Incan Gold gives round, path, treasure, hazards and every seat") {
    const Table table({"human", "myopic"}, "g17 stay stay snake stay stay artifact");
    const std::string text = table.text();
    CAPTURE(text);
    CHECK(says(text, "You: in the temple, 8 gems in the backpack; 0 gems in the tent."));
    CHECK(says(text, "Round 1 of 5, turn 3; 28 cards in the deck."));
    CHECK(says(text, "Path: 17 gems, snake, artifact."));
    CHECK(says(text, "Left on the path: 1 gem, 1 artifact worth 5 to whoever leaves alone."));
    CHECK(says(text, "snake lies there, 2 in the deck"));
    CHECK(says(text, "fire not seen, 3 in the deck"));
    CHECK(table.status() == "Your turn: go on, or leave with what you carry.");
}

TEST_CASE("The text view of Incan Gold counts the gems and artifacts in each player's tent") {
    const Table table({"human", "human"}, "g17 stay stay artifact leave stay fire");
    const std::string text = table.text();
    CAPTURE(text);
    CHECK(says(text, "Player 1: in camp; 14 gems in the tent, one artifact among them."));
    CHECK(says(text, "Player 2: in the temple, 8 gems in the backpack"));
}

TEST_CASE("The status of a finished match of Incan Gold gives the winner and the gems") {
    const Table two({"human", "human"}, "g17 leave stay fire leave", "rounds=1");
    CHECK(two.session.turn().kind == core::Turn::Kind::over);
    CHECK(two.status() == "Player 1 wins with 9 gems.");
    const Table drawn({"human", "human"}, "g14 leave leave", "rounds=1");
    CHECK(drawn.status() == "It is a draw with 7 gems.");
    const Table alone({"human"}, "g17 leave", "rounds=1");
    CHECK(alone.status() == "You bring home 17 gems.");
}

TEST_CASE("Incan Gold's odds depend on the seat whose view is shown") {
    const Table table({"human", "myopic"}, "g17 stay stay snake");
    const State& state = *static_cast<const State*>(table.session.view());
    const OddsText odds = odds_text(state, 1);
    REQUIRE(odds.figures.size() == 4);
    CHECK(odds.figures[0].value == "6.9 %");  // two snakes in 29 cards
    CHECK(odds.figures[3].value == "go on");
    CHECK(odds_text(state, 0).figures.size() == 2);
    CHECK(says(table.text(true), "Odds: Bust on the next card 6.9 %"));
    CHECK_FALSE(says(table.text(), "Odds"));
    const Table camp({"human", "turn:9"}, "g17 leave stay g15");
    CHECK(says(camp.text(true), "Odds: Bust on the next card 0.0 %; Gems still in the deck 92."));
}

TEST_CASE("In solo Incan Gold the odds give the best action and the backpack at which to leave") {
    const Table table({"human"}, "g17 stay snake stay g15 stay fire");
    const OddsText odds = odds_text(*static_cast<const State*>(table.session.view()), 1);
    CAPTURE(odds.advice);
    REQUIRE(odds.figures.size() == 5);
    CHECK(odds.figures[4].title == "Best play");
    CHECK(says(odds.advice, "leave once your backpack holds"));
    CHECK(says(odds.advice, "it holds 32."));
}

TEST_CASE("With non-standard options the odds in Incan Gold say that the best play is unknown") {
    const Table table({"human"}, "g17", "bust=return");
    const OddsText odds = odds_text(*static_cast<const State*>(table.session.view()), 1);
    CHECK(odds.figures.size() == 4);
    CHECK(says(odds.advice, "standard rules only"));
}

match::Step step_of(const core::Match& match, int ply) {
    const core::StateBox before = match.state_at(ply);
    core::StateBox after = match.state_at(ply + 1);
    const core::Action hidden = match.game().hide(before.data(), match.action(ply), 0);
    return {match.game().observe(before.data(), 0), hidden, match.game().observe(after.data(), 0),
            0, false};
}

TEST_CASE("Secret choices are shown once all are revealed, and each card when it is turned") {
    const core::Match match =
        played({"human", "human"}, "g17 stay leave snake stay snake", "rounds=2");
    CHECK(act_of(step_of(match, 0))->kind >= 0);
    CHECK_FALSE(act_of(step_of(match, 1)));
    const auto opened = act_of(step_of(match, 2));
    REQUIRE(opened);
    CHECK(opened->opens());
    CHECK(opened->leavers == 2);
    CHECK_FALSE(act_of(step_of(match, 3))->bust);
    CHECK_FALSE(act_of(step_of(match, 4)));
    CHECK(act_of(step_of(match, 5))->bust);
}

TEST_CASE("Animations are shown one after another and end at busy_until") {
    const core::Match match = played({"human", "human"}, "g17 stay leave snake");
    Motion motion;
    ui::Motion clock;
    clock.now = 10;
    motion.moved(step_of(match, 2), clock, 0.25F);
    motion.moved(step_of(match, 3), clock, 0.25F);
    clock.now = 10.01;
    const Act* first = motion.settle(clock);
    REQUIRE(first != nullptr);
    CHECK(first->opens());
    const double end = motion.busy_until();
    CHECK(end > 11);
    clock.now = end - 0.01;
    const Act* second = motion.settle(clock);
    REQUIRE(second != nullptr);
    CHECK_FALSE(second->opens());
    clock.now = end;
    CHECK(motion.settle(clock) == nullptr);
}

TEST_CASE(
    "A bust and the round's summary each stay at least the hold time; a press skips one of them") {
    const core::Match match = played({"human", "human"}, "g17 stay stay snake stay stay snake");
    for (const bool reduced : {false, true}) {
        CAPTURE(reduced);
        Motion motion;
        ui::Motion clock;
        clock.now = 10;
        clock.reduced = reduced;
        clock.hold = 2.5;
        motion.moved(step_of(match, 6), clock, 0.25F);
        clock.now = 10.5;
        const Act* bust = motion.settle(clock);
        REQUIRE(bust != nullptr);
        CHECK(bust->bust);
        CHECK(bust->opened(clock.now) == 1);
        CHECK(bust->end - bust->turned == doctest::Approx(2.5));
        motion.hurry(clock.now);
        const Act* account = motion.settle(clock);
        REQUIRE(account != nullptr);
        CHECK(account->account == 1);
        CHECK(account->before.round == 2);
        CHECK(account->end > clock.now + 2.5);
        motion.hurry(clock.now);
        CHECK(motion.settle(clock) == nullptr);
    }
}

TEST_CASE("A press before a bust skips to the bust, not to the round's summary after it") {
    const core::Match match = played({"human", "human"}, "g17 stay stay snake stay stay snake");
    Motion motion;
    ui::Motion clock;
    clock.now = 10;
    clock.hold = 2.5;
    motion.moved(step_of(match, 5), clock, 0.25F);
    motion.moved(step_of(match, 6), clock, 0.25F);
    clock.now = 10.1;
    REQUIRE(motion.settle(clock)->opens());
    motion.hurry(clock.now);
    const Act* bust = motion.settle(clock);
    REQUIRE(bust != nullptr);
    CHECK(bust->bust);
    CHECK(bust->opened(clock.now) == 1);
    CHECK(bust->end == doctest::Approx(clock.now + 2.5));
}

TEST_CASE("Without a hold time a bust lasts as long as its motion, and no summary is shown") {
    const core::Match match = played({"human", "human"}, "g17 stay stay snake stay stay snake");
    Motion motion;
    ui::Motion clock;
    clock.now = 10;
    motion.moved(step_of(match, 6), clock, 0.25F);
    CHECK(motion.busy_until() < 12);
    clock.reduced = true;
    CHECK(motion.settle(clock) == nullptr);
}

}  // namespace
}  // namespace ctq::incan_gold::view
