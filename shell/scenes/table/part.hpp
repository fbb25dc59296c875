#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "shell/scenes/table/note.hpp"
#include "shell/scenes/table/table.hpp"

namespace ctq::scenes {

class Page;

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
    /// Adds the part's sheet as a page, after the commands of all parts.
    virtual void sheet(Commands& /*list*/) {}
    /// Adds what the part has to say to the sheet at the end of the match.
    virtual void end_page(Page& /*page*/) const {}
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
    /// Return the note to show beside the board, and what it is about.
    virtual std::optional<TableNote> note() const { return std::nullopt; }
    virtual NoteTopic note_topic() const { return NoteTopic::next_match; }
    /// Adds to `lines` what to say about the position.
    virtual void tell(std::vector<std::string>& /*lines*/) const {}
    /// Return lines for a problem report, and the latest chain value of the log for tests.
    virtual std::string report() const { return {}; }
    virtual std::string chain() const { return {}; }

    // Facts that others ask for through the function of the same name of `Table`. At most one part
    // of a table has each of them.
    virtual LookBack* look() const { return nullptr; }
    virtual Hint* hint() const { return nullptr; }
    virtual const Guide* guide() const { return nullptr; }
    virtual const tables::Outlook* outlook() const { return nullptr; }
    virtual double pace() const { return 0; }
    virtual bool rewound() const { return false; }
    virtual bool shows_result() const { return false; }
    virtual std::span<const tables::SeatNote> seat_notes() const { return {}; }
    virtual bool forbids_review() const { return false; }
    virtual std::string_view next_match() const { return {}; }
    virtual std::string_view wins() const { return {}; }
    virtual std::string_view call() const { return {}; }
    virtual std::optional<TypingField> typing() const { return std::nullopt; }
    /// Returns why a person can't play this action now; empty if they can.
    virtual std::string refusal(core::Action /*action*/) { return {}; }
    /// Shows the match's current position again in place of an earlier one.
    virtual void stop_looking() {}

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
