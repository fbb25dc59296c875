// The layout of the table on a desktop, on a phone in portrait and on a phone in landscape.
#include <algorithm>

#include "shell/scenes/table/drawing.hpp"
#include "shell/scenes/table/next_spots.hpp"
#include "shell/scenes/table/scene.hpp"
#include "shell/scenes/table/status.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::scenes {

using ui::Rect;

namespace {

constexpr float kPrompt = 34;  // least height of the prompt beside a low page's board
constexpr float kMargin = 22;  // left and right of the bottom panel's content, on a wide page
constexpr float kBelow = 16;   // below it
constexpr float kPanelGap = 16;
constexpr float kLog = 0.35F;     // of the panels' height, if there is room for all panels
constexpr float kLeastLog = 104;  // room for a heading and three lines
constexpr float kFigures = 156;   // least height of a game's panel: its main numbers fit

/// Leaves out the odds on a small screen with a guide, where there is no room for them.
tables::ViewContext fitting(const Table& table, const ui::Canvas& canvas,
                            tables::ViewContext context) {
    context.may_odds = context.may_odds && !(ui::narrow(canvas) && table.guided());
    context.odds = context.odds && context.may_odds;
    return context;
}

/// Returns whether all hands and choices must be hidden: several people share the device, and a bot
/// is thinking.
bool shut(const match::Session& session) {
    return session.viewer() == 0 && session.players().humans() > 1 && session.bots().thinking();
}

/// Lets a question take the room that its buttons leave of the hand.
void give_room(Rect& prompt, Rect& hand, float buttons) {
    hand = ui::take_bottom(hand, std::min(buttons, hand.h));
    prompt.h = hand.y - prompt.y;
}

void draw_instead(Table& table, const Commands& list, ui::Canvas& canvas, Rect rect) {
    const bool narrow = ui::narrow(canvas);
    if (table.look() != nullptr) {
        draw_look_bar(table, list, canvas, rect);
    } else if (shut(table.session)) {
        ui::draw_wrapped(canvas, narrow ? rect : rect.inset(kMargin, 0),
                         "While the bots play nobody’s hand or choice is shown.",
                         ui::style::body.in(canvas.theme.muted));
    } else if (table.pending) {
        ui::take_bottom(rect, narrow ? 0 : kBelow);
        draw_pending(table, list, canvas, narrow ? rect : rect.inset(kMargin, 0));
    } else {
        draw_handover(table, list, canvas, rect);
    }
}

/// Adds the bottom panel: the viewer's hand, the buttons of a pending action (`asks`), the handover,
/// or the bar for watching bots or for looking back. It always has at least the height of the hand,
/// so that nothing moves when it changes. While looking back, the hand keeps its place.
void bottom_panel(Table& table, const Commands& list, ui::Canvas& canvas, ui::Column& column,
                  bool asks) {
    const bool hand = table.look() == nullptr && !shut(table.session) && !asks &&
                      table.session.viewpoint().curtain() == 0;
    if (watching(table) && !(table.look() != nullptr && column.draws())) {
        watch_bar(table, list, canvas, column);
    } else if (column.draws() && !hand) {
        draw_instead(table, list, canvas, column.left());
    } else {
        const bool flies = table.view().hand_flies();
        table.view().hand(
            column, canvas,
            fitting(table, canvas, flies ? table.own_context() : table.told_context()));
        const float least = table.look() != nullptr ? kLookHeight : asks ? kPendingHeight + 12 : 0;
        column.space(column.draws() ? 0 : std::max(0.0F, least - column.height()));
    }
}

/// Returns the context to draw the position shown with, on a small screen.
tables::ViewContext small_context(const Table& table, const ui::Canvas& canvas) {
    return table.look() != nullptr ? table.drawn_context()
                                   : fitting(table, canvas, table.own_context());
}

/// Draws the seats, the game's panel and the log, one below the other. If there is too little room,
/// the log shrinks first, then the game's panel until only its main numbers fit, and then the seats
/// scroll.
void draw_panels(TableScene& scene, ui::Canvas& canvas, Rect side) {
    const auto seats = [&](ui::Column& column) { seats_panel(scene, canvas, column); };
    const tables::ViewContext told = scene.context();
    const auto middle = [&](ui::Column& column) { scene.view().side(column, canvas, told); };
    const float seats_wanted = scene.view().shows_seats() ? 0 : ui::measured(side.w, seats);
    const float wanted = ui::measured(side.w, middle);
    const float log = side.h * kLog;
    const auto [upper, between, lower] = ui::rows(
        side,
        {{.size = seats_wanted, .gap = kPanelGap, .least = 0},
         {.size = wanted, .gap = kPanelGap, .least = std::min(wanted, ui::grown(canvas, kFigures))},
         {.size = log, .grow = 1, .least = std::min(kLeastLog, log)}});
    if (seats_wanted > 0) {
        ui::draw_in(upper, seats);
    }
    if (wanted > 0) {
        ui::draw_in(between, middle);
    }
    draw_log(scene, canvas, lower);
}

constexpr float kLeastMessage = 300;  // a narrower message is hard to read

/// Returns the area for messages: the free part of the prompt line, if it is wide enough, else
/// `elsewhere`.
Rect message_strip(Table& table, Rect spare, Rect elsewhere) {
    table.messages_fit = spare.w >= kLeastMessage;
    return table.messages_fit ? spare : elsewhere;
}

Rect draw_wide(TableScene& scene, const Commands& list, ui::Canvas& canvas) {
    Table& table = scene.table();
    draw_header_bar(table, list, canvas);
    const tables::ViewContext context = table.drawn_context();
    const auto guide = [&](ui::Column& c) { guide_panel(table, list, canvas, c); };
    const auto [body, side] = wide_frame(canvas, 0.25F, 232, 400);
    const bool asks = asks_in_hand(table, canvas, body.w - 2 * kMargin);
    const auto bottom = [&](ui::Column& c) { bottom_panel(table, list, canvas, c, asks); };
    const float line = prompt_height(canvas);
    const auto [board, hand] =
        ui::rows(body, {{.gap = 16, .grow = 1}, {ui::measured(body.w, bottom) + line - 8}});
    draw_board(scene, canvas, board, context);
    take_look_press(table, canvas, board);
    ui::panel(canvas, hand);
    auto [prompt, hand_area] = ui::rows(hand, {{line}, {.grow = 1}});
    if (asks) {
        give_room(prompt, hand_area, kPendingHeight + kBelow);
    }
    const Rect spare = draw_prompt(table, list, canvas, prompt.inset(kMargin, 0));
    ui::draw_in(hand_area, bottom);
    const auto [note, panels] = ui::rows(side, {{ui::measured(side.w, guide), 16}, {.grow = 1}});
    ui::draw_in(note, guide);
    draw_panels(scene, canvas, panels);
    draw_awaited(table, canvas);
    draw_menu(table, list, canvas, {canvas.screen.right() - 16, ui::header_height + 4});
    return message_strip(table, spare, {body.x, canvas.screen.y, body.w, ui::header_height});
}

Rect draw_upright(TableScene& scene, const Commands& list, ui::Canvas& canvas) {
    Table& table = scene.table();
    draw_header_bar(table, list, canvas);
    const tables::ViewContext context = small_context(table, canvas);
    const bool asks = table.pending.has_value();
    const auto bottom = [&](ui::Column& c) { bottom_panel(table, list, canvas, c, asks); };
    const auto guide = [&](ui::Column& c) { guide_panel(table, list, canvas, c); };
    const bool low = ui::low(canvas);
    const bool chips = !table.view().shows_seats();
    const Rect page = canvas.screen.inset(10, 0);
    const float note_height = ui::measured(page.w, guide);
    // The prompt has two lines, and a gap between it and the board.
    auto [header, seats, board, note, prompt, hand, row, foot] = ui::rows(
        page, {{ui::header_height},
               {chips ? (low ? 44.0F : 46.0F) : (low ? 6.0F : 10.0F), chips && !low ? 2.0F : 0},
               {.gap = note_height > 0 ? 8.0F : 0, .grow = 1},
               {note_height},
               {(low ? 42.0F : 44.0F) * canvas.text_scale},
               {ui::measured(page.w, bottom), low ? 6.0F : 12.0F},
               {low ? 46.0F : 54.0F},
               {low ? 6.0F : 16.0F}});
    if (chips) {
        draw_chips(scene, canvas, seats, 1);
    }
    if (asks) {
        give_room(prompt, hand, kPendingHeight);
    }
    draw_button_row(table, list, canvas, row);
    ui::draw_in(note, guide);
    draw_board(scene, canvas, board, context);
    take_look_press(table, canvas, board);
    const Rect spare = draw_prompt(table, list, canvas, prompt.inset(6, 0));
    ui::draw_in(hand, bottom);
    draw_awaited(table, canvas);
    draw_floating_hint(table, list, canvas, board);
    draw_menu(table, list, canvas, {canvas.screen.right() - 10, row.y - 324});
    return message_strip(table, spare, {page.x, header.bottom(), page.w, 46});
}

Rect draw_on_side(TableScene& scene, const Commands& list, ui::Canvas& canvas) {
    Table& table = scene.table();
    const match::Session& session = table.session;
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
    if (table.outlook().when.empty()) {
        const std::string badge = badge_of(table);
        ui::badge(canvas, {top.x, top.center().y}, ui::fitted_badge(canvas, badge, top.w));
    } else {
        draw_outlook(table, canvas, top);
    }
    if (!table.view().shows_seats()) {
        const int rows = session.players().count() > 3 ? 2 : 1;
        draw_chips(scene, canvas, ui::take_top(side, 44 * static_cast<float>(rows) - 4, 4), rows);
    }
    const Rect row = ui::take_bottom(side, 48, 6);
    draw_button_row(table, list, canvas, row);
    const bool asks = table.pending.has_value();
    const auto bottom = [&](ui::Column& c) { bottom_panel(table, list, canvas, c, asks); };
    const auto guide = [&](ui::Column& c) { guide_panel(table, list, canvas, c); };
    const float needed = ui::measured(side.w, guide);
    const float hand = asks ? kPendingHeight : std::min(ui::measured(side.w, bottom), side.h - 40);
    // If there is no room for both, the note is shown in place of the hand while nobody at this
    // device must act. The text view always has the note. A note with `first`, such as the recap,
    // replaces the hand until the person confirms it, and so does the end of a lesson.
    const auto note = table.note();
    const auto lesson = table.guided();
    const bool ends = lesson && lesson->done();
    const bool both = (!note && !ends) || needed + hand + 6 <= side.h;
    const bool acts = session.your_turn() && !(note && note->first) && !ends;
    if (both || acts) {
        ui::draw_in(ui::take_bottom(side, hand), bottom);
    }
    if (needed > 0 && (both || !acts)) {
        ui::draw_in(ui::take_top(side, std::min(needed, side.h - 6)), guide);
    }
    const Rect spare = side.h >= kPrompt ? draw_prompt(table, list, canvas, side) : Rect();
    draw_awaited(table, canvas);
    // The hint is drawn beside the board, and above the hand if there is room.
    draw_floating_hint(table, list, canvas, {beside.x, beside.y, beside.w, 0});
    draw_menu(table, list, canvas, {canvas.screen.right() - 8, row.y - 324});
    return message_strip(table, spare, ui::take_top(beside, 44));
}

}  // namespace

void TableScene::draw(ui::Canvas& canvas, const Commands& list) {
    const bool pressed = any_input(canvas.input);
    for (const auto& part : table_.parts) {
        part->input(canvas);
    }
    board_.animate(canvas, pressed, motion_seconds(),
                   settings().hold_seconds(board_.session.bots().watched()));
    table_.tell();
    if (table_.look() != nullptr) {
        table_.look()->animate(canvas.motion, BoardScene::motion_seconds());
    }
    ui::room(canvas);
    message_at_ = !ui::narrow(canvas) ? draw_wide(*this, list, canvas)
                  : ui::size_class(canvas) == ui::SizeClass::phone
                      ? draw_upright(*this, list, canvas)
                      : draw_on_side(*this, list, canvas);
    keep_focus(board_, canvas.spots);
    draw_log_sheet(*this, canvas);
    draw_seats_sheet(*this, canvas);
    for (const auto& part : table_.parts) {
        part->draw(canvas, list);
    }
}

}  // namespace ctq::scenes
