#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "shell/scenes/board/board.hpp"
#include "shell/scenes/scene.hpp"

namespace ctq::scenes {

/// A scene with a board: the base class of the table, the review and the sandbox.
class BoardScene : public Scene {
  public:
    BoardScene(Services& services, match::Session session);

    const match::Session* session() const final { return &board_.session; }
    const BoardScene* board() const final { return this; }
    std::string badge() const override { return board_.session.situation().badge; }

    // For the drawing code.
    /// Returns the view of the position shown.
    virtual tables::TableView& view() const { return *board_.view; }
    /// Returns the view of the match at its current position, even while an earlier one is shown.
    tables::TableView& own_view() const { return *board_.view; }
    /// Returns the candidates on the board and the spots chosen so far.
    const tables::Picker& picker() const { return board_.picker; }
    /// Returns the log lines up to the match's current position; in review and sandbox, all lines.
    const std::vector<match::LogEntry>& log() const { return board_.log.lines(); }
    /// Returns the log itself, which also has a version number.
    const match::Log& match_log() const { return board_.log; }
    /// Returns what was said at the table, oldest first.
    std::span<const Remark> remarks() const { return board_.remarks; }
    /// Returns the context from which the view writes its texts.
    virtual tables::ViewContext context() const { return board_.context(); }
    /// Returns the context from which the view draws. While something moves it is of a newer
    /// position than `context`.
    virtual tables::ViewContext drawn_context() const { return context(); }
    /// Returns the number of actions that texts may tell of.
    int told() const { return board_.told(); }
    /// Returns the index of the log line whose earlier position is shown in place of the current
    /// one; -1 if the current position is shown.
    virtual int line_looked_at() const { return -1; }
    const store::Settings& settings() const { return board_.settings(); }
    Sheets& sheets() const { return board_.services.sheets; }
    /// Requests a command by its id. The next tick runs it.
    void ask(std::string_view command) const { board_.ask(command); }
    /// Returns the commands requested while drawing.
    std::vector<std::string>& requested() const { return board_.services.requested; }
    /// Returns the state that outlives a frame, such as scroll positions.
    Board::Frame& frame() { return board_.frame; }
    const Board::Frame& frame() const { return board_.frame; }

  protected:
    /// Updates everything derived from the session. Does nothing if the session has not changed.
    void refresh();
    /// Returns the actions that can be chosen on the board, sorted.
    virtual core::ActionList offered() const { return board_.session.legal(); }
    /// Called by `refresh` after the session and the offered actions have changed.
    virtual void refreshed() {}
    /// Returns how long a piece takes to move on the board, in seconds.
    virtual float motion_seconds() const;
    /// Returns the number of actions that the log covers.
    virtual int log_end() const { return board_.session.match().cursor(); }
    /// Passes the steps since the last frame to the view. Call it first in a frame.
    void animate(ui::Canvas& canvas);
    /// Adds the position in words and the log. `lines`: lines to write before those of the game.
    void add_position(Commands& list, std::span<const std::string> lines) const;
    void changed() const { board_.changed(); }
    void tell(std::string_view words) const { board_.tell(words); }

    Board board_;
};

}  // namespace ctq::scenes
