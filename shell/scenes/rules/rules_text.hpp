#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.hpp"

/// The text of a rules page: a small subset of Markdown.
///
///     # Title                       once, first
///     ## Section                    a heading, listed in the table of contents
///     A paragraph, over one         lines are joined; an empty line ends the paragraph
///     or more lines.
///     - An item                     lines indented by two spaces continue the item
///     ![name](What it shows.)       a figure of the game's table, and its caption
///     [board cards] - An item       only for these rule sets, named as in the text of options;
///                                   before a section: for everything up to the next section
///
/// A line that begins like one of these but is malformed is an error. So the tests find the
/// mistake, and it never reaches a reader.
namespace ctq::scenes {

struct RulesBlock {
    enum class Kind { title, section, paragraph, item, figure };
    Kind kind;
    std::string text;    ///< plain text; for a figure its caption
    std::string figure;  ///< name of the figure; empty for other kinds
    std::string sets;    ///< the rule sets it applies to, separated by spaces; empty for all
};

/// Limits on the blocks and on the bytes of a page.
constexpr std::size_t kMostRulesBlocks = 400;
constexpr std::size_t kMostRulesBytes = 20000;

/// Returns the blocks of a page in order. Fails if a line is not in this subset of Markdown (the
/// error's `where` is the line), if the title is missing, or if the text is too long.
core::Result<std::vector<RulesBlock>> read_rules(std::string_view text);

}  // namespace ctq::scenes
