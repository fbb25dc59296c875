#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/bots/verdict.hpp"
#include "shell/match/log.hpp"
#include "shell/ui/canvas.hpp"

namespace ctq::scenes {

class BoardScene;

/// The log as a list with one row per turn. A turn unfolds into one row per step. Rows are laid out
/// again only when the log or its area changes. Only visible rows are drawn.
struct LogRows {
    struct Row {
        int first;  ///< index of the first log line of its turn
        int last;   ///< index of the last log line of its turn that is shown
        int line;   ///< index of the log line of this row; -1: the row stands for the whole turn
        bool shut;  ///< the row stands for the whole turn, and its steps have no rows
        float top;
        float height;
        float words;  ///< height of its text
        std::string text;
    };
    /// The inputs of a layout.
    struct Look {
        int version = -1;      ///< version of the log
        int plies = 0;         ///< number of actions shown
        int marked = -1;       ///< index of the line whose position is shown; -1 for none
        bool unfolds = false;  ///< the turn of the marked line is unfolded
        float least = 0;       ///< least height of a row, in pixels
        float width = 0;
        float text_scale = 0;
        bool operator==(const Look&) const = default;
    };

    /// Lays out the rows. Does nothing if `look` equals that of the last layout.
    void lay(const match::Log& log, const ui::Canvas& canvas, const Look& look);
    /// Returns whether `toggle` has unfolded a turn. `turn`: its number in the log.
    bool open(int turn) const;
    /// Folds or unfolds a turn.
    void toggle(int turn);
    /// Returns the index of the row that shows a log line: its own row if there is one, else the
    /// row of its turn; -1 for none.
    int row_of(int line) const;

    std::vector<Row> rows;
    float height = 0;        ///< height of all rows
    float margin = 0;        ///< width of the column of turn numbers
    std::vector<int> turns;  ///< turns unfolded by `toggle`
    int followed = -2;       ///< the marked line that was last scrolled into view
    int unfolded = -1;  ///< the turn just unfolded, still to be scrolled into view; -1 for none
    Look laid;          ///< inputs of the last layout
};

/// How the log is drawn and what a click on a row does.
struct LogView {
    const char* name;    ///< name of the list's spot
    int plies;           ///< number of actions shown
    int marked = -1;     ///< index of the line whose position is shown; -1 for none
    bool jumps = false;  ///< a click on a turn goes to it; only the turn shown is unfolded
    int from = 0;        ///< the first position a click can lead to
    float least = 24;    ///< least height of a row, in pixels
    std::span<const bots::Mark> marks{};  ///< marks of the decisions, by line; empty for none
};
/// Draws the log. Returns the position whose row was pressed, else -1.
int draw_log_rows(BoardScene& scene, ui::Canvas& canvas, ui::Rect area, const LogView& view);

}  // namespace ctq::scenes
