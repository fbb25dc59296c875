#pragma once

#include <optional>
#include <string>
#include <vector>

#include "shell/scenes/table/note.hpp"
#include "shell/scenes/table/table.hpp"

namespace ctq::scenes {

class TextView;

/// A feature of a table besides the match itself: hints, looking back, saving. A table has a list
/// of parts. A part depends on the table and on no other part. All functions are optional. Times
/// are in seconds.
class TablePart {
  public:
    explicit TablePart(Table& table) : table_(table) {}
    TablePart(const TablePart&) = delete;
    TablePart& operator=(const TablePart&) = delete;
    virtual ~TablePart() = default;

    /// Adds the part's commands that are available now.
    virtual void commands(Commands& /*list*/) {}
    /// Runs timed work.
    virtual void tick(double /*now*/) {}
    /// Returns when `tick` next has work to do; 0: never.
    virtual double wake() const { return 0; }
    /// Returns whether the part has no work under way that a person would wait for.
    virtual bool quiet() const { return wake() == 0; }
    /// Called after the session has changed and the board was updated; first when the table opens.
    virtual void changed() {}
    /// Saves the match. `own`: the change was made by a person at this device.
    virtual void save(bool /*own*/) {}
    /// Returns the note to show beside the board. If several parts have one, the first is shown.
    virtual std::optional<TableNote> note() const { return std::nullopt; }
    /// Adds lines on the position, or other content, to the text view.
    virtual void describe(TextView& /*page*/, std::vector<std::string>& /*lines*/) const {}
    /// Return lines for a problem report, and the latest chain value of the log for tests.
    virtual std::string report() const { return {}; }
    virtual std::string chain() const { return {}; }
    /// Handles the part's keys. Called in each frame before anything is drawn.
    virtual void input(ui::Canvas& /*canvas*/) {}
    /// Draws over the table. Called last in each frame.
    virtual void draw(ui::Canvas& /*canvas*/, const Commands& /*list*/) {}
    /// Handles clicks, drags and drops of the frame just drawn that are not commands.
    virtual void pointed(const ui::Spots& /*spots*/) {}

  protected:
    Table& table_;
};

}  // namespace ctq::scenes
