#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "shell/match/log.hpp"
#include "shell/match/recent_actions.hpp"
#include "shell/match/session.hpp"
#include "shell/scenes/board/log_rows.hpp"
#include "shell/scenes/services.hpp"
#include "shell/scenes/sounds.hpp"
#include "shell/tables/view.hpp"
#include "shell/ui/lists.hpp"
#include "shell/ui/zoom.hpp"

namespace ctq::app {

/// A match on a board: the session, its view, what is chosen there, the log. It knows no scene; times
/// in seconds.
struct Board {
    Board(Services& of, Session shown);

    /// Another match is shown from now on.
    void show(Session other);
    /// What has happened until now is shown as it stands, not as something that moves.
    void show_at_once() { shown_jumps_ = session.jumps(); }
    /// Brings up to date what follows from the session: `offered` is what can be done by pointing,
    /// sorted; the log tells `log_end` actions. Whether the session has changed since the last time;
    /// `settle` has to follow then.
    bool refresh(const core::ActionList& offered, int log_end);
    /// The last thing after a refresh: the view looks at the position, and something has changed.
    void settle();
    /// Gives the view what has happened since the last frame, to be called first of all in a frame.
    /// `pressed`: somebody has pressed something in it; a movement takes `seconds`, a moment that one
    /// has to read is shown for `hold`, 0 where nobody waits for it.
    void animate(ui::Canvas& canvas, bool pressed, float seconds, double hold);
    /// Whether nothing older than the newest position is still being shown.
    bool shows_newest() const { return steps_.empty() && view->telling(context()).empty(); }
    /// Whether something would have been heard since the last call, with sound.
    bool take_missed_sound() { return std::exchange(missed_sound_, false); }

    /// What the view is given to draw and to speak.
    tables::ViewContext context() const;
    /// The last action of a seat before the position shown; null where there was none.
    const LastAction* last() const { return recent.empty() ? nullptr : &recent.back(); }
    /// What the person has chosen for the program.
    const Settings& settings() const { return services.settings; }
    /// Asks for a command, done by the next tick.
    void ask(std::string_view command) const { services.asked.emplace_back(command); }
    /// Something that is shown has changed.
    void changed() const { services.notices.change(); }
    void tell(std::string_view words) const { services.notices.tell(words); }

    Services& services;
    Session session;
    std::unique_ptr<tables::TableView> view;
    tables::Picker picker;
    Log log;
    std::vector<LastAction> recent;

    /// What is kept from picture to picture: open sheets, scrolled lists.
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

  private:
    void sound(std::span<const Step> steps);
    void sound_now(Sound sound);

    std::vector<Step> steps_;  ///< not yet given to the view
    SoundLimiter sound_limiter_;
    std::optional<Sound> to_sound_;  ///< once what it tells of is seen
    bool missed_sound_ = false;
    int shown_sequence_ = -1;
    int shown_jumps_ = 0;
};

/// Whether something was pressed in this frame.
bool any_input(const ui::Input& input);
/// The spot of actions that was clicked on the board in this frame; none where it was not there.
ui::Target clicked_on_board(const Board& board, const ui::Spots& spots);
/// A click or a drop on the board, noted in a frame and done by the next tick.
struct Pointed {
    ui::Target spot;       ///< what was clicked or dragged
    bool dragged = false;  ///< it was dropped
    bool nowhere = false;  ///< on nothing at all
    ui::Target onto{};     ///< on this spot; none where it is no part of the board
    bool touch = false;    ///< by a finger
};
/// Appends what was clicked or dropped on the board in this frame. `touch`: by a finger.
void note_pointed(const Board& board, const ui::Spots& spots, bool touch,
                  std::vector<Pointed>& list);
/// The spot of this name among those that a legal action touches; none where there is none such.
ui::Target target_named(const Board& board, std::string_view name);
/// Says why nothing can be done by pointing at a spot, with what is chosen already.
void tell_why_not(const Board& board, ui::Target spot);

/// Lists the way to the sheet of links, which `run` opens.
Command& add_share(Commands& list, const Services& services, Doing run);

}  // namespace ctq::app
