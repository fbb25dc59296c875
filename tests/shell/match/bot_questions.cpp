#include "shell/match/bot_questions.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "engine/bots/net/missing.hpp"
#include "engine/core/answer.hpp"
#include "engine/core/record.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/match/open_session.hpp"
#include "tests/shell/match/cartagena_table.hpp"

namespace ctq::match {
namespace {

TEST_CASE("A bot's action is shown once its pace time (the minimum delay) is over, not earlier") {
    Session session = table("", {"human", "greedy"});
    double now = 0;
    if (!session.bots().thinking()) {
        REQUIRE_FALSE(session.play(session.legal()[0], now));
    }
    REQUIRE(session.bots().thinking());
    const auto questions = take_questions(session);
    REQUIRE(questions.size() == 1);
    CHECK(take_questions(session).empty());
    CHECK(session.bots().wake(kPace) == 0);
    take_answer(session, lab::work(questions.front()));
    CHECK(session.bots().wake(kPace) == doctest::Approx(now + kPace));
    CHECK_FALSE(session.tick(now + 0.39, kPace));
    CHECK(session.tick(now + 0.4, kPace));
}

TEST_CASE("If a learned player's network file is missing, Explorer plays, and the record says so") {
    const core::GameHandle& game = core::handle_of<cartolan::Game>();
    auto made = start_session(
        {&game, core::standard_options(game.info->options), {"level:7", "learned"}, 5, "", {}}, 0);
    REQUIRE(made);
    Session& session = *made;
    const auto sitter = [&] {
        return session.match().setup().seats[static_cast<std::size_t>(session.turn().seat - 1)];
    };
    for (int asked = 0; asked < 40; ++asked) {
        REQUIRE(session.bots().thinking());
        auto questions = take_questions(session);
        REQUIRE(questions.size() == 1);
        if (sitter() != "explorer") {
            take_answer(session, core::failed_answer({"", bots::kNoNet}));
            CHECK_FALSE(session.bots().failed());
            CHECK(sitter() == "explorer");
            CHECK(session.bots().trouble() ==
                  "The learned player can't be fetched: Explorer plays its seat.");
            questions = take_questions(session);  // Explorer is asked at once
            REQUIRE(questions.size() == 1);
        }
        take_answer(session, lab::work(questions.front()));
        CHECK(session.tick(1000.0 * (asked + 1), kPace));
    }
    CHECK(session.match().setup().seats == std::vector<std::string>{"explorer", "explorer"});
    CHECK(core::write_record(session.match()).find("[Seats \"explorer explorer\"]") !=
          std::string::npos);
}

/// Checks that the match waits until the failed bot is asked again, and that the bot then acts.
void goes_on_when_asked_again(Session session) {
    const int before = session.match().cursor();
    REQUIRE(session.bots().failed());
    CHECK_FALSE(session.bots().failure().empty());
    CHECK(session.bots().answered_share() == 0);
    CHECK(take_questions(session).empty());
    CHECK_FALSE(session.tick(1, kPace));
    CHECK(session.match().cursor() == before);
    session.bots().ask_again();
    CHECK_FALSE(session.bots().failed());
    REQUIRE(tests::answer_bot(session));
    REQUIRE(session.tick(1, kPace));
    CHECK(session.match().cursor() > before);
}

TEST_CASE(
    "After a damaged or illegal answer of a worker the match waits until the bot is asked again") {
    for (const bool damaged : {true, false}) {
        Session session = table("", {"greedy", "greedy"});
        REQUIRE(take_questions(session).size() == 1);
        take_answer(session,
                    damaged ? bots::Bytes{9, 9, 9} : core::answered(core::Action{0xffffffff}));
        goes_on_when_asked_again(std::move(session));
    }
}

TEST_CASE("If no worker can be started the bot fails, and undo still works") {
    Session session = table("", {"human", "greedy"});
    if (!session.bots().thinking()) {
        REQUIRE_FALSE(session.play(session.legal()[0], 0));
    }
    while (session.your_turn()) {
        REQUIRE_FALSE(session.play(session.legal()[0], 0));
    }
    take_questions(session);
    session.bots().fail("no worker can be started");
    REQUIRE(session.bots().failed());
    CHECK(session.bots().failure() == "no worker can be started");
    if (session.history().can_undo()) {
        REQUIRE_FALSE(session.undo(0));
        CHECK_FALSE(session.bots().failed());
        CHECK(session.your_turn());
        session.bots().fail("nobody is asked");
        CHECK_FALSE(session.bots().failed());
    }
}

TEST_CASE("A bot's search is split among workers, and the order of their results doesn't matter") {
    double thought = 0;
    std::uint64_t hashes[2] = {};
    for (const bool back : {false, true}) {
        Session session = table("rules=cards", {"level:7", "level:7"});
        auto questions = take_questions(session);
        REQUIRE(questions.size() > 1);
        if (back) {
            std::reverse(questions.begin(), questions.end());
        }
        for (const bots::Bytes& question : questions) {
            CHECK_FALSE(session.tick(10, kPace));
            CHECK(session.bots().answered_share() == doctest::Approx(thought));
            take_answer(session, lab::work(question));
            thought = session.bots().answered_share();
        }
        CHECK(thought == doctest::Approx(1));
        thought = 0;
        REQUIRE(session.tick(10, kPace));
        CHECK(session.bots().trouble().empty());
        hashes[back ? 1 : 0] = session.match().hash();
    }
    CHECK(hashes[0] == hashes[1]);
}

TEST_CASE(
    "After a damaged result of one worker, the others' are dropped until the bot is asked again") {
    Session session = table("rules=cards", {"level:7", "level:7"});
    const auto questions = take_questions(session);
    take_answer(session, lab::work(questions.front()));
    take_answer(session, {9, 9, 9});
    take_answer(session, lab::work(questions.back()));  // comes too late
    goes_on_when_asked_again(std::move(session));
}

TEST_CASE("A match of bots is played to its end and is the same each time with the same seed") {
    Session one = table("", {"greedy", "runner", "hoarder"});
    Session two = table("", {"greedy", "runner", "hoarder"});
    wait(one, 0);
    wait(two, 0);
    CHECK(one.turn().kind == core::Turn::Kind::over);
    CHECK(one.match().hash() == two.match().hash());
    CHECK(std::string(one.situation().badge) == "Bots only");
}

}  // namespace
}  // namespace ctq::match
