#pragma once

#include <optional>
#include <string>
#include <vector>

#include "shell/scenes/table/note.hpp"
#include "shell/scenes/table/table.hpp"

namespace ctq::scenes {

class TextView;

/// A feature of a table, such as hints, looking back or saving. A table has a list of such parts. A
/// part depends on the table and on no other part. Subclasses override only the functions they
/// need. Times are in seconds.
class TablePart {
  public:
    explicit TablePart(Table& table) : table_(table) {}
    TablePart(const TablePart&) = delete;
    TablePart& operator=(const TablePart&) = delete;
    virtual ~TablePart() = default;

    /// Adds the part's commands that are available now.
    virtual void commands(Commands& /*list*/) {}
    /// Does the work that is due at `now`.
    virtual void tick(double /*now*/) {}
    /// Returns when `tick` next has work to do; 0: never.
    virtual double wake() const { return 0; }
    /// Returns whether the part has nothing under way that a person would wait for.
    virtual bool quiet() const { return wake() == 0; }
    /// Called when the table opens, and after every change of the session, once the board is
    /// updated.
    virtual void changed() {}
    /// Called after `changed`, once the board has shown what changed: texts may tell it now.
    virtual void told() {}
    /// Called whenever texts may tell of another position (`Board::told`), just before `told`.
    virtual void told_more() {}
    /// Saves the match. `own`: a person at this device made the change.
    virtual void save(bool /*own*/) {}
    /// Returns the note to show beside the board. If several parts have one, the first is shown.
    virtual std::optional<TableNote> note() const { return std::nullopt; }
    /// Adds to `lines` what to say about the position, or adds other content to the text view.
    virtual void describe(TextView& /*page*/, std::vector<std::string>& /*lines*/) const {}
    /// Return lines for a problem report, and the latest chain value of the log for tests.
    virtual std::string report() const { return {}; }
    virtual std::string chain() const { return {}; }
    /// Handles the part's keys. Called in each frame before anything is drawn.
    virtual void input(ui::Canvas& /*canvas*/) {}
    /// Draws what covers the table. Called last in each frame.
    virtual void draw(ui::Canvas& /*canvas*/, const Commands& /*list*/) {}
    /// Handles clicks, drags and drops of the frame just drawn, except those that run commands.
    virtual void pointed(const ui::Spots& /*spots*/) {}

  protected:
    Table& table_;
};

}  // namespace ctq::scenes
