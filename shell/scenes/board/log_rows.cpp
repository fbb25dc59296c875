// The log as a list of turns and their steps, for table, review and sandbox.
#include "shell/scenes/board/log_rows.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "shell/scenes/board/board_scene.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::scenes {

using ui::Rect;

namespace {

constexpr float kLogToken = 18;  // width of a seat's token
constexpr float kIndent = 12;    // indent of a step below its turn
constexpr float kChevron = 18;   // width of the sign of a turn that unfolds
constexpr float kLogApart = 6;   // gap between two rows, and left of the turn numbers
constexpr float kSign = 24;      // width of the column for marks of decisions

ui::TextStyle row_style(bool marked) {
    return {marked ? ui::Face::bold : ui::Face::text, 14, 0, ui::Align::left};
}

bool has_steps(const LogRows::Row& row) {
    return row.line < 0 && row.last > row.first;
}

/// Returns whether a row shows this log line: either it is the row of this very line, or it is the
/// row of the line's turn and the turn is folded.
bool shows(const LogRows::Row& row, int line) {
    return row.line < 0 ? row.shut && row.first <= line && line <= row.last : row.line == line;
}

/// Returns the distance of a row's text from its left edge.
float words_at(const LogRows& rows, const LogRows::Row& row, int seat) {
    return rows.margin + (row.line >= 0 && row.last > row.first ? kIndent : 0) +
           (seat > 0 && !row.remark ? kLogToken : 0);
}

}  // namespace

bool LogRows::open(int turn) const {
    return std::find(turns.begin(), turns.end(), turn) != turns.end();
}

void LogRows::toggle(int turn) {
    const auto found = std::find(turns.begin(), turns.end(), turn);
    if (found != turns.end()) {
        turns.erase(found);
    } else {
        turns.push_back(turn);
        unfolded = turn;
    }
    laid.version = -1;
}

int LogRows::row_of(int line) const {
    int found = -1;
    for (std::size_t i = 0; i < rows.size() && line >= 0; ++i) {
        const Row& row = rows[i];
        if (row.line == line || (row.line < 0 && row.first <= line && line <= row.last)) {
            found = static_cast<int>(i);
        }
    }
    return found;
}

void LogRows::lay(const match::Log& log, std::span<const Remark> remarks, const ui::Canvas& canvas,
                  const Look& look) {
    if (look == laid) {
        return;
    }
    laid = look;
    rows.clear();
    height = 0;
    const std::vector<match::LogEntry>& lines = log.lines();
    const std::string most = std::to_string(lines.empty() ? 0 : lines.back().turn);
    const ui::TextStyle number = ui::style::caption.to(ui::Align::right);
    margin = kLogApart +
             std::ceil(std::max(ui::text_width(canvas, "00", number),
                                ui::text_width(canvas, most, number))) +
             8;
    const auto add = [&](int first, int last, int line, bool shut, std::string text) {
        const auto at = static_cast<std::size_t>(line < 0 ? first : line);
        Row row{.first = first,
                .last = last,
                .line = line,
                .shut = shut,
                .top = height,
                .height = 0,
                .words = 0,
                .text = std::move(text)};
        const float w =
            look.width - words_at(*this, row, lines[at].seat) - (has_steps(row) ? kChevron : 0);
        row.words = ui::text_height(canvas, row.text, w, row_style(shows(row, look.marked)));
        row.height = std::max(look.least, row.words + kLogApart);
        height += row.height;
        rows.push_back(std::move(row));
    };
    std::size_t said = 0;
    const auto add_remarks = [&](int line, int plies) {
        for (; said < remarks.size() && remarks[said].plies <= plies; ++said) {
            add(line, line - 1, -1, false, remarks[said].text);
            rows.back().remark = true;
        }
    };
    for (int first = 0; first < static_cast<int>(lines.size());) {
        const int end = log.turn_end(first);
        int last = end - 1;
        while (last >= first && lines[static_cast<std::size_t>(last)].plies > look.plies) {
            --last;
        }
        const int turn = lines[static_cast<std::size_t>(first)].turn;
        const bool here = look.unfolds && look.marked >= first && look.marked <= last;
        const bool unfolds = last > first && (here || open(turn));
        if (last >= first) {
            add(first, last, -1, !unfolds, log.turn_words(first, look.plies));
        }
        for (int line = first; unfolds && line <= last; ++line) {
            add(first, last, line, false, lines[static_cast<std::size_t>(line)].text);
        }
        if (last == end - 1 && end < static_cast<int>(lines.size())) {
            add_remarks(last, lines[static_cast<std::size_t>(end)].plies - 1);
        }
        first = end;
    }
    if (!lines.empty()) {
        add_remarks(static_cast<int>(lines.size()) - 1, look.plies);
    }
}

