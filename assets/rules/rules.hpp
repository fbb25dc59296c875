// The rules of the games as texts. shell/scenes/rules/rules_text.hpp parses them.
#pragma once

#include <span>
#include <string_view>

namespace ctq::assets {

struct RulesText {
    std::string_view game;  ///< the id of the game
    std::string_view text;
};

/// The texts of assets/rules, one for each file, sorted by game.
std::span<const RulesText> rules_texts();

}  // namespace ctq::assets
