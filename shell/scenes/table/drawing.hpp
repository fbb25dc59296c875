#pragma once

#include "shell/app/app.hpp"

/// The parts of the frame around a board; table.cpp lays them out.
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
void draw_board(App& app, ui::Canvas& canvas, ui::Rect rect, const tables::ViewContext& context);

// header_bar.cpp
/// What ending the match now is called at this table.
const char* end_label(const Session& session);
/// Who plays here, or that the match is not kept.
const char* table_badge(const App& app);
/// Title, badge, undo, redo, menu.
void draw_header_bar(App& app, ui::Canvas& canvas);
/// The five buttons of a small screen in one row.
void draw_button_row(App& app, ui::Canvas& canvas, ui::Rect rect);
/// The open menu, if it is: call it after everything below it. `corner` is its upper right one.
void draw_menu(App& app, ui::Canvas& canvas, ui::Point corner);

// seats_panel.cpp
float seats_height(App& app, const ui::Canvas& canvas, float width);
/// A row for every seat, with what lies open.
void draw_seats(App& app, ui::Canvas& canvas, ui::Rect rect);
/// Every seat as a chip, in `rows` rows; a click opens the players' sheet.
void draw_chips(App& app, ui::Canvas& canvas, ui::Rect rect, int rows);
void draw_seats_sheet(App& app, ui::Canvas& canvas);

// log_panel.cpp
void draw_log(App& app, ui::Canvas& canvas, ui::Rect rect);
void draw_log_sheet(App& app, ui::Canvas& canvas);

// prompt_line.cpp
/// Whose turn it is and what is asked.
void draw_prompt(App& app, ui::Canvas& canvas, ui::Rect rect);

// guide_note.cpp
/// "First game · 2 of 8".
std::string guide_head(const App::Guide& guide);
/// The height of the note with what the guide says; 0 without one.
float guide_height(const App& app, const ui::Canvas& canvas, float width);
/// That note: its text, the way out of the lesson and the way back to its start.
void draw_guide(App& app, ui::Canvas& canvas, ui::Rect rect);
/// Rings around what it waits for; after everything that may be one.
void draw_awaited(App& app, ui::Canvas& canvas);

// held_action.cpp
/// Enter and Escape while an action is held; before whatever else takes these keys.
void take_held_keys(App& app, ui::Canvas& canvas);
/// The height of the two buttons that play it and take it back.
inline constexpr float kHeldHeight = 52;
void draw_held(App& app, ui::Canvas& canvas, ui::Rect rect);

// watch_bar.cpp
/// Only bots play, and it is not over.
bool watching(const App& app);
/// The height of the bar for a width.
float watch_height(float width);
/// Pause, one step, speed.
void draw_watch_bar(App& app, ui::Canvas& canvas, ui::Rect rect);

// end_sheet.cpp
/// Who won and why, and what next; only when the match is over and not put away.
void draw_end_sheet(App& app, ui::Canvas& canvas);
/// Hides the table until the next person is ready; nothing where only a choice is secret.
void draw_curtain(App& app, ui::Canvas& canvas);
/// That curtain in place of the hand: whose choice is due, and the button to make it unseen.
void draw_handover(App& app, ui::Canvas& canvas, ui::Rect rect);

}  // namespace ctq::app