namespace {

void draw_chevron(ui::Canvas& canvas, ui::Point c, bool open, ui::Color color) {
    const ui::Point along = open ? ui::Point{0, 3} : ui::Point{3, 0};
    const ui::Point across = open ? ui::Point{4, 0} : ui::Point{0, 4};
    const std::array<ui::Point, 3> sign = {c - along - across, c + along, c - along + across};
    ui::stroke(canvas, sign, color, 1.8F);
}

/// Returns the smallest scroll offset, at least `offset`, at which the row at the top is not cut
/// off.
float snapped(const LogRows& rows, float offset) {
    const auto row = std::find_if(rows.rows.begin(), rows.rows.end(), [&](const LogRows::Row& one) {
        return one.top >= std::floor(offset);
    });
    return row == rows.rows.end() ? offset : row->top;
}

/// Scrolls the turn just unfolded into view.
void reveal(LogRows& rows, ui::Scroll& scroll, float view,
            const std::vector<match::LogEntry>& lines) {
    const int turn = std::exchange(rows.unfolded, -1);
    if (turn < 0) {
        return;
    }
    float top = -1;
    float bottom = 0;
    for (const LogRows::Row& row : rows.rows) {
        if (lines[static_cast<std::size_t>(row.first)].turn == turn) {
            top = top < 0 ? row.top : top;
            bottom = row.top + row.height;
        }
    }
    scroll.pinned = false;
    scroll.offset =
        snapped(rows, std::min(std::max(scroll.offset, bottom - view), std::max(0.0F, top)));
}

/// Returns the height of the list and of free space below it. With that space, no row is cut off at
/// the top when the list is scrolled to its end.
float whole_height(const LogRows& rows, float view) {
    for (const LogRows::Row& row : rows.rows) {
        if (rows.height > view && row.top >= rows.height - view) {
            return row.top + view;
        }
    }
    return rows.height;
}

/// Scrolls the marked row into view if another row is marked than before.
void follow_mark(LogRows& rows, ui::Scroll& scroll, float view, int marked) {
    if (std::exchange(rows.followed, marked) == marked) {
        return;
    }
    const int at = rows.row_of(marked);
    scroll.pinned = marked < 0;  // without a mark, the list stays scrolled to its end again
    const LogRows::Row none{};
    const LogRows::Row& row = at < 0 ? none : rows.rows[static_cast<std::size_t>(at)];
    if (row.top < scroll.offset + row.height || row.top + 2 * row.height > scroll.offset + view) {
        scroll.offset = snapped(rows, std::max(0.0F, row.top - view / 2));
    }
}

/// A row as drawn in this frame.
struct Shown {
    const LogRows::Row& row;
    const match::LogEntry& line;
    Rect at;
    bool inside;  ///< the marked line belongs to the row's turn
    bool marked;  ///< the row shows the marked line
    bool seen;    ///< the row is visible; other rows can still get the keyboard focus
};

/// Draws the turn number, the seat's token, the text, and a chevron if the row unfolds.
void draw_row(const LogRows& rows, const Shown& one, ui::Canvas& canvas) {
    const ui::Theme& t = canvas.theme;
    const LogRows::Row& row = one.row;
    const ui::TextStyle style = row_style(one.marked);
    const bool step = row.line >= 0 || row.remark;
    // A row can be higher than its text, so that fingers can hit it. Then the text is centred.
    const Rect first{one.at.x, one.at.y + (row.height - row.words) / 2, rows.margin - 8,
                     ui::line_height(canvas, style)};
    if (!step && one.line.turn > 0) {
        ui::draw_text(canvas, first, std::to_string(one.line.turn),
                      ui::style::caption.in(one.marked ? t.text : t.muted).to(ui::Align::right));
    }
    const float x = one.at.x + words_at(rows, row, one.line.seat);
    if (one.line.seat > 0 && !step) {
        ui::token(canvas, {x - kLogToken / 2 - 2, first.center().y}, 11, one.line.seat);
    } else if (step && !row.remark) {
        ui::disc(canvas, {x - kLogToken / 2, first.center().y}, 2, t.muted);
    }
    if (has_steps(row)) {
        draw_chevron(canvas, {one.at.right() - kChevron / 2, first.center().y}, !row.shut, t.muted);
    }
    const float w = one.at.right() - x - (has_steps(row) ? kChevron : 0);
    ui::TextStyle words = style;
    words.color = step && !one.marked ? ui::mix(t.muted, t.text, 0.6F) : t.text;
    ui::draw_wrapped(canvas, {x, first.y, w, row.words + 1}, row.text, words);
}

/// Draws, at the right of a row, the sign for its worst decision.
void draw_sign(ui::Canvas& canvas, Rect row, bots::Mark mark) {
    const ui::Theme& t = canvas.theme;
    const ui::Color colors[] = {t.muted, t.muted, ui::mix(t.risky, t.text, 0.7F),
                                ui::mix(t.forbidden, t.text, 0.3F)};
    constexpr const char* signs[] = {"", "?!", "?", "??"};  // as in chess notation
    ui::draw_text(
        canvas, {row.right(), row.y, kSign, row.h}, signs[static_cast<std::size_t>(mark)],
        ui::style::number.in(colors[static_cast<std::size_t>(mark)]).to(ui::Align::center));
}

/// Returns how bad the worst decision in a row's log lines was.
bots::Mark mark_of(const LogRows::Row& row, std::span<const bots::Mark> marks) {
    bots::Mark worst = bots::Mark::fine;
    const int first = row.line < 0 ? row.first : row.line;
    const int last = row.line < 0 ? row.last : row.line;
    for (int line = first; line <= last && line < static_cast<int>(marks.size()); ++line) {
        worst = std::max(worst, marks[static_cast<std::size_t>(line)]);
    }
    return worst;
}

/// Registers the spot of a row, and returns whether it was pressed. The spot's name contains the
/// position of the row or, if a press folds or unfolds its turn (`folds`), the number of the turn.
bool press(ui::Canvas& canvas, const Shown& one, const LogView& view, bool folds, int plies) {
    // Lines about the set-up can't be clicked: all of them lead to the first position.
    if (one.line.turn == 0) {
        return false;
    }
    const std::string name = folds ? "turn-" + std::to_string(one.line.turn)
                                   : (view.jumps ? "at:" : "step-") + std::to_string(plies);
    ui::SpotSpec spec{name, one.seen ? std::string_view(one.row.text) : "", one.at};
    if (folds ? view.jumps : one.marked) {
        spec.kind = ui::SpotKind::plain;
        spec.focusable = false;
    }
    const ui::SpotState state = ui::spot(canvas, spec);
    const bool button = spec.kind == ui::SpotKind::button;
    if (state.hovered && button) {
        ui::fill(canvas, one.at, 6, canvas.theme.raised);
    }
    if (state.focused) {
        ui::focus_ring(canvas, one.at, 6);
    }
    return state.clicked && button;
}

/// Draws a row and handles a click on it. Returns the position to show after a click; -1 without a
/// click.
int show_row(LogRows& rows, const Shown& one, ui::Canvas& canvas, const LogView& view,
             const std::vector<match::LogEntry>& lines) {
    const LogRows::Row& row = one.row;
    if (row.remark) {
        if (one.seen) {
            ui::plain_spot(canvas, "remark", row.text, one.at);
            draw_row(rows, one, canvas);
        }
        return -1;
    }
    const bool folds = has_steps(row) && (!view.jumps || one.inside);
    const int plies = lines[static_cast<std::size_t>(row.line < 0 ? row.last : row.line)].plies;
    const bool pressed = press(canvas, one, view, folds, std::max(plies, view.from));
    if (one.seen && one.marked) {
        ui::fill(canvas, one.at, 6, ui::faded(canvas.theme.brass, 0.22F));
    }
    if (one.seen) {
        draw_row(rows, one, canvas);
    }
    if (pressed && folds) {
        rows.toggle(one.line.turn);
        canvas.motion.moving = true;
        return -1;
    }
    return pressed ? plies : -1;
}

}  // namespace

