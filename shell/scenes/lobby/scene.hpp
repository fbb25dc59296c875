#pragma once

#include <vector>

#include "shell/scenes/page/page_scene.hpp"
#include "shell/store/daily_results.hpp"
#include "shell/store/saved_tables.hpp"

namespace ctq::scenes {

/// The start page: the match to continue, the games as cards, and links to the other pages.
///
///     play:<game>  variant:<game>=<number>  setup:<game>  first:<game>
///     resume:<id>  net-table:<id>
///     friend:<game>                                   ask where the friend is; then one of
///     friend-here:<game>  friend-link:<game>  friend-near:<game>  friend-far:<game>
///     tables  tables-here:<list>                      tables of the server of this page
///     daily:<game>  puzzles  record
///     laboratory  library  rules  ask:table  table:<link>  ask:link  link:<link>
///     settings  about  keys  text-view
class LobbyScene : public PageScene {
  public:
    explicit LobbyScene(Services& services);

    std::string_view name() const override { return "lobby"; }
    std::string title() const override { return "Cartotheque"; }
    std::string status() const override { return "Choose a game to play."; }
    /// Messages are shown over the head of the page, where there are no buttons.
    ui::Rect message_at(ui::Rect screen) const override {
        return {screen.x, screen.y + 10, screen.w, 52};
    }
    std::span<const tables::KeyHelp> keys() const override;

  private:
    /// What the card of a game depends on besides the game.
    struct Card {
        const core::GameHandle* game = nullptr;
        std::size_t variant = 0;  ///< the variant that *Play* starts
        int level = 0;            ///< the level that *Play* gives; 0 for none
        int beaten = 0;           ///< highest level beaten; 0 for none
        bool fresh = false;       ///< never played on this device: its lesson is the main button
        store::DailyResult today{};
    };

    void page(Page& page) override;
    float most_width() const override { return 1160; }
    void add_resume(Page& page);
    void add_today(Page& page);
    void add_card(Page& page, const Card& card);
    void add_links(Page& page);
    void open_sheet(bool Sheets::*sheet);
    const store::Saved* to_continue() const;
    bool choose_variant(std::string_view rest);
    void follow_link(std::string_view link);
    void ask_friend(std::string_view game);
    void add_friend_places(Page& page);
    void play_with_friend(std::string_view game, bool here, const char* setting);

    std::vector<store::SavedTable> tables_;  ///< unfinished matches over the network
    std::vector<Card> cards_;
    int waiting_ = 0;  ///< tables on this page's server that wait for players; -1: no server
    const core::GameHandle* friend_game_ = nullptr;  ///< the game chosen to be played with a friend
};

}  // namespace ctq::scenes
