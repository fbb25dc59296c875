// Texts and routes of the games' rules, and the commands that open them from any scene.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "shell/scenes/commands.hpp"
#include "shell/scenes/services.hpp"

namespace ctq::scenes {

/// Returns the text of the rules of the game with this id; empty if there is none.
std::string_view rules_text(std::string_view game);
/// Returns the games that have a rules page, in the order of the list of games.
std::vector<const core::GameHandle*> games_with_rules();
/// Returns the id of the command that opens a game's rules page; empty if it has no page.
std::string link_to_rules(const core::GameHandle& game);
struct RuleSet {
    std::string word;   ///< the rule set's name in the text of options
    std::string title;  ///< the name shown to people
};

/// Returns the rule sets of a game in display order; empty if the game has only one.
std::vector<RuleSet> rule_sets(const core::GameHandle& game);
/// Returns the route to a game's rules page that shows the rule set of these options.
std::string rules_route(const core::GameHandle& game, const core::Options& options);
/// Adds the command with the id `link_to_rules` and the label "All the rules". Does nothing if the
/// game has no rules page.
void add_link_to_rules(Commands& list, const core::GameHandle& game, Callback run);
/// Adds the callbacks for "rules:<game>", and for "rules", which opens the rules of the first game.
/// They work in any scene.
void add_links_to_rules(Commands& list, Router& router);

}  // namespace ctq::scenes