int draw_log_rows(BoardScene& scene, ui::Canvas& canvas, Rect area, const LogView& view) {
    const std::vector<match::LogEntry>& lines = scene.log();
    LogRows& rows = scene.frame().log_rows;
    ui::Scroll& scroll = scene.frame().log;
    const float sign = view.marks.empty() ? 0 : kSign;
    rows.lay(scene.match_log(), scene.remarks(), canvas,
             {.version = scene.match_log().version(),
              .plies = view.plies,
              .marked = view.marked,
              .unfolds = view.jumps,
              .least = view.least,
              .width = area.w - ui::scroll_bar_room - sign,
              .text_scale = canvas.text_scale,
              .remarks = scene.remarks().size()});
    scroll.content = whole_height(rows, area.h);
    reveal(rows, scroll, area.h, lines);
    follow_mark(rows, scroll, area.h, view.marked);
    if (!view.jumps && scroll.pinned) {
        scroll.offset = std::max(0.0F, scroll.content - area.h);
    }
    const ui::ScrollView in = ui::begin_scroll(canvas, view.name, area, scroll);
    int pressed = -1;
    for (const LogRows::Row& row : rows.rows) {
        const Rect at{in.content.x, in.content.y + row.top, in.content.w - sign, row.height};
        const int line = row.line < 0 ? row.first : row.line;
        const bool inside = view.marked >= row.first && view.marked <= row.last;
        const bool marked = shows(row, view.marked);
        const bool seen = at.bottom() > area.y && at.y < area.bottom();
        const Shown one{.row = row,
                        .line = lines[static_cast<std::size_t>(line)],
                        .at = at,
                        .inside = inside,
                        .marked = marked,
                        .seen = seen};
        const int to = show_row(rows, one, canvas, view, lines);
        pressed = to >= 0 ? to : pressed;
        if (seen) {
            draw_sign(canvas, at, mark_of(row, view.marks));
        }
    }
    ui::end_scroll(canvas, in, view.name, scroll, scroll.content);
    return pressed;
}

}  // namespace ctq::scenes
