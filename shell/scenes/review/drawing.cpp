// Review: the board of any position, a rail to move along, the curve, the log to jump by.
#include <algorithm>
#include <cctype>
#include <string>

#include "shell/scenes/review/drawing.hpp"
#include "shell/scenes/sheets.hpp"
#include "shell/scenes/table/drawing.hpp"
#include "shell/ui/charts/chart.hpp"
#include "shell/ui/charts/lines.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::app {

using ui::Rect;

namespace {

void draw_curve(App& app, ui::Canvas& canvas, Rect rect, bool small) {
    const Session& session = *app.session();
    const Review& review = app.review();
    std::string title = "Who leads: " + std::string(session.game().info->progress);
    if (!ui::title_fits(canvas, rect, title)) {
        title = title.substr(title.find(": ") + 2);
        title[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(title[0])));
    }
    const auto turn = std::lower_bound(review.turn_ends.begin(), review.turn_ends.end(),
                                       session.match().cursor()) -
                      review.turn_ends.begin();
    const int to = ui::lines_chart(
        canvas, rect,
        {"curve", title, review.standing, 0, static_cast<int>(turn), small, session.names()});
    if (to >= 0) {
        go_to(app, review.turn_ends[static_cast<std::size_t>(to)]);
    }
}

}  // namespace

/// Every line is a way to its position; only those in sight are drawn.
void draw_jumps(App& app, ui::Canvas& canvas, Rect area, float row) {
    Review& review = app.review();
    const std::vector<LogEntry>& log = app.log();
    const int shown = line_at(log, app.session()->match().cursor());
    ui::Scroll& scroll = app.scene_state().log;
    const auto top_of = [&](int line) { return static_cast<float>(std::max(line, 0)) * row; };
    // A list that was never drawn does not know its height yet.
    if (review.followed != shown + 1 && scroll.content > 0) {
        review.followed = shown + 1;
        const float top = top_of(shown);
        if (top < scroll.offset + row || top > scroll.offset + area.h - 2 * row) {
            scroll.offset = std::max(0.0F, top - area.h / 2);
        }
    }
    const ui::ScrollView view = ui::begin_scroll(canvas, "jumps", area, scroll);
    const auto above = static_cast<int>((area.y - view.content.y) / row) - 1;
    const int first = std::max(0, above);
    const int last =
        std::min(static_cast<int>(log.size()), above + static_cast<int>(area.h / row) + 4);
    for (int i = first; i < last; ++i) {
        const LogEntry& line = log[static_cast<std::size_t>(i)];
        Rect at{view.content.x, view.content.y + top_of(i), view.content.w, row};
        const std::string name = "at:" + std::to_string(std::max(line.plies, review.first));
        // Several lines of the set-up lead to one position: the text view has it as the beginning.
        const bool way = line.turn > 0;
        ui::SpotState state;
        if (way) {
            ui::SpotSpec spec{name, line.text, at, true, false, true, 0, line.text};
            spec.kind = i == shown ? ui::SpotKind::plain : ui::SpotKind::button;
            state = ui::spot(canvas, spec);
        }
        if (i == shown) {
            ui::fill(canvas, at, 6, ui::faded(canvas.theme.brass, 0.22F));
        } else if (state.hovered) {
            ui::fill(canvas, at, 6, canvas.theme.raised);
        }
        if (state.focused) {
            ui::focus_ring(canvas, at, 6);
        }
        Rect in = at.inset(6, 0);
        const Rect number = ui::take_left(in, 30 * canvas.text_scale, 6);
        if (line.head && line.turn > 0) {
            ui::draw_text(canvas, number, std::to_string(line.turn),
                          {ui::Face::text, 13, i == shown ? canvas.theme.text : canvas.theme.muted,
                           ui::Align::right});
        }
        if (line.seat > 0) {
            ui::token(canvas, ui::take_left(in, 16, 4).center(), 11, line.seat);
        }
        ui::draw_text(
            canvas, in, line.text,
            {i == shown ? ui::Face::bold : ui::Face::text, 14, canvas.theme.text, ui::Align::left});
    }
    ui::end_scroll(canvas, view, "jumps", scroll, static_cast<float>(log.size()) * row);
}

