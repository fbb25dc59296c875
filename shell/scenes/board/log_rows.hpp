#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/bots/verdict.hpp"
#include "shell/match/log.hpp"
#include "shell/ui/canvas.hpp"

namespace ctq::app {

class BoardScene;

/// The log as a list: a row a turn, which unfolds into its steps. Rows are laid out when something
/// of the log, or the room for it, is another; those in sight are drawn.
struct LogRows {
    struct Row {
        int first;  ///< the first line of its turn
        int last;   ///< the last one that is told,
        int line;   ///< and the one this row is; -1 for all of the turn in one
        float top;
        float height;
        float words;  ///< the height of its text
        std::string text;
    };
    /// What a layout is for.
    struct Look {
        int version = -1;      ///< of the log
        int plies = 0;         ///< so many actions are told
        int marked = -1;       ///< the line whose position is shown
        bool unfolds = false;  ///< that one's turn is unfolded
        float least = 0;       ///< height of a row, in pixels
        float width = 0;
        float text_scale = 0;
        bool operator==(const Look&) const = default;
    };

    /// Lays out the rows, unless they are as this look wants them.
    void lay(const Log& log, const ui::Canvas& canvas, const Look& look);
    /// Whether a turn, as the log numbers it, was unfolded by `toggle`.
    bool open(int turn) const;
    /// Folds a turn, or unfolds it.
    void toggle(int turn);
    /// The row that shows a line, as an index: its own, or that of its turn; -1 for none.
    int row_of(int line) const;

    std::vector<Row> rows;
    float height = 0;        ///< of all of them
    float margin = 0;        ///< for their numbers
    std::vector<int> turns;  ///< that are unfolded
    int followed = -2;       ///< the line that was brought into view last
    int unfolded = -1;       ///< the turn that was unfolded last and is to come into view
    Look laid;
};

/// How the log is shown and what pressing it means.
struct LogView {
    const char* name;    ///< of the list
    int plies;           ///< so many actions are told
    int marked = -1;     ///< the line whose position is shown
    bool jumps = false;  ///< a turn is pressed to go there, and unfolded while one is in it
    int from = 0;        ///< the first position that is shown
    float least = 24;    ///< height of a row
    std::span<const bots::Mark> marks{};  ///< of the decisions, by line; empty for none
};
/// Draws it; the position whose row was pressed, else -1.
int draw_log_rows(BoardScene& scene, ui::Canvas& canvas, ui::Rect area, const LogView& view);

}  // namespace ctq::app
