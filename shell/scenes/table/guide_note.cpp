// The note beside the board: the text of a lesson's guide with two buttons, or a table part's
// question.
#include <algorithm>
#include <cmath>

#include "shell/scenes/command_controls.hpp"
#include "shell/scenes/table/drawing.hpp"
#include "shell/scenes/table/next_spots.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::scenes {

using ui::Rect;

namespace {

constexpr float kGuidePad = 14;
constexpr float kEdge = 4;  // padding above the buttons on a small screen
constexpr float kGuideHead = 24;
constexpr float kWords = 44;   // height of a row of buttons
constexpr float kNoteGap = 6;  // between rows of buttons, and between them and the text

ui::TextStyle guide_style(const ui::Canvas& canvas) {
    return {ui::Face::text, ui::narrow(canvas) ? 14.0F : 16.0F, canvas.theme.ink, ui::Align::left};
}

float pad_of(const ui::Canvas& canvas) {
    return ui::narrow(canvas) ? 10.0F : kGuidePad;
}

/// Draws the buttons of a note, two in each row.
void draw_note_buttons(const TableNote& note, ui::Canvas& canvas, Rect room) {
    const int n = static_cast<int>(note.buttons.size());
    Rect row;
    for (int i = 0; i < n; ++i) {
        if (i % 2 == 0) {
            row = ui::take_top(room, kWords, 6);
        }
        const NoteButton& one = note.buttons[static_cast<std::size_t>(i)];
        ui::button(canvas, {one.id, one.label, ui::column(row, i % 2, std::min(n, 2), 8)},
                   {.kind = i == 0 ? ui::ButtonKind::main : ui::ButtonKind::paper, .size = 14});
    }
}

/// Adds the note of a table part to the column. If there is too little room, the buttons keep their
/// height and the text gets the rest.
void note_panel(const TableNote& note, ui::Canvas& canvas, ui::Column& column) {
    column.frame(pad_of(canvas), pad_of(canvas),
                 [&](Rect all) { ui::paper(canvas, all, ui::radius_card); });
    const float text = ui::text_height(canvas, note.words, column.width(), guide_style(canvas));
    const auto rows = static_cast<float>((note.buttons.size() + 1) / 2);
    const Rect buttons = column.foot(std::max(0.0F, rows * (kWords + 6) - 6), 6);
    column.fill(text, [&](Rect at) {
        draw_note_buttons(note, canvas, buttons);
        ui::draw_wrapped(canvas, at, note.words, guide_style(canvas));
    });
}

/// Returns the height of a lesson's panel without its padding: enough for every step, so that the
/// panel keeps its height.
float lesson_height(const match::Lesson& lesson, const ui::Canvas& canvas, float width) {
    const auto lines = [&](std::string_view text) {
        return ui::text_height(canvas, text, width, guide_style(canvas));
    };
    float steps = 0;
    for (const match::LessonStep& step : lesson.steps) {
        steps = std::max(steps, lines(step.text));
    }
    // A small screen shows the step's number beside the buttons, and none at the end.
    const bool brief = ui::narrow(canvas);
    const float head = brief ? 0 : kGuideHead;
    const float more = brief ? kNoteGap : kWords + 2 * kNoteGap;  // of the end
    return kWords + head + std::max(steps, lines(lesson.done) + more);
}

/// Draws the two buttons below the last text of a lesson: side by side on a small screen.
void draw_lesson_end(const Commands& list, ui::Canvas& canvas, Rect& in) {
    const auto draw = [&](std::string_view id, Rect at, ui::ButtonKind kind) {
        if (const Command* one = list.find(id)) {
            const std::string_view word = one->label;
            const ui::TextStyle style{ui::Face::bold, 14};
            ui::button(canvas, {one->id, word, at},
                       {.kind = kind, .size = ui::fitted(canvas, word, style, at.w - 18, 9).size});
        }
    };
    Rect row = ui::take_bottom(in, kWords, kNoteGap);
    Rect first = row;
    if (ui::narrow(canvas)) {
        first = ui::take_left(row, row.w * 0.58F, 8);
    } else {
        first = ui::take_bottom(in, kWords, kNoteGap);
    }
    draw("first-match", first, ui::ButtonKind::main);
    draw("leave-lesson", row, ui::ButtonKind::paper);
}

/// Draws the buttons that leave and restart a lesson: in its head on a small screen, else below its
/// text. Returns the head.
Rect draw_lesson_exits(const Commands& list, ui::Canvas& canvas, Rect& in) {
    const bool brief = ui::narrow(canvas);
    const auto exit = [&](Rect& row, std::string_view name) {
        const CommandButton how{.kind = ui::ButtonKind::paper, .size = 13, .brief = brief};
        const float w = command_width(canvas, list, name, how);
        const Rect at = brief ? ui::take_right(row, w, 6) : ui::take_left(row, w, 8);
        command_button(canvas, list, name, at, how);
    };
    Rect head = ui::take_top(in, brief ? kWords : kGuideHead);
    if (brief) {
        exit(head, "restart-lesson");
        exit(head, "leave-lesson");
    } else {
        Rect room = ui::take_bottom(in, kWords);
        exit(room, "leave-lesson");
        exit(room, "restart-lesson");
    }
    return head;
}

/// Draws the guide's note: step, text and buttons.
void draw_lesson(const Guide::Note& guide, const Commands& list, ui::Canvas& canvas, Rect in) {
    Rect head;
    if (!guide.done()) {
        head = draw_lesson_exits(list, canvas, in);
    } else {
        head = ui::take_top(in, ui::narrow(canvas) ? 0 : kGuideHead);
        ui::take_bottom(in, ui::narrow(canvas) ? pad_of(canvas) - kEdge : 0);
        draw_lesson_end(list, canvas, in);
    }
    const ui::TextStyle head_style{ui::Face::bold, 13, canvas.theme.ink_soft, ui::Align::left};
    std::string title = guide_head(guide);
    if (ui::text_width(canvas, title, head_style) > head.w) {
        title = guide_step(guide);
    }
    if (head.h > 0) {
        ui::draw_text(canvas, head, title, head_style);
    }
    ui::TextStyle words = guide_style(canvas);
    if (ui::text_height(canvas, guide.text, in.w, words) > in.h) {
        words.size -= 1.5F;  // a phone in landscape has no room for larger text
    }
    ui::draw_wrapped(canvas, in, guide.text, words);
}

void lesson_panel(const Guide::Note& guide, const Commands& list, ui::Canvas& canvas,
                  ui::Column& column) {
    const float pad = pad_of(canvas);
    const bool brief = ui::narrow(canvas);
    column.frame(pad, brief ? kEdge : pad,
                 [&](Rect all) { ui::paper(canvas, all, ui::radius_card); });
    column.fill(lesson_height(*guide.lesson, canvas, column.width()) + (brief ? pad - kEdge : 0),
                [&](Rect in) { draw_lesson(guide, list, canvas, in); });
}

}  // namespace

