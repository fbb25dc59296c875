#include "shell/match/session.hpp"

#include <doctest/doctest.h>

#include "shell/match/open_session.hpp"
#include "shell/match/table_setup.hpp"
#include "tests/shell/match/cartagena_table.hpp"
#include "tests/shell/match/log_of.hpp"

namespace ctq::match {
namespace {

TEST_CASE("A new session plays chance events up to the first decision") {
    const Session session = table("", {"human", "human"});
    CHECK(session.turn().kind == core::Turn::Kind::seat);
    CHECK(session.match().cursor() == 1 + 16 + 6);
}

TEST_CASE("A session with an unknown bot is refused with a message that names the bot") {
    const core::GameHandle& game = core::handle_of<cartagena::Game>();
    const auto session = start_session(
        {&game, core::standard_options(game.info->options), {"human", "deep-blue"}, 1, "", {}}, 0);
    REQUIRE_FALSE(session);
    CHECK(session.problem().sentence.find("deep-blue") != std::string::npos);
}

TEST_CASE("The log tells which seat is dealt a card but not which card") {
    Session session = table("", {"human", "greedy"});
    wait(session, 0);
    bool own = false;
    for (const LogEntry& line : log_of(session)) {
        if (line.text.find("is dealt") != std::string::npos) {
            CHECK(line.text.find("a card") != std::string::npos);
        }
        own = own || line.text.find("You are dealt") != std::string::npos;
    }
    CHECK(own);
}

TEST_CASE("An illegal action changes nothing and is refused with the rule's reason") {
    Session session = table("rules=board", {"human", "human"});
    const auto hash = session.match().hash();
    const auto refused = session.play(cartagena::kEnd, 0);
    REQUIRE(refused);
    CHECK(refused->sentence == "You must act once before ending the turn.");
    CHECK(session.match().hash() == hash);
}

TEST_CASE("Commands change a match's set-up, and invalid commands are refused") {
    TableSetup setup = standard_setup(core::handle_of<cartagena::Game>());
    CHECK(setup.seats == std::vector<std::string>{"human", "level:2"});
    CHECK(change(setup, "option:rules=board"));
    CHECK(change(setup, "option:tokens=2"));
    CHECK(change(setup, "seats:5"));
    CHECK(change(setup, "seat:5=human"));
    CHECK(change(setup, "seed:12"));
    CHECK(trouble(setup).empty());
    for (const char* bad : {"option:tokens=9", "option:colour=red", "seat:6=human", "seat:1=hal",
                            "seats:1", "seats:9", "seed:x", "", "option:", "seat:"}) {
        CAPTURE(bad);
        CHECK_FALSE(change(setup, bad));
    }
    CHECK(make_setup(setup, 1).seed == 12);
    CHECK(change(setup, "option:rules=cards"));
    CHECK_FALSE(trouble(setup).empty());
}

}  // namespace
}  // namespace ctq::match
