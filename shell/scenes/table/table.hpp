#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "shell/scenes/board/board.hpp"
#include "shell/scenes/scene.hpp"
#include "shell/scenes/table/advice/hint.hpp"
#include "shell/scenes/table/guide.hpp"
#include "shell/scenes/table/look_back.hpp"
#include "shell/scenes/table/note.hpp"

namespace ctq::scenes {

class TablePart;

/// The state that all parts of a table share: the match on its board, how to act, and what is shown
/// now. State that only one part needs is in that part.
struct Table {
    /// Makes a table that has no parts yet. `name`: the match's id.
    Table(Board& of, std::string name);
    ~Table();
    Table(const Table&) = delete;
    Table& operator=(const Table&) = delete;

    /// Starts to show the session's match. Call it after the parts are set, and each time the
    /// session gets another match.
    void sit_down();
    /// Plays an action for the person whose turn it is, or shows why it can't be played.
    void play(core::Action action);
    /// Discards the pending action. Returns false if there is none.
    bool reject();
    /// Shows the match's current position again in place of an earlier one.
    void stop_looking();
    /// Updates everything derived from the session. Does nothing if the session has not changed.
    void refresh();
    /// Tells the parts what the board has shown since the last call.
    void tell();
    /// Clears the message and refreshes. Call it after a command that changed the session.
    void on_changed();
    /// Saves the match. `own`: a person at this device made the change.
    void save(bool own);

    /// Returns the view of the position shown: an earlier one or the current one.
    tables::TableView& view() const { return look() != nullptr ? look()->view() : *board.view; }
    /// Returns the context of the position shown, for texts.
    tables::ViewContext context() const {
        return look() != nullptr ? look()->context(own_context()) : told_context();
    }
    /// Returns the context of the position shown, to draw it.
    tables::ViewContext drawn_context() const {
        return look() != nullptr ? look()->context(own_context()) : own_context();
    }
    /// Return the context to draw the match's current position with, and that of its texts: while
    /// something is shown, they tell of the position before it.
    tables::ViewContext own_context() const { return completed(board.context()); }
    tables::ViewContext told_context() const { return completed(board.told_context()); }
    /// Returns the note to show beside the board: that of the first topic that has one.
    std::optional<TableNote> note() const;

    // Facts that a part has: see `TablePart`.
    /// Returns the earlier position shown; null for none.
    LookBack* look() const;
    /// Returns the current hint; null for none.
    Hint* hint() const;
    /// Returns the guide's current note; none if the match is no lesson.
    std::optional<Guide::Note> guided() const;
    /// Returns the guide of a lesson; null if the table can't have one.
    const Guide* guide() const;
    /// Returns the outlook as texts tell it; empty when the match is over.
    const tables::Outlook& outlook() const;
    /// Returns the pause before the next bot acts, in seconds.
    double pace() const;
    /// Returns whether an undo came last: auto-play waits until a person acts.
    bool rewound() const;
    /// Returns whether the sheet at the end of the match is visible.
    bool shows_result() const;
    /// Returns whether the match can be reviewed from its beginning.
    bool reviewable() const;
    /// Returns a sentence on the proposed next match; or empty.
    std::string_view next_match() const;
    /// Returns who has won how many matches at this table: "Anna 3 – Bert 2"; empty before the first.
    std::string_view wins() const;
    /// Return what `Scene` has under the same names.
    std::string_view call() const;
    std::optional<TypingField> typing() const;
    /// Returns by seat - 1 what is said about its player; empty if there is nothing.
    std::span<const tables::SeatNote> seat_notes() const;
    /// Returns whether the match is over and the board has shown its end.
    bool over() const { return ended() && board.tells_newest(); }
    /// Returns whether the match is over, even if the board still shows how.
    bool ended() const { return session.turn().kind == core::Turn::Kind::over; }
    /// Returns whether there is a pending action or an action to take back.
    bool can_undo() const { return pending || session.history().can_undo(); }

    Board& board;
    match::Session& session;
    Services& services;
    std::string id;  ///< of the match; empty for a puzzle
    std::vector<std::unique_ptr<TablePart>> parts;

    /// An action that waits for confirmation, as the settings require.
    struct Pending {
        core::Action action;
        std::vector<core::Action> path{};  ///< the actions of a path that starts with it; or empty
        bool question_drawn = false;       ///< the question was drawn
    };
    std::optional<Pending> pending;
    bool seated = false;        ///< the first refresh after `sit_down` is done
    bool copies = false;        ///< a person's next action starts a copy with a new id
    bool messages_fit = false;  ///< a message lies beside the prompt, where it covers nothing

  private:
    tables::ViewContext completed(tables::ViewContext context) const;

    bool told_due_ = false;  ///< the parts have not been told of the last change
    int told_ = -1;          ///< `Board::told` when they were told last
};

}  // namespace ctq::scenes
