// Tests of the offer to claim a win that is almost certain, in Cartagena and Carteso.
#include <doctest/doctest.h>

#include <string>

#include "engine/bots/roster.hpp"
#include "shell/match/tags.hpp"
#include "tests/stage/open_table.hpp"

namespace ctq::stage {
namespace {

using stage::Player;

/// Returns the action that a strong player would choose.
core::Action good_action(const Player& person) {
    const match::Session& session = person.session();
    const auto& roster = bots::roster(session.game());
    const auto choice = core::read_bot(roster, "greedy");
    REQUIRE(choice);
    core::Rng rng{1};
    const core::Notes notes{};
    return roster[static_cast<std::size_t>(choice->index)].decide(
        session.view(), session.turn().seat, notes, choice->parameter, rng);
}

/// Plays Cartagena against an easy bot until the person is offered to claim the win.
void play_until_claim(Player& person) {
    sit_down(person, "cartagena", {"option:rules=board", "seats:2", "seat:2=level:1", "seed:5"});
    for (int i = 0; i < 400 && stage::wait_for_turn(person) && person.spot("claim") == nullptr;
         ++i) {
        const std::string token =
            person.session().game().to_text(person.session().view(), good_action(person));
        person.set_up({"act:" + token});
    }
    REQUIRE_FALSE(person.over());
    REQUIRE(person.spot("claim") != nullptr);
}

TEST_CASE(
    "A person whose win is almost certain for ten turns can claim it, and it counts as a win") {
    for (const ui::Rect screen : {stage::kDesktop, stage::kPhone}) {
        CAPTURE(screen.w);
        Player person(screen);
        play_until_claim(person);
        CHECK(person.read("As good as won") != nullptr);
        const auto hash = person.session().hash();
        person.click("claim");
        REQUIRE(person.over());
        CHECK(person.session().match().tag(match::kEndedTag) == "claimed");
        person.wait(5);
        CHECK(person.read("You win!") != nullptr);
        CHECK(person.read("Claimed: you won more") != nullptr);
        CHECK(person.spot("harder") != nullptr);  // leads to the next level
        person.reload();
        CHECK(holds(person.text_view(), "You win by claim"));
        person.go("library");
        CHECK(person.read("You won by claim") != nullptr);
        stage::take_back_the_end(person, hash);
    }
}

TEST_CASE(
    "If the person declines to claim a win, it is not offered again; undo withdraws the offer") {
    Player person;
    play_until_claim(person);
    person.click("claim-not");
    CHECK(person.spot("claim") == nullptr);
    for (int i = 0; i < 3 && stage::wait_for_turn(person); ++i) {
        person.set_up({"act:" + person.session().game().to_text(person.session().view(),
                                                                good_action(person))});
        person.rest();
        CHECK(person.spot("claim") == nullptr);
    }
    Player other;
    play_until_claim(other);
    const bool chance = other.app().commands().find("undo-chance") != nullptr;
    other.set_up({chance ? "undo-chance" : "undo"});
    other.rest();
    CHECK(other.spot("claim") == nullptr);
}

TEST_CASE("With several bots or several people no worker checks whether a win can be claimed") {
    for (const char* who : {"seats:3", "seat:2=human"}) {
        CAPTURE(who);
        Player person;
        sit_down(person, "cartagena", {"option:rules=board", who, "seed:5"});
        const int jobs = person.machine.jobs;
        int bots = 0;
        for (int i = 0; i < 12 && stage::wait_for_turn(person); ++i) {
            const int from = cursor(person);
            person.set_up({"act:" + person.session().game().to_text(person.session().view(),
                                                                    good_action(person))});
            person.rest();
            for (int ply = from; ply < cursor(person); ++ply) {
                const core::Turn turn = person.session().match().turn_before(ply);
                bots += turn.kind == core::Turn::Kind::seat &&
                        !person.session().players().human(turn.seat);
            }
        }
        CHECK(person.machine.jobs - jobs <= bots + 1);
    }
}

}  // namespace
}  // namespace ctq::stage
