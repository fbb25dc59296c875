#include <algorithm>

#include "shell/scenes/board/positions.hpp"
#include "shell/scenes/command_controls.hpp"
#include "shell/scenes/table/drawing.hpp"
#include "shell/scenes/table/status.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::scenes {

using ui::Rect;

namespace {

constexpr float kMark = 26;        // the seat's token and the gap behind it
constexpr float kButtonsGap = 12;  // before the buttons of a pending action
constexpr int kUrgent = 10;        // seconds of a clock that are red
constexpr float kLeastText = 11;   // least size of the text
constexpr ui::TextStyle kTwoLines{ui::Face::bold, 14};

/// Returns the width of the buttons beside the question about a pending action.
float buttons_width(const ui::Canvas& canvas, float width) {
    return std::min(320.0F * canvas.text_scale, width * 0.6F);
}

/// Returns the seat whose token is drawn before the line: the seat that the line is about or, if it
/// is about none, the seat whose turn it is; 0 if it is nobody's.
int reported_seat(const Table& table) {
    if (table.look() != nullptr || !table.board.tells_newest()) {
        const match::LogEntry* line =
            entry_at(table.board.log.lines(),
                     table.look() != nullptr ? table.look()->ply() : table.board.told());
        return line == nullptr ? 0 : line->seat;
    }
    const match::LogEntry* line = reported_line(table);
    const core::Turn turn = table.session.turn();
    return line != nullptr && !table.session.your_turn() ? line->seat
           : turn.kind == core::Turn::Kind::seat         ? turn.seat
                                                         : 0;
}

/// Draws the last action before the prompt on the same line or, if there is no room, on a separate
/// line above it. Draws nothing if neither fits. `prompt_width`: in pixels. Removes its area
/// from `rect`; returns this area if it is on the same line, else an empty one.
Rect draw_last_action(ui::Canvas& canvas, Rect& rect, const std::string& text, float prompt_width) {
    ui::TextStyle style = ui::style::body.in(canvas.theme.muted);
    const float width = ui::text_width(canvas, text, style);
    if (width + 8 + prompt_width <= rect.w) {
        const Rect at = ui::take_left(rect, width, 8);
        ui::draw_text(canvas, at, text, style);
        return at;
    }
    const float line = 20 * canvas.text_scale;
    if (prompt_width <= rect.w && rect.h >= 2 * line) {
        style.size = 14;
        rect = ui::around(rect.center(), rect.w, 2 * line);
        ui::draw_text(canvas, ui::take_top(rect, line), text, style);
    }
    return {};
}

/// Returns the progress of the current computation (a hint or a bot's decision) from 0 to 1; 0 if
/// there is none or if it is a single job, whose progress is unknown.
float thought_of(const Table& table) {
    return table.hint() != nullptr && table.hint()->asking.waits()
               ? table.hint()->asking.done()
               : table.session.bots().answered_share();
}

/// Draws a progress bar along the bottom of the prompt line.
void draw_thought(ui::Canvas& canvas, Rect rect, float share) {
    constexpr float thick = 2;
    const Rect line{rect.x, rect.bottom() - thick, rect.w, thick};
    ui::fill(canvas, line, thick / 2, ui::faded(canvas.theme.muted, 0.2F));
    ui::fill(canvas, {line.x, line.y, line.w * share, thick}, thick / 2, canvas.theme.brass);
}

/// Draws the remaining time of whom the match waits for, at the right end of `rect`, which loses
/// this area. The person at this device comes first.
void draw_clock(const Table& table, ui::Canvas& canvas, Rect& rect) {
    const tables::ViewContext now = table.own_context();
    if (now.turn.kind != core::Turn::Kind::seat) {
        return;
    }
    const int seat = now.viewer > 0 && now.turn.asks(now.viewer) ? now.viewer : now.turn.seat;
    const tables::SeatNote note = now.note(seat);
    const std::string left = note.time();
    if (left.empty()) {
        return;
    }
    const ui::TextStyle style{ui::Face::bold, 17,
                              note.left <= kUrgent ? canvas.theme.forbidden : canvas.theme.text,
                              ui::Align::right};
    const Rect at = ui::take_right(rect, ui::text_width(canvas, left, style) + 2, 10);
    ui::plain_spot(canvas, "clock-left", left, at);
    ui::draw_text(canvas, at, left, style);
}

/// Draws a text on as many lines as it needs, smaller if they don't fit.
void draw_lines(ui::Canvas& canvas, Rect rect, const std::string& text, ui::TextStyle style) {
    const auto height = [&] { return ui::text_height(canvas, text, rect.w, style) + 1; };
    while (style.size > kLeastText && height() > rect.h) {
        --style.size;
    }
    ui::draw_wrapped(canvas, ui::around(rect.center(), rect.w, std::min(height(), rect.h)), text,
                     style);
}

}  // namespace

