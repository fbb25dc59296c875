#include <algorithm>

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "shell/tables/incan_gold/frame.hpp"

/// Draws the gems and artifacts between the cards, and the hazards seen so far.
namespace ctq::incan_gold::view {

using ui::Rect;

namespace {

using core::say;

constexpr float kHazardRow = 40;
constexpr float kLowHazardRow = 34;
constexpr float kPadding = 14;
constexpr float kCaption = 26;

/// Returns, for example, "1 on the path, 2 in the deck".
std::string copies_words(const State& state, int kind) {
    return say("{out} on the path, {left} in the deck",
               {{"out", count_kind(state.table, kind)}, {"left", count_kind(state.deck, kind)}});
}

/// Draws a dot for each of the three cards of a hazard: on the path, in the deck, or out of the
/// game.
void draw_dots(ui::Canvas& canvas, Rect area, const State& state, int kind, ui::Color on,
               ui::Color off) {
    const int out = count_kind(state.table, kind);
    const int left = count_kind(state.deck, kind);
    for (int i = 0; i < kHazardCopies; ++i) {
        const ui::Point at{area.center().x + static_cast<float>(i - 1) * 9, area.center().y};
        if (i < out) {
            ui::disc(canvas, at, 3.4F, on);
        } else if (i < out + left) {
            ui::ring(canvas, at, 3, off, 1.2F);
        }
    }
}

/// Returns the width of the widest hazard name, so that all rows show their cards in the same form,
/// words or dots.
float widest_name(const ui::Canvas& canvas, const ui::TextStyle& style) {
    float widest = 0;
    for (int i = 0; i < kHazards; ++i) {
        const std::string word = kind_word(kFirstHazard + i);
        widest = std::max(widest, ui::text_width(canvas, word, style));
    }
    return widest;
}

/// Draws one hazard of the strip on a small screen: its sign, its name if there is room, and three
/// dots.
void draw_cell(ui::Canvas& canvas, Rect cell, const State& state, int kind) {
    const bool out = count_kind(state.table, kind) > 0;
    const ui::Color color = out ? kTemple.danger : ui::faded(kTemple.muted, 0.75F);
    ui::fill(canvas, cell, cell.h / 2, out ? ui::rgb(0xE8573A, 0.2F) : kTemple.tile);
    if (out) {
        ui::outline(canvas, cell, cell.h / 2, ui::faded(kTemple.danger, 0.8F));
    }
    Rect in = cell.inset(6, 0);
    const ui::TextStyle name = ui::style::small.in(color).to(ui::Align::left);
    const bool named = widest_name(canvas, name) + 80 <= in.w;
    if (named) {
        ui::draw_text(canvas, in.inset(32, 0), kind_word(kind), name);
    }
    const Rect sign = ui::take_left(in, named ? 26 : in.w * 0.42F);
    ui::symbol(canvas, hazard_symbol(kind), sign.center(), std::min(22.0F, cell.h - 6), color);
    draw_dots(canvas, named ? ui::take_right(in, 40) : in, state, kind, kTemple.danger,
              ui::faded(kTemple.text, 0.7F));
}

/// Draws one hazard of the list beside the board.
void draw_row(ui::Canvas& canvas, Rect row, const State& state, int kind) {
    const ui::Theme& t = canvas.theme;
    const bool out = count_kind(state.table, kind) > 0;
    const ui::Color strong = t.dark ? kTemple.danger : kTemple.danger_ink;
    const ui::Color color = out ? strong : t.muted;
    if (out) {
        ui::fill(canvas, row.inset(-8, 1), ui::radius_card, ui::faded(strong, 0.13F));
    }
    ui::symbol(canvas, hazard_symbol(kind), ui::take_left(row, 30, 12).center(), 26, color);
    const ui::TextStyle name{out ? ui::Face::bold : ui::Face::text, 16, out ? t.text : t.muted,
                             ui::Align::left};
    const std::string copies = copies_words(state, kind);
    const ui::TextStyle soft = ui::style::caption.in(out ? t.text : t.muted).to(ui::Align::right);
    const float words = ui::text_width(canvas, copies, soft) + 2;
    if (widest_name(canvas, name) + 8 + words <= row.w) {
        ui::draw_text(canvas, ui::take_right(row, words, 8), copies, soft);
    } else {
        draw_dots(canvas, ui::take_right(row, 32, 8), state, kind, strong, t.muted);
    }
    ui::draw_text(canvas, row, kind_word(kind), name);
}

}  // namespace

void draw_hazards(ui::Canvas& canvas, Rect area, const State& state, bool on_stone) {
    for (int i = 0; i < kHazards; ++i) {
        const int kind = kFirstHazard + i;
        const Rect at = on_stone ? ui::column(area, i, kHazards, 6)
                                 : ui::take_top(area, area.h / static_cast<float>(kHazards - i));
        const std::string name = "hazard-" + kind_word(kind);
        const std::string label =
            core::capitalized(kind_word(kind)) + ": " + copies_words(state, kind);
        ui::plain_spot(canvas, name, label, at, label);
        if (on_stone) {
            draw_cell(canvas, at, state, kind);
        } else {
            draw_row(canvas, at, state, kind);
        }
    }
}

void View::side(ui::Column& column, ui::Canvas& canvas, const ViewContext& context) {
    column.frame(18, kPadding, [&](Rect all) { ui::panel(canvas, all); });
    column.add(20, kCaption - 20, [&](Rect at) { ui::caption(canvas, at, "Hazards"); });
    column.fill((ui::low(canvas) ? kLowHazardRow : kHazardRow) * kHazards, [&](Rect in) {
        draw_hazards(canvas, in, shown_state(motion_.settle(canvas.motion), context), false);
    });
}

void View::draw_table(Frame& frame, Rect area) {
    ui::Canvas& canvas = frame.canvas;
    const State& state = frame.state;
    const bool narrow = ui::narrow(canvas);
    spare_at_ = {area.x, area.y, 24, area.h};
    if (state.phase == Phase::over) {
        return;
    }
    const ui::TextStyle words{ui::Face::text, narrow ? 13.0F : 15.0F, kTemple.text,
                              ui::Align::left};
    const auto tell = [&](std::string_view text) {
        ui::draw_text(canvas, ui::take_left(area, ui::text_width(canvas, text, words) + 2, 18),
                      text, words);
    };
    if (!narrow) {
        tell("Left on the path:");
    }
    spare_at_ = ui::take_left(area, 22, 6);
    draw_gem(canvas, spare_at_.center(), 17, state.spare, state.spare > 0 ? 1.0F : 0.45F);
    tell(say(narrow ? "{gems} {gems:gem|gems} left" : "{gems} {gems:gem|gems}",
             {{"gems", state.spare}}));
    const int lying = artifacts_on_table(state);
    if (lying == 0) {
        return;
    }
    ui::symbol(canvas, ui::Symbol::artifact, ui::take_left(area, 22, 6).center(), 20, kTemple.gold);
    const auto worth = [&](std::string_view pattern) {
        return say(pattern, {{"n", lying}, {"worth", artifacts_value(state.claimed, lying)}});
    };
    const std::string whole =
        worth("{n} {n:artifact|artifacts}: {worth} gems to whoever leaves alone");
    tell(narrow || ui::text_width(canvas, whole, words) > area.w
             ? worth("{n} {n:artifact|artifacts}: {worth} gems alone")
             : whole);
}

}  // namespace ctq::incan_gold::view
