#include "engine/core/record.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "engine/core/text.hpp"
#include "engine/games/cartagena/cartagena.hpp"
#include "tests/engine/scenario.hpp"

/// Tests the syntax of records. The examples use the null game because its records fit on a line.
namespace ctq::tests {
namespace {

const std::string kHead = "[Game \"null_game\"]\n[Seats \"human human human\"]\n\n";

std::string problem_of(std::string_view text) {
    const auto opened = core::read_record(tested_games(), text);
    return opened ? "no problem" : opened.problem().text();
}

core::Match read(std::string_view text) {
    const auto opened = core::read_record(tested_games(), text);
    REQUIRE_MESSAGE(opened, opened.problem().text());
    return opened->match;
}

}  // namespace

TEST_CASE("record: a record has tags, a blank line and actions") {
    const core::Match match = read(kHead + "deal=2 choose=1 choose=2\n");
    CHECK(match.size() == 3);
    CHECK(match.cursor() == 3);
    CHECK(match.turn().seat == 3);
    CHECK(match.setup().seats == std::vector<std::string>{"human", "human", "human"});
    CHECK(core::write_record(match) ==
          "[Game \"null_game\"]\n[Options \"\"]\n[Seats \"human human human\"]\n[Rules \"1\"]\n\n"
          "deal=2 choose=1 choose=2\n");
}

TEST_CASE("record: an illegal action is reported with its line, its number and the legal actions") {
    CHECK(problem_of(kHead + "deal=2 choose=1\nchoose=4 choose=1") ==
          "line 5, action 3: \"choose=4\" is no action here: it is misspelt, or names what this "
          "match "
          "doesn't have. Legal here: choose=1 choose=2 choose=3.");
    CHECK(problem_of(kHead + "deal=2 choose=1\n\ndeal=1") ==
          "line 6, action 3: \"deal=1\" is not legal: The card is dealt already. "
          "Legal here: choose=1 choose=2 choose=3.");
    CHECK(problem_of(kHead + "choose=1") ==
          "line 4, action 1: \"choose=1\" is not legal: Chance decides first, and its result is "
          "missing here. "
          "Legal here: deal=1 deal=2 deal=3.");
}

TEST_CASE("record: an impossible chance outcome is refused") {
    CHECK(problem_of("[Game \"cartagena\"]\n[Options \"tokens=1\"]\n[Seats \"human human\"]\n\n"
                     "first=1 space=S space=S space=S space=S space=S") ==
          "line 5, action 6: \"space=S\" is not legal: Chance can't bring that here. "
          "Legal here: space=H space=D space=C.");
}

TEST_CASE("record: a long list of legal actions is shortened and says how many more there are") {
    const std::string problem = problem_of(
        "[Game \"carteso\"]\n[Options \"size=13 komi=0 sides=fixed\"]\n"
        "[Seats \"human human\"]\n\nXa1 Xa1");
    CHECK(problem ==
          "line 5, action 2: \"Xa1\" is not legal: There is a stone on a1 already. Legal here: Xb1 "
          "Ob1 "
          "Xc1 Oc1 Xd1 Od1 Xe1 Oe1 Xf1 Of1 Xg1 Og1 Xh1 Oh1 Xi1 Oi1 Xj1 Oj1 Xk1 Ok1 and 317 more.");
}

TEST_CASE("match: a third seat in a game for two players is refused with a sentence") {
    CHECK(problem_of("[Game \"carteso\"]\n[Seats \"human human human\"]\n\n") ==
          "seats: Carteso is for 2 players, not 3.");
}

TEST_CASE("record: an action after the end of the match is refused") {
    CHECK(problem_of(kHead + "deal=2 choose=1 choose=2 choose=3 choose=1") ==
          "line 4, action 5: \"choose=1\" comes after the end of the match.");
}

TEST_CASE("record: a byte-order mark before the text is skipped") {
    CHECK(read("\xEF\xBB\xBF" + kHead + "deal=2").size() == 1);
    CHECK(problem_of("\xEF\xBB\xBF" + kHead + "deal=9").substr(0, 17) == "line 4, action 1:");
}

TEST_CASE("record: a record with hidden information says whose view it is and can't be played") {
    const core::Match match = read(kHead + "deal=2 choose=1");
    const std::string hidden = core::write_hidden_record(match, 2);
    CHECK(hidden.find("\n; What seat 2 may know: ? is hidden. To be read, not to be played.\n") !=
          std::string::npos);
    CHECK(problem_of(hidden).find("is hidden: this record is one player's view of a match, which "
                                  "can be read but not played.") != std::string::npos);
    CHECK(core::write_hidden_record(match, 0).find("; What everybody may know:") !=
          std::string::npos);
    const core::Match open = read("[Game \"carteso\"]\n[Seats \"human human\"]\n");
    CHECK(core::write_hidden_record(open, 1).find(';') == std::string::npos);
}

TEST_CASE("record: the lines of actions are as long as 80 columns allow") {
    core::Match match = read("[Game \"carteso\"]\n[Options \"size=13\"]\n\n");
    while (match.size() < 150) {
        match.play_chance();
        core::ActionList list;
        match.options_now(list);
        REQUIRE_FALSE(match.play(match.turn().seat, list[match.size() % list.size]));
    }
    const std::string text = core::write_record(match);
    const auto lines = core::split(std::string_view(text).substr(text.find("\n\n") + 2), '\n');
    REQUIRE(lines.size() > 5);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        CAPTURE(lines[i]);
        CHECK(lines[i].size() <= 80);
        if (i + 1 < lines.size() && !lines[i + 1].empty()) {
            CHECK(lines[i].size() + 1 + lines[i + 1].find_first_of(" \n") > 80);
        }
    }
}

