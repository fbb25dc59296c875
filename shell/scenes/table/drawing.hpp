#pragma once

#include "shell/scenes/board/drawing.hpp"
#include "shell/scenes/table/table.hpp"

/// Draws the parts of the table that board/drawing.hpp does not draw. layout.cpp arranges them.
namespace ctq::scenes {

// header_bar.cpp
/// Draws the header: title, badge, outlook (how the match stands), undo, redo, menu.
void draw_header_bar(Table& table, const Commands& list, ui::Canvas& canvas);
/// Draws the command buttons of a small screen in one row.
void draw_button_row(Table& table, const Commands& list, ui::Canvas& canvas, ui::Rect rect);
/// Draws the menu if it is open. Call it after everything that the menu covers. `corner`: the
/// menu's upper right corner.
void draw_menu(Table& table, const Commands& list, ui::Canvas& canvas, ui::Point corner);

// prompt_line.cpp
/// Height of the prompt line of a wide page, which fits two lines of text, in pixels.
float prompt_height(const ui::Canvas& canvas);
/// Draws the prompt: whose turn it is and what the person must decide. Returns the part of its area
/// that a message may cover without hiding the question.
ui::Rect draw_prompt(Table& table, const Commands& list, ui::Canvas& canvas, ui::Rect rect);
/// Returns whether an action is pending and its buttons are drawn in place of the hand: on a small
/// screen, and where the question is too long to have them beside it. `width`: of the prompt.
bool asks_in_hand(const Table& table, const ui::Canvas& canvas, float width);

// guide_note.cpp
/// Adds a note to the column: a table part's question; if none, the hint; if none, the text of the
/// lesson's guide, with buttons to leave and to restart the lesson. Adds nothing if there is none
/// of them.
void guide_panel(const Table& table, const Commands& list, ui::Canvas& canvas, ui::Column& column);
/// Draws rings around the spots that the hint or the lesson's guide wants pressed next. Call it
/// when all spots are registered.
void draw_awaited(const Table& table, ui::Canvas& canvas);

// hint_note.cpp
/// Adds the note of the current hint to the column: text, best actions, buttons.
void hint_panel(const Table& table, const Commands& list, ui::Canvas& canvas, ui::Column& column);
/// Returns whether the hint is drawn over the table, as on a phone. There, nothing moves when it
/// opens or closes.
bool hint_floats(const Table& table, const ui::Canvas& canvas);
/// Draws such a hint, if there is one, over the area `over`. Call it after everything that the hint
/// may cover.
void draw_floating_hint(const Table& table, const Commands& list, ui::Canvas& canvas,
                        ui::Rect over);

// pending_bar.cpp
/// Height of the two buttons that confirm and reject a pending action, in pixels.
inline constexpr float kPendingHeight = 52;
/// Draws the buttons that confirm and reject the pending action, vertically centred in `rect`.
/// There must be a pending action.
void draw_pending(Table& table, const Commands& list, ui::Canvas& canvas, ui::Rect rect);

// outlook_lines.cpp
/// Returns the least width of the outlook, in pixels.
float outlook_width(const ui::Canvas& canvas);
/// Draws the outlook on two lines of the header: how the match stands and how it will end.
void draw_outlook(const Table& table, ui::Canvas& canvas, ui::Rect rect);

// look_bar.cpp
/// Returns from an earlier position to the current one when the board is pressed. Call it after the
/// board was drawn.
void take_look_press(Table& table, const ui::Canvas& canvas, ui::Rect board);
/// The least height of the bar that is shown while the person looks at earlier positions, in
/// pixels.
inline constexpr float kLookHeight = 52;
/// Draws this bar in place of the hand: steps, playback, back to the game.
void draw_look_bar(const Table& table, const Commands& list, ui::Canvas& canvas, ui::Rect rect);

// watch_bar.cpp
/// Returns whether only bots play and the match is not over yet.
bool watching(const Table& table);
/// Adds the bar for watching bots to the column: pause, one step, speed.
void watch_bar(const Table& table, const Commands& list, ui::Canvas& canvas, ui::Column& column);

// score_table.cpp
/// Adds a table with the parts of the score to the column. It has one column per seat, in the order
/// of `seats`.
void score_table(ui::Column& column, ui::Canvas& canvas,
                 const std::vector<tables::ScorePart>& parts, const std::vector<int>& seats);

// handover.cpp
/// Draws, in place of the hand, which of the people at this device acts next, and the button with
/// which that person confirms that the others are not looking.
void draw_handover(const Table& table, const Commands& list, ui::Canvas& canvas, ui::Rect rect);
/// Returns what the others at this device may see until then.
std::string handover_words(const match::Session& session);

}  // namespace ctq::scenes
