#pragma once

#include <string>
#include <string_view>

#include "shell/scenes/board/board_scene.hpp"
#include "shell/scenes/table/parts.hpp"

namespace ctq::scenes {

/// The table: the scene in which a match is played. Its features are in its parts, see parts.hpp. A
/// table over the network has other parts than a local one.
class TableScene : public BoardScene {
  public:
    /// Makes a table with the parts that `make` returns.
    TableScene(Services& services, match::Session session, std::string id,
               const std::function<TableParts(Table&)>& make);

    std::string_view name() const override { return "table"; }
    std::string title() const override { return board_.session.game().info->title; }
    std::string status() const override;
    std::string badge() const override;
    void commands(Commands& list) override;
    std::string events() const override;
    std::string_view call() const override;
    std::optional<TypingField> typing() const override;
    std::string report() const override;
    std::string chain() const override;
    void tick(double now) override;
    double wake(double now) const override;
    bool quiet() const override;
    void draw(ui::Canvas& canvas, const Commands& list) override;
    void pointed(const ui::Spots& spots) override;
    std::span<const tables::KeyHelp> keys() const override;
    std::span<const tables::KeyHelp> game_keys() const override;
    std::span<const std::string_view> how_to_play() const override {
        return board_.view->how_to_play();
    }
    ui::Rect message_at(ui::Rect /*screen*/) const override { return message_at_; }
    tables::ViewContext context() const override { return table_.context(); }
    int log_end() const override { return told(); }
    tables::ViewContext drawn_context() const override { return table_.drawn_context(); }
    tables::TableView& view() const override { return table_.view(); }
    int line_looked_at() const override;
    std::string unfinished() const override;

    /// Returns the state that the parts share.
    Table& table() { return table_; }
    const Table& table() const { return table_; }

  private:
    float motion_seconds() const override;

    Table table_;
    ui::Rect message_at_;  ///< area for messages; covers neither the board nor the prompt
};

}  // namespace ctq::scenes
