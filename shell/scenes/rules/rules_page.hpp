#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/catalogue.hpp"
#include "shell/scenes/board/figure.hpp"
#include "shell/scenes/rules/rules_text.hpp"

/// The rules of a game as a page to read, with pictures of its table.
namespace ctq::app {

struct RulesPage {
    const core::GameHandle* game = nullptr;
    std::string
        set;  ///< the word of the rule set it is of; empty for all, or where the game has only one
    std::vector<RulesBlock> blocks;
    std::vector<Figure> figures;  ///< of the blocks that are one, in order
};

/// The page of a game: what it says of the rule set with this word, of all where that is empty. Problem: there
/// is no such rule set, no text, or one with a line or figure that can't be read.
core::Result<RulesPage> make_rules_page(const core::GameHandle& game, std::string_view set = {});

/// The headings of the sections.
std::vector<std::string_view> sections(const RulesPage& page);

}  // namespace ctq::app
