#include "shell/scenes/rules/rules_text.hpp"

#include <algorithm>
#include <utility>

namespace ctq::scenes {
namespace {

using Kind = RulesBlock::Kind;

core::Problem problem(int line, const char* sentence) {
    return {"line " + std::to_string(line), sentence};
}

/// Parses "![name](words)". Returns false if the line is malformed.
bool read_figure(std::string_view line, RulesBlock& block) {
    const std::size_t middle = line.find("](");
    if (middle == std::string_view::npos || middle <= 2 || line.back() != ')' ||
        middle + 3 >= line.size()) {
        return false;
    }
    block.figure = line.substr(2, middle - 2);
    block.text = line.substr(middle + 2, line.size() - middle - 3);
    return true;
}

/// Removes "[board cards] " from the front of a line and returns the rule sets; empty if there are
/// none.
std::string_view take_sets(std::string_view& line) {
    const std::size_t end = line.find("] ");
    if (line[0] != '[' || end == std::string_view::npos) {
        return {};
    }
    const std::string_view sets = line.substr(1, end - 1);
    line.remove_prefix(end + 2);
    return sets;
}

/// Parses the first line of a block. Leaves the text of a paragraph empty. Returns false if the
/// line is malformed.
bool read_start(std::string_view line, RulesBlock& block) {
    block.kind = Kind::paragraph;
    if (line.starts_with("![")) {
        block.kind = Kind::figure;
        return read_figure(line, block);
    }
    constexpr std::pair<std::string_view, Kind> marks[] = {
        {"# ", Kind::title}, {"## ", Kind::section}, {"- ", Kind::item}};
    for (const auto& [mark, kind] : marks) {
        if (line.starts_with(mark)) {
            block.kind = kind;
            block.text = line.substr(mark.size());
            return !block.text.empty();
        }
    }
    block.text = line;
    return line.find_first_of("# ![") != 0;
}

}  // namespace

core::Result<std::vector<RulesBlock>> read_rules(std::string_view text) {
    if (text.size() > kMostRulesBytes) {
        return core::Problem{"", "The text of the rules is too long."};
    }
    std::vector<RulesBlock> blocks;
    bool goes_on = false;      // the last block may continue on the next line
    std::string_view section;  // rule sets of the current section
    for (int number = 1; !text.empty(); ++number) {
        std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), line.size() + 1));
        if (line.empty()) {
            goes_on = false;
            continue;
        }
        const std::string_view sets = take_sets(line);
        goes_on = goes_on && sets.empty();
        if (goes_on && blocks.back().kind == Kind::item && line.starts_with("  ")) {
            blocks.back().text += line.substr(1);
            continue;
        }
        RulesBlock block;
        if (line.empty() || !read_start(line, block)) {
            return problem(number, "This is no heading, paragraph, item or figure.");
        }
        if (block.kind == Kind::section) {
            section = sets;
        }
        block.sets = sets.empty() ? section : sets;
        if (goes_on && blocks.back().kind == Kind::paragraph && block.kind == Kind::paragraph) {
            blocks.back().text += " " + block.text;
            continue;
        }
        if ((block.kind == Kind::title) != blocks.empty()) {
            return problem(number, "A page has one title, and it comes first.");
        }
        if (blocks.size() >= kMostRulesBlocks) {
            return problem(number, "There are too many parts.");
        }
        goes_on = block.kind == Kind::paragraph || block.kind == Kind::item;
        blocks.push_back(std::move(block));
    }
    if (blocks.empty()) {
        return core::Problem{"", "The text of the rules is empty."};
    }
    return blocks;
}

}  // namespace ctq::scenes
