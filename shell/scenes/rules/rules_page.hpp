#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/catalogue.hpp"
#include "shell/scenes/board/figure.hpp"
#include "shell/scenes/rules/rules_text.hpp"

/// The rules of a game as a page with pictures of its table.
namespace ctq::scenes {

struct RulesPage {
    const core::GameHandle* game = nullptr;
    std::string set;  ///< word of the rule set shown; empty for all, or if the game has only one
    std::vector<RulesBlock> blocks;
    std::vector<Figure> figures;  ///< pictures of the figure blocks, in order
};

/// Returns the rules page of a game, limited to the rule set `set`; empty for all. Fails if there
/// is no such rule set, if the text is missing, or if a line or figure is malformed.
core::Result<RulesPage> make_rules_page(const core::GameHandle& game, std::string_view set = {});

/// Returns the headings of the sections.
std::vector<std::string_view> sections(const RulesPage& page);

}  // namespace ctq::scenes
