#include "engine/lab/game_rows.hpp"

#include <doctest/doctest.h>

#include "engine/core/text.hpp"
#include "engine/lab/outsiders.hpp"
#include "engine/lab/statistics.hpp"
#include "tests/engine/lab/match_series.hpp"

namespace ctq::lab {
namespace {

using Row = std::vector<std::string>;

const std::vector<std::string> kThree{"greedy", "random", "runner"};

/// Returns the lines of games `first` … `first + count - 1`.
std::string lines_of(const Spec& spec, const std::vector<std::string>& bots, std::int64_t first,
                     std::int64_t count) {
    std::string text;
    play(spec, first, count,
         [&](const Ending& ending) { add_game_rows(text, spec, bots, 3, ending); });
    return text;
}

std::vector<Row> rows_of(const std::string& text) {
    std::vector<Row> rows;
    for (const std::string_view line : core::split(text, '\n')) {
        if (!line.empty()) {
            rows.push_back(core::strings(core::split(line, ',')));
        }
    }
    return rows;
}

TEST_CASE("game rows: each seat of each game has a line with its bot, score and place") {
    const Spec spec = tests::experiment("cartagena", "tokens=2", "greedy,random,runner", 7, true);
    const Tally tally = play(spec, 0, 20);
    const std::vector<Row> rows = rows_of(lines_of(spec, kThree, 0, 20));
    REQUIRE(rows.size() == 60);
    std::int64_t wins = 0;
    std::int64_t half_points = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Row& row = rows[i];
        REQUIRE(row.size() == core::split(game_columns(*spec.game), ',').size());
        const std::size_t game = i / 3;
        const std::size_t seat = i % 3;
        CHECK(row[0] == "3");
        CHECK(row[1] == std::to_string(game + 1));
        CHECK(row[2] == "7");
        CHECK(row[3] == std::to_string(seat + 1));
        // Everybody moves on by one seat from game to game.
        CHECK(row[4] == kThree[(seat + 3 - game % 3) % 3]);
        if (row[4] == "runner") {
            wins += row[6] == "1" ? 1 : 0;
            half_points += 2 * std::stoi(row[5]);
        }
    }
    CHECK(wins == tally.entry[2].wins);
    CHECK(half_points == tally.entry[2].score.sum);
}

TEST_CASE("game rows: parts of a series give the lines of the whole series") {
    const Spec spec = tests::experiment("cartagena", "", "greedy,random,runner", 7, true);
    CHECK(lines_of(spec, kThree, 0, 5) + lines_of(spec, kThree, 5, 4) ==
          lines_of(spec, kThree, 0, 9));
}

TEST_CASE("game rows: games with outsiders give the lines of the same games without them") {
    const Spec spec = tests::experiment("cartolan", "mode=beginner", "explorer,trader", 7, true);
    const std::vector<std::string> bots{"explorer", "trader"};
    std::string text;
    play_with(spec, 0, 6, {},
              [&](const Ending& ending) { add_game_rows(text, spec, bots, 3, ending); });
    CHECK(text == lines_of(spec, bots, 0, 6));
}

TEST_CASE("game rows: the game's own statistics are columns, and their sum is the tally's") {
    const Spec spec = tests::experiment("cartolan", "mode=beginner", "explorer,trader", 7, false);
    const Tally tally = play(spec, 0, 12);
    std::string names = game_columns(*spec.game);
    names.pop_back();
    const Row columns = core::strings(core::split(names, ','));
    const auto rows = rows_of(lines_of(spec, {"explorer", "trader"}, 0, 12));
    const auto sum = [&](std::string_view name) {
        double total = 0;
        for (std::size_t at = 0; at < columns.size(); ++at) {
            for (std::size_t i = 0; columns[at] == name && i < rows.size(); i += 2) {
                total += rows[i][at].empty() ? 0 : std::stod(rows[i][at]);
            }
        }
        return total;
    };
    const auto table = spec.game->statistics();
    for (std::size_t i = 0; i < table.size(); ++i) {
        const std::string id = table[i].id;
        if (table[i].kind == core::Statistic::Kind::number) {
            CHECK_MESSAGE(sum(id) == static_cast<double>(tally.statistics[i].sum), id);
            continue;
        }
        const bool amounts = table[i].kind == core::Statistic::Kind::amounts;
        for (std::size_t name = 0; name < table[i].names.size(); ++name) {
            const auto counted =
                static_cast<double>(count_of(tally.statistics[i], static_cast<int>(name)));
            CHECK_MESSAGE(sum(id + "." + table[i].names[name]) ==
                              doctest::Approx(counted / (amounts ? 100 : 1)),
                          id);
        }
    }
    CHECK(sum("lead") == static_cast<double>(tally.lead.sum) / 2);
    CHECK(sum("actions") == static_cast<double>(tally.actions.sum));
}

TEST_CASE("game rows: an unfinished game has neither places nor a lead") {
    Spec spec = tests::experiment("cartagena", "", "greedy,random", 7, false);
    spec.action_cap = 5;
    const auto rows = rows_of(lines_of(spec, {"greedy", "random"}, 0, 1));
    REQUIRE(rows.size() == 2);
    CHECK(rows[0][6].empty());
    CHECK(rows[0][7] == "5");
    CHECK(rows[0][8].empty());
}

}  // namespace
}  // namespace ctq::lab