namespace {

void draw_jump_panel(App& app, ui::Canvas& canvas, Rect rect) {
    ui::panel(canvas, rect);
    Rect in = rect.inset(12, 12);
    ui::caption(canvas, ui::take_top(in, 20, 6), "Log: click to go there");
    draw_jumps(app, canvas, in, 28 * canvas.text_scale);
}

void draw_jump_sheet(App& app, ui::Canvas& canvas) {
    SceneState& state = app.scene_state();
    if (!state.log_open) {
        return;
    }
    const ui::Sheet sheet = ui::begin_sheet(
        canvas, "log-sheet", "Log", std::min(480.0F, canvas.screen.w), canvas.screen.h * 0.6F);
    draw_jumps(app, canvas, sheet.body, 44);
    ui::end_sheet(canvas);
    state.log_open = !sheet.dismissed;
}

void draw_head(App& app, ui::Canvas& canvas) {
    ui::Header head = ui::header(canvas, app.session()->game().info->title,
                                 app.review().parent.empty() ? "review" : "review of a branch",
                                 "back", 2 * ui::touch_target);
    const Rect more = ui::take_right(head.rest, ui::touch_target);
    const Rect share = ui::take_right(head.rest, ui::touch_target);
    ui::ButtonStyle style{ui::ButtonKind::word};
    style.word = ui::narrow(canvas) ? "Main line" : "Back to the main line";
    const float w = ui::button_width(canvas, style.word, style);
    if (!app.review().parent.empty() && w <= head.rest.w) {
        const Rect at = ui::take_right(head.rest, w);
        ui::button(canvas,
                   {"main-line", "Back to the main line", ui::around(at.center(), w, 44), true,
                    false, true, U'm'},
                   style);
    }
    ui::icon_button(canvas,
                    {"share", "Share", ui::around(share.center(), 44, 44), true, false, true, U'l'},
                    ui::Symbol::share, false);
    draw_more(canvas, more);
}

void draw_wide(App& app, ui::Canvas& canvas) {
    WideFrame frame = wide_frame(canvas, 0.27F, 240, 420);
    draw_position(app, canvas, frame.body);
    draw_seats_above(app, canvas, frame.side);
    const float height = std::clamp(frame.side.h * 0.42F, 120.0F, 260.0F);
    draw_curve(app, canvas, ui::take_top(frame.side, height, 16), false);
    draw_jump_panel(app, canvas, frame.side);
}

void draw_row(App& app, ui::Canvas& canvas, Rect row) {
    const Rect log = ui::take_left(row, 46, 6);
    if (ui::icon_button(canvas, {"log", "Log", log}, ui::Symbol::log)) {
        app.scene_state().log_open = true;
    }
    draw_step_row(app, canvas, row);
}

void draw_upright(App& app, ui::Canvas& canvas) {
    const tables::ViewContext context = app.context();
    const bool low = canvas.screen.h < 700;
    Rect body = canvas.screen.inset(10, 0);
    ui::take_top(body, ui::header_height);
    draw_chips(app, canvas, ui::take_top(body, low ? 44 : 46), 1);
    ui::take_bottom(body, low ? 6 : 14);
    draw_row(app, canvas, ui::take_bottom(body, kStep, 4));
    draw_rail(app, canvas, ui::take_bottom(body, kRail, 2));
    draw_curve(app, canvas, ui::take_bottom(body, low ? 64 : 104, 6), true);
    if (const float best = best_height(app, canvas, 2); best > 0) {
        draw_best(app, canvas, ui::take_bottom(body, best, 2).inset(6, 0));
    }
    draw_told(app, canvas, ui::take_bottom(body, 44 * canvas.text_scale).inset(6, 0));
    draw_board(app, canvas, body, context);
}

void draw_on_side(App& app, ui::Canvas& canvas) {
    const tables::ViewContext context = app.context();
    Rect body = canvas.screen.inset(8, 0);
    ui::take_top(body, ui::header_height + 4);
    ui::take_bottom(body, 6);
    Rect side = ui::take_right(body, std::max(330.0F, body.w * 0.42F), 10);
    draw_board(app, canvas, body, context);
    const int rows = app.session()->seats() > 4 ? 2 : 1;
    draw_chips(app, canvas, ui::take_top(side, 44 * static_cast<float>(rows) - 4), rows);
    draw_row(app, canvas, ui::take_bottom(side, kStep, 2));
    draw_rail(app, canvas, ui::take_bottom(side, kRail, 2));
    draw_told(app, canvas, ui::take_top(side, 44 * canvas.text_scale, 4));
    if (const float best = best_height(app, canvas, 2); best > 0) {
        draw_best(app, canvas, ui::take_top(side, best, 4));
    }
    if (side.h >= 50) {
        draw_curve(app, canvas, side, true);
    }
}

}  // namespace

void draw_review(App& app, ui::Canvas& canvas) {
    ui::room(canvas);
    draw_head(app, canvas);
    if (!ui::narrow(canvas)) {
        draw_wide(app, canvas);
    } else if (canvas.screen.w <= canvas.screen.h) {
        draw_upright(app, canvas);
    } else {
        draw_on_side(app, canvas);
    }
    draw_more_menu(app, canvas);
    draw_jump_sheet(app, canvas);
    draw_seats_sheet(app, canvas);
    if (canvas.spots.open.empty() && canvas.spots.top == 0 && app.sharing() == nullptr &&
        ui::take_key(canvas, ui::Key::escape)) {
        app.ask("back");
    }
    draw_sheets(app, canvas);
    app.notices().draw(canvas, 190);
}

}  // namespace ctq::app
