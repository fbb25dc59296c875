#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.hpp"

/// The text of a rules page: a small subset of Markdown.
///
///     # Title                       once, first
///     ## Section                    a heading the table of contents leads to
///     A paragraph, over one         lines are joined; an empty line ends it
///     or more lines.
///     - An item                     a line each; lines indented by two spaces go on with it
///     ![name](What it shows.)       a figure of the game's table, and it in words
///     [board cards] - An item       only for these rule sets, by their words in the notation of options;
///                                   of a section: with all that follows up to the next one
///
/// Anything else that begins like one of these but is none is a problem, so that a slip shows in
/// the tests and not on the page.
namespace ctq::app {

struct RulesBlock {
    enum class Kind { title, section, paragraph, item, figure };
    Kind kind;
    std::string text;    ///< in plain words; of a figure what it shows
    std::string figure;  ///< its name; empty for other kinds
    std::string sets;    ///< the rule sets it is for, separated by spaces; empty for all
};

/// Most blocks of a page, and most bytes of its text.
constexpr std::size_t kMostRulesBlocks = 400;
constexpr std::size_t kMostRulesBytes = 20000;

/// The blocks of a page in order. Problem: the line (as `where`) that is not of the subset, a text
/// without a title, or one that is too long.
core::Result<std::vector<RulesBlock>> read_rules(std::string_view text);

}  // namespace ctq::app
