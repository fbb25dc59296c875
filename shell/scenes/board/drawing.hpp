#pragma once

#include <optional>

#include "shell/match/curve.hpp"
#include "shell/scenes/board/position_scene.hpp"
#include "shell/ui/charts/lines.hpp"

/// Draws the board and the parts around it. The scenes lay these parts out.
namespace ctq::scenes {

// board_drawing.cpp
/// The areas of a wide screen below its header: the board at the left, the panels at the right.
struct WideFrame {
    ui::Rect body;
    ui::Rect side;
};
/// Returns the areas. `side`: width of the panels as a share of the screen's width. `least`,
/// `most`: bounds of that width in pixels, before text scaling.
WideFrame wide_frame(const ui::Canvas& canvas, float side, float least, float most);
/// Draws the board at the person's zoom.
void draw_board(BoardScene& scene, ui::Canvas& canvas, ui::Rect rect,
                const tables::ViewContext& context);

// seats_panel.cpp
/// Adds a panel to the column with a row for every seat and its open information. The rows scroll
/// if the column has too little room.
void seats_panel(BoardScene& scene, ui::Canvas& canvas, ui::Column& column);
/// Draws every seat as a chip, in `rows` rows. A click on a chip opens the players' sheet.
void draw_chips(BoardScene& scene, ui::Canvas& canvas, ui::Rect rect, int rows);
/// Draws the players' sheet if it is open. Call it after everything that the sheet covers.
void draw_seats_sheet(BoardScene& scene, ui::Canvas& canvas);

// log_panel.cpp
/// Draws the log as a panel of a large screen.
void draw_log(BoardScene& scene, ui::Canvas& canvas, ui::Rect rect);
/// Draws the log as a sheet if it is open. Call it after everything that the sheet covers.
void draw_log_sheet(BoardScene& scene, ui::Canvas& canvas);

// match_curve.cpp
/// A chart of the progress of a match, turn by turn.
struct MatchCurve {
    const match::Session& session;
    const match::Curve& curve;
    int at;                               ///< the position shown, as a number of actions
    bool small = false;                   ///< without axes and title
    std::optional<match::Swing> swing{};  ///< the turn to mark
    bool drags = true;                    ///< dragging along the chart moves through the turns
    bool enabled = true;
    /// Each seat's chance to win, in half per cent, to draw instead of the progress; empty to draw
    /// the progress.
    std::span<const std::vector<int>> shares{};
    std::span<const ui::LineMark> marks{};  ///< marks for bad decisions, by turn
};
/// Draws the chart in `rect`. Returns the position at the end of the turn that was pressed, or -1.
int draw_match_curve(ui::Canvas& canvas, ui::Rect rect, const MatchCurve& drawn);

// position_panel.cpp: the controls to step through a match.
/// The heights of the rail, and of the row with the step buttons and "Play on", in pixels.
inline constexpr float kRail = 40;
inline constexpr float kStep = 46;
/// Draws the rail: a slider over the positions of the match.
void draw_rail(const PositionScene& scene, ui::Canvas& canvas, ui::Rect rect);
/// Draws the step buttons and "Play on" in one row of a small screen.
void draw_step_row(const PositionScene& scene, const Commands& list, ui::Canvas& canvas,
                   ui::Rect row);
/// Draws the scene's status: which position is shown and what led to it.
void draw_status(const PositionScene& scene, ui::Canvas& canvas, ui::Rect rect);
/// Returns the height of a remark of this many lines, in pixels; 0 if the scene has no remark.
float remark_height(const PositionScene& scene, const ui::Canvas& canvas, int lines);
/// Draws the remark on the position and its buttons.
void draw_remark(const PositionScene& scene, ui::Canvas& canvas, ui::Rect rect);
/// Draws the board of a wide screen and, below it, a panel with status, remark, rail and steps.
void draw_position(PositionScene& scene, const Commands& list, ui::Canvas& canvas, ui::Rect body);
/// Draws the seats at the top of `side`, on a wide screen, and removes their area from `side`. Does
/// nothing if the board shows the seats.
void draw_seats_above(BoardScene& scene, ui::Canvas& canvas, ui::Rect& side);

// jumps.cpp
/// Draws the log. A click on a line goes to its position. `row`: least height of a row in pixels.
void draw_jumps(PositionScene& scene, ui::Canvas& canvas, ui::Rect area, float row);

// more_menu.cpp
/// Draws the "More" button, centred in `place`.
void draw_more(ui::Canvas& canvas, ui::Rect place);
/// Draws the menu of the "More" button if it is open. Call it after everything that the menu
/// covers.
void draw_more_menu(const PositionScene& scene, const Commands& list, ui::Canvas& canvas);

}  // namespace ctq::scenes
