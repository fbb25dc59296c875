#include "shell/scenes/links_to_rules.hpp"

#include "assets/rules/rules.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/match/table_setup.hpp"

namespace ctq::scenes {

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

std::string link_to_rules(const core::GameHandle& game) {
    const std::string_view id = game.info->id;
    return rules_text(id).empty() ? std::string() : "rules:" + std::string(id);
}

std::vector<RuleSet> rule_sets(const core::GameHandle& game) {
    const core::OptionTable table = game.info->options;
    const int preset = core::preset_index(table);
    std::vector<RuleSet> sets;
    if (preset >= 0) {
        const core::OptionSpec& spec = table[static_cast<std::size_t>(preset)];
        for (const int choice : match::ordered_values(game, preset)) {
            sets.push_back({core::option_word(spec, choice), core::option_title(spec, choice)});
        }
    }
    return sets;
}

std::string rules_route(const core::GameHandle& game, const core::Options& options) {
    const core::OptionTable table = game.info->options;
    const int preset = core::preset_index(table);
    std::string route = "rules=" + std::string(game.info->id);
    if (preset >= 0) {
        const core::OptionSpec& spec = table[static_cast<std::size_t>(preset)];
        route += ";" + core::option_word(spec, options[preset]);
    }
    return route;
}

void add_link_to_rules(Commands& list, const core::GameHandle& game, Callback run) {
    if (const std::string command = link_to_rules(game); !command.empty()) {
        list.add(command, "All the rules", run);
    }
}

void add_links_to_rules(Commands& list, Router& router) {
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

}  // namespace ctq::scenes
