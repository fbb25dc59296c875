#include "engine/core/statistic.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "engine/games/catalogue.hpp"
#include "engine/lab/job.hpp"
#include "engine/lab/replay.hpp"
#include "tests/engine/lab/match_series.hpp"

/// Tests how the laboratory tallies final leads and each game's own statistics.
namespace ctq::lab {
namespace {

constexpr int kGames = 90;

Spec voyages() {
    return tests::experiment("cartolan", "mode=regular", "explorer,trader,pirate", 20261121, true);
}

TEST_CASE("Each game's table of statistics is valid and small enough for the laboratory") {
    for (const core::GameHandle* game : cabinet()) {
        CAPTURE(game->info->id);
        const auto table = game->statistics();
        CHECK(table.size() <= core::kMostStatistics);
        std::set<std::string_view> ids;
        for (const core::Statistic& one : table) {
            CAPTURE(one.id);
            CHECK(ids.insert(one.id).second);
            CHECK(one.label[0] != '\0');
            CHECK(one.help[0] != '\0');
            CHECK(one.names.empty() == (one.kind == core::Statistic::Kind::number));
            CHECK(one.names.size() <= Histogram::kBuckets);
        }
    }
}

TEST_CASE("A tally's statistics and leads take few bytes, and decoding restores them") {
    const Tally tally = play(voyages(), 0, kGames);
    const Bytes bytes = encode(tally);
    const auto read = decode_tally(bytes);
    REQUIRE(read);
    CHECK(*read == tally);
    CHECK(bytes.size() < 6000);
}

TEST_CASE(
    "The least, greatest and median leads equal the leads of the games whose numbers they name") {
    const Spec spec = voyages();
    const std::string bots[] = {"explorer", "trader", "pirate"};
    const Tally tally = play(spec, 0, kGames);
    const auto lead_of = [&](std::int64_t game) {
        core::Standing standing = replay(spec, bots, game)->standing();
        std::sort(standing.half_points.begin(), standing.half_points.begin() + 3);
        return standing.half_points[2] - standing.half_points[1];
    };
    CHECK(lead_of(tally.lead.least_game) == tally.lead.least);
    CHECK(lead_of(tally.lead.most_game) == tally.lead.most);
    std::int64_t sum = 0;
    int below = 0;
    int above = 0;
    const auto middle = static_cast<std::size_t>(median_bucket(tally.lead.values));
    const int median = lead_of(tally.lead.values.games[middle]);
    for (int game = 0; game < kGames; ++game) {
        const int lead = lead_of(game);
        CHECK(lead >= tally.lead.least);
        CHECK(lead <= tally.lead.most);
        sum += lead;
        below += lead < median - tally.lead.values.width() ? 1 : 0;
        above += lead > median + tally.lead.values.width() ? 1 : 0;
    }
    CHECK(tally.lead.sum == sum);
    CHECK(2 * below <= kGames);
    CHECK(2 * above <= kGames);
}

TEST_CASE("A game for one seat and an unfinished game have no lead") {
    const Tally alone = play(tests::experiment("incan_gold", "", "turn:7", 3, false), 0, 20);
    CHECK(total(alone.lead.values) == 0);
    Spec cut = voyages();
    cut.action_cap = 30;
    const Tally unfinished = play(cut, 0, 20);
    CHECK(total(unfinished.lead.values) == 0);
    CHECK(unfinished.statistics[0].least_game == 0);
    CHECK(unfinished.entry[0].unfinished == 20);
}

}  // namespace
}  // namespace ctq::lab
