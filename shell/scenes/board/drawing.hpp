#pragma once

#include <optional>

#include "shell/match/curve.hpp"
#include "shell/scenes/board/position_scene.hpp"
#include "shell/ui/charts/lines.hpp"

/// The parts of the frame around a board; the scenes lay them out.
namespace ctq::app {

// board.cpp
/// A wide screen below its header: what is played on, and the panels at its right.
struct WideFrame {
    ui::Rect body;
    ui::Rect side;
};
/// `side` is the share of the screen's width that the panels take, `least` and `most` its bounds.
WideFrame wide_frame(const ui::Canvas& canvas, float side, float least, float most);
/// The board, as large as the person made it.
void draw_board(BoardScene& scene, ui::Canvas& canvas, ui::Rect rect,
                const tables::ViewContext& context);

// seats_panel.cpp
/// Describes a panel with a row for every seat, with what lies open; where it has less room than it
/// needs, its rows are scrolled.
void seats_panel(BoardScene& scene, ui::Canvas& canvas, ui::Column& column);
/// Every seat as a chip, in `rows` rows; a click opens the players' sheet.
void draw_chips(BoardScene& scene, ui::Canvas& canvas, ui::Rect rect, int rows);
/// That sheet, while it is open: call it after everything below it.
void draw_seats_sheet(BoardScene& scene, ui::Canvas& canvas);

// log_panel.cpp
/// The log as a panel of a large screen.
void draw_log(BoardScene& scene, ui::Canvas& canvas, ui::Rect rect);
/// The log as a sheet, while it is open: call it after everything below it.
void draw_log_sheet(BoardScene& scene, ui::Canvas& canvas);

// match_curve.cpp
/// How a match went, as a chart.
struct MatchCurve {
    const Session& session;
    const Curve& curve;
    int at;                        ///< the position that is shown
    bool small = false;            ///< no axes, no title
    std::optional<Swing> swing{};  ///< the turn that is marked
    bool drags = true;             ///< a finger may be moved along it
    bool enabled = true;
    /// The share of wins of each seat, in half per cent, in place of who leads; empty for that.
    std::span<const std::vector<int>> shares{};
    std::span<const ui::LineMark> marks{};  ///< decisions that were not fine, by turn
};
/// Draws it over `rect`. The position at the end of the turn that is pressed, or -1.
int draw_match_curve(ui::Canvas& canvas, ui::Rect rect, const MatchCurve& drawn);

// position_panel.cpp: where one steps through a match.
/// The heights of the rail, and of the steps and the way to play on.
inline constexpr float kRail = 40;
inline constexpr float kStep = 46;
/// The positions of the match as a rail to move along.
void draw_rail(const PositionScene& scene, ui::Canvas& canvas, ui::Rect rect);
/// Steps through the match, and the way to play on, in one row of a small screen.
void draw_step_row(const PositionScene& scene, const Commands& list, ui::Canvas& canvas,
                   ui::Rect row);
/// Where this is and how it came about.
void draw_told(const PositionScene& scene, ui::Canvas& canvas, ui::Rect rect);
/// What is known of the position besides; the height for so many lines is 0 where nothing ever is.
float remark_height(const PositionScene& scene, const ui::Canvas& canvas, int lines);
void draw_remark(const PositionScene& scene, ui::Canvas& canvas, ui::Rect rect);
/// On a wide screen: the board, and below it a panel with all of these.
void draw_position(PositionScene& scene, const Commands& list, ui::Canvas& canvas, ui::Rect body);
/// On a wide screen: the seats at the top of the side, where the board doesn't show them.
void draw_seats_above(BoardScene& scene, ui::Canvas& canvas, ui::Rect& side);

// jumps.cpp
/// The log: every line is a way to its position.
void draw_jumps(PositionScene& scene, ui::Canvas& canvas, ui::Rect area, float row);

// more_menu.cpp
/// At the right of a header: a button for what else there is, and its open menu, to be drawn after
/// everything below it.
void draw_more(ui::Canvas& canvas, ui::Rect place);
void draw_more_menu(const PositionScene& scene, const Commands& list, ui::Canvas& canvas);

}  // namespace ctq::app
