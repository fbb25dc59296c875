#pragma once

#include <optional>
#include <span>
#include <vector>

#include "engine/bots/analysis/verdict.hpp"
#include "shell/match/curve.hpp"
#include "shell/scenes/board/position_scene.hpp"

/// Draws the board and the panels around it. Each scene decides where they are.
namespace ctq::scenes {

// board_drawing.cpp
/// The two areas of a wide screen below its header: the board on the left, the panels on the right.
struct WideFrame {
    ui::Rect body;
    ui::Rect side;
};
/// Returns these areas. `side`: width of the panels as a share of the screen's width. `least`,
/// `most`: limits of that width in pixels, before the text scale is applied.
WideFrame wide_frame(const ui::Canvas& canvas, float side, float least, float most);
/// Draws the board, enlarged as the person has zoomed it.
void draw_board(BoardScene& scene, ui::Canvas& canvas, ui::Rect rect,
                const tables::ViewContext& context);
/// Keeps the keyboard's focus away from those parts of the board that can't be chosen now. Call it
/// when all spots are registered.
void keep_focus(const Board& board, ui::Spots& spots);

// seats_panel.cpp
/// Adds a panel to the column with a row for each seat: its name and the information about it that
/// everybody may see. The rows scroll if the column has too little room.
void seats_panel(BoardScene& scene, ui::Canvas& canvas, ui::Column& column);
/// Draws each seat as a chip (a small button), in `rows` rows. A click on a chip opens the players'
/// sheet.
void draw_chips(BoardScene& scene, ui::Canvas& canvas, ui::Rect rect, int rows);
/// Draws the players' sheet if it is open. Call it after everything that the sheet may cover.
void draw_seats_sheet(BoardScene& scene, ui::Canvas& canvas);

// log_panel.cpp
/// Draws the log as a panel, for large screens.
void draw_log(BoardScene& scene, ui::Canvas& canvas, ui::Rect rect);
/// Draws the log as a sheet if it is open. Call it after everything that the sheet may cover.
void draw_log_sheet(BoardScene& scene, ui::Canvas& canvas);

// match_curve.cpp
/// A bad decision, marked on the curve.
struct CurveMark {
    int ply;  ///< the position in which the seat decided
    int seat;
    bots::Mark mark;
};
/// A chart of how far each seat has progressed, turn by turn.
struct MatchCurve {
    const match::Session& session;
    const match::Curve& curve;
    int at;              ///< the position shown, as the number of actions before it
    bool small = false;  ///< draws the chart without axes and title
    std::optional<match::Swing> swing{};  ///< the turn that changed the lead most, to be marked
    bool drags = true;                    ///< dragging along the chart steps through the turns
    bool enabled = true;
    /// Each seat's chance to win, turn by turn, in units of 0.5 %. The chart draws it instead of
    /// the progress; empty to draw the progress.
    std::span<const std::vector<int>> shares{};
    std::span<const CurveMark> marks{};
};
/// Draws the chart in `rect`. Returns the position of the mark that was pressed, or the one at the
/// end of the turn that was pressed; -1 if none was.
int draw_match_curve(ui::Canvas& canvas, ui::Rect rect, const MatchCurve& drawn);

// position_panel.cpp: the controls to step through a match.
/// The height of the rail, and of the row with the step buttons and "Play on", in pixels.
inline constexpr float kRail = 40;
inline constexpr float kStepButton = 46;
/// Draws the rail: a slider over the positions of the match.
void draw_rail(const PositionScene& scene, ui::Canvas& canvas, ui::Rect rect);
/// Draws the step buttons and "Play on" in one row of a small screen.
void draw_step_row(const PositionScene& scene, const Commands& list, ui::Canvas& canvas,
                   ui::Rect row);
/// Draws the scene's status: which position is shown and what led to it.
void draw_status(PositionScene& scene, ui::Canvas& canvas, ui::Rect rect);
/// Returns the height of a remark with this many lines, in pixels; 0 if the scene has no remark.
float remark_height(const PositionScene& scene, const Commands& list, const ui::Canvas& canvas,
                    int lines);
/// Draws the remark about the position shown, and the buttons of the remark.
void draw_remark(const PositionScene& scene, const Commands& list, ui::Canvas& canvas,
                 ui::Rect rect);
/// Draws, on a wide screen, the board and below it a panel with status, remark, rail and step
/// buttons.
void draw_position(PositionScene& scene, const Commands& list, ui::Canvas& canvas, ui::Rect body);
/// Draws the seats at the top of `side`, on a wide screen, and removes the area used from `side`.
/// Does nothing if the board itself shows the seats.
void draw_seats_above(BoardScene& scene, ui::Canvas& canvas, ui::Rect& side);

// jumps.cpp
/// Draws the log. A click on a line shows the position of that line. `row`: least height of a row
/// in pixels.
void draw_jumps(PositionScene& scene, ui::Canvas& canvas, ui::Rect area, float row);

// more_menu.cpp
/// Draws the "More" button, centred in `place`.
void draw_more(ui::Canvas& canvas, ui::Rect place);
/// Draws the menu of the "More" button if it is open. Call it after everything that the menu
/// covers.
void draw_more_menu(const PositionScene& scene, const Commands& list, ui::Canvas& canvas);

}  // namespace ctq::scenes
