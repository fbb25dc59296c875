#include "engine/bots/analysis/puzzle.hpp"

#include <doctest/doctest.h>

#include <cstdlib>
#include <string>
#include <vector>

#include "engine/bots/analysis/find_puzzle.hpp"
#include "engine/core/share.hpp"
#include "engine/games/catalogue.hpp"
#include "engine/lab/replay.hpp"

/// Tests the lines of puzzle files, and the conditions that a position must meet to be a puzzle.
namespace ctq::bots {
namespace {

const core::GameHandle& game_of(const char* id) {
    return **core::find_game(cabinet(), id);
}

/// Returns match `number` of the series that is searched for puzzles of this game.
core::Match played(const char* id, std::int64_t number) {
    const core::GameHandle& game = game_of(id);
    const auto source = puzzle_source(game);
    REQUIRE(source);
    const std::string seated = source->players;
    lab::Spec spec;
    spec.game = &game;
    spec.options = *core::read_options(game.info->options, source->options[0]);
    spec.seed = 5;
    REQUIRE(!lab::seat_bots(spec, seated));
    std::vector<std::string> names(spec.entries.size(), seated.substr(0, seated.find(',')));
    auto match = lab::replay(spec, names, number);
    REQUIRE(match);
    return std::move(*match);
}

/// Returns the first puzzle of this series.
FoundPuzzle first_puzzle(const char* id) {
    for (std::int64_t number = 0; number < 100; ++number) {
        if (auto found = find_puzzle(played(id, number), 1)) {
            return std::move(*found);
        }
    }
    FAIL("There is no puzzle in 100 matches.");
    std::abort();
}

std::string problem_of(const char* id, const std::string& line) {
    const auto puzzle = read_puzzle(game_of(id), line);
    return puzzle ? "" : puzzle.problem().text();
}

std::string why_none(const core::Match& match) {
    const auto facts = judge_puzzle(match);
    return facts ? "" : facts.problem().text();
}

}  // namespace

TEST_CASE(
    "puzzle: a puzzle's line holds the best action and the match's share code; reading restores "
    "both") {
    core::Match match = played("incan_gold", 0);
    match.seek(3);
    match = match.branch();
    core::ActionList legal;
    match.options_now(legal);
    const Puzzle puzzle{match, legal[0], 0};
    const std::string line = write_puzzle(puzzle);
    CHECK(line == match.game().to_text(match.state(), legal[0]) + " " + core::write_code(match));
    const auto back = read_puzzle(match.game(), line);
    REQUIRE(back);
    CHECK(back->best == legal[0]);
    CHECK(back->match.hash() == match.hash());
    CHECK(back->match.cursor() == 3);
    CHECK(write_puzzle(*back) == line);
    CHECK(back->rating == 0);
    const auto rated = read_puzzle(match.game(), line + " 1400");
    REQUIRE(rated);
    CHECK(rated->rating == 1400);
    CHECK(write_puzzle(*rated) == line);
}

TEST_CASE("puzzle: an invalid line is refused with a message") {
    core::Match match = played("incan_gold", 0);
    const std::string over = core::write_code(match);
    match.seek(3);
    const std::string code = core::write_code(match.branch());
    CHECK(problem_of("incan_gold", "leave " + code) == "");
    const char* form = "A puzzle is the best action, a blank and the code of a match.";
    CHECK(problem_of("incan_gold", "") == form);
    CHECK(problem_of("incan_gold", code) == form);
    CHECK(problem_of("incan_gold", "leave " + code + " 900 leave") == form);
    for (const char* rating : {"leave", "-1", "10000", "9.5"}) {
        CHECK(problem_of("incan_gold", "leave " + code + " " + rating) ==
              "The rating of a puzzle is a whole number up to 9999.");
    }
    CHECK(problem_of("incan_gold", "jump " + code) ==
          "The action \"jump\" is not legal in this position.");
    CHECK(problem_of("incan_gold", "leave " + over) == "Nobody has to choose in this position.");
    CHECK(problem_of("incan_gold", "leave " + code.substr(1)) != "");
    CHECK(problem_of("carteso", "Xa1 " + code) != "");
}

TEST_CASE(
    "puzzle: comments and empty lines of a file are skipped, and an error names the line's "
    "number") {
    core::Match match = played("incan_gold", 0);
    match.seek(3);
    const std::string code = core::write_code(match.branch());
    const core::GameHandle& game = match.game();
    const auto two =
        read_puzzles(game, "# made by hand\nleave " + code + "\n\nstay " + code + "\r\n");
    REQUIRE(two);
    REQUIRE(two->size() == 2U);
    CHECK((*two)[0].number == 2);
    CHECK((*two)[1].number == 4);
    CHECK((*two)[0].puzzle.best != (*two)[1].puzzle.best);
    CHECK(read_puzzles(game, "# no more\n").problem().text() == "There is no puzzle in it.");
    CHECK(read_puzzles(game, "leave " + code + "\nleave\n").problem().text() ==
          "line 2: A puzzle is the best action, a blank and the code of a match.");
}

TEST_CASE("puzzle: every game names valid options for the matches searched for puzzles") {
    for (const core::GameHandle* game : cabinet()) {
        INFO(game->info->id);
        const auto source = puzzle_source(*game);
        REQUIRE(source);
        for (const char* options : source->options) {
            CHECK(core::read_options(game->info->options, options));
        }
    }
}

TEST_CASE("puzzle: in solo Incan Gold the best action is at least one gem better than the other") {
    const FoundPuzzle found = first_puzzle("incan_gold");
    CHECK(found.facts.exact);
    CHECK(found.facts.gap >= 1);
    const auto again = check_puzzle(found.puzzle);
    REQUIRE(again);
    CHECK(again->best == found.puzzle.best);
    CHECK(again->gap == found.facts.gap);
    core::ActionList legal;
    found.puzzle.match.options_now(legal);
    const Puzzle wrong{found.puzzle.match, legal[0] == found.puzzle.best ? legal[1] : legal[0], 0};
    CHECK(check_puzzle(wrong).problem().sentence.substr(0, 18) == "The best action is");
}

TEST_CASE(
    "puzzle: the more decisions of levels 3 and 5 find the best action, the lower its rating") {
    const Puzzle puzzle = first_puzzle("incan_gold").puzzle;
    core::ActionList legal;
    puzzle.match.options_now(legal);
    const Puzzle other{puzzle.match, legal[0] == puzzle.best ? legal[1] : legal[0], 0};
    const int rating = rate_puzzle(puzzle);
    CHECK(rating == rate_puzzle(puzzle));
    CHECK((2000 - rating) % 60 == 0);
    // Each decision takes one of the two actions.
    CHECK(rating + rate_puzzle(other) == 2000 + 800);
}

TEST_CASE("puzzle: searching the same match with the same seed finds the same puzzle") {
    int found = 0;
    for (std::int64_t number = 0; number < 3; ++number) {
        const core::Match match = played("incan_gold", number);
        const auto one = find_puzzle(match, 4);
        const auto again = find_puzzle(match, 4);
        REQUIRE(one.has_value() == again.has_value());
        if (one) {
            CHECK(write_puzzle(one->puzzle) == write_puzzle(again->puzzle));
            ++found;
        }
    }
    CHECK(found > 0);
}

TEST_CASE("puzzle: if a position is not suitable as a puzzle, the reason is returned") {
    core::Match match = played("incan_gold", 0);
    CHECK(why_none(match) == "There is too little to choose from.");
    match.seek(0);
    CHECK(why_none(match) == "There is too little to choose from.");
    match.seek(1);
    CHECK(why_none(match) == "Plain bots choose the best action, too.");
}

}  // namespace ctq::bots
