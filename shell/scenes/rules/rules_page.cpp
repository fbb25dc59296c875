#include "shell/scenes/rules/rules_page.hpp"

#include <algorithm>
#include <utility>

#include "engine/core/record.hpp"
#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/scenes/links_to_rules.hpp"

namespace ctq::scenes {
namespace {

using Kind = RulesBlock::Kind;

core::Result<Figure> read_figure(const core::GameHandle& game, const std::string& name) {
    auto opened = core::read_record(cabinet(), tables::make_view(game.info->id)->figure(name));
    if (!opened) {
        return core::Problem{"figure " + name, opened.problem().text()};
    }
    const core::Turn turn = opened->match.turn();
    return make_figure(std::move(opened->match),
                       turn.kind == core::Turn::Kind::seat ? turn.seat : 1, true);
}

}  // namespace

core::Result<RulesPage> make_rules_page(const core::GameHandle& game, std::string_view set) {
    const auto sets = rule_sets(game);
    const auto is_set = [set](const RuleSet& one) { return one.word == set; };
    if (!set.empty() && std::none_of(sets.begin(), sets.end(), is_set)) {
        return core::Problem{"rules", core::say("{game} has no rule set “{set}”.",
                                                {{"game", game.info->title}, {"set", set}})};
    }
    auto blocks = read_rules(rules_text(game.info->id));
    if (!blocks) {
        return blocks.problem();
    }
    RulesPage page;
    page.game = &game;
    page.set = set;
    page.blocks = std::move(*blocks);
    std::erase_if(page.blocks, [set](const RulesBlock& block) {
        const auto words = core::split(block.sets, ' ');
        return !set.empty() && !block.sets.empty() &&
               std::find(words.begin(), words.end(), set) == words.end();
    });
    for (const RulesBlock& block : page.blocks) {
        if (block.kind != Kind::figure) {
            continue;
        }
        auto figure = read_figure(game, block.figure);
        if (!figure) {
            return figure.problem();
        }
        page.figures.push_back(std::move(*figure));
    }
    return page;
}

std::vector<std::string_view> sections(const RulesPage& page) {
    std::vector<std::string_view> headings;
    for (const RulesBlock& block : page.blocks) {
        if (block.kind == Kind::section) {
            headings.push_back(block.text);
        }
    }
    return headings;
}

}  // namespace ctq::scenes
