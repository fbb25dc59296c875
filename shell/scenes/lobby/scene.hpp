#pragma once

#include <vector>

#include "shell/scenes/lobby/today.hpp"
#include "shell/scenes/scene.hpp"
#include "shell/store/saved_tables.hpp"
#include "shell/ui/lists.hpp"

namespace ctq::scenes {

/// Returns the label for the highest level that the person has beaten: "Beaten: Level 2".
std::string beaten_words(int level);

/// Returns the level that *Play* gives, after `before`: ", Level 2"; empty for level 0, none.
std::string level_words(int level, std::string_view before);

/// The start page: the match to continue, the games as cards, and links to the other pages.
///
///     play:<game>  variant:<game>=<number>  setup:<game>  first:<game>
///     resume:<id>  net-table:<id>
///     friend:<game>                                   ask where the friend is; then one of
///     friend-here:<game>  friend-link:<game>  friend-near:<game>  friend-far:<game>
///     tables  tables-here:<list>                      tables of the server of this page
///     daily:<game>  puzzles  record
///     laboratory  library  rules  ask:table  table:<link>  ask:link  link:<link>

struct LobbyPage;  // layout of the page, see drawing.cpp

class LobbyScene : public Scene {
  public:
    explicit LobbyScene(Services& services);

    std::string_view name() const override { return "lobby"; }
    std::string title() const override { return "Cartotheque"; }
    std::string status() const override { return "Choose a game to play."; }
    void commands(Commands& list) override;
    void draw(ui::Canvas& canvas, const Commands& list) override;
    /// Messages are shown over the head of the page, where there are no buttons.
    ui::Rect message_at(ui::Rect screen) const override {
        return {screen.x, screen.y + 10, screen.w, 52};
    }
    std::span<const tables::KeyHelp> keys() const override;

  private:
    const store::Saved* to_continue() const;
    std::size_t& variant(const core::GameHandle& game);  ///< its index in `variants_`
    bool choose_variant(std::string_view rest);
    void follow_link(std::string_view link);
    void describe_page(ui::Canvas& canvas, const LobbyPage& page, ui::Column& column);
    void draw_foot(ui::Canvas& canvas, ui::Rect rect);
    void add_today(Commands& list);
    void ask_friend(std::string_view game);
    void add_friend_places(Commands& list);
    void play_with_friend(std::string_view game, bool here, const char* setting);
    void draw_friend_sheet(ui::Canvas& canvas);

    Services& services_;
    std::vector<store::SavedTable> tables_;  ///< unfinished matches over the network
    Today today_;
    std::vector<std::size_t> variants_;  ///< the variant that *Play* starts, for each game in the
                                         ///< order of the list of games
    std::vector<int> levels_;            ///< the level that *Play* gives; 0 for none
    std::vector<int> beaten_;            ///< highest level beaten in each game; 0 for none
    std::vector<bool> fresh_;  ///< per game: offer its lesson, as it was never played here
    int waiting_ = 0;  ///< tables on this page's server that wait for players; -1: no server
    const core::GameHandle* friend_game_ = nullptr;  ///< the game chosen to be played with a friend
    ui::Scroll page_;
};

}  // namespace ctq::scenes