float prompt_height(const ui::Canvas& canvas) {
    return ui::grown(canvas, 42);
}

bool asks_in_hand(const Table& table, const ui::Canvas& canvas, float width) {
    if (!table.pending || ui::narrow(canvas)) {
        return table.pending.has_value();
    }
    const float room = width - kMark - kButtonsGap - buttons_width(canvas, width);
    return ui::text_height(canvas, prompt_of(table), room, kTwoLines) + 1 > prompt_height(canvas);
}

Rect draw_prompt(Table& table, const Commands& list, ui::Canvas& canvas, Rect rect) {
    const match::Session& session = table.session;
    const ui::Theme& t = canvas.theme;
    canvas.prompt_at = rect;
    const std::string prompt = prompt_of(table);
    ui::plain_spot(canvas, "prompt", prompt, rect);
    if (const float thought = thought_of(table); thought > 0) {
        draw_thought(canvas, rect, thought);
    }
    draw_clock(table, canvas, rect);
    if (table.over()) {
        constexpr std::string_view kResult = "Result";
        const Rect at = ui::take_right(rect, ui::button_width(canvas, kResult, {.size = 14}), 8);
        command_button(canvas, list, "result", ui::around(at.center(), at.w, 36),
                       {.size = 14, .brief = true});
    }
    if (table.pending && !asks_in_hand(table, canvas, rect.w)) {
        draw_pending(table, list, canvas,
                     ui::take_right(rect, buttons_width(canvas, rect.w), kButtonsGap));
    }
    // While looking back, the line describes the position shown.
    const tables::ViewContext context = table.context();
    const std::string telling = shown_words(table);
    const bool mine = (session.your_turn() && telling.empty()) || table.look() != nullptr;
    const match::LogEntry* line = reported_line(table);
    const int seat = reported_seat(table);
    if (seat > 0) {
        ui::seat_mark(canvas, ui::take_left(rect, 18, kMark - 18).center(), 17, seat,
                      table.view().facts(context, seat).axis);
    }
    const std::string last = line == nullptr ? std::string() : line->text + ".";
    const std::string status = !telling.empty() ? telling : mine || last.empty() ? prompt : last;
    const ui::TextStyle one{mine ? ui::Face::bold : ui::Face::text, 15, mine ? t.text : t.muted,
                            ui::Align::left};
    const float prompt_width = ui::text_width(canvas, status, one);
    const Rect spare = mine && !last.empty() ? draw_last_action(canvas, rect, last, prompt_width)
                       : mine                ? Rect()
                                             : rect;
    if (prompt_width <= rect.w) {
        ui::draw_text(canvas, rect, status, one);
        ui::take_left(rect, prompt_width, 16);
        return spare.w > rect.w ? spare : rect;
    }
    draw_lines(canvas, rect, status, {one.face, kTwoLines.size, one.color});
    return spare;
}

}  // namespace ctq::scenes
