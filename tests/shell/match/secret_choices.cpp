#include <doctest/doctest.h>

#include "engine/games/catalogue.hpp"
#include "engine/games/incan_gold/incan_gold.hpp"
#include "shell/match/open_session.hpp"
#include "shell/match/session.hpp"
#include "tests/shell/match/log_of.hpp"
#include "tests/shell/match/thinking.hpp"

/// Tests of secret, simultaneous choices of several players on one screen.
namespace ctq::match {
namespace {

using incan_gold::kLeave;
using incan_gold::kStay;

constexpr double kBotPace = 0.4;

Session temple(std::vector<std::string> seats, std::uint64_t seed = 5) {
    const core::GameHandle& game = core::handle_of<incan_gold::Game>();
    core::Setup setup{&game, core::standard_options(game.info->options), std::move(seats), seed, "",
                      {}};
    auto session = start_session(std::move(setup), 0);
    REQUIRE(session);
    return std::move(*session);
}

const incan_gold::State& seen(const Session& session) {
    return *static_cast<const incan_gold::State*>(session.view());
}

void choose(Session& session, core::Action action) {
    session.lift_curtain();
    REQUIRE_FALSE(session.play(action, 0));
}

/// Lets the bots act until it is a person's turn or the match is over.
void wait_long(Session& session) {
    double now = 0;
    while (session.bots().thinking()) {
        tests::answer_bot(session);
        now += kBotPace;
        REQUIRE(session.tick(now, kBotPace));
    }
}

std::string log_text(const Session& session) {
    std::string text;
    for (const LogEntry& line : log_of(session)) {
        text += line.text + "\n";
    }
    return text;
}

TEST_CASE("In a match of bots one step or undo covers the secret choices of all seats") {
    Session session = temple({"turn:3", "turn:4", "turn:5"});
    session.bots().pause(true);
    const int before = session.match().cursor();
    const auto hash = session.match().hash();
    session.bots().step();
    for (int seat = 1; seat <= 3; ++seat) {
        REQUIRE(tests::answer_bot(session));
        REQUIRE(session.tick(1, kBotPace));
    }
    REQUIRE(tests::answer_bot(session));
    CHECK_FALSE(session.tick(2, kBotPace));
    CHECK(session.match().cursor() >= before + 4);
    const auto later = session.match().hash();
    session.undo(2);
    CHECK(session.match().hash() == hash);
    session.redo(2);
    CHECK(session.match().hash() == later);
}

TEST_CASE("A curtain hides the screen between the secret choices of two people") {
    Session session = temple({"human", "human"});
    CHECK(session.viewpoint().curtain() == 1);
    CHECK_FALSE(session.your_turn());
    CHECK(session.legal().size == 0);
    session.lift_curtain();
    CHECK(session.viewer() == 1);
    CHECK(session.legal().size == 2);
    REQUIRE_FALSE(session.play(kStay, 0));
    CHECK(session.viewpoint().curtain() == 2);
    CHECK(session.viewer() == 0);
}

TEST_CASE(
    "A secret choice is not visible in the state, its hash, the log or the next player's view") {
    Session stays = temple({"human", "human"});
    Session leaves = temple({"human", "human"});
    choose(stays, kStay);
    choose(leaves, kLeave);
    for (int i = 0; i < 2; ++i) {
        CHECK(seen(leaves).leaving == 0);
        CHECK(seen(leaves).unknown == 1);
        CHECK(stays.hash() == leaves.hash());
        CHECK(log_text(stays) == log_text(leaves));
        CHECK(log_text(leaves).find("has decided") != std::string::npos);
        stays.lift_curtain();
        leaves.lift_curtain();
    }
}

TEST_CASE("The last choice reveals all choices, in one log entry and without a curtain") {
    Session session = temple({"human", "human"});
    choose(session, kStay);
    session.take_steps();
    const int jumps = session.jumps();
    choose(session, kLeave);
    CHECK(session.viewpoint().curtain() ==
          0);  // player 1 explores alone: no choice is secret any more
    CHECK(session.jumps() == jumps);
    const auto steps = session.take_steps();
    REQUIRE(steps.size() == 2);
    CHECK(steps[0].action == incan_gold::reveal_all(2));
    CHECK(steps[1].seat == 0);
    CHECK(log_text(session).find("has decided") == std::string::npos);
    CHECK(log_text(session).find("Home: Player 2 with ") != std::string::npos);
}

TEST_CASE("In a match of people a secret choice can be undone until it is revealed") {
    Session session = temple({"human", "human"});
    CHECK_FALSE(session.history().can_undo());
    choose(session, kLeave);
    REQUIRE(session.history().can_undo());
    session.undo(0);
    CHECK(session.viewpoint().curtain() == 1);
    CHECK(seen(session).undecided == 3);
    CHECK_FALSE(session.history().can_undo());
    choose(session, kStay);
    choose(session, kStay);
    CHECK_FALSE(session.history().can_undo());
}

TEST_CASE("The only person at a table needs no curtain, with or without bots") {
    Session session = temple({"human", "myopic", "hazards"});
    CHECK(session.viewpoint().curtain() == 0);
    CHECK(session.your_turn());
    REQUIRE_FALSE(session.play(kStay, 0));
    wait_long(session);
    CHECK(session.viewpoint().curtain() == 0);
    CHECK(session.viewer() == 1);
    Session alone = temple({"human"});
    CHECK(alone.your_turn());
    REQUIRE_FALSE(alone.play(kStay, 0));
    CHECK(alone.viewpoint().curtain() == 0);
    CHECK(alone.history().can_undo());
}

TEST_CASE("The last person in the temple needs no curtain, even if bots are still in it") {
    Session session = temple({"human", "human", "turn:20"});
    choose(session, kLeave);
    choose(session, kStay);
    wait_long(session);
    REQUIRE(session.turn().kind == core::Turn::Kind::seat);
    REQUIRE(session.turn().seat == 2);
    CHECK(session.viewpoint().curtain() == 0);
    CHECK(session.viewer() == 2);
    CHECK(session.your_turn());
}

TEST_CASE("While bots choose, the view hides the secret choices of several people") {
    Session session = temple({"human", "human", "turn:20"});
    choose(session, kStay);
    choose(session, kLeave);
    REQUIRE(session.bots().thinking());
    CHECK(session.viewer() == 0);
    CHECK(seen(session).unknown == 3);
}

TEST_CASE(
    "A bot's secret choice is not delayed before the person's choice or after another bot's") {
    Session session = temple({"turn:9", "human", "turn:9", "turn:9"});
    REQUIRE(session.bots().thinking());
    CHECK_FALSE(session.bots().paced());
    REQUIRE(tests::answer_bot(session));
    CHECK(session.tick(0, kBotPace));
    REQUIRE_FALSE(session.play(kStay, 1));
    CHECK(session.bots().paced());
    REQUIRE(tests::answer_bot(session));
    CHECK_FALSE(session.tick(1.3, kBotPace));
    CHECK(session.tick(1.4, kBotPace));
    CHECK(session.turn().seat == 4);
    CHECK_FALSE(session.bots().paced());
}

TEST_CASE("The log of eight bots reaches round 5 and has no placeholder for a secret choice") {
    Session session =
        temple({"turn", "turn:5", "backpack", "hazards", "myopic", "optimal", "random", "turn:3"});
    wait_long(session);
    CHECK(session.turn().kind == core::Turn::Kind::over);
    CHECK(log_text(session).find("Round 5: ") != std::string::npos);
    CHECK(log_text(session).find('@') == std::string::npos);
}

}  // namespace
}  // namespace ctq::match
