#pragma once

#include <optional>
#include <string>
#include <vector>

#include "shell/scenes/table/note.hpp"
#include "shell/scenes/table/table.hpp"

namespace ctq::app {

class TextView;

/// Something that goes on at a table beside the match itself: advice, looking back, keeping the match.
/// A table has a list of parts; a part knows the table and no other part. All functions are optional;
/// times in seconds.
class TablePart {
  public:
    explicit TablePart(Table& table) : table_(table) {}
    TablePart(const TablePart&) = delete;
    TablePart& operator=(const TablePart&) = delete;
    virtual ~TablePart() = default;

    /// Lists what a person can do with it now.
    virtual void commands(Commands& /*list*/) {}
    /// What it does by itself.
    virtual void tick(double /*now*/) {}
    /// When `tick` has something to do; 0 never.
    virtual double wake() const { return 0; }
    /// Nothing of it is under way that a person would wait for.
    virtual bool quiet() const { return wake() == 0; }
    /// The session has changed, and with it what is shown of it. At first when the table is opened.
    virtual void changed() {}
    /// The match has to be kept; `own` when a person at this device brought about what is new.
    virtual void save(bool /*own*/) {}
    /// What it asks beside the board: of several parts that ask, the first in the list is shown.
    virtual std::optional<TableNote> note() const { return std::nullopt; }
    /// Adds lines on the position, or other things, to the text view.
    virtual void describe(TextView& /*page*/, std::vector<std::string>& /*lines*/) const {}
    /// Lines for a report of a problem, and the latest value of a log's chain for tests.
    virtual std::string report() const { return {}; }
    virtual std::string chain() const { return {}; }
    /// First of all in a frame, before anything is drawn: takes keys that mean something to it.
    virtual void input(ui::Canvas& /*canvas*/) {}
    /// Last of all in a frame: draws what lies over the table.
    virtual void draw(ui::Canvas& /*canvas*/, const Commands& /*list*/) {}
    /// What was pressed, dragged or dropped in the frame that was just drawn, and is no command.
    virtual void pointed(const ui::Spots& /*spots*/) {}

  protected:
    Table& table_;
};

}  // namespace ctq::app
