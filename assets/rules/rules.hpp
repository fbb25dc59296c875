// The rules of the games as texts; shell/scenes/rules/rules_text.hpp reads them.
#pragma once

#include <span>
#include <string_view>

namespace ctq::assets {

struct RulesText {
    std::string_view game;  ///< its id
    std::string_view text;
};

/// One for each file of assets/rules, by game.
std::span<const RulesText> rules_texts();

}  // namespace ctq::assets
