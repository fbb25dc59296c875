#include <doctest/doctest.h>

#include <algorithm>
#include <cstring>
#include <map>
#include <string>

#include "engine/core/match.hpp"
#include "engine/core/text.hpp"
#include "engine/games/cartolan/map.hpp"
#include "engine/lab/replay.hpp"
#include "tests/engine/cartolan/chart.hpp"
#include "tests/engine/lab/match_series.hpp"
#include "tests/engine/scale.hpp"

/// The statistics of a game for the laboratory.
namespace ctq::tests {
namespace {

using cartolan::Game;
using cartolan::State;

/// The values by the ids of the statistics. Amounts are by id and name, in hundredths.
using Said = std::map<std::string, int>;

Said said(const State& state, const Game::StatisticsState& statistics) {
    core::Readings readings{};
    Game::read(state, statistics, readings);
    Said values;
    for (const core::Reading& reading : readings) {
        const core::Statistic& statistic = Game::statistics()[reading.statistic];
        const auto name = static_cast<std::size_t>(reading.value);
        if (statistic.kind == core::Statistic::Kind::amounts) {
            values[std::string(statistic.id) + " " + statistic.names[name]] = reading.times;
        } else {
            CHECK(values.count(statistic.id) == 0);
            values[statistic.id] = reading.value;
        }
        if (statistic.kind != core::Statistic::Kind::number) {
            CHECK(name < statistic.names.size());
        }
    }
    return values;
}

Said said(const Chart& chart) {
    return said(chart.state, chart.statistics);
}

TEST_CASE("cartolan: statistics distinguish a win by the lead, a win by the tiles and a tie") {
    Chart lead;
    lead.put("1.1", "1,0").chest("1.1", 31).vault(2, 5).play("w bank=31");
    CHECK(said(lead).at("ending") == 0);
    Chart tiles;
    tiles.lay_row(2, 0, 3).put("1.1", "3,0").pile('t', "ttttf").vault(1, 2);
    tiles.play("e tile=ttttf wait stop");
    CHECK(said(tiles).at("ending") == 1);
    Chart tie;
    tie.lay_row(2, 0, 3).put("1.1", "3,0").pile('t', "ttttf").vault(1, 2).vault(2, 2);
    tie.play("e tile=ttttf wait stop");
    const Said shared = said(tie);
    CHECK(shared.at("ending") == 2);
    CHECK(shared.at("rounds") == 1);
    // A tie has no winner, so there are no values for one.
    CHECK(shared.count("winner_turn") == 0);
    CHECK(shared.count("winner_wealth") == 0);
    CHECK(shared.count("winner_agents") == 0);
}

TEST_CASE("cartolan: statistics of an unfinished game have no values but that ending") {
    const Said values = said(Chart().play("e"));
    CHECK(values.at("ending") == 3);
    CHECK(values.size() == 1);
}

TEST_CASE("cartolan: statistics describe the winner") {
    Chart chart;
    chart.lay_row(2, 0, 7).put("1.1", "1,0").put("1.2", "5,0").agent(1, "6,0").agent(1, "7,0");
    chart.dispossess("7,0").chest("1.1", 30).vault(1, 6).vault(2, 4).play("w bank=30");
    const Said values = said(chart);
    CHECK(values.at("ending") == 0);
    CHECK(values.at("winner_turn") == 0);
    CHECK(values.at("winner_wealth") == 90);
    CHECK(values.at("winner_moves") == 100);
    CHECK(values.at("winner_agents") == 2);
    CHECK(values.at("winner_adventurers") == 2);
    CHECK(values.at("rounds") == 1);
}

TEST_CASE(
    "cartolan: the statistic of the winner's place in turn order counts from the first seat") {
    Chart chart;
    chart.put("1.1", "1,0").put("2.1", "0,1").chest("2.1", 40);
    chart.play("wait wait wait stop s bank=40");
    const Said values = said(chart);
    CHECK(values.at("winner_turn") == 1);
    CHECK(values.at("winner_moves") == 25);
    CHECK(values.at("winner_wealth") == 100);
}

TEST_CASE("cartolan: an exploration counts as failed after five misfits") {
    Chart chart;
    chart.lay("2,0 tftt NE").put("1.1", "2,0").pile('t', "ttttf tttff ttttf ttttf tttff");
    chart.play("e tile=tttff");
    const auto failed = [&chart] { return chart.statistics.failed; };
    CHECK(failed() == 0);
    chart.play("tile=ttttf tile=tttff tile=ttttf");
    CHECK(failed() == 0);
    chart.play("tile=ttttf");
    CHECK(failed() == 1);
    CHECK(chart.at("1.1") == "2,0");
    Chart found;
    found.lay_row(2, 0, 3).put("1.1", "3,0").pile('t', "ttttf ttttf").play("e tile=ttttf");
    CHECK(found.statistics.failed == 0);
}

TEST_CASE("cartolan: the tiles left are counted by edges, unseen ones by their probability") {
    Chart chart("mode=regular");
    chart.pile('t', "ttttf tttff tttff").pile('f', "fffff").vault(1, 1);
    State& state = chart.state;
    state.discard[0] = 1;  // tttt
    state.pile[0] = 2;     // two of the three unseen tiles
    state.phase = cartolan::Phase::over;
    const Said values = said(chart);
    CHECK(values.at("water_left") == 3);
    CHECK(values.at("edges_left tttt") == 100 + 67);
    CHECK(values.at("edges_left tttf") == 133);
    CHECK(values.count("edges_left fttt") == 0);
}

int count_moves(const core::Match& match, int seat) {
    int moves = 0;
    for (int ply = 0; ply < match.size(); ++ply) {
        const std::string token =
            match.game().to_text(match.state_at(ply).data(), match.action(ply));
        const core::Turn turn = match.turn_before(ply);
        const bool move = token.size() == 1 || token == "wait" || token.rfind("gust=", 0) == 0;
        moves += turn.kind == core::Turn::Kind::seat && move && (seat == 0 || turn.seat == seat);
    }
    return moves;
}

/// The number of failed explorations in the match: tiles drawn in a row, none of which is on the
/// map afterwards.
int count_failed_explorations(const core::Match& match) {
    const auto tiles_at = [&match](int ply) {
        State state;
        std::memcpy(&state, match.state_at(ply).data(), sizeof state);
        return state.tiles;
    };
    const auto explores = [&match](int ply) {
        const std::string token =
            match.game().to_text(match.state_at(ply).data(), match.action(ply));
        return token.rfind("tile=", 0) == 0 || token.rfind("keep=", 0) == 0;
    };
    int failures = 0;
    for (int ply = 0; ply < match.size(); ++ply) {
        if (!explores(ply)) {
            continue;
        }
        const int before = tiles_at(ply);
        while (ply < match.size() && explores(ply)) {
            ++ply;
        }
        failures += tiles_at(ply) == before ? 1 : 0;
    }
    return failures;
}

TEST_CASE("cartolan: statistics of whole games match the actions of their records") {
    struct Setting {
        const char* options;
        const char* bots;
    };
    for (const Setting& setting :
         {Setting{"", "explorer,trader"}, Setting{"mode=regular", "router,explorer,pirate"},
          Setting{"mode=advanced mythical=hidden deck=box", "random,random"}}) {
        const lab::Spec spec = experiment("cartolan", setting.options, setting.bots, 5, false);
        std::vector<std::string> words;
        for (const std::string_view word : core::split(setting.bots, ',')) {
            words.emplace_back(word);
        }
        const lab::Tally tally = lab::play(spec, 0, 12);
        REQUIRE(tally.statistics.size() == Game::statistics().size());
        std::map<std::string, std::int64_t> sums;
        for (int game = 0; game < 12; ++game) {
            const auto match = lab::replay(spec, words, game);
            REQUIRE(match);
            State state;
            std::memcpy(&state, match->state(), sizeof state);
            const core::Standing standing = match->standing();
            sums["failed_explorations"] += count_failed_explorations(*match);
            sums["rounds"] += state.round;
            const int all = count_moves(*match, 0);
            for (int seat = 1; seat <= state.seats && !standing.drawn(); ++seat) {
                if (standing.rank[static_cast<std::size_t>(seat - 1)] == 1) {
                    const int moves = count_moves(*match, seat);
                    sums["winner_moves"] += (200 * moves + all) / (2 * all);
                }
            }
            const int water = static_cast<int>(
                std::count_if(state.tile, state.tile + state.tiles, [](const cartolan::Tile& tile) {
                    return !cartolan::has_mark(tile, cartolan::kLandBack) &&
                           !cartolan::has_mark(tile, cartolan::kCity);
                }));
            // The Capital's four water tiles come from no pile.
            sums["water_left"] += state.dealt[0] - (water - 4);
        }
        for (std::size_t i = 0; i < tally.statistics.size(); ++i) {
            const auto found = sums.find(Game::statistics()[i].id);
            if (found != sums.end()) {
                CAPTURE(found->first);
                CHECK(tally.statistics[i].sum == found->second);
            }
        }
    }
}

TEST_CASE(
    "cartolan: each game counts as one ending, and tiles left are counted by edges without gaps") {
    for (const char* options : {"", "mode=regular", "mode=advanced"}) {
        const lab::Spec spec = experiment("cartolan", options, "explorer,trader,router", 9, true);
        const int games = scaled(200, 10);
        const lab::Tally tally = lab::play(spec, 0, games);
        const auto of = [&tally](std::string_view id) -> const lab::Quantity& {
            const auto all = Game::statistics();
            const auto at = std::find_if(all.begin(), all.end(),
                                         [id](const core::Statistic& one) { return id == one.id; });
            return tally.statistics[static_cast<std::size_t>(at - all.begin())];
        };
        CHECK(lab::total(of("ending").values) == games);
        CHECK(of("winner_wealth").least >= 0);
        CHECK(of("winner_wealth").most <= 100);
        CHECK(of("winner_moves").most < 100);
        CHECK(lab::total(of("winner_turn").values) == lab::total(of("winner_agents").values));
        const std::int64_t left = of("water_left").sum + of("land_left").sum;
        const std::int64_t edges = lab::total(of("edges_left").values);
        CHECK(std::abs(edges - 100 * left) <= 16 * games);
    }
}

}  // namespace
}  // namespace ctq::tests
