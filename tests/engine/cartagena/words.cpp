#include <doctest/doctest.h>

#include "tests/engine/cartagena/table.hpp"

/// The sentences of the log, the notation of actions, and the messages of refused actions.
namespace ctq::tests {
namespace {

core::Phrase phrase_of(const core::Match& match, const std::string& token) {
    const auto action = match.game().from_text(match.state(), token);
    REQUIRE_MESSAGE(action, token);
    return match.game().describe(match.state(), *action);
}

bool is_notation(const core::Match& match, const std::string& token) {
    return match.game().from_text(match.state(), token).has_value();
}

}  // namespace

TEST_CASE("cartagena: the log has a sentence for the player who acts and one for the others") {
    const core::Match match = match_at({"", "0,3,9,11|0,0,4,9|0,3,5,9", "DC|?|?", 1, 1, ""});
    CHECK(phrase_of(match, "D@0").you == "play a diamond: start → 12");
    CHECK(phrase_of(match, "D@0").they == "plays a diamond: start → 12");
    CHECK(phrase_of(match, "D@0").seat == 1);
    CHECK(phrase_of(match, "C@11").they == "plays a club: 11 → the boat");
    CHECK(phrase_of(match, "back@9").they == "falls back from 9 to 5, draws 1 card");
}

TEST_CASE("cartagena: under rules=board the log names the symbols, such as hat and keys") {
    const core::Match match =
        match_at({"rules=board", "0,0,0,0,5,20|0,0,0,0,0,5", "hat,keys|", 1, 1});
    CHECK(phrase_of(match, "hat@0").they == "plays a hat: start → 8");
    CHECK(phrase_of(match, "keys@5").they == "plays keys: 5 → 11");
    CHECK(phrase_of(match, "back@20").they == "falls back from 20 to 5, draws 2 cards");
    CHECK(phrase_of(match, "end").you == "end the turn");
}

TEST_CASE("cartagena: the log describes outcomes of chance, and doesn't name hidden cards") {
    core::Match match = new_race("rules=cards", 2);
    CHECK(phrase_of(match, "first=2").they == "starts");
    CHECK(phrase_of(match, "first=2").seat == 2);
    play(match, "first=2");
    CHECK(phrase_of(match, "space=H").they == "Space 1 shows a heart");
    match = match_at({"", "0,0,5,9|0,0,0,0", "|"});
    play(match, "back@9");
    CHECK(phrase_of(match, "draw=S").they == "draws a spade");
    CHECK(phrase_of(match, "draw=?").they == "draws a card");
    CHECK(phrase_of(match, "deal=?").you == "are dealt a card");
}

TEST_CASE("cartagena: text that is not exactly in notation is not read as an action") {
    const core::Match match = match_at({"", "0,3,9,11|0,0,4,9", "DC|"});
    for (const char* token : {"D@0", "S@17", "back@9", "end", "pass", "first=2", "space=D",
                              "deal=S", "draw=?", "deal=?"}) {
        CHECK_MESSAGE(is_notation(match, token), token);
    }
    for (const char* token :
         {"",        "D",       "D@",       "@9",      "D@18",      "D@09",    "D@-1",
          "d@0",     "hat@0",   "back",     "back@",   "back@x",    "back@9 ", "End",
          "first=3", "first=0", "first=02", "space=?", "space=hat", "deal=",   "draw=X",
          "D=9",     "draw@S",  "?@9",      "pass@1"}) {
        CHECK_MESSAGE(!is_notation(match, token), token);
    }
    const core::Match board = match_at({"rules=board", "0,0,0,0,5,20|0,0,0,0,0,5", "hat|", 1, 2});
    CHECK(is_notation(board, "hat@37"));
    CHECK(!is_notation(board, "hat@38"));
    CHECK(!is_notation(board, "S@0"));
}

TEST_CASE("cartagena: each kind of refused action has its own error message") {
    core::Match match = match_at({"", "0,3,9,17|0,0,4,9", "DC|"});
    CHECK(refusal(match, "S@0") == "You have no spade.");
    CHECK(refusal(match, "D@5") == "You have no pirate at 5.");
    CHECK(refusal(match, "D@17") == "A pirate on the boat can't go further.");
    CHECK(refusal(match, "back@5") == "You have no pirate there.");
    CHECK(refusal(match, "draw=S") == "That is for chance to decide.");
    core::Match board =
        match_at({"rules=board", "0,0,0,0,0,20|0,0,0,10,10,10|0,0,0,0,0,0", "hat||", 1, 2});
    CHECK(refusal(board, "back@20") ==
          "All occupied spaces behind are full: three pirates stand there.");
}

}  // namespace ctq::tests
