// Sandbox: the board at any position including chance, and beside it the possible actions, the log
// and the state.
#include <algorithm>
#include <string>

#include "shell/scenes/board/drawing.hpp"
#include "shell/scenes/page/drawn/canvas_page.hpp"
#include "shell/scenes/sandbox/scene.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::scenes {

using ui::Rect;

namespace {

constexpr float kAboveHand = 16;  // space between the edge of its panel and the hand

/// Draws a possible action or outcome: its words, its notation, and its probability.
void draw_possible(ui::Canvas& canvas, Rect at, const Possible& one) {
    const ui::Theme& t = canvas.theme;
    const std::string name = "put:" + one.token;
    const ui::SpotState state =
        ui::spot(canvas, {.name = name, .label = one.words, .rect = at, .tip = one.words});
    if (one.logged) {
        ui::fill(canvas, at, 8, ui::faded(t.brass, 0.22F));
    } else if (state.hovered) {
        ui::fill(canvas, at, 8, t.raised);
    }
    ui::focus_ring(canvas, state, at, 8);
    Rect in = at.inset(10, 5);
    const std::string share = share_words(one);
    if (!share.empty()) {
        const ui::TextStyle style = ui::style::number.to(ui::Align::right);
        ui::draw_text(canvas, ui::take_right(in, ui::text_width(canvas, share, style) + 2, 10),
                      share, style);
    }
    ui::draw_text(canvas, ui::take_top(in, in.h * 0.54F), one.words, ui::style::body);
    ui::draw_text(canvas, in, one.logged ? one.token + ", as it went" : one.token,
                  ui::style::caption.in(t.muted));
}

/// Draws the hand of the seat that must act, as at the table.
void hand(SandboxScene& scene, ui::Canvas& canvas, ui::Column& column) {
    if (scene.live() || !column.draws()) {
        scene.view().hand(column, canvas, scene.context());
        return;
    }
    const Rect rect = column.left();
    ui::draw_wrapped(canvas, rect.inset(ui::narrow(canvas) ? 6.0F : 22.0F, 8),
                     "The list shows what can happen next.",
                     ui::style::body.in(canvas.theme.muted));
}

/// Draws the possible actions or outcomes. Only the visible ones, since chance may have hundreds.
void draw_next(SandboxScene& scene, ui::Canvas& canvas, Rect area) {
    const core::Turn turn = scene.session()->turn();
    if (turn.kind == core::Turn::Kind::over) {
        ui::draw_wrapped(canvas, area.inset(6, 4), "The match is over here: nothing more happens.",
                         ui::style::body.in(canvas.theme.muted));
        return;
    }
    if (turn.kind == core::Turn::Kind::chance) {
        ui::button(canvas, {"draw", "Draw one", ui::take_top(area, 44, 8)});
    }
    const float row = 50 * canvas.text_scale;
    if (ui::narrow(canvas) && scene.live()) {
        const auto shown = [&](ui::Column& column) { hand(scene, canvas, column); };
        const float needed = ui::measured(area.w, shown);
        if (area.h - needed - 8 >= 1.6F * row) {
            ui::draw_in(ui::take_top(area, needed, 8), shown);
        }
    }
    const ui::ScrollView view = ui::begin_scroll(canvas, "possible", area, scene.possible_list);
    const int above = std::max(0, static_cast<int>((area.y - view.content.y) / row) - 1);
    const int last = std::min(static_cast<int>(scene.possible().size()),
                              above + static_cast<int>(area.h / row) + 4);
    for (int i = above; i < last; ++i) {
        draw_possible(
            canvas,
            {view.content.x, view.content.y + static_cast<float>(i) * row, view.content.w, row - 2},
            scene.possible()[static_cast<std::size_t>(i)]);
    }
    ui::end_scroll(canvas, view, "possible", scene.possible_list,
                   row * static_cast<float>(scene.possible().size()));
}

void draw_part(SandboxScene& scene, const Commands& list, ui::Canvas& canvas, Rect rect) {
    constexpr std::string_view words[] = {"Next", "Log", "State"};
    ui::panel(canvas, rect);
    Rect in = rect.inset(12, 12);
    int& part = scene.part;
    ui::segmented(canvas, "part", ui::take_top(in, 44, 10), words, part);
    if (part == 0) {
        draw_next(scene, canvas, in);
    } else if (part == 1) {
        draw_jumps(scene, canvas, in, (ui::narrow(canvas) ? 44 : 28) * canvas.text_scale);
    } else {
        draw_page_in(canvas, {.list = list, .name = "state", .requested = scene.requested()}, in,
                     scene.state_view);
    }
}

void draw_wide(SandboxScene& scene, const Commands& list, ui::Canvas& canvas) {
    WideFrame frame = wide_frame(canvas, 0.29F, 270, 440);
    if (!scene.sealed()) {
        const auto shown = [&](ui::Column& column) { hand(scene, canvas, column); };
        const float needed = ui::measured(frame.body.w, shown);
        Rect at = ui::take_bottom(frame.body, needed + kAboveHand + 4, 12);
        ui::panel(canvas, at);
        ui::take_top(at, kAboveHand);
        ui::draw_in(ui::take_top(at, needed), shown);
    }
    draw_position(scene, list, canvas, frame.body);
    draw_seats_above(scene, canvas, frame.side);
    draw_part(scene, list, canvas, frame.side);
}

void draw_upright(SandboxScene& scene, const Commands& list, ui::Canvas& canvas) {
    const tables::ViewContext context = scene.context();
    const bool low = ui::low(canvas);
    Rect body = canvas.screen.inset(10, 0);
    ui::take_top(body, ui::header_height);
    draw_chips(scene, canvas, ui::take_top(body, low ? 44 : 46), 1);
    ui::take_bottom(body, low ? 6 : 12);
    draw_step_row(scene, list, canvas, ui::take_bottom(body, kStepButton, 4));
    draw_rail(scene, canvas, ui::take_bottom(body, kRail, 2));
    draw_part(scene, list, canvas, ui::take_bottom(body, body.h * 0.46F, 4));
    draw_status(scene, canvas, ui::take_bottom(body, 44 * canvas.text_scale).inset(6, 0));
    draw_board(scene, canvas, body, context);
}

void draw_on_side(SandboxScene& scene, const Commands& list, ui::Canvas& canvas) {
    const tables::ViewContext context = scene.context();
    Rect body = canvas.screen.inset(8, 0);
    ui::take_top(body, ui::header_height + 4);
    ui::take_bottom(body, 6);
    Rect side = ui::take_right(body, std::max(330.0F, body.w * 0.46F), 10);
    draw_step_row(scene, list, canvas, ui::take_bottom(side, kStepButton, 2));
    draw_rail(scene, canvas, ui::take_bottom(side, kRail, 2));
    draw_part(scene, list, canvas, side);
    draw_status(scene, canvas, ui::take_bottom(body, 40 * canvas.text_scale, 4));
    draw_board(scene, canvas, body, context);
}

}  // namespace

void SandboxScene::draw(ui::Canvas& canvas, const Commands& list) {
    animate(canvas);
    take_keys(canvas, list);
    ui::room(canvas);
    ui::Header head = ui::header(canvas, board_.session.game().info->title, "sandbox",
                                 sealed_ ? "" : "back", ui::touch_target);
    draw_more(canvas, ui::take_right(head.rest, ui::touch_target));
    if (!ui::narrow(canvas)) {
        draw_wide(*this, list, canvas);
    } else if (ui::size_class(canvas) == ui::SizeClass::phone) {
        draw_upright(*this, list, canvas);
    } else {
        draw_on_side(*this, list, canvas);
    }
    keep_focus(board_, canvas.spots);
    draw_more_menu(*this, list, canvas);
    draw_seats_sheet(*this, canvas);
    const PageView seal{.list = list, .name = "seal", .most_width = 460, .requested = requested()};
    if (sealed_ && !draw_page_sheet(canvas, seal, seal_view)) {
        ask("back");
    }
}

}  // namespace ctq::scenes
