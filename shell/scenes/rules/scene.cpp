#include "shell/scenes/rules/scene.hpp"

#include <algorithm>

#include "engine/core/text.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/scenes/links_to_rules.hpp"

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

void RulesScene::page(Page& page) {
    add_back(page);
    add_choices(page);
    page.side([&] { add_contents(page); });
    page.paper([&] { add_blocks(page); });
}

/// Adds the choice of the game and of its rule set.
void RulesScene::add_choices(Page& page) {
    page.choice("", "Game", "", As::row);
    for (const core::GameHandle* game : games_with_rules()) {
        const std::string_view title = game->info->title;
        // Replaces the page, so that Back does not return to the previous game's rules.
        page.option(link_to_rules(*game), title, game == page_.game,
                    [this](std::string_view id) {
                        services_.router.replace("rules=" + std::string(id));
                    })
            .look.word = tables::short_title(title);
    }
    const std::vector<RuleSet> sets = rule_sets(*page_.game);
    if (!sets.empty()) {
        page.choice("", "Rule set", "", As::row);
    }
    for (const RuleSet& set : sets) {
        page.option("rule-set:" + set.word, set.title, set.word == page_.set,
                    [this](std::string_view word) {
                        services_.router.replace("rules=" + std::string(page_.game->info->id) +
                                                 ";" + std::string(word));
                    });
    }
}

void RulesScene::add_contents(Page& page) {
    page.text("Contents", Voice::caption);
    page.buttons(As::links);
    int number = 0;
    for (const std::string_view heading : sections(page_)) {
        page.command("jump:" + std::to_string(number++), heading,
                     [this](std::string_view section) { jump(section); });
    }
}

void RulesScene::add_blocks(Page& page) {
    constexpr Voice kVoices[] = {Voice::title, Voice::section, Voice::body, Voice::item};
    std::size_t figures = 0;
    for (const RulesBlock& block : page_.blocks) {
        if (block.kind == RulesBlock::Kind::figure) {
            add_figure(page, block, figures++);
        } else {
            page.text(block.text, kVoices[static_cast<int>(block.kind)]);
        }
    }
}

void RulesScene::add_figure(Page& page, const RulesBlock& block, std::size_t number) {
    // The width at which a figure looks best; its height follows `figure_height`.
    constexpr PictureSize kSize{.by_width = 0.5F, .least = 270, .most = 340, .captioned = true};
    struct Draw {
        const Figure* figure;
        const store::Settings* settings;
        void operator()(ui::Canvas& canvas, ui::Rect rect) const {
            draw_figure(canvas, rect, *figure, reduced_motion(*settings));
        }
    };
    page.picture("figure:" + std::to_string(number), kSize, block.text,
                 Draw{&page_.figures[number], &services_.settings});
}

void RulesScene::jump(std::string_view section) {
    view_.jump = static_cast<int>(*core::read_number(section));
    services_.notices.change();
}

std::span<const tables::KeyHelp> RulesScene::keys() const {
    static constexpr tables::KeyHelp kKeys[] = {{"Up, Down", "scroll"},
                                                {"Page Up", "a page up; Page Down: down"},
                                                {"Home", "to the top"},
                                                {"End", "to the end"}};
    return kKeys;
}

}  // namespace ctq::scenes
