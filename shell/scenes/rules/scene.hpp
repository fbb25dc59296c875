#pragma once

#include "shell/scenes/page/page_scene.hpp"
#include "shell/scenes/rules/rules_page.hpp"

namespace ctq::scenes {

/// Shows the rules of a game: a table of contents with links, text, and pictures of the board.
///
///     rules=<game>;<set>      open the scene; without <set>: the rule set last set up
///     rules:<game>            open the rules of another game
///     rule-set:<set>          show another rule set
///     jump:<n>                scroll to section <n>, counted from 0
class RulesScene : public PageScene {
  public:
    RulesScene(Services& services, RulesPage page) : PageScene(services), page_(std::move(page)) {}

    std::string_view name() const override { return "rules"; }
    std::string title() const override;
    std::string status() const override;
    std::span<const tables::KeyHelp> keys() const override;

  private:
    void page(Page& page) override;
    float most_width() const override { return 720; }
    void add_choices(Page& page);
    void add_contents(Page& page);
    void add_blocks(Page& page);
    void add_figure(Page& page, const RulesBlock& block, std::size_t number);
    void jump(std::string_view section);

    RulesPage page_;
};

/// Opens the scene. `rest` is a game's id; a semicolon and the name of a rule set may follow.
Opened open_rules(Services& services, std::string_view rest);

}  // namespace ctq::scenes
