#include <doctest/doctest.h>

#include <algorithm>

#include "engine/games/catalogue.hpp"
#include "engine/games/incan_gold/incan_gold.hpp"
#include "shell/match/open_session.hpp"
#include "shell/match/session.hpp"
#include "shell/scenes/table/status.hpp"
#include "shell/tables/incan_gold/odds.hpp"
#include "shell/tables/incan_gold/view.hpp"
#include "tests/shell/tables/context.hpp"

/// Incan Gold in words: what the table says, its spots and its odds.
namespace ctq::incan_gold::view {
namespace {

core::Match played(std::vector<std::string> seats, std::string_view tokens,
                   std::string_view options = "") {
    const core::GameHandle& game = core::handle_of<Game>();
    auto match = core::Match::start(
        {&game, *core::read_options(game.info->options, options), std::move(seats), 5, "", {}});
    REQUIRE(match);
    for (std::size_t at = 0; at < tokens.size();) {
        const std::size_t end = std::min(tokens.find(' ', at), tokens.size());
        REQUIRE_FALSE(match->play_text(tokens.substr(at, end - at)));
        at = end + 1;
    }
    return std::move(*match);
}

/// A table after these tokens, as its view is shown it.
struct Table {
    Table(std::vector<std::string> seats, std::string_view tokens, std::string_view options = "")
        : session(std::move(*app::resume_session(played(std::move(seats), tokens, options), 0))),
          view(tables::make_view("incan_gold")) {
        view->gather(session);
    }
    ViewContext context(bool odds = true) const { return tests::context_of(session, picker, odds); }
    std::string text(bool odds = true) const {
        std::string all;
        for (const std::string& line : view->situation(context(odds))) {
            all += line + "\n";
        }
        return all;
    }
    std::string status() const { return app::status_line(session, *view, context()); }

    app::Session session;
    std::unique_ptr<tables::TableView> view;
    tables::Picker picker;
};

bool says(const std::string& text, std::string_view words) {
    return text.find(words) != std::string::npos;
}

TEST_CASE("The table tells round, path, what lies there, hazards and every seat") {
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

TEST_CASE("Gems and artifacts brought home are told with their seat") {
    const Table table({"human", "human"}, "g17 stay stay artifact leave stay fire");
    const std::string text = table.text();
    CAPTURE(text);
    CHECK(says(text, "Player 1: in camp; 14 gems in the tent, one artifact among them."));
    CHECK(says(text, "Player 2: in the temple, 8 gems in the backpack"));
}

TEST_CASE("Each choice has a spot of its own") {
    const Table table({"human", "myopic"}, "g17");
    const auto name = [&](core::Action action) {
        const auto spots = table.view->spots_of(table.session.view(), action);
        REQUIRE(spots.size() == 1);
        return table.view->spot_name(table.session.view(), spots[0]);
    };
    CHECK(name(kStay) == "do:stay");
    CHECK(name(kLeave) == "do:leave");
}

TEST_CASE("The end says who won and with how much") {
    const Table two({"human", "human"}, "g17 leave stay fire leave", "rounds=1");
    CHECK(two.session.turn().kind == core::Turn::Kind::over);
    CHECK(two.status() == "Player 1 wins with 9 gems.");
    const Table drawn({"human", "human"}, "g14 leave leave", "rounds=1");
    CHECK(drawn.status() == "It is a draw with 7 gems.");
    const Table alone({"human"}, "g17 leave", "rounds=1");
    CHECK(alone.status() == "You bring home 17 gems.");
}

TEST_CASE("The odds are of the explorer who looks, and of nobody else") {
    const Table table({"human", "myopic"}, "g17 stay stay snake");
    const State& state = *static_cast<const State*>(table.session.view());
    const OddsText odds = odds_text(state, 1);
    REQUIRE(odds.figures.size() == 4);
    CHECK(odds.figures[0].value == "6.9 %");  // two snakes among 29 cards
    CHECK(odds.figures[3].value == "go on");
    CHECK(odds_text(state, 0).figures.size() == 2);
    CHECK(says(table.text(), "Odds: Bust on the next card 6.9 %"));
    CHECK_FALSE(says(table.text(false), "Odds"));
    const Table camp({"human", "turn:9"}, "g17 leave stay g15");
    CHECK(says(camp.text(), "Odds: Bust on the next card 0.0 %; Gems still in the deck 92."));
}

TEST_CASE("Who plays alone is told the best play and from which backpack on to leave") {
    const Table table({"human"}, "g17 stay snake stay g15 stay fire");
    const OddsText odds = odds_text(*static_cast<const State*>(table.session.view()), 1);
    CAPTURE(odds.advice);
    REQUIRE(odds.figures.size() == 5);
    CHECK(odds.figures[4].title == "Best play");
    CHECK(says(odds.advice, "leave once your backpack holds"));
    CHECK(says(odds.advice, "it holds 32."));
}

TEST_CASE("Where no best play is known that is said") {
    const Table table({"human"}, "g17", "bust=return");
    const OddsText odds = odds_text(*static_cast<const State*>(table.session.view()), 1);
    CHECK(odds.figures.size() == 4);
    CHECK(says(odds.advice, "standard rules only"));
}

TEST_CASE("Odds and words tell nothing of choices that are still secret") {
    const Table stays({"human", "human", "human"}, "g17 stay");
    const Table leaves({"human", "human", "human"}, "g17 leave");
    CHECK(stays.text() == leaves.text());
    CHECK(stays.status() == leaves.status());
    for (int seat = 2; seat <= 3; ++seat) {
        const auto seen = [&](const Table& table) {
            return table.session.game().observe(table.session.match().state(), seat);
        };
        const core::StateBox one = seen(stays);
        const core::StateBox other = seen(leaves);
        CHECK(odds_text(*static_cast<const State*>(one.data()), seat).brief ==
              odds_text(*static_cast<const State*>(other.data()), seat).brief);
    }
}

app::Step step_of(const core::Match& match, int ply) {
    const core::StateBox before = match.state_at(ply);
    core::StateBox after = match.state_at(ply + 1);
    const core::Action hidden = match.game().hide(before.data(), match.action(ply), 0);
    return {match.game().observe(before.data(), 0), hidden, match.game().observe(after.data(), 0),
            0, false};
}

TEST_CASE("Choices are shown once all are open, cards when they are turned") {
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

TEST_CASE("What is shown comes one after the other and is over when it says") {
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

TEST_CASE("A bust and the account of its round are held, and a press ends one after the other") {
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

TEST_CASE("A press while a card that busts is turned shows it, and not what comes behind it") {
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

TEST_CASE("Where nothing is held a bust takes as long as its motion, and there is no account") {
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
