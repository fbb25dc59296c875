#include "engine/lab/tournament.hpp"

#include <doctest/doctest.h>

#include "engine/core/random.hpp"
#include "engine/games/catalogue.hpp"
#include "tests/engine/lab/match_series.hpp"

namespace ctq::lab {
namespace {

Tournament of(std::vector<std::string> bots, int seats) {
    auto made = make_tournament(std::move(bots), seats);
    REQUIRE(made);
    return *made;
}

/// Plays this many games at every table.
std::vector<Tally> played(const Tournament& tournament, std::int64_t games) {
    std::vector<Tally> tallies;
    for (std::size_t t = 0; t < tournament.tables.size(); ++t) {
        const std::string seats = table_seats(tournament, static_cast<int>(t));
        tallies.push_back(play(
            tests::experiment("cartagena", "tokens=2", seats.c_str(), core::nth_seed(7, t), true),
            0, games));
    }
    return tallies;
}

}  // namespace

TEST_CASE("tournament: every combination of bots plays at one table, and the tables are in order") {
    const Tournament four = of({"a", "b", "c", "d"}, 3);
    CHECK(four.tables == std::vector<std::vector<int>>{{0, 1, 2}, {0, 1, 3}, {0, 2, 3}, {1, 2, 3}});
    CHECK(table_seats(four, 1) == "a,b,d");
    CHECK(of({"a", "b"}, 2).tables.size() == 1);
}

TEST_CASE("tournament: repeated bots, too few bots and too many tables are refused") {
    CHECK(make_tournament({"a", "b", "a"}, 2).problem().sentence ==
          "The bot \"a\" is named twice.");
    CHECK(make_tournament({"a", "b"}, 3).problem().sentence == "A table of 3 needs as many bots.");
    std::vector<std::string> crowd;
    for (int i = 0; i < 101; ++i) {
        crowd.push_back(std::to_string(i));
    }
    CHECK(make_tournament(crowd, 2).problem().sentence ==
          "So many bots make more than 5000 tables: name fewer.");
}

TEST_CASE(
    "tournament: ratings include the games of all tables, give the anchor 1000 and list the "
    "strongest first") {
    const Tournament bots = of({"runner", "greedy", "random"}, 2);
    const std::vector<Tally> tallies = played(bots, 60);
    CHECK(can_rate(bots, tallies));
    CHECK_FALSE(can_rate(bots, std::vector<Tally>(1, tallies[0])));
    const auto results = table_results(bots, tallies);
    const auto bounds = strength_bounds(3, results, 0, 7);
    const auto ratings = rate(bots, tallies, 0, bounds);
    REQUIRE(ratings.size() == 3);
    CHECK(ratings.front().bot == 1);
    CHECK(ratings.back().bot == 2);
    for (const Rating& rating : ratings) {
        CHECK(rating.games == 120);
        CHECK(rating.low <= rating.elo);
        CHECK(rating.elo <= rating.high);
    }
    CHECK(ratings[1].elo == kAnchorElo);
    CHECK(ratings[1].low == kAnchorElo);
    const auto unsure = rate(bots, tallies, 0, {});
    CHECK(unsure[0].elo == ratings[0].elo);
    CHECK(unsure[0].low == unsure[0].high);
}

TEST_CASE(
    "tournament: a bootstrap computed in steps gives the same bounds as one computed at once") {
    const Tournament bots = of({"greedy", "random"}, 2);
    const auto results = table_results(bots, played(bots, 40));
    Bootstrap steps(2, results, 0, 5);
    CHECK(steps.games() == 40);
    int count = 1;
    while (steps.step()) {
        ++count;
    }
    CHECK(count == kResamples);
    CHECK_FALSE(steps.step());
    const auto bounds = steps.bounds();
    const auto once = strength_bounds(2, results, 0, 5);
    for (std::size_t i = 0; i < 2; ++i) {
        CHECK(bounds[i].low == once[i].low);
        CHECK(bounds[i].high == once[i].high);
    }
}

TEST_CASE(
    "tournament: two bots are compared by the games, at all tables, that one of the two wins") {
    const Tournament bots = of({"a", "b", "c"}, 2);
    std::vector<Tally> tallies(3);
    tallies[0].games = 100;
    tallies[0].entry[0].wins = 70;
    tallies[0].entry[1].wins = 20;  // ten games were drawn
    tallies[0].entry[0].draws = tallies[0].entry[1].draws = 10;
    tallies[1].games = 10;
    tallies[1].entry[0].wins = 6;
    tallies[1].entry[1].wins = 4;
    const Pair strong = compare(bots, tallies, 0, 1);
    CHECK(strong.games == 90);
    CHECK(strong.wins == 70);
    CHECK(strong.all == 100);
    CHECK(strong.ties == 10);
    CHECK(strong.share.share == doctest::Approx(70.0 / 90));
    CHECK(strong.certain());
    CHECK(compare(bots, tallies, 1, 0).share.share == doctest::Approx(20.0 / 90));
    CHECK_FALSE(compare(bots, tallies, 0, 2).certain());
    CHECK(compare(bots, tallies, 1, 2).games == 0);
    CHECK_FALSE(compare(bots, tallies, 1, 2).certain());
}

TEST_CASE("tournament: at tables of three it is not known which two bots shared a first place") {
    const Tournament bots = of({"a", "b", "c"}, 3);
    std::vector<Tally> tallies(1);
    tallies[0].games = 10;
    CHECK_FALSE(compare(bots, tallies, 0, 1).ties.has_value());
}

TEST_CASE("tournament: the covariances are symmetric, and those of the anchor are zero") {
    const Tournament bots = of({"runner", "greedy", "random"}, 2);
    Bootstrap bootstrap(3, table_results(bots, played(bots, 60)), 1, 5);
    while (bootstrap.step()) {
    }
    const auto covariances = bootstrap.covariances();
    for (std::size_t i = 0; i < 3; ++i) {
        CHECK(covariances[1][i] == 0);
        for (std::size_t j = 0; j < 3; ++j) {
            CHECK(covariances[i][j] == covariances[j][i]);
        }
    }
    CHECK(covariances[0][0] > 0);
    CHECK(covariances[0][2] * covariances[0][2] <= covariances[0][0] * covariances[2][2]);
}

TEST_CASE("tournament: a mirror gives the first entry its share of the finished games") {
    Tally tally;
    tally.games = 100;
    tally.entries = 2;
    tally.entry[0] = {.wins = 40, .draws = 20, .losses = 30, .unfinished = 10, .score = {}};
    tally.entry[1] = {.wins = 30, .draws = 20, .losses = 40, .unfinished = 10, .score = {}};
    const Mirror mirror = mirror_of("greedy", 2, tally);
    CHECK(mirror.games == 90);
    CHECK(mirror.share.share == doctest::Approx(50.0 / 90));
    CHECK(mirror.as_expected());
    tally.entry[0].wins = 70;
    tally.entry[1].wins = 0;
    CHECK_FALSE(mirror_of("greedy", 2, tally).as_expected());
}

TEST_CASE(
    "tournament: its JSON has the ratings, each pair of bots, the covariances and the mirror") {
    const Tournament bots = of({"greedy", "random"}, 2);
    const std::vector<Tally> tallies = played(bots, 40);
    Bootstrap bootstrap(2, table_results(bots, tallies), 0, 5);
    while (bootstrap.step()) {
    }
    const auto ratings = rate(bots, tallies, 0, bootstrap.bounds());
    const auto has = [&](const std::optional<Mirror>& mirror, const char* part) {
        return tournament_json({*core::find_game(cabinet(), "cartagena"), "", 2, 7}, bots, tallies,
                               ratings, bootstrap.covariances(), mirror)
                   .find(part) != std::string::npos;
    };
    CHECK(has({}, "\"pairs\":[{\"bot\":\"greedy\",\"against\":\"random\",\"games\":40,"));
    CHECK(has({}, "\"covariance\":[[0,0],[0,"));
    CHECK(has({}, "\"mirror\":null}"));
    CHECK(has(mirror_of("greedy", 2, tallies[0]), "\"mirror\":{\"bot\":\"greedy\",\"games\":40,"));
}

}  // namespace ctq::lab
