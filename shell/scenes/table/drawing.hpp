#pragma once

#include "shell/scenes/board/drawing.hpp"
#include "shell/scenes/table/table.hpp"

/// The parts of the table's picture besides those of every board; layout.cpp lays them out.
namespace ctq::app {

// header_bar.cpp
/// Title, badge, undo, redo, menu.
void draw_header_bar(Table& table, const Commands& list, ui::Canvas& canvas);
/// The buttons of a small screen in one row.
void draw_button_row(Table& table, const Commands& list, ui::Canvas& canvas, ui::Rect rect);
/// The open menu, if it is: call it after everything below it. `corner` is its upper right one.
void draw_menu(Table& table, const Commands& list, ui::Canvas& canvas, ui::Point corner);

// prompt_line.cpp
/// Whose turn it is and what is asked. Returns the part of the line where a message hides nothing that is asked.
ui::Rect draw_prompt(Table& table, const Commands& list, ui::Canvas& canvas, ui::Rect rect);

// guide_note.cpp
/// Describes the note with what the guide says, the way out of the lesson and the way back to its start; or
/// with what else is asked or hinted at; nothing where there is none.
void guide_panel(const Table& table, const Commands& list, ui::Canvas& canvas, ui::Column& column);
/// Rings around what it waits for; after everything that may be one.
void draw_awaited(const Table& table, ui::Canvas& canvas);

// hint_note.cpp
/// Describes the note with the hint that there is: what the ring means, the best few actions, the ways on.
void hint_panel(const Table& table, const Commands& list, ui::Canvas& canvas, ui::Column& column);
/// On a phone the hint is a sheet that floats, so that nothing moves when it opens or closes.
bool hint_floats(const Table& table, const ui::Canvas& canvas);
/// That sheet, over the board or what stands beside it, if there is one; after everything that it may
/// cover.
void draw_floating_hint(const Table& table, const Commands& list, ui::Canvas& canvas,
                        ui::Rect over);

// pending_bar.cpp
/// The height of the two buttons that play it and take it back.
inline constexpr float kPendingHeight = 52;
/// Those buttons, in the middle of `rect`; only while an action is pending.
void draw_pending(Table& table, const Commands& list, ui::Canvas& canvas, ui::Rect rect);

// outlook.cpp
/// Where the match stands and how it will end, in two lines of the header.
float outlook_width(const ui::Canvas& canvas);  ///< that it needs at least
void draw_outlook(const Table& table, ui::Canvas& canvas, ui::Rect rect);

// look_bar.cpp
/// A press of the board leads back to the match; after the board was drawn.
void take_look_press(Table& table, const ui::Canvas& canvas, ui::Rect board);
/// Steps and the way back, in the place of the hand, which is so high at least.
inline constexpr float kLookHeight = 52;
void draw_look_bar(const Table& table, const Commands& list, ui::Canvas& canvas, ui::Rect rect);

// watch_bar.cpp
/// Only bots play, and it is not over.
bool watching(const Table& table);
/// Describes the bar for that: pause, one step, speed.
void watch_bar(const Table& table, const Commands& list, ui::Canvas& canvas, ui::Column& column);

// score_table.cpp
/// Describes the account of a score, with a column for each of these seats in their order.
void score_table(ui::Column& column, ui::Canvas& canvas,
                 const std::vector<tables::ScorePart>& parts, const std::vector<int>& seats);

// handover.cpp
/// In place of the hand: whose turn or choice is next at this device, and the button to take it
/// unseen.
void draw_handover(const Table& table, ui::Canvas& canvas, ui::Rect rect);

}  // namespace ctq::app
