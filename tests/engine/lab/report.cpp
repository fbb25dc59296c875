#include "engine/lab/report.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "engine/core/exact.hpp"
#include "engine/core/text.hpp"
#include "engine/games/catalogue.hpp"

namespace ctq::lab {
namespace {

Report report_of(const char* game, const char* options, const char* bots, std::int64_t games) {
    Report report;
    report.spec.game = *core::find_game(cabinet(), game);
    report.spec.options = *core::read_options(report.spec.game->info->options, options);
    report.spec.seed = UINT64_MAX;
    REQUIRE_FALSE(seat_bots(report.spec, bots));
    for (const std::string_view bot : core::split(bots, ',')) {
        report.bots.emplace_back(bot);
    }
    report.tally = play(report.spec, 0, games);
    report.seconds = 0.25;
    return report;
}

bool has(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

TEST_CASE(
    "A report contains the experiment, its duration, its bots and its statistics, even if empty") {
    const Report alone = report_of("incan_gold", "bust=return", "turn:7", 3);
    const std::string json = report_json(alone);
    CHECK(json.starts_with(
        "{\"game\":\"incan_gold\",\"options\":\"bust=return\",\"rules_version\":" +
        std::to_string(alone.spec.game->info->rules_version) +
        ",\"rotate\":false,\"games\":3,\"seed\":18446744073709551615,\"seeds\":1,\"seconds\":0.250,"
        "\"seats\":[{\"bot\":\"turn:7\",\"wins\":3,\"draws\":0,\"losses\":0,\"unfinished\":0,"));
    CHECK(has(json, "\"win_share\":1,"));
    CHECK(json.ends_with(",\"statistics\":{}}"));
}

/// Returns the value in this column of a row of CSV text without quotes. Row 0 has the column
/// names.
std::string cell_of(const std::string& csv, std::size_t row, std::string_view column) {
    const auto lines = core::split(csv, '\n');
    const auto names = core::split(lines[0], ',');
    const auto values = core::split(lines[row], ',');
    REQUIRE(values.size() == names.size());
    const auto at = std::find(names.begin(), names.end(), column);
    REQUIRE_MESSAGE(at != names.end(), std::string(column));
    return std::string(values[static_cast<std::size_t>(at - names.begin())]);
}

TEST_CASE("Each row of a report's CSV names its table, options, seat, bot and opponents") {
    Report report = report_of("incan_gold", "rounds=3", "turn:7,backpack:20,random", 20);
    const std::string csv = report_csv(report, 4, true);
    const auto lines = core::split(csv, '\n');
    REQUIRE(lines.size() == 1 + 3 + 1);
    CHECK(cell_of(csv, 1, "table") == "4");
    CHECK(cell_of(csv, 2, "option.rounds") == "3");
    CHECK(cell_of(csv, 2, "seat") == "2");
    CHECK(cell_of(csv, 2, "bot") == "backpack:20");
    CHECK(cell_of(csv, 2, "parameter") == "backpack");
    CHECK(cell_of(csv, 2, "value") == "20");
    CHECK(cell_of(csv, 2, "opponents") == "turn:7 random");
    CHECK(cell_of(csv, 3, "parameter").empty());
    CHECK(cell_of(csv, 1, "rotate") == "false");
    CHECK(cell_of(csv, 1, "seed") == "18446744073709551615");
    CHECK(cell_of(csv, 1, "games") == "20");
    CHECK(cell_of(csv, 1, "wins") == std::to_string(report.tally.entry[0].wins));
    CHECK(report_csv(report, 4, false) == csv.substr(csv.find('\n') + 1));
    report.bots[1] = "exec:python3 mine.py";
    CHECK(cell_of(report_csv(report, 4, true), 2, "parameter").empty());
    CHECK(cell_of(report_csv(report, 4, true), 2, "value").empty());
    report.bots[1] = "backpack:20";
    report.seconds = 9;
    CHECK(report_csv(report, 4, true) == csv);
}

TEST_CASE("Every value in the JSON of a report has a column in its CSV") {
    const Report report = report_of("cartolan", "mode=beginner", "explorer,trader", 20);
    const std::string csv = report_csv(report, 1, true);
    const std::string first = csv.substr(0, csv.find('\n'));
    const std::string names = first.substr(first.find("bot,"));
    const std::string json = report_json(report);
    int figures = 0;
    for (const std::string_view name : core::split(names, ',')) {
        ++figures;
        CHECK_MESSAGE((name.starts_with("actions_") || has(json, '"' + std::string(name) + "\":")),
                      std::string(name));
    }
    CHECK(figures > 20);
}

TEST_CASE("A report has histograms of the scores, in JSON and as a CSV table") {
    Report report = report_of("incan_gold", "rounds=1", "turn:2", 3);
    Tally& tally = report.tally;
    tally.entry[0].score = {};
    for (const int half_points : {8, 8, 11}) {
        count(tally.entry[0].score, half_points, 0);
    }
    CHECK(
        has(report_json(report), ",\"histogram\":{\"from\":4,\"width\":0.5,\"games\":[2,0,0,1]}}"));
    const std::string csv = histogram_csv(report, 5, true);
    CHECK(csv == "table,seat,bot,from,to,games\n5,1,turn:2,4,4,2\n5,1,turn:2,5.5,5.5,1\n");
    CHECK(histogram_csv(report, 5, false) == csv.substr(csv.find('\n') + 1));
    count(tally.entry[0].score, 200, 0);  // makes the buckets wider
    ++tally.games;
    CHECK(has(histogram_csv(report, 5, false), "5,1,turn:2,100,101.5,1\n"));
    ++tally.games;  // a game whose score is not known
    CHECK_FALSE(has(report_json(report), "histogram"));
    CHECK(histogram_csv(report, 5, true).empty());
}

TEST_CASE("A report gives means with full precision") {
    Report report = report_of("cartagena", "", "greedy,random", 3);
    const double mean = static_cast<double>(report.tally.entry[1].score.sum) / 2 / 3;
    CHECK(has(report_json(report), "\"mean\":" + core::exact(mean) + ","));
}

TEST_CASE(
    "A report of merged results lists all seeds and the rules version but no numbers of games") {
    Report report = report_of("cartagena", "", "greedy,random", 20);
    CHECK(has(report_json(report), "\"lead_largest_game\":"));
    report.seeds = {7, 8};
    report.rules = 1;
    const std::string json = report_json(report);
    CHECK(has(json, "\"rules_version\":1,"));
    CHECK(has(json, "\"seed\":7,\"seeds\":2,"));
    CHECK(has(json, "\"all_seeds\":[7,8],"));
    CHECK(has(json, "\"lead_mean\":"));
    CHECK_FALSE(has(json, "_game\":"));
    CHECK(cell_of(report_csv(report, 1, true), 1, "seed") == "7");
    CHECK(cell_of(report_csv(report, 1, true), 1, "seeds") == "2");
    report.seeds = {7};
    CHECK(has(report_json(report), "\"seed\":7,\"seeds\":1,"));
    CHECK_FALSE(has(report_json(report), "all_seeds"));
}

}  // namespace
}  // namespace ctq::lab
