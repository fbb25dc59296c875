#include "shell/store/daily_results.hpp"

#include <algorithm>
#include <utility>

#include "shell/platform/platform.hpp"

namespace ctq::store {
namespace {

constexpr std::size_t kMostDays = 400;

std::string daily_key(std::string_view game) {
    return "daily:" + std::string(game);
}

}  // namespace

std::string today() {
    return platform::utc().substr(0, 10);
}

std::vector<Tally> daily_results(std::string_view game) {
    const std::string now = today();
    std::vector<Tally> past;
    for (Tally& one : load_tallies(daily_key(game))) {
        if (one.name <= now) {
            past.push_back(std::move(one));
        }
    }
    return past;
}

bool has_later_days(std::string_view game) {
    return load_tallies(daily_key(game)).size() > daily_results(game).size();
}

void forget_later_days(std::string_view game) {
    store_tallies(daily_key(game), daily_results(game));
}

DailyResult daily_result(const std::vector<Tally>& results, std::string_view date) {
    return static_cast<DailyResult>(state_of(results, date, static_cast<int>(DailyResult::won)));
}

std::string latest_daily(const std::vector<Tally>& results) {
    std::string latest;
    for (const Tally& one : results) {
        latest = std::max(latest, one.name);
    }
    return latest;
}

bool note_daily(std::string_view game, std::string_view date, DailyResult result) {
    std::vector<Tally> list = load_tallies(daily_key(game));
    Tally& one = tally_of(list, date);
    if (one.at(0) > static_cast<int>(DailyResult::begun)) {
        return true;
    }
    one.numbers = {static_cast<int>(result)};
    if (list.size() > kMostDays) {
        list.erase(std::min_element(list.begin(), list.end(), [](const Tally& a, const Tally& b) {
            return a.name < b.name;
        }));
    }
    return store_tallies(daily_key(game), list);
}

}  // namespace ctq::store
