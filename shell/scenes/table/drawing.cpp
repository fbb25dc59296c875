// The table: what stands where on a desktop, a phone held upright and a phone on its side.
#include <algorithm>

#include "shell/scenes/table/drawing.hpp"
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
tables::ViewContext own_context(const TableScene& scene, const ui::Canvas& canvas) {
    tables::ViewContext context = scene.own_context();
    context.may_odds = context.may_odds && !(ui::narrow(canvas) && scene.guide());
    context.odds = context.odds && context.may_odds;
    return context;
}

/// What lies at the bottom: the viewer's hand, a call for the next person, or the means of
/// watching.
float bottom_height(const TableScene& scene, const ui::Canvas& canvas, float width) {
    const tables::ViewContext context = own_context(scene, canvas);
    const float least = scene.look() != nullptr                 ? kLookHeight
                        : scene.pending() && ui::narrow(canvas) ? kPendingHeight + 12
                                                                : 0;
    return watching(scene) ? watch_height(width)
                           : std::max(least, scene.own_view().hand_height(canvas, context, width));
}

/// Nobody of those at this device is to see now what another of them holds or chose.
bool shut(const Session& session) {
    return session.viewer() == 0 && session.humans() > 1 && session.thinking();
}

void draw_bottom(TableScene& scene, const Commands& list, ui::Canvas& canvas, Rect rect,
                 const tables::ViewContext& context) {
    if (scene.look() != nullptr) {
        draw_look_bar(scene, list, canvas, rect);
    } else if (watching(scene)) {
        draw_watch_bar(scene, canvas, rect);
    } else if (shut(*scene.session())) {
        const bool narrow = ui::narrow(canvas);
        ui::draw_wrapped(canvas, narrow ? rect : rect.inset(22, 0),
                         "While the bots play nobody’s hand or choice is shown.",
                         {ui::Face::text, 15, canvas.theme.muted, ui::Align::left});
    } else if (scene.pending() && ui::narrow(canvas)) {
        draw_pending(scene, canvas, rect);
    } else if (scene.session()->curtain() != 0) {
        draw_handover(scene, canvas, rect);
    } else {
        scene.view().draw_hand(canvas, rect, context);
    }
}

/// The same of what is shown.
tables::ViewContext small_context(const TableScene& scene, const ui::Canvas& canvas) {
    return scene.look() != nullptr ? scene.context() : own_context(scene, canvas);
}

/// Seats, what else the game shows, and the log below each other: where there is no room for all,
/// the log gives way first, then the middle one down to its figures, then the seats' cards are
/// scrolled.
void draw_panels(TableScene& scene, ui::Canvas& canvas, Rect side,
                 const tables::ViewContext& context) {
    const float scale = std::max(1.0F, canvas.text_scale);
    const float seats = scene.view().shows_seats() ? 0 : seats_height(scene, canvas, side.w);
    const float middle = scene.view().side_height(canvas, side.w);
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
        scene.view().draw_side(
            canvas, ui::take_top(side, std::min(middle, room - upper), kPanelGap), context);
    }
    draw_log(scene, canvas, side);
}

void draw_wide(TableScene& scene, const Commands& list, ui::Canvas& canvas) {
    draw_header_bar(scene, list, canvas);
    const tables::ViewContext context = scene.context();
    auto [body, side] = wide_frame(canvas, 0.25F, 232, 400);
    Rect hand = ui::take_bottom(body, bottom_height(scene, canvas, body.w) + kPrompt, 16);
    draw_board(scene, canvas, body, context);
    take_look_press(scene, canvas, body);
    ui::panel(canvas, hand);
    draw_prompt(scene, canvas, ui::take_top(hand, kPrompt + 8).inset(22, 0));
    draw_bottom(scene, list, canvas, hand, context);
    if (const float needed = guide_height(scene, canvas, side.w); needed > 0) {
        draw_guide(scene, canvas, ui::take_top(side, needed, 16));
    }
    draw_panels(scene, canvas, side, context);
    draw_awaited(scene, canvas);
    draw_menu(scene, list, canvas, {canvas.screen.right() - 16, ui::header_height + 4});
}

