#pragma once

#include "shell/scenes/rules/rules_page.hpp"
#include "shell/scenes/scene.hpp"
#include "shell/ui/lists.hpp"

namespace ctq::scenes {

/// Shows the rules of a game: a table of contents with links, text, and pictures of the board.
///
///     rules=<game>;<set>      open the scene; without <set>: the rule set last set up
///     rules:<game>            open the rules of another game
///     rule-set:<set>          show another rule set
///     jump:<n>                scroll to section <n>, counted from 0
class RulesScene : public Scene {
  public:
    RulesScene(Services& services, RulesPage page) : services_(services), page_(std::move(page)) {}

    std::string_view name() const override { return "rules"; }
    std::string title() const override;
    std::string status() const override;
    void commands(Commands& list) override;
    void describe(TextView& page) const override;
    void draw(ui::Canvas& canvas, const Commands& list) override;
    std::span<const tables::KeyHelp> keys() const override;

  private:
    void jump(std::string_view section);
    void draw_page(ui::Canvas& canvas, ui::Rect rect, bool contents);
    void draw_contents(ui::Canvas& canvas, ui::Rect rect) const;
    void draw_block(ui::Canvas& canvas, ui::Rect rect, const RulesBlock& block,
                    const Figure* figure) const;

    Services& services_;
    RulesPage page_;
    struct Reading {
        int section = -1;   ///< the section at the top of the screen; -1 before the first
        float offset = -1;  ///< scroll offset when `section` was set
    };

    std::optional<int> jump_;  ///< section to show in the next frame
    Reading read_;
    ui::Scroll scroll_;
};

/// Opens the scene. `rest` is a game's id; a semicolon and the name of a rule set may follow.
Opened open_rules(Services& services, std::string_view rest);

}  // namespace ctq::scenes
