#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "shell/match/log.hpp"
#include "shell/match/session.hpp"
#include "shell/scenes/board/log_rows.hpp"
#include "shell/scenes/scene.hpp"
#include "shell/scenes/sounds.hpp"
#include "shell/tables/view.hpp"
#include "shell/ui/lists.hpp"
#include "shell/ui/zoom.hpp"

namespace ctq::app {

/// A scene around a board: the session, its view, what is chosen on the board, the log. Table,
/// review and sandbox stand on it.
class BoardScene : public Scene {
  public:
    BoardScene(Services& services, Session session);

    const Session* session() const final { return &session_; }
    const BoardScene* board() const final { return this; }
    std::string badge() const override { return session_.badge(); }
    void describe(TextView& page) const override;

    // For what draws it.
    /// The view of what is shown.
    virtual tables::TableView& view() const { return *view_; }
    /// The view of the match as it stands.
    tables::TableView& own_view() const { return *view_; }
    /// What is chosen on the board, and what can be.
    const tables::Picker& picker() const { return picker_; }
    /// What has happened up to the position shown; where one steps through the match, all of it.
    const std::vector<LogEntry>& log() const { return log_.lines(); }
    /// The log itself, which numbers its versions.
    const Log& match_log() const { return log_; }
    /// What the view is given to draw and to speak.
    virtual tables::ViewContext context() const;
    /// The line of the log whose position is shown instead of the last one; -1 for none.
    virtual int line_looked_at() const { return -1; }
    /// As the seat is called here, in its row and its chip.
    virtual std::string seat_title(int seat) const { return session_.name(seat); }
    /// What the person has chosen for the program, and the sheets that can lie over the scene.
    const Settings& settings() const { return services_.settings; }
    Sheets& sheets() const { return services_.sheets; }
    /// Asks for a command, done by the next tick.
    void ask(std::string_view command) const { services_.asked.emplace_back(command); }

    /// What the frame keeps from picture to picture: open sheets, scrolled lists.
    struct Frame {
        ui::Zoom board;
        bool board_zooms = false;  ///< its places are small here
        ui::Scroll log;
        LogRows log_rows;
        int log_plies = 0;  ///< while the board still moves: the log tells so many actions
        ui::Scroll seats;   ///< beside the board, where there are too many cards for the screen
        bool log_open = false;
        bool seats_open = false;  ///< the players' sheet of a small screen
    };
    Frame frame;

  protected:
    /// Brings everything that follows from the session up to date; does nothing where that has not
    /// changed.
    void refresh();
    /// What can be done by pointing at the board; sorted.
    virtual core::ActionList offered() const { return session_.legal(); }
    /// Whether a spot of this name lies on the board or belongs to its hand.
    static bool on_board(std::string_view spot);
    /// The spot of actions that was clicked on the board in this frame; none where it was not there.
    std::optional<std::string> clicked_on_board(const ui::Spots& spots) const;
    /// Why nothing can be done by pointing at a spot, with what is chosen already, as a sentence;
    /// empty where there is nothing to say.
    std::string why_not(std::string_view spot) const;
    /// The session has changed, and so have the actions that are offered.
    virtual void refreshed() {}
    /// The last action of a seat before the position shown; null where there was none.
    const LastAction* last() const { return recent_.empty() ? nullptr : &recent_.back(); }
    /// Seconds that a movement on the board takes.
    virtual float motion_seconds() const;
    /// Seconds for which a moment is shown that one has to read; 0 where nobody waits for it.
    virtual double hold_seconds() const { return 0; }
    /// Somebody has pressed something.
    virtual void hurried() {}
    /// Whether something would have been heard since the last call, with sound.
    bool take_missed_sound() { return std::exchange(missed_sound_, false); }
    /// How many actions the log tells.
    virtual int log_end() const { return session_.match().cursor(); }
    /// What has happened until now is shown as it stands, not as something that moves.
    void show_at_once() { shown_jumps_ = session_.jumps(); }
    /// Another match is shown from now on.
    void show(Session session);
    /// Whether nothing older than the newest position is still being shown.
    bool shows_newest() const { return steps_.empty() && view_->telling(context()).empty(); }
    /// Gives the view what has happened since the last frame; to be called first of all in a frame.
    void animate(ui::Canvas& canvas);
    /// Lists the way to the sheet of links, which `run` opens.
    Command& add_share(Commands& list, Doing run) const;
    /// Lists the ways to a picture of the position: "save-picture", "save-svg", "send-picture".
    void add_pictures(Commands& list) const;
    /// The position in words, with these lines before those of the game.
    void describe(TextView& page, std::vector<std::string> lines) const;
    void changed() const { services_.notices.change(); }
    void tell(std::string_view words) const { services_.notices.tell(words); }

    Services& services_;
    Session session_;
    std::unique_ptr<tables::TableView> view_;
    tables::Picker picker_;

  private:
    enum class PictureWay { save, save_svg, send };
    void give_picture(PictureWay way) const;
    void sound(std::span<const Step> steps);
    void sound_now(Sound sound);

    Log log_;
    std::vector<LastAction> recent_;
    std::vector<Step> steps_;  ///< not yet given to the view
    SoundLimiter sound_limiter_;
    std::optional<Sound> to_sound_;  ///< once what it tells of is seen
    bool missed_sound_ = false;
    int shown_sequence_ = -1;
    int shown_jumps_ = 0;
};

}  // namespace ctq::app
