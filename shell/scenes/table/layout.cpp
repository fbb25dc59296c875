// The table: what stands where on a desktop, a phone held upright and a phone on its side.
#include <algorithm>

#include "shell/scenes/table/drawing.hpp"
#include "shell/scenes/table/next_spots.hpp"
#include "shell/scenes/table/scene.hpp"
#include "shell/scenes/table/status.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::app {

using ui::Rect;

namespace {

constexpr float kPrompt = 34;
constexpr float kPanelGap = 16;
constexpr float kLog = 0.35F;     // of the panels' height, where there is room for all
constexpr float kLeastLog = 104;  // a heading and three lines
constexpr float kFigures = 156;   // of a game's panel: what one plays by

/// What the hand shows: on a small screen there is no room for odds beside a guide. The same room is
/// kept for it while an earlier position is shown.
tables::ViewContext own_context(const Table& table, const ui::Canvas& canvas) {
    tables::ViewContext context = table.own_context();
    context.may_odds = context.may_odds && !(ui::narrow(canvas) && table.guided());
    context.odds = context.odds && context.may_odds;
    return context;
}

/// What lies at the bottom: the viewer's hand, a call for the next person, or the means of
/// watching.
float bottom_height(const Table& table, const ui::Canvas& canvas, float width) {
    const tables::ViewContext context = own_context(table, canvas);
    const float least = table.look                            ? kLookHeight
                        : table.pending && ui::narrow(canvas) ? kPendingHeight + 12
                                                              : 0;
    return watching(table) ? watch_height(width)
                           : std::max(least, table.board.view->hand_height(canvas, context, width));
}

/// Nobody of those at this device is to see now what another of them holds or chose.
bool shut(const Session& session) {
    return session.viewer() == 0 && session.players().humans() > 1 && session.bots().thinking();
}

void draw_bottom(Table& table, const Commands& list, ui::Canvas& canvas, Rect rect,
                 const tables::ViewContext& context) {
    if (table.look) {
        draw_look_bar(table, list, canvas, rect);
    } else if (watching(table)) {
        draw_watch_bar(table, list, canvas, rect);
    } else if (shut(table.session)) {
        const bool narrow = ui::narrow(canvas);
        ui::draw_wrapped(canvas, narrow ? rect : rect.inset(22, 0),
                         "While the bots play nobody’s hand or choice is shown.",
                         {ui::Face::text, 15, canvas.theme.muted, ui::Align::left});
    } else if (table.pending && ui::narrow(canvas)) {
        draw_pending(table, list, canvas, rect);
    } else if (table.session.viewpoint().curtain() != 0) {
        draw_handover(table, canvas, rect);
    } else {
        table.view().draw_hand(canvas, rect, context);
    }
}

/// The same of what is shown.
tables::ViewContext small_context(const Table& table, const ui::Canvas& canvas) {
    return table.look ? table.context() : own_context(table, canvas);
}

/// Seats, what else the game shows, and the log below each other: where there is no room for all,
/// the log gives way first, then the middle one down to its figures, then the seats' cards are
/// scrolled.
void draw_panels(TableScene& scene, ui::Canvas& canvas, Rect side,
                 const tables::ViewContext& context) {
    tables::TableView& view = scene.view();
    const float scale = std::max(1.0F, canvas.text_scale);
    const float seats = view.shows_seats() ? 0 : seats_height(scene, canvas, side.w);
    const float middle = view.side_height(canvas, side.w);
    const float gaps = (seats > 0 ? kPanelGap : 0) + (middle > 0 ? kPanelGap : 0);
    const float wanted = side.h * kLog;
    const float log =
        std::clamp(side.h - gaps - seats - middle, std::min(kLeastLog, wanted), wanted);
    const float room = side.h - gaps - log;
    const float figures = std::min(middle, kFigures * scale);
    const float upper = std::min(seats, room - figures);
    if (seats > 0) {
        draw_seats(scene, canvas, ui::take_top(side, upper, kPanelGap));
    }
    if (middle > 0) {
        view.draw_side(canvas, ui::take_top(side, std::min(middle, room - upper), kPanelGap),
                       context);
    }
    draw_log(scene, canvas, side);
}

constexpr float kLeastMessage = 300;  // narrower than this one is hard to read

/// Where messages lie: in the line that asks, where it has room for them beside what it asks, else elsewhere.
Rect message_strip(Rect spare, Rect elsewhere) {
    return spare.w >= kLeastMessage ? spare : elsewhere;
}

Rect draw_wide(TableScene& scene, const Commands& list, ui::Canvas& canvas) {
    Table& table = scene.table();
    draw_header_bar(table, list, canvas);
    const tables::ViewContext context = table.context();
    auto [body, side] = wide_frame(canvas, 0.25F, 232, 400);
    Rect hand = ui::take_bottom(body, bottom_height(table, canvas, body.w) + kPrompt, 16);
    draw_board(scene, canvas, body, context);
    take_look_press(table, canvas, body);
    ui::panel(canvas, hand);
    const Rect prompt = ui::take_top(hand, kPrompt + 8).inset(22, 0);
    const Rect spare = draw_prompt(table, list, canvas, prompt);
    draw_bottom(table, list, canvas, hand, context);
    if (const float needed = guide_height(table, canvas, side.w); needed > 0) {
        draw_guide(table, list, canvas, ui::take_top(side, needed, 16));
    }
    draw_panels(scene, canvas, side, context);
    draw_awaited(table, canvas);
    draw_menu(table, list, canvas, {canvas.screen.right() - 16, ui::header_height + 4});
    return message_strip(spare, {body.x, canvas.screen.y, body.w, ui::header_height});
}

Rect draw_upright(TableScene& scene, const Commands& list, ui::Canvas& canvas) {
    Table& table = scene.table();
    draw_header_bar(table, list, canvas);
    const tables::ViewContext context = small_context(table, canvas);
    const bool low = canvas.screen.h < 700;
    Rect body = canvas.screen.inset(10, 0);
    ui::take_top(body, ui::header_height);
    const Rect top{body.x, body.y, body.w, 46};
    if (table.view().shows_seats()) {
        ui::take_top(body, low ? 6 : 10);
    } else {
        draw_chips(scene, canvas, ui::take_top(body, low ? 44 : 46), 1);
        ui::take_top(body, low ? 0 : 2);
    }
    ui::take_bottom(body, low ? 6 : 16);
    const Rect row = ui::take_bottom(body, low ? 46 : 54, low ? 6 : 12);
    draw_button_row(table, list, canvas, row);
    const float hand_height = bottom_height(table, canvas, body.w) - (low ? 12.0F : 0.0F);
    const Rect hand = ui::take_bottom(body, hand_height);
    // Two lines, and a gap between them and the board.
    const Rect prompt =
        ui::take_bottom(body, (low ? 42.0F : 44.0F) * canvas.text_scale).inset(6, 0);
    if (const float needed = guide_height(table, canvas, body.w); needed > 0) {
        draw_guide(table, list, canvas, ui::take_bottom(body, needed, 8));
    }
    draw_board(scene, canvas, body, context);
    take_look_press(table, canvas, body);
    const Rect spare = draw_prompt(table, list, canvas, prompt);
    draw_bottom(table, list, canvas, hand, context);
    draw_awaited(table, canvas);
    draw_floating_hint(table, list, canvas, body);
    draw_menu(table, list, canvas, {canvas.screen.right() - 10, row.y - 324});
    return message_strip(spare, top);
}

Rect draw_on_side(TableScene& scene, const Commands& list, ui::Canvas& canvas) {
    Table& table = scene.table();
    const Session& session = table.session;
    const tables::ViewContext context = small_context(table, canvas);
    Rect body = canvas.screen.inset(8);
    Rect side = ui::take_right(body, std::clamp(canvas.screen.w * 0.4F, 300.0F, 380.0F), 8);
    Rect beside = side;
    draw_board(scene, canvas, body, context);
    take_look_press(table, canvas, body);
    Rect top = ui::take_top(side, 44, 3);
    ui::icon_button(canvas, {"back", "Back", ui::take_left(top, 44, 2)}, ui::Symbol::back, false);
    const ui::TextStyle title{ui::Face::title, 24, canvas.theme.title, ui::Align::left};
    const std::string_view name =
        ui::fitted_title(canvas, session.game().info->title, title.size, top.w - 130);
    const Rect words = ui::take_left(top, ui::text_width(canvas, name, title) + 2, 12);
    ui::draw_text(canvas, words, name, title);
    if (table.seen_outlook.when.empty()) {
        ui::badge(canvas, {top.x, top.center().y}, badge_of(table));
    } else {
        draw_outlook(table, canvas, top);
    }
    if (!table.view().shows_seats()) {
        const int rows = session.players().count() > 3 ? 2 : 1;
        draw_chips(scene, canvas, ui::take_top(side, 44 * static_cast<float>(rows) - 4, 4), rows);
    }
    const Rect row = ui::take_bottom(side, 48, 6);
    draw_button_row(table, list, canvas, row);
    const float needed = guide_height(table, canvas, side.w);
    const float hand = std::min(bottom_height(table, canvas, side.w), side.h - 40);
    // Where there is no room for both, what a table over the network asks is shown while nobody
    // here is to act, and stands in the text view at all times.
    // What one has missed goes before one's hand, until one has read it.
    const auto note = table.note();
    const bool both = !note || needed + hand + 6 <= side.h;
    const bool acts = session.your_turn() && !(note && note->first);
    if (both || acts) {
        draw_bottom(table, list, canvas, ui::take_bottom(side, hand), context);
    }
    if (needed > 0 && (both || !acts)) {
        draw_guide(table, list, canvas, ui::take_top(side, std::min(needed, side.h - 6)));
    }
    const Rect spare = side.h >= kPrompt ? draw_prompt(table, list, canvas, side) : Rect();
    draw_awaited(table, canvas);
    // Beside the board, which it is about, and above the hand where there is room.
    draw_floating_hint(table, list, canvas, {beside.x, beside.y, beside.w, 0});
    draw_menu(table, list, canvas, {canvas.screen.right() - 8, row.y - 324});
    return message_strip(spare, ui::take_top(beside, 44));
}

}  // namespace

void TableScene::draw(ui::Canvas& canvas, const Commands& list) {
    const bool pressed = any_input(canvas.input);
    for (const auto& part : table_.parts) {
        part->input(canvas);
    }
    board_.animate(canvas, pressed, motion_seconds(),
                   settings().hold_seconds(board_.session.bots().watched()));
    if (board_.shows_newest()) {
        table_.seen_outlook = table_.outlook;
    }
    if (table_.look) {
        table_.look->animate(canvas.motion, BoardScene::motion_seconds());
    }
    ui::room(canvas);
    message_at_ = !ui::narrow(canvas)                  ? draw_wide(*this, list, canvas)
                  : canvas.screen.w <= canvas.screen.h ? draw_upright(*this, list, canvas)
                                                       : draw_on_side(*this, list, canvas);
    draw_log_sheet(*this, canvas);
    draw_seats_sheet(*this, canvas);
    for (const auto& part : table_.parts) {
        part->draw(canvas, list);
    }
}

}  // namespace ctq::app
