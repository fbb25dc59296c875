#include "shell/scenes/rules/scene.hpp"

#include <algorithm>

#include "engine/core/text.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/scenes/links_to_rules.hpp"
#include "shell/scenes/text_view.hpp"

namespace ctq::scenes {

Opened open_rules(Services& services, std::string_view rest) {
    const std::string_view id = rest.substr(0, rest.find(';'));
    const auto found = core::find_game(cabinet(), id);
    if (!found) {
        return found.problem();
    }
    if (id.size() == rest.size() && !rule_sets(**found).empty()) {
        const std::string route = rules_route(**found, last_set_up(services, **found).options);
        return open_rules(services, std::string_view(route).substr(route.find('=') + 1));
    }
    auto page = make_rules_page(**found, rest.substr(std::min(id.size() + 1, rest.size())));
    if (!page) {
        return page.problem();
    }
    return Opened(std::make_unique<RulesScene>(services, std::move(*page)));
}

std::string RulesScene::title() const {
    return "Rules of " + std::string(page_.game->info->title);
}

std::string RulesScene::status() const {
    return "The rules of " + std::string(page_.game->info->title) + ".";
}

void RulesScene::commands(Commands& list) {
    list.group("Rules");
    list.add("back", "Back", [this] { services_.router.back(); }).key = kLeave;
    for (const core::GameHandle* game : games_with_rules()) {
        // Replaces the page, so that Back does not return to the previous game's rules.
        list.add_choice(
            link_to_rules(*game), game->info->title, game == page_.game,
            [this](std::string_view id) { services_.router.replace("rules=" + std::string(id)); });
    }
    const std::vector<RuleSet> sets = rule_sets(*page_.game);
    if (!sets.empty()) {
        list.group("Rule set");
    }
    for (const RuleSet& set : sets) {
        list.add_choice("rule-set:" + set.word, set.title, set.word == page_.set,
                        [this](std::string_view word) {
                            services_.router.replace("rules=" + std::string(page_.game->info->id) +
                                                     ";" + std::string(word));
                        });
    }
    list.group("Contents");
    int number = 0;
    for (const std::string_view heading : sections(page_)) {
        list.add("jump:" + std::to_string(number++), std::string(heading),
                 [this](std::string_view section) { jump(section); });
    }
}

void RulesScene::jump(std::string_view section) {
    jump_ = static_cast<int>(*core::read_number(section));
    services_.notices.change();
}

void RulesScene::describe(TextView& page) const {
    constexpr const char* kinds[] = {"title", "section", "paragraph", "item", "figure"};
    page.begin_page();
    for (const RulesBlock& block : page_.blocks) {
        if (block.kind != RulesBlock::Kind::title) {  // the text view shows the title already
            page.part(kinds[static_cast<int>(block.kind)], block.text);
        }
    }
    page.end_page();
}

std::span<const tables::KeyHelp> RulesScene::keys() const {
    static constexpr tables::KeyHelp kKeys[] = {{"Up, Down", "scroll"},
                                                {"Page Up", "a page up; Page Down: down"},
                                                {"Home", "to the top"},
                                                {"End", "to the end"}};
    return kKeys;
}

}  // namespace ctq::scenes
