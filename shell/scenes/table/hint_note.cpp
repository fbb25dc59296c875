// A hint: what the ring means, then the best few actions with a bar each. It stands among the panels
// of a large screen; on a phone, where there is no room beside the board, it floats.
#include <algorithm>

#include "shell/scenes/command_controls.hpp"
#include "shell/scenes/table/drawing.hpp"
#include "shell/scenes/table/hint.hpp"
#include "shell/scenes/table/weighed_rows.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::app {

using ui::Rect;

namespace {

constexpr float kRow = 44;  // of an action
constexpr float kGap = 4;
constexpr float kWays = 44;
constexpr float kFloatEdge = 8;  // what floats is so far from the edge of the screen at least

bool on_side(const ui::Canvas& canvas) {
    return ui::narrow(canvas) && canvas.screen.w > canvas.screen.h;
}

float pad_of(const ui::Canvas& canvas) {
    return on_side(canvas) ? 8.0F : ui::narrow(canvas) ? 10.0F : 14.0F;
}

ui::TextStyle words_of(const ui::Canvas& canvas) {
    const float size = on_side(canvas) ? 13.0F : ui::narrow(canvas) ? 14.0F : 15.0F;
    return {ui::Face::text, size, canvas.theme.ink, ui::Align::left};
}

float text_height(const std::string& words, const ui::Canvas& canvas, float width) {
    return words.empty() ? 0 : ui::text_height(canvas, words, width, words_of(canvas)) + 6;
}

/// One of the best: pressed, it is the one that is pointed at. Its bar is as long as it often wins.
void draw_row(const Hint& hint, ui::Canvas& canvas, Rect rect, const HintRow& row,
              std::size_t place) {
    const bool chosen = place == hint.chosen;
    const std::string id = "hint:" + std::to_string(place + 1);
    ui::ButtonStyle style{ui::ButtonKind::paper};
    style.word = " ";
    style.radius = 8;
    style.on = chosen;
    const std::string label = row.action + ": " + row.worth;
    const std::string tip = hint_tip(hint);
    ui::SpotSpec spec{id, label, rect};
    spec.tip = tip;
    spec.kind = chosen ? ui::SpotKind::plain : ui::SpotKind::button;
    ui::button(canvas, spec, style);
    draw_weighed_row(canvas, rect.inset(10, 4), row, canvas.theme.ink, chosen);
}

/// How much of the places of the action that is pointed at lies under a rectangle, in square pixels.
float hidden_places(const Table& table, const ui::Canvas& canvas, Rect rect) {
    const Hint& hint = *table.hint;
    float hidden = 0;
    if (hint.weighing) {
        const tables::TableView& view = table.view();
        for (const ui::Target target :
             view.spots_of(table.session.view(), hint.weighing->worths[hint.chosen].action)) {
            const ui::Spot* spot = ui::find(canvas.spots, view.lies_at(target));
            const Rect both = spot != nullptr ? ui::overlap(spot->rect, rect) : Rect{};
            hidden += both.empty() ? 0 : both.w * both.h;
        }
    }
    return hidden;
}

/// At the foot of `over`, at its top, or at the foot of the screen: the first of them that hides least
/// of what the hint is about.
Rect floating_place(const Table& table, const ui::Canvas& canvas, Rect over) {
    const float h = std::min(hint_height(table, canvas, over.w), canvas.screen.h - 2 * kFloatEdge);
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

}  // namespace

void draw_weighed_row(ui::Canvas& canvas, Rect in, const HintRow& row, ui::Color ink, bool strong) {
    Rect bar = ui::take_bottom(in, 5);
    ui::fill(canvas, bar, 2, ui::faded(ink, 0.12F));
    bar.w *= std::clamp(row.share, 0.0F, 1.0F);
    ui::fill(canvas, bar, 2, strong ? ink : ui::faded(ink, 0.55F));
    const ui::TextStyle worth{ui::Face::bold, 15, ink, ui::Align::right};
    ui::draw_text(canvas, ui::take_right(in, ui::text_width(canvas, row.worth, worth) + 2, 8),
                  row.worth, worth);
    const ui::TextStyle action{strong ? ui::Face::bold : ui::Face::text, 15, ink, ui::Align::left};
    ui::draw_text(canvas, in, row.action, ui::fitted(canvas, row.action, action, in.w, 11));
}

float hint_height(const Table& table, const ui::Canvas& canvas, float width) {
    const Hint& hint = *table.hint;
    const float pad = pad_of(canvas);
    const std::string words = hint_words(hint, table.session);
    const auto rows =
        static_cast<float>(hint.told ? hint_rows(hint, table.session).size() : std::size_t{0});
    return 2 * pad + text_height(words, canvas, width - 2 * pad) + rows * (kRow + kGap) +
           (hint.told ? kGap : 0) + kWays;
}

void draw_hint(const Table& table, const Commands& list, ui::Canvas& canvas, Rect rect) {
    const Hint& hint = *table.hint;
    ui::paper(canvas, rect, ui::radius_card);
    Rect in = rect.inset(pad_of(canvas));
    const Rect ways = ui::take_bottom(in, kWays);
    const std::vector<HintRow> rows =
        hint.told ? hint_rows(hint, table.session) : std::vector<HintRow>();
    const std::string words = hint_words(hint, table.session);
    ui::draw_wrapped(canvas, ui::take_top(in, text_height(words, canvas, in.w)), words,
                     words_of(canvas));
    for (std::size_t i = 0; i < rows.size(); ++i) {
        draw_row(hint, canvas, ui::take_top(in, kRow, kGap), rows[i], i);
    }
    const bool more = hint.asks || hint.weighing;
    if (more) {
        command_button(canvas, list, hint.told ? "hint-play" : "hint-more",
                       ui::column(ways, 0, 2, 8), {.kind = ui::ButtonKind::main, .size = 14});
    }
    command_button(canvas, list, "hint-close", more ? ui::column(ways, 1, 2, 8) : ways,
                   {.kind = ui::ButtonKind::paper, .size = 14});
}

bool hint_floats(const Table& table, const ui::Canvas& canvas) {
    return ui::narrow(canvas) && table.hint && !table.note();
}

void draw_floating_hint(const Table& table, const Commands& list, ui::Canvas& canvas, Rect over) {
    if (!hint_floats(table, canvas)) {
        return;
    }
    const Rect at = floating_place(table, canvas, over);
    ui::cover(canvas.spots, at, canvas.layer);
    // A press of the sheet itself does nothing below it.
    ui::add(canvas.spots, {"hint-note:sheet", "", at, at, canvas.layer, false, false, false});
    ui::shadow(canvas, at, ui::radius_card, 30, 8, ui::rgb(0x000000, 0.5F));
    draw_hint(table, list, canvas, at);
}

}  // namespace ctq::app
