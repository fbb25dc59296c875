#pragma once

#include <vector>

#include "shell/scenes/lobby/today.hpp"
#include "shell/scenes/scene.hpp"
#include "shell/store/saved_tables.hpp"
#include "shell/ui/lists.hpp"

namespace ctq::app {

/// "Beaten: Level 2".
std::string beaten_words(int level);

/// The match to continue, the games as cards, the ways to everything else.
///
///     play:<game>  variant:<game>=<number>  setup:<game>  first:<game>  resume:<id>  net-table:<id>
///     friend:<game>                                   asks where the friend is; then
///     friend-here:<game>  friend-near:<game>  friend-far:<game>
///     daily:<game>  puzzles  record
///     laboratory  library  rules  ask:table  table:<link>  ask:link  link:<link>

struct LobbyPage;  // how it is laid out

class LobbyScene : public Scene {
  public:
    explicit LobbyScene(Services& services);

    std::string_view name() const override { return "lobby"; }
    std::string title() const override { return "Cartotheque"; }
    std::string status() const override { return "Choose a game to play."; }
    void commands(Commands& list) override;
    void draw(ui::Canvas& canvas, const Commands& list) override;
    /// Over the page's head, where there is nothing to be pressed.
    ui::Rect message_at(ui::Rect screen) const override {
        return {screen.x, screen.y + 10, screen.w, 52};
    }
    std::span<const tables::KeyHelp> keys() const override;

  private:
    const Saved* to_continue() const;
    std::size_t& variant(const core::GameHandle& game);  ///< its place in `variants_`
    bool choose_variant(std::string_view rest);
    void follow_link(std::string_view link);
    void describe_page(ui::Canvas& canvas, const LobbyPage& page, ui::Column& column);
    void draw_foot(ui::Canvas& canvas, ui::Rect rect);
    void add_today(Commands& list);
    void ask_friend(std::string_view game);
    void add_friend_places(Commands& list);
    void play_with_friend(std::string_view game, bool here);
    void draw_friend_sheet(ui::Canvas& canvas);

    Services& services_;
    std::vector<SavedTable> tables_;  ///< over the network, that can be gone on with
    Today today_;
    std::vector<std::size_t> variants_;  ///< that *Play* gives, in the order of the games
    std::vector<int> beaten_;            ///< the highest level of each that was, 0 for none
    std::vector<bool> fresh_;            ///< nobody has played it on this device
    const core::GameHandle* friend_game_ = nullptr;  ///< that is to be played with a friend
    ui::Scroll page_;
};

}  // namespace ctq::app
