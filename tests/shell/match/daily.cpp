#include "shell/match/daily.hpp"

#include <doctest/doctest.h>

#include <set>

#include "engine/bots/levels.hpp"
#include "engine/core/share.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/store/saves.hpp"

namespace ctq::match {
namespace {

TEST_CASE(
    "The seed of a daily match depends only on the day, the game and the version of the rules") {
    std::set<std::uint64_t> seeds;
    std::set<std::string> ids;
    for (const core::GameHandle* game : cabinet()) {
        for (const char* date : {"2026-11-22", "2026-11-23", "2027-01-01"}) {
            Daily daily = daily_of(*game, date);
            const TableSetup setup = daily_setup(daily);
            CHECK(setup.seed == daily_setup(daily_of(*game, date)).seed);
            CHECK(trouble(setup).empty());
            CHECK(people_here(setup) == 1);
            CHECK(store::is_id(daily_id(daily)));
            seeds.insert(setup.seed);
            ids.insert(daily_id(daily));
            ++daily.rules;
            seeds.insert(daily_setup(daily).seed);
            ids.insert(daily_id(daily));
        }
    }
    CHECK(seeds.size() == 6 * cabinet().size());
    CHECK(ids.size() == seeds.size());
    CHECK(*seeds.rbegin() < std::uint64_t{1} << 53U);
}

TEST_CASE(
    "Only a daily match without chance begins from a drawn position, which share codes keep") {
    for (const core::GameHandle* game : cabinet()) {
        CAPTURE(game->info->id);
        const core::Setup setup = daily_match(daily_of(*game, "2026-11-22"));
        const auto match = core::Match::start(setup);
        REQUIRE(match);
        CHECK(setup.position.empty() == (std::string_view(game->info->id) != "carteso"));
        CHECK(setup.position == daily_match(daily_of(*game, "2026-11-22")).position);
        const auto shared = core::read_code(cabinet(), core::write_code(*match));
        REQUIRE(shared);
        CHECK(shared->setup().position == setup.position);
        CHECK(shared->hash() == match->hash());
    }
}

TEST_CASE("A daily match survives a round trip through its text, and invalid texts are refused") {
    const Daily daily = daily_of(**core::find_game(cabinet(), "incan_gold"), "2028-02-29");
    const auto read = read_daily(daily_text(daily));
    REQUIRE(read);
    CHECK(read->game == daily.game);
    CHECK(read->date == daily.date);
    CHECK(read->rules == daily.rules);
    const auto today = read_daily("incan_gold");
    REQUIRE(today);
    CHECK(today->date.empty());
    for (const char* damaged :
         {"", "-", "chess", "incan_gold-", "incan_gold-2026-11-22", "incan_gold-2026-11-22-",
          "incan_gold-2026-11-22-0", "incan_gold-2026-11-22-x", "incan_gold-2026-13-01-1",
          "incan_gold-2026-02-29-1", "incan_gold-2026-11-00-1", "incan_gold-20261122-1"}) {
        CAPTURE(damaged);
        CHECK_FALSE(read_daily(damaged));
    }
}

TEST_CASE("days_before counts across months, years and leap days") {
    CHECK(days_before("2026-11-22", 0) == "2026-11-22");
    CHECK(days_before("2026-11-22", 22) == "2026-10-31");
    CHECK(days_before("2028-03-01", 1) == "2028-02-29");
    CHECK(days_before("2100-03-01", 1) == "2100-02-28");
    CHECK(days_before("2026-01-01", 1) == "2025-12-31");
    CHECK(days_before("2026-01-01", 365) == "2025-01-01");
    CHECK(days_before("2026-11-22", -10) == "2026-12-02");
}

}  // namespace
}  // namespace ctq::match
