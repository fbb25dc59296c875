#include <algorithm>
#include <string>

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "shell/tables/cartagena/tips.hpp"
#include "shell/tables/cartagena/view.hpp"
#include "shell/ui/ui.hpp"

/// Draws the viewer's hand, the buttons that end a turn, and open hands of other seats.
namespace ctq::cartagena::view {

using ui::Rect;

namespace {

/// Height of the hand by size class of the page.
constexpr float kHand[] = {96, 98, 132, 132, 168};
constexpr float kLowHand = 84;     // height of the hand on a low phone
constexpr float kRoomyHand = 620;  // width from which text fits beside the cards
constexpr float kMostCard = 108;   // greatest width of a card in pixels
constexpr float kRise = 12;        // room above for a raised card
constexpr float kChip = 26;        // height of a card in a rival's open hand
constexpr float kChipGap = 3;
constexpr float kWidestChip = 42;
constexpr float kNarrowestChip = 33;  // fits a symbol and a number

bool is_open(const State& state, int seat) {
    return (state.hidden >> (seat - 1) & 1U) == 0;
}

/// The action that ends the turn: the one legal now, or the one of the two that comes next.
struct Finish {
    bool pass;  ///< else the action is to end the turn
    const char* hint;
};

Finish finish_of(const ViewContext& context) {
    const State& state = context.state<State>();
    if (!context.your_turn) {
        return {false, ""};
    }
    if (state.left < state.actions) {
        return {false, state.left == 1 ? "1 more action, if you like" : "2 more, if you like"};
    }
    return context.picker.known(action_spot(kPass)) ? Finish{true, "nothing else is possible"}
                                                    : Finish{false, "you must act once first"};
}

}  // namespace

void View::hand(ui::Column& column, ui::Canvas& canvas, const ViewContext& context) {
    const auto size = static_cast<std::size_t>(ui::size_class(canvas));
    column.fill(ui::low_phone(canvas) ? kLowHand : kHand[size],
                [&](Rect area) { draw_hand(canvas, area, context); });
}

void View::draw_hand(ui::Canvas& canvas, Rect area, const ViewContext& context) {
    const bool narrow = ui::narrow(canvas);
    const State& state = context.state<State>();
    hand_at_ = area;
    Rect in = narrow ? area : area.inset(22, 0);
    if (context.viewer == 0 && !context.your_turn) {
        ui::draw_text(canvas, in, tables::watching_words(context),
                      ui::style::body.in(canvas.theme.muted));
        return;
    }
    const bool roomy = in.w > kRoomyHand;
    const float scale = std::max(1.0F, canvas.text_scale * 0.9F);
    const float finish_width = narrow ? 64.0F : (roomy ? 172.0F : 112.0F) * scale;
    if (roomy || state.actions > 1 || finish_of(context).pass) {
        draw_finish(canvas, ui::take_right(in, finish_width, narrow ? 8 : 20), context);
    }
    draw_cards(canvas, in, context);
}

void View::draw_cards(ui::Canvas& canvas, Rect in, const ViewContext& context) {
    const State& state = context.state<State>();
    card_at_ = {};
    const int seat = context.viewer;
    const bool narrow = ui::narrow(canvas);
    // Every symbol keeps its place, so that a person finds a card where it was before.
    const float gap = in.w < 420 ? 6 : 14;
    const auto n = static_cast<float>(state.symbols);
    const float tallest = in.h - kRise - (narrow ? 6.0F : 18.0F);
    const float w = std::min({(in.w - gap * (n - 1)) / n, kMostCard, tallest * 0.8F});
    const float h = std::min(w * 1.28F, tallest);
    const float row_width = n * w + (n - 1) * gap;
    const float free = narrow ? (in.w - row_width) / 2 : 0.0F;
    Rect row{in.x + free, in.y + kRise + (tallest - h) / 2, in.w, h};
    const Aim aim = aim_of(context.picker.chosen());
    for (int symbol = 0; symbol < state.symbols; ++symbol) {
        const Rect at = ui::take_left(row, w, gap);
        card_at_[static_cast<std::size_t>(symbol)] = at;
        const int count = state.hand[seat - 1][symbol] - motion_.due(seat, symbol);
        if (count <= 0) {
            ui::dashed_outline(canvas, at, ui::radius_card, ui::faded(canvas.theme.line, 0.8F),
                               1.5F);
            ui::symbol(canvas, sign_of(state, symbol), at.center(), w * 0.42F,
                       ui::faded(canvas.theme.muted, 0.3F));
            continue;
        }
        const ui::Target card = card_spot(symbol);
        const std::string name = name_of(state, card);
        const std::string label = core::say("{card}{several:, {count} cards|}",
                                            {{"card", core::capitalized(card_name(state, symbol))},
                                             {"several", count > 1},
                                             {"count", count}});
        ui::CardStyle style;
        style.symbol = sign_of(state, symbol);
        style.caption = card_name(state, symbol);
        style.count = count;
        style.selected = aim.symbol == symbol;
        style.legal = context.your_turn && !aim.any() && context.picker.legal(card) &&
                      context.picker.asks(card);
        style.enabled = !context.your_turn || aim.symbol == symbol || context.picker.legal(card);
        ui::SpotSpec spec{name, label, at};
        spec.target = card;
        spec.draggable = context.your_turn;
        spec.key = U'1' + static_cast<char32_t>(symbol);
        std::string tip;
        if (ui::pointed_at(canvas, name)) {
            tip = card_tip(context, context.your_turn ? moves_of(state) : Moves{}, symbol);
            spec.tip = tip;
        }
        ui::card(canvas, spec, style);
    }
}

void View::draw_finish(ui::Canvas& canvas, Rect area, const ViewContext& context) {
    const State& state = context.state<State>();
    const Finish finish = finish_of(context);
    const ui::Target spot = action_spot(finish.pass ? kPass : kEnd);
    const std::string name = name_of(state, spot);
    const bool legal = context.your_turn && context.picker.known(spot);
    const bool narrow = ui::narrow(canvas);
    const bool pass = finish.pass;
    const char* word = pass ? "Pass" : "End turn";
    Rect at = narrow ? ui::around(area.center(), area.w, std::min(64.0F, area.h - 16))
                     : ui::around(area.center(), area.w, 46);
    if (!narrow && state.actions == 1 && !pass) {
        constexpr std::string_view rule =
            "One action a turn:\na card forward, or a step back to draw.";
        const ui::TextStyle style = ui::style::small.in(canvas.theme.muted);
        const float needed = ui::text_height(canvas, rule, area.w, style) + 1;
        ui::draw_wrapped(canvas, ui::around(area.center(), area.w, std::max(60.0F, needed)), rule,
                         style);
        return;
    }
    const std::string_view hint = finish.hint;
    if (!narrow) {
        at.y -= 10;
    }
    const bool told = area.w > 150 && !hint.empty();  // the tooltip need not repeat it
    if (told) {
        ui::draw_text(canvas, {area.x - 10, at.bottom() + 6, area.w + 20, 18}, hint,
                      ui::style::caption.in(canvas.theme.muted).to(ui::Align::center));
    }
    ui::ButtonStyle style;
    style.kind = legal && context.picker.asks(spot) ? ui::ButtonKind::main : ui::ButtonKind::quiet;
    style.word = narrow && !pass ? "End" : word;
    style.key_cap = area.w < 150 ? "" : pass ? "P" : "E";
    style.radius = narrow ? 18 : -1;
    ui::SpotSpec spec{name, word, at, legal};
    spec.target = spot;
    spec.key = pass ? U'p' : U'e';
    spec.tip = told ? ""
               : pass
                   ? "No cards, and no pirate behind you to fall back to: the next player’s turn."
                   : "You must act once before ending the turn.";
    ui::button(canvas, spec, style);
}

void View::seat_more(ui::Column& column, ui::Canvas& canvas, const ViewContext& context, int seat) {
    const State& state = context.state<State>();
    if ((seat == context.viewer && context.holds) || !is_open(state, seat)) {
        return;
    }
    const auto n = static_cast<float>(state.symbols);
    const bool two = n * (kNarrowestChip + kChipGap) - kChipGap > column.width();
    column.fill(two ? 2 * kChip + kChipGap : kChip,
                [&](Rect area) { draw_open_hand(canvas, area, context, seat); });
}

void View::draw_open_hand(ui::Canvas& canvas, Rect area, const ViewContext& context,
                          int seat) const {
    const State& state = context.state<State>();
    const ui::Theme& t = canvas.theme;
    const auto n = static_cast<float>(state.symbols);
    const float chip_width =
        std::clamp((area.w + kChipGap) / n - kChipGap, kNarrowestChip, kWidestChip);
    Rect row = area;
    row.h = kChip;
    for (int symbol = 0; symbol < state.symbols; ++symbol) {
        const int count = state.hand[seat - 1][symbol] - motion_.due(seat, symbol);
        if (count <= 0) {
            continue;
        }
        const float w = count > 1 ? chip_width : kChip;
        if (row.w < w) {
            row = {area.x, row.bottom() + kChipGap, area.w, kChip};
        }
        const Rect chip = ui::take_left(row, w, kChipGap);
        ui::fill(canvas, chip, 6, t.paper_from, t.paper_to);
        ui::outline(canvas, chip, 6, t.paper_line);
        Rect in = chip;
        ui::symbol(canvas, sign_of(state, symbol), ui::take_left(in, kChip - 2).center(), 18,
                   t.ink);
        if (count > 1) {
            ui::draw_text(canvas, in.moved({-3, 0}), std::to_string(count),
                          {ui::Face::bold, 13 / canvas.text_scale, t.ink, ui::Align::center});
        }
    }
}

}  // namespace ctq::cartagena::view
