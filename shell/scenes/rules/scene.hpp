#pragma once

#include "shell/scenes/rules/rules_page.hpp"
#include "shell/scenes/scene.hpp"
#include "shell/ui/lists.hpp"

namespace ctq::app {

/// The rules of a game: a contents list to jump by, text, pictures of the table.
///
///     rules=<game>;<set>      leads here; without the set at the one that was set up last
///     rules:<game>            opens another game's
///     rule-set:<set>          turns to another rule set
///     jump:<n>                goes to section <n>, from 0
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
        int section = -1;   ///< the one that is read; -1 before the first
        float offset = -1;  ///< how far the page was scrolled then
    };

    std::optional<int> jump_;  ///< the section that the next frame shows
    Reading read_;
    ui::Scroll scroll_;
};

/// `rest` is a game's id, and behind a semicolon the word of a rule set.
Opened open_rules(Services& services, std::string_view rest);

}  // namespace ctq::app
