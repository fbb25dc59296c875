#include "shell/store/records/solved_puzzles.hpp"

#include <doctest/doctest.h>

#include "tests/shell/app/folder.hpp"

namespace ctq::store {
namespace {

TEST_CASE("A puzzle that was missed can be solved later, and what was solved stays so") {
    const app::Folder folder;
    const auto answer = [](const char* name, bool right) {
        REQUIRE(note_puzzle("carteso", name, right));
        return puzzle_result(puzzle_results("carteso"), name);
    };
    CHECK(answer("a", false) == PuzzleResult::missed);
    CHECK_FALSE(is_solved(puzzle_results("carteso"), "a"));
    CHECK(answer("a", true) == PuzzleResult::solved_later);
    CHECK(answer("a", false) == PuzzleResult::solved_later);
    CHECK(answer("b", true) == PuzzleResult::solved);
    CHECK(answer("b", false) == PuzzleResult::solved);
    CHECK(answer("b", true) == PuzzleResult::solved);
    CHECK(is_solved(puzzle_results("carteso"), "a"));
    CHECK(is_solved(puzzle_results("carteso"), "b"));
    CHECK(puzzle_results("cartolan").empty());
}

TEST_CASE("The name of a puzzle follows from its line alone") {
    CHECK(puzzle_name("one").size() == 8);
    CHECK(puzzle_name("one") == puzzle_name("one"));
    CHECK(puzzle_name("one") != puzzle_name("two"));
}

}  // namespace
}  // namespace ctq::store
