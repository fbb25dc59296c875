#include "shell/match/bot_turn.hpp"

#include <doctest/doctest.h>

#include <utility>

#include "tests/shell/match/cartagena_table.hpp"

namespace ctq::match {
namespace {

TEST_CASE("A bot's action is due after its pace time, or immediately if its turn is not shown") {
    for (const bool paced : {true, false}) {
        BotTurn bot(false);
        CHECK_FALSE(bot.unasked());
        bot.begin(true, 10, paced);
        REQUIRE(bot.unasked());
        bot.ask(1);
        CHECK_FALSE(bot.unasked());
        CHECK(bot.wake(kPace) == 0);
        CHECK_FALSE(bot.due(100, kPace));
        bot.choose(7);
        CHECK(bot.wake(kPace) == doctest::Approx(paced ? 10 + kPace : 10));
        CHECK(bot.due(10, kPace) != paced);
        CHECK(bot.due(10 + kPace, kPace));
        CHECK(bot.take_action() == 7);
        CHECK_FALSE(bot.thinking());
        CHECK_FALSE(bot.due(100, kPace));
    }
}

TEST_CASE("A bot's failure, new question or replacement, and a pause, each count as one change") {
    Session session = table("", {"greedy", "greedy"});
    int sequence = session.sequence();
    const auto changed = [&] {
        return session.sequence() - std::exchange(sequence, session.sequence());
    };
    session.bots().fail("nobody is asked");
    CHECK(changed() == 1);
    session.bots().ask_again();
    CHECK(changed() == 1);
    session.bots().ask_again();  // has no effect
    CHECK(changed() == 0);
    session.bots().replace("its net is missing");
    CHECK(changed() == 1);
    session.bots().pause(true);
    CHECK(changed() == 1);
    session.bots().step();
    CHECK(changed() == 1);
    BotTurn nobody(true);
    nobody.fail("no bot is to decide");
    CHECK_FALSE(nobody.failed());
    CHECK(nobody.changes() == 0);
}

TEST_CASE("A match of bots can be paused, stepped, undone and redone") {
    Session session = table("", {"greedy", "runner"});
    REQUIRE(session.bots().watched());
    REQUIRE(tests::answer_bot(session));
    session.bots().pause(true);
    CHECK(session.bots().wake(kPace) == 0);
    CHECK_FALSE(session.tick(100, kPace));
    const int before = session.match().cursor();
    const auto hash = session.match().hash();
    session.bots().step();
    CHECK(session.tick(100, kPace));
    CHECK(session.bots().paused());
    CHECK(session.match().cursor() > before);
    const auto later = session.match().hash();
    REQUIRE(tests::answer_bot(session));
    CHECK_FALSE(session.tick(200, kPace));
    REQUIRE(session.history().can_undo());
    session.undo(200);
    CHECK(session.match().hash() == hash);
    session.redo(200);
    CHECK(session.match().hash() == later);
    session.bots().pause(false);
    wait(session, 200);
    CHECK(session.turn().kind == core::Turn::Kind::over);
}

TEST_CASE("Undo in a match of bots pauses it") {
    Session session = table("", {"greedy", "runner"});
    REQUIRE(tests::answer_bot(session));
    REQUIRE(session.tick(1, kPace));
    session.undo(1);
    CHECK(session.bots().paused());
}

TEST_CASE("A match with a person can't be paused") {
    Session session = table("", {"human", "greedy"});
    session.bots().pause(true);
    CHECK_FALSE(session.bots().paused());
    session.bots().step();
    CHECK_FALSE(session.bots().paused());
}

}  // namespace
}  // namespace ctq::match
