#include <doctest/doctest.h>

#include "engine/games/catalogue.hpp"
#include "shell/match/letter.hpp"
#include "shell/match/open_session.hpp"
#include "shell/match/session.hpp"
#include "shell/match/table_setup.hpp"
#include "shell/match/tags.hpp"
#include "shell/scenes/sharing.hpp"

/// Tests of play by link, in which a match is sent to the other player by link after each turn.
namespace ctq::scenes {
namespace {

core::Match match(std::string_view setup) {
    auto started = core::Match::start(match::make_setup(*match::read_setup(setup), 5));
    started->play_chance();
    return std::move(*started);
}

TEST_CASE(
    "Only matches of several people without hidden cards or secret choices can be played by link") {
    CHECK(by_letter(match("carteso;;human,human;")));
    CHECK(by_letter(match("cartagena;rules=board;human,greedy,human;")) ==
          (match("cartagena;rules=board;human,greedy,human;").turn().seat != 2));
    CHECK_FALSE(by_letter(match("carteso;;human,claimer;")));
    CHECK_FALSE(by_letter(match("cartagena;;human,human;")));
    CHECK_FALSE(by_letter(match("incan_gold;;human,human;")));
}

TEST_CASE("In play by link an opened match has one playable seat, and must be sent on afterwards") {
    core::Match sent = match("carteso;;human,human;");
    const int seat = sent.turn().seat;
    sent.set_tag(match::kLetterTag, std::to_string(seat));
    auto session = match::resume_session(std::move(sent), 0);
    REQUIRE(session);
    CHECK(std::string_view(session->situation().badge) == "By link");
    CHECK(session->players().name(seat) == "You");
    CHECK(session->viewpoint().curtain() == 0);
    for (int i = 0; i < 10 && session->your_turn(); ++i) {
        REQUIRE_FALSE(session->play(session->legal()[0], 0));
    }
    REQUIRE(match::must_send(*session));
    CHECK_FALSE(session->your_turn());
    CHECK_FALSE(session->bots().thinking());
    CHECK(session->play(0, 0).has_value());
    CHECK(by_letter(session->match()));
}

TEST_CASE("A match with a malformed play-by-link tag is treated as a match on one screen") {
    for (const char* tag : {"0", "9", "two", "-1"}) {
        core::Match sent = match("carteso;;human,human;");
        sent.set_tag(match::kLetterTag, tag);
        const auto session = match::resume_session(std::move(sent), 0);
        REQUIRE(session);
        CHECK(std::string_view(session->situation().badge) == "One screen");
        CHECK(session->players().humans() == 2);
    }
}

}  // namespace
}  // namespace ctq::scenes
