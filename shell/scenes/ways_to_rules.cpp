#include "shell/scenes/ways_to_rules.hpp"

#include "assets/rules/rules.hpp"
#include "engine/games/catalogue.hpp"

namespace ctq::app {

std::string_view rules_text(std::string_view game) {
    for (const assets::RulesText& rules : assets::rules_texts()) {
        if (rules.game == game) {
            return rules.text;
        }
    }
    return {};
}

std::vector<const core::GameHandle*> games_with_rules() {
    std::vector<const core::GameHandle*> games;
    for (const core::GameHandle* game : cabinet()) {
        if (!rules_text(game->info->id).empty()) {
            games.push_back(game);
        }
    }
    return games;
}

std::string way_to_rules(const core::GameHandle& game) {
    const std::string_view id = game.info->id;
    return rules_text(id).empty() ? std::string() : "rules:" + std::string(id);
}

void add_way_to_rules(Commands& list, const core::GameHandle& game) {
    if (std::string way = way_to_rules(game); !way.empty()) {
        list.add(way, "All the rules", {});
    }
}

void add_ways_to_rules(Commands& list, Router& router) {
    list.family("rules:", [&router](std::string_view game) {
        const auto found = core::find_game(cabinet(), game);
        if (!found || rules_text(game).empty()) {
            return false;
        }
        router.go("rules=" + std::string(game));
        return true;
    });
    list.family("rules", [&router](std::string_view rest) {
        const auto games = games_with_rules();
        if (!rest.empty() || games.empty()) {
            return false;
        }
        router.go("rules=" + std::string(games.front()->info->id));
        return true;
    });
}

}  // namespace ctq::app