void draw_upright(TableScene& scene, const Commands& list, ui::Canvas& canvas) {
    draw_header_bar(scene, list, canvas);
    const tables::ViewContext context = small_context(scene, canvas);
    const bool low = canvas.screen.h < 700;
    Rect body = canvas.screen.inset(10, 0);
    ui::take_top(body, ui::header_height);
    if (scene.view().shows_seats()) {
        ui::take_top(body, low ? 6 : 10);
    } else {
        draw_chips(scene, canvas, ui::take_top(body, low ? 44 : 46), 1);
        ui::take_top(body, low ? 0 : 2);
    }
    ui::take_bottom(body, low ? 6 : 16);
    const Rect row = ui::take_bottom(body, low ? 46 : 54, low ? 6 : 12);
    draw_button_row(scene, list, canvas, row);
    const float hand_height = bottom_height(scene, canvas, body.w) - (low ? 12.0F : 0.0F);
    const Rect hand = ui::take_bottom(body, hand_height);
    // Two lines, and a gap between them and the board.
    const Rect prompt = ui::take_bottom(body, (low ? 42.0F : 44.0F) * canvas.text_scale);
    if (const float needed = guide_height(scene, canvas, body.w); needed > 0) {
        draw_guide(scene, canvas, ui::take_bottom(body, needed, 8));
    }
    draw_board(scene, canvas, body, context);
    take_look_press(scene, canvas, body);
    draw_prompt(scene, canvas, prompt.inset(6, 0));
    draw_bottom(scene, list, canvas, hand, context);
    draw_awaited(scene, canvas);
    draw_floating_hint(scene, canvas, body);
    draw_menu(scene, list, canvas, {canvas.screen.right() - 10, row.y - 324});
}

/// Whether the note beside the board is what one has missed.
bool shows_recap(const TableScene& scene) {
    const auto recap = scene.recap_note();
    const auto note = scene.note();
    return recap && note && recap->words == note->words;
}

void draw_on_side(TableScene& scene, const Commands& list, ui::Canvas& canvas) {
    const Session& session = *scene.session();
    const tables::ViewContext context = small_context(scene, canvas);
    Rect body = canvas.screen.inset(8);
    Rect side = ui::take_right(body, std::clamp(canvas.screen.w * 0.4F, 300.0F, 380.0F), 8);
    const Rect beside = side;
    draw_board(scene, canvas, body, context);
    take_look_press(scene, canvas, body);
    Rect top = ui::take_top(side, 44, 3);
    ui::icon_button(canvas, {"back", "Back", ui::take_left(top, 44, 2)}, ui::Symbol::back, false);
    const ui::TextStyle title{ui::Face::title, 24, canvas.theme.title, ui::Align::left};
    const std::string_view name =
        ui::fitted_title(canvas, session.game().info->title, title.size, top.w - 130);
    const Rect words = ui::take_left(top, ui::text_width(canvas, name, title) + 2, 12);
    ui::draw_text(canvas, words, name, title);
    if (scene.outlook().when.empty()) {
        ui::badge(canvas, {top.x, top.center().y}, scene.badge());
    } else {
        draw_outlook(scene, canvas, top);
    }
    if (!scene.view().shows_seats()) {
        const int rows = session.seats() > 3 ? 2 : 1;
        draw_chips(scene, canvas, ui::take_top(side, 44 * static_cast<float>(rows) - 4, 4), rows);
    }
    const Rect row = ui::take_bottom(side, 48, 6);
    draw_button_row(scene, list, canvas, row);
    const float needed = guide_height(scene, canvas, side.w);
    const float hand = std::min(bottom_height(scene, canvas, side.w), side.h - 40);
    // Where there is no room for both, what a table over the network asks is shown while nobody
    // here is to act, and stands in the text view at all times.
    // What one has missed goes before one's hand, until one has read it.
    const bool both = !scene.note() || needed + hand + 6 <= side.h;
    const bool acts = session.your_turn() && !shows_recap(scene);
    if (both || acts) {
        draw_bottom(scene, list, canvas, ui::take_bottom(side, hand), context);
    }
    if (needed > 0 && (both || !acts)) {
        draw_guide(scene, canvas, ui::take_top(side, std::min(needed, side.h - 6)));
    }
    if (side.h >= kPrompt) {
        draw_prompt(scene, canvas, side);
    }
    draw_awaited(scene, canvas);
    // Beside the board, which it is about, and above the hand where there is room.
    draw_floating_hint(scene, canvas, {beside.x, beside.y, beside.w, 0});
    draw_menu(scene, list, canvas, {canvas.screen.right() - 8, row.y - 324});
}

}  // namespace

void TableScene::draw(ui::Canvas& canvas, const Commands& list) {
    animate(canvas);
    if (shows_newest()) {
        seen_outlook_ = outlook_;
    }
    touch_ = canvas.input.touch;
    canvas.spots.home = home_;
    if (look_) {
        look_->animate(canvas.motion, BoardScene::motion_seconds());
    }
    if (over()) {
        take_end_input(*this, canvas);
    }
    ui::room(canvas);
    take_pending_keys(*this, canvas);
    take_look_keys(*this, canvas);
    prompt_at = {canvas.screen.x, canvas.screen.y, canvas.screen.w, 60};  // where none is drawn
    if (!ui::narrow(canvas)) {
        draw_wide(*this, list, canvas);
    } else if (canvas.screen.w <= canvas.screen.h) {
        draw_upright(*this, list, canvas);
    } else {
        draw_on_side(*this, list, canvas);
    }
    draw_log_sheet(*this, canvas);
    draw_seats_sheet(*this, canvas);
    if (over()) {
        draw_end_sheet(*this, canvas);
    } else {
        end = {};
    }
}

}  // namespace ctq::app
