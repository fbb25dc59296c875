#include "engine/games/incan_gold/solo/policy_text.hpp"

#include <doctest/doctest.h>

#include "engine/games/catalogue.hpp"
#include "engine/lab/known.hpp"
#include "tests/engine/state_text.hpp"

/// The optimal solo policy as tables.
namespace ctq::tests {

using incan_gold::standard_policy;

TEST_CASE("incan_gold policy: no threshold in the table for people exceeds the gems on the path") {
    const auto table = lab::policy(core::handle_of<incan_gold::Game>());
    REQUIRE(table);
    REQUIRE(table->rows.size() == 6);
    REQUIRE(table->columns.size() == 10);
    REQUIRE(table->values.size() == 60);
    // The five most valuable cards: 17, 15, 14, 13 and one of the two elevens.
    const int most[] = {17, 32, 46, 59, 70};
    int numbers = 0;
    for (std::size_t i = 0; i < table->values.size(); ++i) {
        if (table->values[i]) {
            ++numbers;
            CHECK((i % 10 >= 5 || *table->values[i] <= most[i % 10]));
        }
    }
    CHECK(numbers > 30);
    // With one gem card and no hazard on the path, no card can cause a bust.
    CHECK_FALSE(table->values[0]);
}

TEST_CASE("incan_gold policy: a round's table has a row for each pair of hazards and artifacts") {
    const core::PolicyTable table = round_table(standard_policy(), 0);
    CHECK(table.title ==
          "Leave from so many gems on: round 1, 5 hazards with 3 copies; 1 artifact in the deck, 0 "
          "taken");
    REQUIRE(table.rows.size() == 12);
    CHECK(table.rows.front() == "0 hazards, 0 artifacts");
    CHECK(table.rows[3] == "1 hazard, 1 artifact");
    CHECK(table.rows.back() == "5 hazards, 1 artifact");
    CHECK(table.columns.size() == 16);
    CHECK(table.values.size() == 12 * 16);
    // The rows without an artifact equal the table for people.
    const core::PolicyTable people = first_round_table(standard_policy(), 10);
    for (std::size_t hazards = 0; hazards < 6; ++hazards) {
        for (std::size_t cards = 1; cards <= 10; ++cards) {
            CHECK(table.values[2 * hazards * 16 + cards] ==
                  people.values[hazards * 10 + cards - 1]);
        }
    }
}

TEST_CASE("incan_gold policy: a hazard that has lost a card is counted by its remaining copies") {
    const incan_gold::RoundStarts& starts = standard_policy().starts();
    const int start = starts.find(start_after_bust({}, incan_gold::first_start(), 3, 0));
    const core::PolicyTable table = round_table(standard_policy(), start);
    CHECK(holds(table.title, "round 2, 4 hazards with 3 copies, 1 with 2 copies; 2 artifacts"));
    CHECK(table.rows.back() == "4+1 hazards, 2 artifacts");
}

TEST_CASE("incan_gold policy: a game of one round is solved, with one table per round") {
    const auto& game = core::handle_of<incan_gold::Game>();
    const auto options = core::read_options(game.info->options, "rounds=1");
    REQUIRE(options);
    const auto solved = lab::solution(game, *options);
    REQUIRE(solved);
    REQUIRE(*solved);
    CHECK((*solved)->tables.size() == 1);
    CHECK((*solved)->seats == 1);
    CHECK((*solved)->mean == doctest::Approx(17.9233).epsilon(0.00001));
    CHECK_FALSE(lab::solution(*core::find_game_by_code(cabinet(), 1), *options));
}

}  // namespace ctq::tests
