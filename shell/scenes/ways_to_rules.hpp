// The ways from every scene to the rules of the games.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/catalogue.hpp"
#include "shell/scenes/commands.hpp"
#include "shell/scenes/services.hpp"

namespace ctq::app {

/// The text of a game's rules; empty where there is none.
std::string_view rules_text(std::string_view game);
/// The games of the cabinet that have a page, in its order.
std::vector<const core::GameHandle*> games_with_rules();
/// The command that opens the page of a game; empty where it has none.
std::string way_to_rules(const core::GameHandle& game);
struct RuleSet {
    std::string word;   ///< in the notation of options
    std::string title;  ///< for people
};

/// The rule sets of a game in the order in which people are shown them; empty where it has only one.
std::vector<RuleSet> rule_sets(const core::GameHandle& game);
/// The route to the page of a game, at the rule set of these options.
std::string rules_route(const core::GameHandle& game, const core::Options& options);
/// Lists that command as "All the rules"; nothing where the game has no page.
void add_way_to_rules(Commands& list, const core::GameHandle& game, Doing run);
/// The doing of these commands from any scene, and of "rules", which opens the first game's.
void add_ways_to_rules(Commands& list, Router& router);

}  // namespace ctq::app