TEST_CASE("record: a comment runs to the end of its line") {
    const core::Match match = read(
        "; first\n[Game \"null_game\"] ; a tag's comment\n\n"
        "deal=2 ; the card choose=3\n;whole line\nchoose=1;close\nchoose=2");
    CHECK(match.size() == 3);
    CHECK(match.turn().kind == core::Turn::Kind::over);
}

TEST_CASE("record: spaces, tabs and the line ends of any operating system are accepted") {
    const core::Match match =
        read("  [Game \"null_game\"]\r\n\t[Seats \"human random\"]\r\n\r\ndeal=1\tchoose=2\r\n");
    CHECK(match.size() == 2);
    CHECK(match.setup().seats[1] == "random");
}

TEST_CASE("record: a blank line is optional, and tags may come in any order") {
    CHECK(read("[Seats \"human human\"]\n[Game \"null_game\"]\ndeal=3").size() == 1);
}

TEST_CASE("record: unknown tags are kept in order and with all their characters") {
    const std::string text = kHead.substr(0, kHead.size() - 1) +
                             "[Event \"a \\\"quoted\\\" back\\\\slash; é [x]\"]\n"
                             "[Date \"\"]\n\ndeal=2";
    const core::Match match = read(text);
    REQUIRE(match.setup().tags.size() == 2);
    CHECK(match.setup().tags[0].name == "Event");
    CHECK(match.setup().tags[0].value == "a \"quoted\" back\\slash; é [x]");
    CHECK(match.setup().tags[1].name == "Date");
    const core::Match again = read(core::write_record(match));
    REQUIRE(again.setup().tags.size() == 2);
    CHECK(again.setup().tags[0].value == match.setup().tags[0].value);
}

TEST_CASE("record: line breaks in the value of a tag are written as spaces") {
    core::Setup setup = read(kHead).setup();
    setup.tags = {{"Event", "two\nlines\r\n[Seats \"x\"]"}};
    const core::Match again = read(core::write_record(*core::Match::start(setup)));
    REQUIRE(again.setup().tags.size() == 1);
    CHECK(again.setup().tags[0].value == "two lines  [Seats \"x\"]");
    CHECK(again.setup().seat_count() == 3);
}

TEST_CASE("record: a malformed tag is reported with its line number") {
    CHECK(problem_of("[Game \"null_game\"]\n[Seats human]") ==
          "line 2: A tag is written [Name \"value\"], not \"[Seats human]\".");
    for (const char* tag : {"[Event \"x\"", "[Event \"x]", "[\"x\"]", "[A B \"x\"]", "[", "[]",
                            "[Event \"x\"] y", "[Event \"x\\\"]", "[Event \"x\"y]"}) {
        CHECK_MESSAGE(
            problem_of(std::string("[Game \"null_game\"]\n") + tag).substr(0, 7) == "line 2:", tag);
    }
    CHECK(problem_of("[Game \"null_game\"]\n\n[Game \"null_game\"]") ==
          "line 3: The tag \"Game\" is given twice.");
    CHECK(problem_of(kHead + "deal=2\n[Event \"x\"]") ==
          "line 5: Tags come before the first action.");
    CHECK(problem_of(kHead + "deal=2\n\n" + kHead + "deal=2") ==
          "line 6: A second record begins here: a text holds one match.");
    CHECK(problem_of("[Game \"null_game\"]\n[Event \"" + std::string(5000, 'x') + "\"]")
              .substr(0, 7) == "line 2:");
}

