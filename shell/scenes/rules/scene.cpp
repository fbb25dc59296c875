// What the commands of the rules do, and the ways to them.
#include "engine/core/text.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/app/app.hpp"
#include "shell/platform/platform.hpp"

namespace ctq::app {

void App::open_rules(std::string_view game) {
    const auto found = core::find_game(cabinet(), game);
    if (!found) {
        tell(found.problem().text());
        return;
    }
    auto page = make_rules_page(**found);
    if (!page) {
        tell(page.problem().text());
        return;
    }
    rules_.emplace(std::move(*page));
    scene_ = Scene::rules;
}

/// From anywhere; from one page to another without a step more to go back.
bool App::run_to_rules(std::string_view command, double now) {
    const auto games = games_with_rules();
    const bool first = command == "rules";
    for (const core::GameHandle* game : games) {
        if (!first && command != way_to_rules(*game)) {
            continue;
        }
        const std::string route = "rules=" + std::string(game->info->id);
        if (scene_ == Scene::rules) {
            platform::set_route(route, true);
            open(route, now);
        } else {
            go(route, now);
        }
        return true;
    }
    return false;
}

bool App::run_rules(std::string_view command, double now) {
    if (command == "back") {
        go_back(now);
        return true;
    }
    constexpr std::string_view begin = "jump:";
    if (command.substr(0, begin.size()) != begin) {
        return false;
    }
    const auto number = core::read_number(command.substr(begin.size()));
    if (!number || *number < 0 || *number >= static_cast<std::int64_t>(sections(*rules_).size())) {
        return false;
    }
    rules_->jump = static_cast<int>(*number);
    changed();
    return true;
}

}  // namespace ctq::app
