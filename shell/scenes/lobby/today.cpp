#include "shell/scenes/lobby/today.hpp"

#include "engine/core/say.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/match/daily.hpp"

namespace ctq::scenes {

std::vector<store::DailyResult> read_today() {
    const std::string date = store::today();
    std::vector<store::DailyResult> results;
    for (const core::GameHandle* game : cabinet()) {
        results.push_back(store::daily_result(store::daily_results(game->info->id), date));
    }
    return results;
}

const char* daily_note(store::DailyResult result) {
    constexpr const char* words[] = {"Daily", "Go on", "Lost", "A draw", "Won"};
    return words[static_cast<std::size_t>(result)];
}

std::string daily_label(const core::GameInfo& info, store::DailyResult result) {
    const bool open = result == store::DailyResult::none;
    return core::say("Daily match of {game}: {state}",
                     {{"game", info.title}, {"state", open ? "Open today" : daily_note(result)}});
}

}  // namespace ctq::scenes
