#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/bots/analysis/verdict.hpp"
#include "shell/match/log.hpp"
#include "shell/ui/canvas.hpp"

namespace ctq::scenes {

class BoardScene;

/// What was said at the table, beside the log of the match.
struct Remark {
    int plies = 0;  ///< number of actions before it
    std::string text;
};

/// The log as a list with one row per turn. A turn can be unfolded into one row per step. The
/// layout is computed again only when the log or its area changes. Only visible rows are drawn.
struct LogRows {
    struct Row {
        int first;  ///< index of the first log line of the row's turn
        int last;   ///< index of the last visible log line of the row's turn
        int line;   ///< index of the log line of this row; -1: the row stands for the whole turn
        bool shut;  ///< the row stands for a whole turn that is folded: its steps have no rows
        float top;
        float height;
        float words;  ///< height of the row's text
        std::string text;
        bool remark = false;  ///< a remark after the turns above: no line belongs to the row
    };
    /// The values that determine the layout.
    struct Look {
        int version = -1;      ///< version of the log
        int plies = 0;         ///< number of actions shown
        int marked = -1;       ///< index of the line whose position is shown; -1 for none
        bool unfolds = false;  ///< the turn of the marked line is unfolded
        float least = 0;       ///< least height of a row, in pixels
        float width = 0;
        float text_scale = 0;
        std::size_t remarks = 0;  ///< number of remarks
        bool operator==(const Look&) const = default;
    };

    /// Computes the layout. A remark follows the turn in which it was made. Does nothing if `look`
    /// equals that of the last layout.
    void lay(const match::Log& log, std::span<const Remark> remarks, const ui::Canvas& canvas,
             const Look& look);
    /// Returns whether the turn with this number was unfolded by `toggle`.
    bool open(int turn) const;
    /// Folds or unfolds a turn.
    void toggle(int turn);
    /// Returns the index of the row that shows a log line: the line's own row or, if it has none,
    /// the row of its turn. Returns -1 if neither exists.
    int row_of(int line) const;

    std::vector<Row> rows;
    float height = 0;        ///< height of all rows
    float margin = 0;        ///< width of the column of turn numbers
    std::vector<int> turns;  ///< turns unfolded by `toggle`
    int followed = -2;       ///< the marked line that was last scrolled into view; -2 at first
    int unfolded = -1;       ///< the turn just unfolded, to be scrolled into view; -1 for none
    Look laid;               ///< the values that determined the last layout
};

/// How the log is drawn and what a click on a row does.
struct LogView {
    const char* name;    ///< name of the spot of the list
    int plies;           ///< number of actions shown
    int marked = -1;     ///< index of the line whose position is shown; -1 for none
    bool jumps = false;  ///< a click on a turn shows its position; only the turn shown is unfolded
    int from = 0;        ///< the earliest position that a click can show
    float least = 24;    ///< least height of a row, in pixels
    std::span<const bots::Mark> marks{};  ///< how bad each decision was, by line; or empty
};
/// Draws the log. Returns the position of the row that was pressed; -1 if none was.
int draw_log_rows(BoardScene& scene, ui::Canvas& canvas, ui::Rect area, const LogView& view);

}  // namespace ctq::scenes