TEST_CASE("record: a record with too many tags is refused") {
    std::string text = "[Game \"null_game\"]\n";
    for (int i = 0; i < 64; ++i) {
        text += "[T" + std::to_string(i) + " \"\"]\n";
    }
    CHECK(problem_of(text) == "line 65: There are too many tags.");
}

TEST_CASE("record: a text that is not a record is refused with a sentence") {
    CHECK(problem_of("") == "This is no match record: it has no line [Game \"…\"].");
    CHECK(problem_of("hello") == "This is no match record: it has no line [Game \"…\"].");
    CHECK(problem_of("[Game \"chess\"]") == "There is no game \"chess\"; there are " + [] {
        std::string ids;
        for (const core::GameHandle* game : tested_games()) {
            ids += (ids.empty() ? "" : ", ") + std::string(game->info->id);
        }
        return ids;
    }() + ".");
}

TEST_CASE("record: a text longer than 4 MB is refused") {
    CHECK(problem_of(std::string(core::kMostRecordBytes + 1, ' ')) ==
          "The record is longer than 4 MB.");
    std::string many = kHead;
    for (int i = 0; i <= core::kMostActions; ++i) {
        many += "x ";
    }
    CHECK(problem_of(many) == "The record has more than 200,000 actions.");
}

TEST_CASE("record: invalid options, seats and seeds are refused") {
    CHECK(problem_of("[Game \"null_game\"]\n[Options \"values=9\"]") ==
          "options: values must be a number from 2 to 6, not \"9\".");
    CHECK(problem_of("[Game \"null_game\"]\n[Seats \"human\"]") ==
          "seats: The Null Game is for 2 to 8 players, not 1.");
    CHECK(problem_of("[Game \"null_game\"]\n[Seats \"a a a a a a a a a\"]") ==
          "seats: The Null Game is for 2 to 8 players, not 9.");
    CHECK(problem_of("[Game \"null_game\"]\n[Seed \"-1\"]") ==
          "Seed: A seed is a whole number, not \"-1\".");
    CHECK(problem_of("[Game \"null_game\"]\n[Position \"card=2\"]") ==
          "Position: The null game has no set-up positions.");
    const core::Match match = read("[Game \"null_game\"]\n[Seed \"18446744073709551615\"]");
    CHECK(match.setup().seed == UINT64_MAX);
    CHECK(read(core::write_record(match)).setup().seed == UINT64_MAX);
}

TEST_CASE("record: without a Seats tag a match has the fewest seats its game allows") {
    CHECK(read("[Game \"null_game\"]").setup().seats == std::vector<std::string>(2, "human"));
}

TEST_CASE("record: without a Seats tag the Position tag sets the number of seats") {
    const core::Match match = read(
        "[Game \"cartagena\"]\n[Position \"track=SCDCCSHHCSDDSHDH tokens=0,3,9,11|0,0,4,9|0,3,5,9 "
        "hands=DC|?|? turn=1 left=1\"]");
    CHECK(match.setup().seat_count() == 3);
    CHECK(match.size() == 0);
}

TEST_CASE(
    "record: a record of another rules version is read up to its first illegal action, with a "
    "remark") {
    const std::string text = "[Game \"null_game\"]\n[Rules \"9\"]\n\ndeal=2 choose=1 choose=7";
    const auto opened = core::read_record(tested_games(), text);
    REQUIRE(opened);
    CHECK(opened->match.size() == 2);
    CHECK(opened->remark ==
          "The record follows rules version \"9\", we play 1: it was opened up to line 4, action "
          "3.");
    const auto whole =
        core::read_record(tested_games(), "[Game \"null_game\"]\n[Rules \"9\"]\n\ndeal=2");
    REQUIRE(whole);
    CHECK(whole->match.size() == 1);
    CHECK(whole->remark == "");
}

}  // namespace ctq::tests
