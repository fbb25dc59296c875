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
/// The height of the note with what the guide says; 0 without one.
float guide_height(const Table& table, const ui::Canvas& canvas, float width);
/// That note: its text, the way out of the lesson and the way back to its start.
void draw_guide(const Table& table, const Commands& list, ui::Canvas& canvas, ui::Rect rect);
/// Rings around what it waits for; after everything that may be one.
void draw_awaited(const Table& table, ui::Canvas& canvas);

// hint_note.cpp
/// The height of the note with the hint that there is.
float hint_height(const Table& table, const ui::Canvas& canvas, float width);
/// That note: what the ring means, the best few actions, the ways on.
void draw_hint(const Table& table, const Commands& list, ui::Canvas& canvas, ui::Rect rect);
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
/// The height of the bar for a width.
float watch_height(float width);
/// Pause, one step, speed.
void draw_watch_bar(const Table& table, const Commands& list, ui::Canvas& canvas, ui::Rect rect);

// score_table.cpp
/// The height of the account of a score; 0 where there is none.
float score_table_height(const ui::Canvas& canvas, const std::vector<tables::ScorePart>& parts);
/// That account, with a column for each of these seats in their order.
void draw_score_table(ui::Canvas& canvas, ui::Rect in, const std::vector<tables::ScorePart>& parts,
                      const std::vector<int>& seats);

// handover.cpp
/// In place of the hand: whose turn or choice is next at this device, and the button to take it
/// unseen.
void draw_handover(const Table& table, ui::Canvas& canvas, ui::Rect rect);

}  // namespace ctq::app
