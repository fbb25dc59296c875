#include "shell/scenes/rules/scene.hpp"

#include "engine/core/text.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/scenes/text_view.hpp"
#include "shell/scenes/ways_to_rules.hpp"

namespace ctq::app {

Opened open_rules(Services& services, std::string_view rest) {
    const auto found = core::find_game(cabinet(), rest);
    if (!found) {
        return found.problem();
    }
    auto page = make_rules_page(**found);
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
        // From one page to another without a step more to go back.
        list.add_choice(
            way_to_rules(*game), game->info->title, game == page_.game,
            [this](std::string_view id) { services_.router.replace("rules=" + std::string(id)); });
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
        if (block.kind != RulesBlock::Kind::title) {  // the view has it
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

}  // namespace ctq::app
