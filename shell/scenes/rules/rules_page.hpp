#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shell/match/session.hpp"
#include "shell/scenes/commands.hpp"
#include "shell/scenes/rules/rules_text.hpp"
#include "shell/scenes/services.hpp"
#include "shell/tables/view.hpp"

/// The rules of a game as a page to read, with pictures of its table.
namespace ctq::app {

/// A position of the game and the view that draws it.
struct RulesFigure {
    Session session;
    std::unique_ptr<tables::TableView> view;
    std::optional<LastAction> last;
};

struct RulesPage {
    const core::GameHandle* game = nullptr;
    std::vector<RulesBlock> blocks;
    std::vector<RulesFigure> figures;  ///< of the blocks that are one, in order
};

/// The page of a game. Problem: it has no text, or one with a line or figure that can't be read.
core::Result<RulesPage> make_rules_page(const core::GameHandle& game);

/// The games of the cabinet that have a page, in its order.
std::vector<const core::GameHandle*> games_with_rules();
/// The command that opens the page of a game; empty where it has none.
std::string way_to_rules(const core::GameHandle& game);
/// The same for the text view.
void add_way_to_rules(std::vector<Command>& list, const core::GameHandle& game, const char* group);
void add_way_to_rules(Commands& list, const core::GameHandle& game);
/// The doing of these commands from any scene, and of "rules", which opens the first game's.
void add_ways_to_rules(Commands& list, Router& router);

/// The headings of the sections.
std::vector<std::string_view> sections(const RulesPage& page);

}  // namespace ctq::app
