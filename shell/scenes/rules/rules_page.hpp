#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shell/match/recent_actions.hpp"
#include "shell/match/session.hpp"
#include "shell/scenes/rules/rules_text.hpp"
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

/// The headings of the sections.
std::vector<std::string_view> sections(const RulesPage& page);

}  // namespace ctq::app
