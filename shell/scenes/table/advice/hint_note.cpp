// The note of a hint: first what the ring means, then the best actions with a bar each. On a large
// screen the note is one of the panels. A phone has no room beside the board, so there the note is
// drawn over the table.
#include <algorithm>

#include "shell/scenes/command_controls.hpp"
#include "shell/scenes/table/advice/hint.hpp"
#include "shell/scenes/table/drawing.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::scenes {

using ui::Rect;

namespace {

constexpr float kHintRow = 44;  // height of an action's row
constexpr float kHintGap = 4;
constexpr float kButtons = 44;
constexpr float kFloatEdge = 8;  // least distance of the floating hint from the screen's edge

/// Indexed by `ui::SizeClass`.
constexpr float kHintPad[] = {10, 8, 14, 14, 14};
constexpr float kWordsSize[] = {14, 13, 15, 15, 15};

ui::TextStyle hint_style(const ui::Canvas& canvas) {
    const auto size = static_cast<std::size_t>(ui::size_class(canvas));
    return {ui::Face::text, kWordsSize[size], canvas.theme.ink, ui::Align::left};
}

/// Draws one of the best actions as a button. A click makes the hint point at this action.
void draw_row(const Commands& list, ui::Canvas& canvas, Rect rect, const HintRow& row,
              std::size_t place) {
    const Command* one = list.find("hint:" + std::to_string(place + 1));
    if (one == nullptr) {
        return;
    }
    const bool chosen = one->pressed == 1;
    ui::SpotSpec spec{one->id, one->label, rect};
    spec.tip = one->look.tip;
    spec.kind = chosen ? ui::SpotKind::plain : ui::SpotKind::button;
    ui::button(canvas, spec,
               {.kind = ui::ButtonKind::paper, .word = " ", .radius = 8, .on = chosen});
    draw_weighed_row(canvas, rect.inset(10, 4), row, canvas.theme.ink, chosen);
}

/// Returns how many square pixels of the spots of the hinted action a rectangle covers.
float hidden_places(const Table& table, const ui::Canvas& canvas, Rect rect) {
    const Hint& hint = *table.hint();
    float hidden = 0;
    if (hint.weighing) {
        const tables::TableView& view = table.view();
        for (const ui::Target target : view.spots_of(table.session.view(), hint.best())) {
            const ui::Spot* spot = ui::find(canvas.spots, view.lies_at(target));
            const Rect both = spot != nullptr ? ui::overlap(spot->rect, rect) : Rect{};
            hidden += both.empty() ? 0 : both.w * both.h;
        }
    }
    return hidden;
}

/// Returns where to draw the floating hint: at the bottom of `over`, at the top of `over`, or at
/// the bottom of the screen, whichever covers least of the spots of the hinted action. If several
/// cover equally little, returns the first of them.
Rect floating_place(const Table& table, const ui::Canvas& canvas, Rect over, float needed) {
    const float h = std::min(needed, canvas.screen.h - 2 * kFloatEdge);
    const float top = canvas.screen.y + kFloatEdge;
    const float bottom = canvas.screen.bottom() - kFloatEdge - h;
    Rect best;
    float least = -1;
    for (const float y : {over.bottom() - h, std::min(over.y, over.bottom() - h), bottom}) {
        const Rect place{over.x, std::clamp(y, top, bottom), over.w, h};
        const float hidden = hidden_places(table, canvas, place);
        if (least < 0 || hidden < least) {
            best = place;
            least = hidden;
        }
    }
    return best;
}

void draw_hint_buttons(const Hint& hint, const Commands& list, ui::Canvas& canvas, Rect row) {
    const bool more = hint.asks || hint.weighing;
    if (more) {
        command_button(canvas, list, hint.listed ? "hint-play" : "hint-more",
                       ui::column(row, 0, 2, 8), {.kind = ui::ButtonKind::main, .size = 14});
    }
    command_button(canvas, list, "hint-close", more ? ui::column(row, 1, 2, 8) : row,
                   {.kind = ui::ButtonKind::paper, .size = 14});
}

}  // namespace

void draw_weighed_row(ui::Canvas& canvas, Rect in, const HintRow& row, ui::Color ink, bool strong) {
    Rect bar = ui::take_bottom(in, 5);
    ui::fill(canvas, bar, 2, ui::faded(ink, 0.12F));
    bar.w *= std::clamp(row.share, 0.0F, 1.0F);
    ui::fill(canvas, bar, 2, strong ? ink : ui::faded(ink, 0.55F));
    const ui::TextStyle worth = ui::style::number.in(ink).to(ui::Align::right);
    ui::draw_text(canvas, ui::take_right(in, ui::text_width(canvas, row.worth, worth) + 2, 8),
                  row.worth, worth);
    const ui::TextStyle action{strong ? ui::Face::bold : ui::Face::text, 15, ink, ui::Align::left};
    ui::draw_text(canvas, in, row.action, ui::fitted(canvas, row.action, action, in.w, 11));
}

void hint_panel(const Table& table, const Commands& list, ui::Canvas& canvas, ui::Column& column) {
    const Hint& hint = *table.hint();
    const float pad = kHintPad[static_cast<std::size_t>(ui::size_class(canvas))];
    column.frame(pad, pad, [&](Rect all) { ui::paper(canvas, all, ui::radius_card); });
    const std::vector<HintRow> rows =
        hint.listed ? hint_rows(hint, table.session) : std::vector<HintRow>();
    const std::string words = hint_words(hint, table.session);
    const float text = ui::text_height(canvas, words, column.width(), hint_style(canvas));
    const Rect buttons = column.foot(kButtons, hint.listed ? 2 * kHintGap : 0);
    column.add(words.empty() ? 0 : text + 6, 0,
               [&](Rect at) { ui::draw_wrapped(canvas, at, words, hint_style(canvas)); });
    for (std::size_t i = 0; i < rows.size(); ++i) {
        column.add(kHintRow, kHintGap, [&](Rect at) { draw_row(list, canvas, at, rows[i], i); });
    }
    if (column.draws()) {
        draw_hint_buttons(hint, list, canvas, buttons);
    }
}

bool hint_floats(const Table& table, const ui::Canvas& canvas) {
    return ui::narrow(canvas) && table.hint() != nullptr && !table.note();
}

void draw_floating_hint(const Table& table, const Commands& list, ui::Canvas& canvas, Rect over) {
    if (!hint_floats(table, canvas)) {
        return;
    }
    const auto panel = [&](ui::Column& column) { hint_panel(table, list, canvas, column); };
    const Rect at = floating_place(table, canvas, over, ui::measured(over.w, panel));
    ui::cover(canvas.spots, at, canvas.layer);
    // A press on the hint must not also press what is below it.
    ui::add(canvas.spots, {.name = "hint-note:sheet",
                           .label = "",
                           .rect = at,
                           .shown = at,
                           .layer = canvas.layer,
                           .enabled = false,
                           .focusable = false});
    ui::shadow(canvas, at, ui::radius_card, 30, 8, ui::rgb(0x000000, 0.5F));
    ui::draw_in(at, panel);
}

}  // namespace ctq::scenes
