#include "engine/lab/tally.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <initializer_list>
#include <string>
#include <vector>

#include "engine/games/catalogue.hpp"
#include "engine/lab/experiment.hpp"
#include "engine/lab/replay.hpp"
#include "engine/lab/summary.hpp"
#include "tests/engine/lab/match_series.hpp"

namespace ctq::lab {
namespace {

constexpr int kGames = 300;

struct MatchUp {
    const char* options;
    const char* first;
    const char* second;
    const char* third;  ///< or null
    bool rotate;
};

constexpr MatchUp kMatchUps[] = {{"", "random", "random", nullptr, false},
                                 {"", "greedy", "random", "runner", true},
                                 {"rules=board", "hoarder", "random", nullptr, true}};

std::vector<std::string> bots_of(const MatchUp& match_up) {
    std::vector<std::string> bots{match_up.first, match_up.second};
    if (match_up.third != nullptr) {
        bots.emplace_back(match_up.third);
    }
    return bots;
}

Spec spec_of(const MatchUp& match_up) {
    std::string names;
    for (const std::string& bot : bots_of(match_up)) {
        names += (names.empty() ? "" : ",") + bot;
    }
    return tests::experiment("cartagena", match_up.options, names.c_str(), 20261120,
                             match_up.rotate);
}

/// One game as the slow way finds it: by a match, its log and the words of its seats.
struct Played {
    core::Standing standing;
    std::vector<int> seat_of;  ///< of each entry
    int actions = 0;
};

Played play_slowly(const Spec& spec, const MatchUp& match_up, int number) {
    const auto bots = bots_of(match_up);
    const auto match = replay(spec, bots, number);
    REQUIRE(match);
    Played played;
    played.standing = match->standing();
    const int seats = static_cast<int>(bots.size());
    for (int i = 0; i < seats; ++i) {
        const int seat = (i + (match_up.rotate ? number : 0)) % seats + 1;
        CHECK(match->setup().seats[static_cast<std::size_t>(seat - 1)] ==
              bots[static_cast<std::size_t>(i)]);
        played.seat_of.push_back(seat);
    }
    for (int ply = 0; ply < match->size(); ++ply) {
        played.actions += match->turn_before(ply).kind == core::Turn::Kind::seat ? 1 : 0;
    }
    return played;
}

double mean_of(const std::vector<double>& values) {
    double sum = 0;
    for (const double value : values) {
        sum += value;
    }
    return sum / static_cast<double>(values.size());
}

double deviation_of(const std::vector<double>& values) {
    const double mean = mean_of(values);
    double squares = 0;
    for (const double value : values) {
        squares += (value - mean) * (value - mean);
    }
    return std::sqrt(squares / static_cast<double>(values.size() - 1));
}

int first_places(const core::Standing& standing) {
    int count = 0;
    for (int i = 0; i < standing.seats; ++i) {
        count += standing.rank[static_cast<std::size_t>(i)] == 1 ? 1 : 0;
    }
    return count;
}

void check_entry(const Tally& tally, const std::vector<Played>& games, std::size_t i) {
    const EntryTally& entry = tally.entry[i];
    std::vector<double> scores;
    int wins = 0;
    int draws = 0;
    std::size_t least = 0;
    std::size_t most = 0;
    for (const Played& game : games) {
        const auto seat = static_cast<std::size_t>(game.seat_of[i] - 1);
        scores.push_back(game.standing.half_points[seat] / 2.0);
        const bool first = game.standing.over && game.standing.rank[seat] == 1;
        wins += first && first_places(game.standing) == 1 ? 1 : 0;
        draws += first && first_places(game.standing) > 1 ? 1 : 0;
        const std::size_t g = scores.size() - 1;
        least = scores[g] < scores[least] ? g : least;
        most = scores[g] > scores[most] ? g : most;
    }
    CHECK(entry.wins == wins);
    CHECK(entry.draws == draws);
    CHECK(entry.wins + entry.draws + entry.losses + entry.unfinished == kGames);
    CHECK(entry.score.least_game == static_cast<std::int64_t>(least));
    CHECK(entry.score.most_game == static_cast<std::int64_t>(most));
    CHECK(entry.score.least == std::lround(2 * scores[least]));
    CHECK(entry.score.most == std::lround(2 * scores[most]));
    const EntrySummary summary = summarize(tally).entries[i];
    CHECK(summary.score.mean == doctest::Approx(mean_of(scores)).epsilon(1e-12));
    CHECK(summary.score.sd == doctest::Approx(deviation_of(scores)).epsilon(1e-9));
    CHECK(summary.score.se == doctest::Approx(deviation_of(scores) / std::sqrt(kGames)));
    Histogram histogram;
    for (std::size_t g = 0; g < scores.size(); ++g) {
        count(histogram, std::lround(2 * scores[g]), static_cast<std::int64_t>(g));
    }
    CHECK(entry.score.values == histogram);
}

void check_seat(const Tally& tally, const std::vector<Played>& games, std::size_t seat) {
    SeatTally expected;
    for (const Played& game : games) {
        const bool first = game.standing.over && game.standing.rank[seat] == 1;
        const bool shared = first_places(game.standing) > 1;
        expected.wins += first && !shared ? 1 : 0;
        expected.draws += first && shared ? 1 : 0;
        expected.score_sum += game.standing.half_points[seat];
    }
    CHECK(tally.seat[seat] == expected);
}

TEST_CASE("A tally says what the same games say, played one by one as matches") {
    for (const MatchUp& match_up : kMatchUps) {
        CAPTURE(match_up.first);
        const Spec spec = spec_of(match_up);
        const Tally tally = play(spec, 0, kGames);
        std::vector<Played> games;
        std::vector<double> actions;
        Histogram lengths;
        for (int g = 0; g < kGames; ++g) {
            games.push_back(play_slowly(spec, match_up, g));
            actions.push_back(games.back().actions);
            count(lengths, games.back().actions, g);
        }
        CHECK(tally.games == kGames);
        for (std::size_t i = 0; i < spec.entries.size(); ++i) {
            check_entry(tally, games, i);
            check_seat(tally, games, i);
        }
        CHECK(tally.actions.values == lengths);
        CHECK(summarize(tally).actions.mean == doctest::Approx(mean_of(actions)));
        CHECK(summarize(tally).actions.sd == doctest::Approx(deviation_of(actions)));
    }
}

TEST_CASE("Any split of a series adds up to the same tally") {
    for (const MatchUp& match_up : kMatchUps) {
        const Spec spec = spec_of(match_up);
        const Tally whole = play(spec, 0, kGames);
        tests::check_splits(spec, whole, kGames, {1, 7, 64, 299});
    }
}

TEST_CASE("Bounds of a share are those of Wilson") {
    // Newcombe 1998, table I, method 3.
    CHECK(wilson(81, 263).low == doctest::Approx(0.2553).epsilon(0.0005));
    CHECK(wilson(81, 263).high == doctest::Approx(0.3662).epsilon(0.0005));
    CHECK(wilson(15, 148).low == doctest::Approx(0.0624).epsilon(0.001));
    CHECK(wilson(15, 148).high == doctest::Approx(0.1605).epsilon(0.001));
    CHECK(wilson(0, 20).low == 0);
    CHECK(wilson(0, 20).high == doctest::Approx(0.1611).epsilon(0.001));
    CHECK(wilson(1, 29).low == doctest::Approx(0.0061).epsilon(0.01));
    CHECK(wilson(29, 29).high == 1);
}

}  // namespace
}  // namespace ctq::lab
