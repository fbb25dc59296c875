#include "shell/store/daily_results.hpp"

#include <doctest/doctest.h>

#include "tests/shell/app/folder.hpp"

namespace ctq::store {
namespace {

constexpr const char* kGame = "carteso";

TEST_CASE("The result of a day replaces its beginning and is never replaced itself") {
    const app::Folder folder;
    const auto result = [] { return daily_result(daily_results(kGame), "2020-02-29"); };
    CHECK(result() == DailyResult::none);
    CHECK(note_daily(kGame, "2020-02-29", DailyResult::begun));
    CHECK(result() == DailyResult::begun);
    CHECK(note_daily(kGame, "2020-02-29", DailyResult::lost));
    CHECK(note_daily(kGame, "2020-02-29", DailyResult::won));
    CHECK(result() == DailyResult::lost);
    CHECK(note_daily(kGame, "2020-02-28", DailyResult::won));
    CHECK(latest_daily(daily_results(kGame)) == "2020-02-29");
    CHECK(daily_result(daily_results("cartolan"), "2020-02-29") == DailyResult::none);
}

TEST_CASE("Days to come do not count, and can be forgotten without losing others") {
    const app::Folder folder;
    REQUIRE(note_daily(kGame, "2020-02-29", DailyResult::won));
    CHECK_FALSE(has_later_days(kGame));
    REQUIRE(note_daily(kGame, today(), DailyResult::drawn));
    REQUIRE(note_daily(kGame, "9999-01-01", DailyResult::won));
    CHECK(has_later_days(kGame));
    CHECK(daily_results(kGame).size() == 2);
    CHECK(latest_daily(daily_results(kGame)) == today());
    forget_later_days(kGame);
    CHECK_FALSE(has_later_days(kGame));
    CHECK(daily_results(kGame).size() == 2);
}

TEST_CASE("Of more than 400 days the earliest is forgotten") {
    const app::Folder folder;
    const auto day = [](int i) {
        return "20" + std::to_string(10 + i / 100) + "-" + std::to_string(100 + i % 100);
    };
    for (int i = 401; i > 0; --i) {
        REQUIRE(note_daily(kGame, day(i), DailyResult::won));
    }
    const auto results = daily_results(kGame);
    CHECK(results.size() == 400);
    CHECK(daily_result(results, day(1)) == DailyResult::none);
    CHECK(daily_result(results, day(2)) == DailyResult::won);
    CHECK(daily_result(results, day(401)) == DailyResult::won);
}

}  // namespace
}  // namespace ctq::store