void guide_panel(const Table& table, const Commands& list, ui::Canvas& canvas, ui::Column& column) {
    if (const auto note = table.note()) {
        note_panel(*note, canvas, column);
    } else if (table.hint() != nullptr) {
        if (!hint_floats(table, canvas)) {
            hint_panel(table, list, canvas, column);
        }
    } else if (const auto lesson = table.guided()) {
        lesson_panel(*lesson, list, canvas, column);
    }
}

void draw_awaited(const Table& table, ui::Canvas& canvas) {
    if (!table.board.tells_newest()) {
        return;  // the step is not told yet
    }
    for (const ui::Target target : awaited(table)) {
        const ui::Spot* spot =
            ui::find(canvas.spots, table.view().to_press(table.session.view(), target));
        if (spot != nullptr && spot->enabled && spot->shown.h > 0) {
            const float across = 2 * spot->round;
            const Rect all = ui::around(spot->rect.center(), across, across);
            const Rect r = across > 0 ? ui::overlap(all, spot->shown) : spot->shown;
            const bool round = std::abs(r.w - r.h) < 4;
            const float radius = round ? r.w / 2 : std::min(r.h / 2, ui::radius_card);
            ui::awaited_ring(canvas, r, radius);
            if (spot->badge.count > 1) {  // again, because the ring's glow covers the badge
                ui::count_badge(canvas, spot->badge.center, spot->badge.count);
            }
        }
    }
}

}  // namespace ctq::scenes
