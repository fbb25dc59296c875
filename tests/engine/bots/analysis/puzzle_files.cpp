#include <doctest/doctest.h>

#include <fstream>
#include <iterator>
#include <set>
#include <string>

#include "engine/bots/analysis/find_puzzle.hpp"
#include "engine/core/text.hpp"
#include "engine/games/carteso/carteso.hpp"
#include "engine/games/catalogue.hpp"
#include "tests/engine/scale.hpp"

/// Checks the puzzles in assets/puzzles, which `ctq puzzles` made.
namespace ctq::bots {
namespace {

std::string text_of(const std::string& id) {
    std::ifstream in(std::string(CTQ_PUZZLES_DIR) + "/" + id + ".txt", std::ios::binary);
    REQUIRE_MESSAGE(in.good(), "There are no puzzles of " << id);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

std::vector<PuzzleLine> puzzles_of(const std::string& id) {
    auto puzzles = read_puzzles(**core::find_game(cabinet(), id), text_of(id));
    REQUIRE_MESSAGE(puzzles, puzzles.problem().text());
    return std::move(*puzzles);
}

}  // namespace

TEST_CASE(
    "puzzle files: after the command that made the file, every line is a valid and different "
    "puzzle, and none is easier than the one before") {
    for (const auto& [name, number] :
         {std::pair("cartagena", 60U), {"carteso", 60U}, {"incan_gold", 20U}, {"cartolan", 6U}}) {
        const std::string id = name;
        INFO(id);
        CHECK(text_of(id).substr(0, 22 + id.size()) == "# ctq puzzles --game " + id + " ");
        const auto lines = puzzles_of(id);
        CHECK(lines.size() == number);
        std::set<std::string> different;
        int easier = 1;
        for (const PuzzleLine& line : lines) {
            CHECK(line.puzzle.rating >= easier);
            easier = line.puzzle.rating;
            different.insert(write_puzzle(line.puzzle));
        }
        CHECK(different.size() == number);
    }
}

TEST_CASE(
    "puzzle files: Incan Gold's puzzles are rated as told, none is trivial, and leaving is best in "
    "half of them") {
    int leaves = 0;
    for (const PuzzleLine& line : puzzles_of("incan_gold")) {
        INFO("line " << line.number);
        const auto facts = check_puzzle(line.puzzle);
        REQUIRE_MESSAGE(facts, facts.problem().text());
        CHECK(line.puzzle.rating >= puzzle_source(line.puzzle.match.game())->least_rating);
        CHECK(line.puzzle.rating == rate_puzzle(line.puzzle));
        leaves += line.puzzle.match.game().to_text(line.puzzle.match.state(), line.puzzle.best) ==
                  "leave";
    }
    CHECK(leaves == 10);
}

TEST_CASE("puzzle files: Carteso's puzzles with few empty points pass the check for puzzles") {
    const int most = tests::scale() > 1 ? 7 : 9;
    int checked = 0;
    for (const PuzzleLine& line : puzzles_of("carteso")) {
        INFO("line " << line.number);
        const auto& state = *static_cast<const carteso::State*>(line.puzzle.match.state());
        if (count(empty_points(state)) <= most) {
            const auto facts = check_puzzle(line.puzzle);
            CHECK_MESSAGE(facts, facts.problem().text());
            ++checked;
        }
    }
    CHECK(checked > 0);
}

}  // namespace ctq::bots
