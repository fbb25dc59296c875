#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "shell/scenes/board/board.hpp"
#include "shell/scenes/scene.hpp"

namespace ctq::app {

/// A scene around a board. Table, review and sandbox stand on it.
class BoardScene : public Scene {
  public:
    BoardScene(Services& services, Session session);

    const Session* session() const final { return &board_.session; }
    const BoardScene* board() const final { return this; }
    std::string badge() const override { return board_.session.situation().badge; }
    void describe(TextView& page) const override;

    // For what draws it.
    /// The view of what is shown.
    virtual tables::TableView& view() const { return *board_.view; }
    /// The view of the match as it stands.
    tables::TableView& own_view() const { return *board_.view; }
    /// What is chosen on the board, and what can be.
    const tables::Picker& picker() const { return board_.picker; }
    /// What has happened up to the position shown; where one steps through the match, all of it.
    const std::vector<LogEntry>& log() const { return board_.log.lines(); }
    /// The log itself, which numbers its versions.
    const Log& match_log() const { return board_.log; }
    /// What the view is given to draw and to speak.
    virtual tables::ViewContext context() const { return board_.context(); }
    /// The line of the log whose position is shown instead of the last one; -1 for none.
    virtual int line_looked_at() const { return -1; }
    /// As the seat is called here, in its row and its chip.
    virtual std::string seat_title(int seat) const { return board_.session.players().name(seat); }
    /// What the person has chosen for the program, and the sheets that can lie over the scene.
    const Settings& settings() const { return board_.settings(); }
    Sheets& sheets() const { return board_.services.sheets; }
    /// Asks for a command, done by the next tick.
    void ask(std::string_view command) const { board_.ask(command); }
    /// What drawing asks for.
    std::vector<std::string>& asked() const { return board_.services.asked; }
    /// What the frame keeps from picture to picture.
    Board::Frame& frame() { return board_.frame; }
    const Board::Frame& frame() const { return board_.frame; }

  protected:
    /// Brings everything that follows from the session up to date; does nothing where that has not
    /// changed.
    void refresh();
    /// What can be done by pointing at the board; sorted.
    virtual core::ActionList offered() const { return board_.session.legal(); }
    /// The session has changed, and so have the actions that are offered.
    virtual void refreshed() {}
    /// Seconds that a movement on the board takes.
    virtual float motion_seconds() const;
    /// How many actions the log tells.
    virtual int log_end() const { return board_.session.match().cursor(); }
    /// Gives the view what has happened since the last frame; to be called first of all in a frame.
    void animate(ui::Canvas& canvas);
    /// The position in words, with these lines before those of the game.
    void describe(TextView& page, std::vector<std::string> lines) const;
    void changed() const { board_.changed(); }
    void tell(std::string_view words) const { board_.tell(words); }

    Board board_;
};

}  // namespace ctq::app
