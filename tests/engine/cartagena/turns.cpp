#include <doctest/doctest.h>

#include <algorithm>

#include "tests/engine/cartagena/table.hpp"

/// Rule 4 of the rules page and the rulings on turns: how many actions a turn has, and which are
/// optional or forced.
namespace ctq::tests {
namespace {

using Texts = std::vector<std::string>;

/// In this position seat 1 can move forward and fall back again and again.
Table rich_table() {
    return {"rules=board", "0,0,0,5,10,20|0,0,0,0,5,10", "hat,hat,hat,skull|hat", 1, 2};
}

bool is_legal(const core::Match& match, const std::string& token) {
    const auto texts = legal_texts(match);
    return std::find(texts.begin(), texts.end(), token) != texts.end();
}

/// The first legal action of this kind, or "" if there is none: F moves forward, B falls back, -
/// ends the turn.
std::string action_of_kind(const core::Match& match, char kind) {
    for (const std::string& text : legal_texts(match)) {
        const bool back = text.rfind("back@", 0) == 0;
        const bool end = text == "end";
        if ((kind == 'B' && back) || (kind == '-' && end) || (kind == 'F' && !back && !end)) {
            return text;
        }
    }
    return {};
}

/// Whether actions of these kinds, in this order, are a complete turn of seat 1.
bool turn_allows(core::Match match, const std::string& pattern) {
    for (const char kind : pattern) {
        const std::string token = match.turn().seat == 1 ? action_of_kind(match, kind) : "";
        if (token.empty()) {
            return false;
        }
        play(match, token);
        match.play_chance();
    }
    return match.turn().seat == 2;
}

}  // namespace

TEST_CASE("cartagena: under rules=board a turn is one or two actions, forward or back") {
    const core::Match match = match_at(rich_table());
    for (const std::string allowed : {"FF", "FB", "BF", "BB", "F-", "B-"}) {
        CHECK_MESSAGE(turn_allows(match, allowed), allowed);
    }
    for (const std::string refused : {"-", "FFF", "-F", "F", "B", "FBF", "--"}) {
        CHECK_MESSAGE(!turn_allows(match, refused), refused);
    }
}

TEST_CASE("cartagena: under rules=advanced a turn is one to three actions, forward or back") {
    Table table = rich_table();
    table.options = "rules=advanced";
    table.left = 3;
    const core::Match match = match_at(table);
    for (const std::string allowed : {"FFF", "FBF", "FFB", "BBF", "F-", "B-", "FB-", "BF-"}) {
        CHECK_MESSAGE(turn_allows(match, allowed), allowed);
    }
    for (const std::string refused : {"-", "F", "FF", "FFFF", "FF-F"}) {
        CHECK_MESSAGE(!turn_allows(match, refused), refused);
    }
}

TEST_CASE("cartagena: under rules=cards a turn is exactly one action") {
    const core::Match match = match_at({"", "0,0,5,9|0,0,5,9", "SH|S"});
    for (const std::string allowed : {"F", "B"}) {
        CHECK_MESSAGE(turn_allows(match, allowed), allowed);
    }
    for (const std::string refused : {"-", "FF", "F-", "B-"}) {
        CHECK_MESSAGE(!turn_allows(match, refused), refused);
    }
}

TEST_CASE("cartagena: a turn can't end before its first action") {
    core::Match match = match_at(rich_table());
    CHECK(refusal(match, "end") == "You must act once before ending the turn.");
    CHECK(refusal(match, "pass") == "You may only pass when you can do nothing else.");
}

TEST_CASE("cartagena: a turn can end after its first action") {
    core::Match match = match_at(rich_table());
    play(match, "hat@0");
    CHECK(is_legal(match, "end"));
    CHECK(!is_legal(match, "pass"));
    play(match, "end");
    CHECK(match.turn().seat == 2);
    CHECK(state_of(match).left == 2);
}

TEST_CASE(
    "cartagena: with rules=board, left=1 in a Position tag is a turn with one of its two actions "
    "taken") {
    Table table = rich_table();
    table.left = 1;
    core::Match match = match_at(table);
    CHECK(is_legal(match, "end"));
    play(match, "hat@0");
    CHECK(match.turn().seat == 2);
}

TEST_CASE("cartagena: the last permitted action ends the turn by itself") {
    core::Match match = match_at(rich_table());
    play(match, "hat@0 skull@0");
    CHECK(match.turn().seat == 2);
    core::Match drawing = match_at(rich_table());
    play(drawing, "hat@0 back@20");
    CHECK(drawing.turn().kind == core::Turn::Kind::chance);
    CHECK(drawing.turn().seat == 1);
    play(drawing, "draw=keys draw=keys");
    CHECK(drawing.turn().seat == 2);
}

TEST_CASE("cartagena: an action changes the legal actions of the rest of the turn") {
    // The next action can play the card that was drawn by falling back.
    core::Match match = match_at({"rules=advanced", "0,0,0,0,5,9|0,0,0,0,0,0", "|", 1, 3});
    CHECK(legal_texts(match) == Texts{"back@9"});
    play(match, "back@9 draw=pistol");
    CHECK(legal_texts(match) == Texts{"pistol@0", "pistol@5", "end"});
    play(match, "pistol@5");
    CHECK(positions(match, 1) == "0 0 0 0 5 6");
    CHECK(legal_texts(match) == Texts{"back@6", "end"});
}

TEST_CASE(
    "cartagena: pass is the only legal action if a seat can't move at the start of its turn") {
    core::Match match = match_at({"rules=board", "0,0,0,0,0,0|0,0,0,0,0,0", "|hat", 1, 2});
    CHECK(legal_texts(match) == Texts{"pass"});
    play(match, "pass");
    CHECK(match.turn().seat == 2);
    CHECK(legal_texts(match) == Texts{"hat@0"});
}

TEST_CASE("cartagena: end is the only legal action if no further move is legal in a turn") {
    core::Match match = match_at({"rules=board", "0,0,0,0,0,0|0,0,0,0,0,0", "hat|hat", 1, 2});
    play(match, "hat@0");
    CHECK(legal_texts(match) == Texts{"end"});
}

TEST_CASE("cartagena: the game is a draw when all seats in a row must pass") {
    core::Match match = match_at({"", "0,0,0,0|0,0,0,17|0,0,0,0", "||", 2, 1});
    play(match, "pass pass");
    CHECK(match.turn().kind == core::Turn::Kind::seat);
    play(match, "pass");
    CHECK(match.turn().kind == core::Turn::Kind::over);
    const core::Standing standing = match.standing();
    CHECK(standing.over);
    CHECK(standing.drawn());
    for (std::size_t i = 0; i < 3; ++i) {
        CHECK(standing.rank[i] == 1);
    }
}

TEST_CASE("cartagena: an action between passes restarts the count of passes in a row") {
    core::Match match = match_at({"", "0,0,0,0|0,0,0,4", "|S"});
    play(match, "pass S@0");
    CHECK(positions(match, 2) == "0 0 1 4");
    play(match, "pass back@4 draw=H pass");
    CHECK(match.turn().kind == core::Turn::Kind::seat);
    CHECK(match.turn().seat == 2);
}

TEST_CASE("cartagena: turns follow the order of seats") {
    core::Match match = match_at({"", "0,0,0,0|0,0,0,0|0,0,0,0", "SS|HH|DD", 2, 1});
    play(match, "H@0");
    CHECK(match.turn().seat == 3);
    play(match, "D@0");
    CHECK(match.turn().seat == 1);
    play(match, "S@0");
    CHECK(match.turn().seat == 2);
}

TEST_CASE("cartagena: under rules=cards actions=2 a turn has two actions") {
    core::Match match = match_at({"actions=2", "0,0,0,0|0,0,0,0", "SS|H", 1, 2});
    play(match, "S@0");
    CHECK(match.turn().seat == 1);
    CHECK(legal_texts(match) == Texts{"S@0", "S@1", "end"});
}

TEST_CASE("cartagena: playing two actions in either order gives the same state and hash") {
    core::Match one = match_at(rich_table());
    core::Match two = match_at(rich_table());
    play(one, "hat@0 skull@5");
    play(two, "skull@5 hat@0");
    CHECK(one.hash() == two.hash());
    CHECK(one.box() == two.box());
}

}  // namespace ctq::tests
