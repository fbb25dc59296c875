#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/catalogue.hpp"
#include "shell/scenes/board/summary/figure.hpp"
#include "shell/scenes/rules/rules_text.hpp"

/// A page with the rules of a game, and pictures of its board.
namespace ctq::scenes {

struct RulesPage {
    const core::GameHandle* game = nullptr;
    std::string set;  ///< name of the rule set shown; empty: all, or the only one
    std::vector<RulesBlock> blocks;
    std::vector<Figure> figures;  ///< pictures of the page, in order
};

/// Returns the rules page of a game for the rule set `set`, or for all of them if `set` is empty.
/// Fails if there is no such rule set, if the text is missing, or if a line or figure is malformed.
core::Result<RulesPage> make_rules_page(const core::GameHandle& game, std::string_view set = {});

/// Returns the headings of the sections.
std::vector<std::string_view> sections(const RulesPage& page);

}  // namespace ctq::scenes
