#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shell/scenes/board/board.hpp"
#include "shell/scenes/table/guide.hpp"
#include "shell/scenes/table/hint.hpp"
#include "shell/scenes/table/look_back.hpp"
#include "shell/scenes/table/note.hpp"
#include "shell/scenes/table/pacing.hpp"

namespace ctq::app {

class TablePart;

/// What all parts of a table may use: the match on its board, what is done with it, and what is shown
/// of it just now. What only one part needs is that part's own.
struct Table {
    /// Without parts yet. `name` is the match's id.
    Table(Board& of, std::string name);
    ~Table();
    Table(const Table&) = delete;
    Table& operator=(const Table&) = delete;

    /// At the match as the session has it, once the parts are there, and whenever it is another one.
    void sit_down();
    /// Plays an action of the person who is to act, or tells why not.
    void play(core::Action action);
    /// Back from the action that is chosen to none; false where there is none.
    bool reject();
    /// Back to the match as it stands.
    void stop_looking();
    /// Brings everything that follows from the session up to date; does nothing where that has not
    /// changed.
    void refresh();
    /// After a command that changed the session: what was told before is over.
    void went_on();
    /// Keeps the match; `own` when a person at this device brought about what is new.
    void save(bool own);

    /// The view of what is shown, and what it is given: an earlier position, or else the match.
    tables::TableView& view() const { return look ? look->view() : *board.view; }
    tables::ViewContext context() const {
        return look ? look->context(own_context()) : own_context();
    }
    /// What the view is given of the match as it stands.
    tables::ViewContext own_context() const;
    /// What is asked beside the board: by the first part that asks.
    std::optional<TableNote> note() const;
    /// What the guide of a first game says.
    std::optional<Guide::Note> guided() const { return guide.note(session); }
    bool over() const { return session.turn().kind == core::Turn::Kind::over; }
    /// There is something to be taken back.
    bool can_undo() const { return pending || session.history().can_undo(); }

    Board& board;
    Session& session;
    Services& services;
    std::string id;
    std::vector<std::unique_ptr<TablePart>> parts;

    /// An action that is chosen and not yet played, where the settings ask before.
    struct Pending {
        core::Action action;
        std::vector<core::Action> path{};  ///< that begins with it; empty for none
        bool asked = false;                ///< its question was drawn
    };
    std::optional<Pending> pending;
    std::unique_ptr<LookBack> look;  ///< an earlier position that is shown; null for none
    std::unique_ptr<Hint> hint;      ///< advice that was asked for; null for none
    Guide guide;                     ///< of a first game
    Pacing pacing;                   ///< of bots
    tables::Outlook outlook;         ///< empty when the match is over
    tables::Outlook seen_outlook;    ///< of what is drawn: not before a card is turned
    bool seated = false;             ///< everything has been brought up to date once
    bool rewound = false;            ///< nothing is played by itself until a person has acted
    bool copies = false;             ///< what a person does next goes on as a match of its own
    bool reviewable = true;          ///< from its beginning
    unsigned away = 0;               ///< a bit for each seat whose player is away: 1 for seat 1
    std::vector<std::string> time_left{};  ///< on the clock, by seat - 1; empty without one
    bool result_shown = false;             ///< the sheet of the end lies over the table
    std::string next_match;  ///< what is proposed to be played next, as a sentence; or empty
};

}  // namespace ctq::app
