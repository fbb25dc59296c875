#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "shell/match/log.hpp"
#include "shell/match/recent_actions.hpp"
#include "shell/match/session.hpp"
#include "shell/scenes/board/log_rows.hpp"
#include "shell/scenes/commands.hpp"
#include "shell/scenes/services.hpp"
#include "shell/scenes/sounds.hpp"
#include "shell/tables/view.hpp"
#include "shell/ui/lists.hpp"
#include "shell/ui/zoom.hpp"

namespace ctq::scenes {

/// A match as it is shown on a board: the session, the game's view, the spots chosen so far, the
/// log. It depends on no scene. Times are in seconds.
struct Board {
    Board(Services& of, match::Session shown);

    /// Shows `other` in place of the current match.
    void show(match::Session other);
    /// Shows the current position at once, without animating the steps that led to it.
    void show_at_once() { shown_jumps_ = session.jumps(); }
    /// Updates the steps, the candidates and the log from the session. `offered`: the actions that
    /// can be chosen on the board, sorted. `log_end`: the number of actions that the log covers.
    /// Returns whether the session has changed since the last call; if so, call `settle`
    /// afterwards.
    bool refresh(const core::ActionList& offered, int log_end);
    /// Completes a `refresh`: lets the view read the new position, and counts a change of what is
    /// shown.
    void settle();
    /// Passes the steps since the last frame to the view. Call it first in a frame. `pressed`: a
    /// button or key was pressed in this frame. `seconds`: how long a piece takes to move. `hold`:
    /// how long the view shows a text that must be read; 0: the view does not show it.
    void animate(ui::Canvas& canvas, bool pressed, float seconds, double hold);
    /// Returns the number of actions whose outcome the board has shown. Texts tell of no other.
    int told() const;
    /// Returns whether texts tell of the newest position.
    bool tells_newest() const { return untold_.empty(); }
    /// Returns when texts tell of the newest position although no frame has shown it, as in a hidden
    /// tab or without WebGL; 0 if they tell of it already.
    double tells_anyway_at() const;
    /// Lets texts tell of the newest position if that is due.
    void tell_anyway();
    /// Returns whether a sound was skipped since the last call because sound is off.
    bool take_missed_sound() { return std::exchange(missed_sound_, false); }

    /// Returns the context of the newest position, to draw it.
    tables::ViewContext context() const;
    /// Returns the context of the position after `told` actions, for all texts.
    tables::ViewContext told_context() const;
    /// Returns the last action that a seat took before the position shown; null if there was none.
    const match::LastAction* last() const { return recent.empty() ? nullptr : &recent.back(); }
    const store::Settings& settings() const { return services.settings; }
    /// Requests a command by its id. The next tick runs it.
    void ask(std::string_view command) const { services.requested.emplace_back(command); }
    /// Counts a change of something that is shown, so that it is drawn again.
    void changed() const { services.notices.change(); }
    void tell(std::string_view words) const { services.notices.tell(words); }
    /// Adds what was said at the table to the log.
    void remark(std::string text) {
        remarks.push_back({session.match().cursor(), std::move(text)});
    }
    /// Says why an action can't be played. The message goes with the next action.
    void refuse(std::string words) {
        refusal = std::move(words);
        tell(refusal);
    }

    Services& services;
    match::Session session;
    std::unique_ptr<tables::TableView> view;
    tables::Picker picker;
    match::Log log;
    std::vector<Remark> remarks;  ///< what was said beside the log, oldest first
    std::vector<match::LastAction> recent;
    std::string refusal;  ///< the last message of `refuse`; empty once an action was played

    /// State that outlives a frame: open sheets, zoom, scroll positions.
    struct Frame {
        ui::Viewport board{.most = 1};  ///< `most` is more than 1 if it can be zoomed
        ui::Scroll log;
        LogRows log_rows;
        ui::Scroll seats;  ///< of the seats panel, if it has less room than it needs
        bool log_open = false;
        bool seats_open = false;  ///< the players' sheet of a small screen is open
    };
    Frame frame;

  private:
    void sound(std::span<const match::Step> steps);
    void sound_now(Sound sound);

    tables::ViewContext context_of(const void* position, core::Turn turn, bool your_turn,
                                   const tables::Picker& choices,
                                   std::span<const match::LastAction> actions) const;
    void forget_untold();
    void tell_shown(const ui::Motion& motion);
    bool goes_on(const match::Step& step) const;

    std::vector<match::Step> untold_;  ///< the steps after `told`, oldest first
    std::size_t passed_ = 0;           ///< how many of them were passed to the view
    double active_at_ = 0;             ///< when a step came or a frame was drawn last, in seconds
    tables::Picker nothing_;           ///< has no candidates
    SoundLimiter sound_limiter_;
    std::optional<Sound> to_sound_;  ///< the sound to play once the step that caused it is visible
    bool missed_sound_ = false;      ///< see `take_missed_sound`
    int shown_sequence_ = -1;
    int shown_jumps_ = 0;
};

/// Returns whether a pointer or a key was pressed in this frame.
bool any_input(const ui::Input& input);
/// Returns the target that was clicked on the board in this frame; an empty target if none was.
ui::Target clicked_on_board(const Board& board, const ui::Spots& spots);
/// A click or a drop on the board, recorded in a frame and handled by the next tick.
struct Pointed {
    ui::Target spot;       ///< the target that was clicked or dragged
    bool dragged = false;  ///< `spot` was dragged and dropped; if false, it was clicked
    bool nowhere = false;  ///< the drop hit no spot at all
    ui::Target onto{};  ///< the target on which `spot` was dropped; empty if the drop hit no target
    bool touch = false;  ///< the pointer was a finger
};
/// Appends this frame's click and drop on the board to `list`. `touch`: the pointer is a finger.
void note_pointed(const Board& board, const ui::Spots& spots, bool touch,
                  std::vector<Pointed>& list);
/// Returns the target whose spot has this name, among the targets of the candidates; an empty
/// target if there is none.
ui::Target target_named(const Board& board, std::string_view name);
/// Shows a message that says why a press on `spot` does nothing, given the spots already chosen.
void tell_why_not(Board& board, ui::Target spot);

/// Adds the command "share". `run` must open the share sheet.
Command& add_share(Commands& list, const Services& services, Callback run);

}  // namespace ctq::scenes
