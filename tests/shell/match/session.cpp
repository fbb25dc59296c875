#include "shell/match/session.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "engine/bots/net/missing.hpp"
#include "engine/core/answer.hpp"
#include "engine/core/record.hpp"
#include "engine/games/cartagena/cartagena.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/match/table_setup.hpp"
#include "tests/shell/match/thinking.hpp"
#include "tests/shell/match/told.hpp"

namespace ctq::app {
namespace {

constexpr double kPace = 0.4;

Session table(std::string_view options, std::vector<std::string> seats, std::uint64_t seed = 5) {
    const core::GameHandle& game = core::handle_of<cartagena::Game>();
    core::Setup setup{
        &game, *core::read_options(game.info->options, options), std::move(seats), seed, "", {}};
    auto session = Session::start(std::move(setup), 0);
    REQUIRE(session);
    return std::move(*session);
}

const cartagena::State& state(const Session& session) {
    return *static_cast<const cartagena::State*>(session.view());
}

/// Lets bots answer until a person is due or it is over; the time then.
double wait(Session& session, double now) {
    while (session.thinking()) {
        tests::answer_bot(session);
        now += kPace;
        REQUIRE(session.tick(now, kPace));
    }
    return now;
}

TEST_CASE("A table begins when a person or a bot is due, chance played") {
    const Session session = table("", {"human", "human"});
    CHECK(session.turn().kind == core::Turn::Kind::seat);
    CHECK(session.match().cursor() == 1 + 16 + 6);
}

TEST_CASE("A seat that is neither a person nor a bot is refused in a sentence") {
    const core::GameHandle& game = core::handle_of<cartagena::Game>();
    const auto session = Session::start(
        {&game, core::standard_options(game.info->options), {"human", "deep-blue"}, 1, "", {}}, 0);
    REQUIRE_FALSE(session);
    CHECK(session.problem().sentence.find("deep-blue") != std::string::npos);
}

TEST_CASE("A bot's move takes its time on screen, and no longer") {
    Session session = table("", {"human", "greedy"});
    double now = 0;
    if (!session.thinking()) {
        REQUIRE_FALSE(session.play(session.legal()[0], now));
    }
    REQUIRE(session.thinking());
    const auto questions = session.take_questions();
    REQUIRE(questions.size() == 1);
    CHECK(session.take_questions().empty());
    CHECK(session.wake(kPace) == 0);
    session.reply(lab::work(questions.front()));
    CHECK(session.wake(kPace) == doctest::Approx(now + kPace));
    CHECK_FALSE(session.tick(now + 0.39, kPace));
    CHECK(session.tick(now + 0.4, kPace));
}

TEST_CASE(
    "Where a learned player's net is missing, Explorer plays its seat, and the record says so") {
    const core::GameHandle& game = core::handle_of<cartolan::Game>();
    auto made = Session::start(
        {&game, core::standard_options(game.info->options), {"level:7", "learned"}, 5, "", {}}, 0);
    REQUIRE(made);
    Session& session = *made;
    const auto sitter = [&] {
        return session.match().setup().seats[static_cast<std::size_t>(session.turn().seat - 1)];
    };
    for (int asked = 0; asked < 40; ++asked) {
        REQUIRE(session.thinking());
        auto questions = session.take_questions();
        REQUIRE(questions.size() == 1);
        if (sitter() != "explorer") {
            session.reply(core::failed_answer({"", bots::kNoNet}));
            CHECK_FALSE(session.failed());
            CHECK(sitter() == "explorer");
            CHECK(session.trouble() ==
                  "The learned player can't be fetched: Explorer plays its seat.");
            questions = session.take_questions();  // it is asked at once
            REQUIRE(questions.size() == 1);
        }
        session.reply(lab::work(questions.front()));
        CHECK(session.tick(1000.0 * (asked + 1), kPace));
    }
    CHECK(session.match().setup().seats == std::vector<std::string>{"explorer", "explorer"});
    CHECK(core::write_record(session.match()).find("[Seats \"explorer explorer\"]") !=
          std::string::npos);
}

/// Nothing more is played until the bot is asked again; then it decides.
void goes_on_when_asked_again(Session session) {
    const int before = session.match().cursor();
    REQUIRE(session.failed());
    CHECK_FALSE(session.failure().empty());
    CHECK(session.thought() == 0);
    CHECK(session.take_questions().empty());
    CHECK_FALSE(session.tick(1, kPace));
    CHECK(session.match().cursor() == before);
    session.ask_again();
    CHECK_FALSE(session.failed());
    REQUIRE(tests::answer_bot(session));
    REQUIRE(session.tick(1, kPace));
    CHECK(session.match().cursor() > before);
}

TEST_CASE("After an answer that is damaged or not legal the bot waits to be asked again") {
    for (const bool damaged : {true, false}) {
        Session session = table("", {"greedy", "greedy"});
        REQUIRE(session.take_questions().size() == 1);
        core::ByteWriter illegal = core::begin_answer();
        illegal.fixed(core::Action{0xffffffff});
        session.reply(damaged ? bots::Bytes{9, 9, 9} : illegal.bytes());
        goes_on_when_asked_again(std::move(session));
    }
}

TEST_CASE("A bot that nobody can be asked for waits, and taking back does without it") {
    Session session = table("", {"human", "greedy"});
    if (!session.thinking()) {
        REQUIRE_FALSE(session.play(session.legal()[0], 0));
    }
    while (session.your_turn()) {
        REQUIRE_FALSE(session.play(session.legal()[0], 0));
    }
    session.take_questions();
    session.fail("no worker can be started");
    REQUIRE(session.failed());
    CHECK(session.failure() == "no worker can be started");
    if (session.can_undo()) {
        REQUIRE_FALSE(session.undo(0));
        CHECK_FALSE(session.failed());
        CHECK(session.your_turn());
        session.fail("nobody is asked");
        CHECK_FALSE(session.failed());
    }
}

TEST_CASE("A search is asked for in parts, and any order of the answers plays what it decides") {
    double thought = 0;
    std::uint64_t hashes[2] = {};
    for (const bool back : {false, true}) {
        Session session = table("rules=cards", {"level:7", "level:7"});
        auto questions = session.take_questions();
        REQUIRE(questions.size() > 1);
        if (back) {
            std::reverse(questions.begin(), questions.end());
        }
        for (const bots::Bytes& question : questions) {
            CHECK_FALSE(session.tick(10, kPace));
            CHECK(session.thought() == doctest::Approx(thought));
            session.reply(lab::work(question));
            thought = session.thought();
        }
        CHECK(thought == doctest::Approx(1));
        thought = 0;
        REQUIRE(session.tick(10, kPace));
        CHECK(session.trouble().empty());
        hashes[back ? 1 : 0] = session.match().hash();
    }
    CHECK(hashes[0] == hashes[1]);
}

TEST_CASE("After a damaged part of a search nothing of it is used, and the bot is asked again") {
    Session session = table("rules=cards", {"level:7", "level:7"});
    const auto questions = session.take_questions();
    session.reply(lab::work(questions.front()));
    session.reply({9, 9, 9});
    session.reply(lab::work(questions.back()));  // comes too late
    goes_on_when_asked_again(std::move(session));
}

TEST_CASE("Bots alone play a match to its end, the same each time") {
    Session one = table("", {"greedy", "runner", "hoarder"});
    Session two = table("", {"greedy", "runner", "hoarder"});
    wait(one, 0);
    wait(two, 0);
    CHECK(one.turn().kind == core::Turn::Kind::over);
    CHECK(one.match().hash() == two.match().hash());
    CHECK(std::string(one.badge()) == "Bots only");
}

TEST_CASE("A watched match pauses, goes on by single steps and goes back") {
    Session session = table("", {"greedy", "runner"});
    REQUIRE(session.watched());
    REQUIRE(tests::answer_bot(session));
    session.pause(true);
    CHECK(session.wake(kPace) == 0);
    CHECK_FALSE(session.tick(100, kPace));
    const int before = session.match().cursor();
    const auto hash = session.match().hash();
    session.step();
    CHECK(session.tick(100, kPace));
    CHECK(session.paused());
    CHECK(session.match().cursor() > before);
    const auto later = session.match().hash();
    REQUIRE(tests::answer_bot(session));
    CHECK_FALSE(session.tick(200, kPace));
    REQUIRE(session.can_undo());
    session.undo(200);
    CHECK(session.match().hash() == hash);
    session.redo(200);
    CHECK(session.match().hash() == later);
    session.pause(false);
    wait(session, 200);
    CHECK(session.turn().kind == core::Turn::Kind::over);
}

TEST_CASE("Going back in a watched match pauses it") {
    Session session = table("", {"greedy", "runner"});
    REQUIRE(tests::answer_bot(session));
    REQUIRE(session.tick(1, kPace));
    session.undo(1);
    CHECK(session.paused());
}

TEST_CASE("Who plays can not pause") {
    Session session = table("", {"human", "greedy"});
    session.pause(true);
    CHECK_FALSE(session.paused());
    session.step();
    CHECK_FALSE(session.paused());
}

TEST_CASE("Closed hands: nothing of a hand is visible until the next person confirms") {
    Session session = table("", {"human", "human"});
    const int first = session.turn().seat;
    CHECK(session.curtain() == first);
    CHECK(session.viewer() == 0);
    CHECK_FALSE(session.your_turn());
    CHECK(session.legal().size == 0);
    CHECK(state(session).hidden == 3);
    CHECK(session.play(session.legal().size == 0 ? 0 : 1, 0).has_value());
    session.lift_curtain();
    CHECK(session.viewer() == first);
    CHECK(session.legal().size > 0);
    CHECK((state(session).hidden & (1U << (first - 1))) == 0);
    CHECK((state(session).hidden & (1U << (2 - first))) != 0);
    REQUIRE_FALSE(session.play(session.legal()[0], 0));
    CHECK(session.curtain() == 3 - first);
    CHECK(state(session).hidden == 3);
}

TEST_CASE("While bots act nobody's closed hand is shown to the people at one screen") {
    Session session = table("rules=advanced", {"human", "human", "greedy"});
    bool acted = false;
    for (int i = 0; i < 60 && !(acted && session.thinking()); ++i) {
        wait(session, 0);
        session.lift_curtain();
        REQUIRE(session.your_turn());
        const bool may_end =
            std::binary_search(session.legal().begin(), session.legal().end(), cartagena::kEnd);
        REQUIRE_FALSE(session.play(may_end ? cartagena::kEnd : session.legal()[0], 0));
        acted = true;
    }
    REQUIRE(session.thinking());
    CHECK(session.viewer() == 0);
    CHECK(state(session).hidden == 7);
}

TEST_CASE("The log tells no card the viewer may not know") {
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

TEST_CASE("Open hands need no curtain") {
    Session session = table("rules=board", {"human", "human"});
    CHECK(session.curtain() == 0);
    CHECK(session.your_turn());
    CHECK(session.viewer() == session.turn().seat);
}

TEST_CASE("Against bots undo returns to the person's last decision, redo goes on as before") {
    Session session = table("", {"human", "greedy"});
    double now = wait(session, 0);
    CHECK_FALSE(session.can_redo());
    const auto hash = session.match().hash();
    const int before = session.match().cursor();
    REQUIRE_FALSE(session.play(session.legal()[0], now));
    now = wait(session, now);
    const auto later = session.match().hash();
    REQUIRE(session.can_undo());
    session.undo(now);
    CHECK(session.match().hash() == hash);
    CHECK(session.match().cursor() == before);
    CHECK(session.your_turn());
    REQUIRE(session.can_redo());
    session.redo(now);
    wait(session, now);
    CHECK(session.match().hash() == later);
}

TEST_CASE("Undo while a bot thinks forgets its answer") {
    Session session = table("", {"human", "greedy"});
    double now = wait(session, 0);
    REQUIRE_FALSE(session.play(session.legal()[0], now));
    REQUIRE(tests::answer_bot(session));
    session.undo(now);
    CHECK(session.your_turn());
    CHECK_FALSE(session.tick(now + 10, kPace));
}

TEST_CASE("Between people undo stops at chance") {
    Session session = table("rules=board", {"human", "human"});
    CHECK_FALSE(session.can_undo());
    const core::Action forward = session.legal()[0];
    REQUIRE(cartagena::kind_of(forward) == cartagena::Kind::forward);
    const auto hash = session.match().hash();
    REQUIRE_FALSE(session.play(forward, 0));
    REQUIRE(session.can_undo());
    session.undo(0);
    CHECK(session.match().hash() == hash);
    CHECK_FALSE(session.can_undo());
}

TEST_CASE("An illegal action is refused with the game's reason and changes nothing") {
    Session session = table("rules=board", {"human", "human"});
    const auto hash = session.match().hash();
    const auto refused = session.play(cartagena::kEnd, 0);
    REQUIRE(refused);
    CHECK(refused->sentence == "You must act once before ending the turn.");
    CHECK(session.match().hash() == hash);
}

TEST_CASE("Names tell one person as You and equal bots apart") {
    const Session one = table("", {"human", "greedy", "greedy"});
    CHECK(one.names() == std::vector<std::string>{"You", "Greedy 2", "Greedy 3"});
    const Session two = table("", {"human", "greedy", "human"});
    CHECK(two.names() == std::vector<std::string>{"Player 1", "Greedy", "Player 3"});
}

TEST_CASE("Steps tell what happened as the viewer saw it") {
    Session session = table("", {"human", "greedy"});
    wait(session, 0);
    session.take_steps();
    const core::Action action = session.legal()[0];
    REQUIRE_FALSE(session.play(action, 100));
    const auto steps = session.take_steps();
    REQUIRE_FALSE(steps.empty());
    CHECK(steps.front().action == action);
    CHECK(steps.front().seat == 1);
    CHECK_FALSE(steps.front().set_up);
    CHECK(session.take_steps().empty());
}

TEST_CASE("A set-up is changed by commands and refuses what can't be") {
    TableSetup choices = standard_setup(core::handle_of<cartagena::Game>());
    CHECK(choices.seats == std::vector<std::string>{"human", "level:2"});
    CHECK(change(choices, "option:rules=board"));
    CHECK(change(choices, "option:tokens=2"));
    CHECK(change(choices, "seats:5"));
    CHECK(change(choices, "seat:5=human"));
    CHECK(change(choices, "seed:12"));
    CHECK(trouble(choices).empty());
    for (const char* bad : {"option:tokens=9", "option:colour=red", "seat:6=human", "seat:1=hal",
                            "seats:1", "seats:9", "seed:x", "", "option:", "seat:"}) {
        CAPTURE(bad);
        CHECK_FALSE(change(choices, bad));
    }
    CHECK(make_setup(choices, 1).seed == 12);
    CHECK(change(choices, "option:rules=cards"));
    CHECK_FALSE(trouble(choices).empty());
}

}  // namespace
}  // namespace ctq::app
