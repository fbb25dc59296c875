#include <algorithm>

#include "engine/core/say.hpp"
#include "engine/games/cartolan/rules.hpp"
#include "shell/tables/auto_answers.hpp"
#include "shell/tables/cartolan/cards.hpp"
#include "shell/tables/cartolan/view.hpp"
#include "shell/tables/cartolan/words.hpp"
#include "shell/ui/ui.hpp"

/// Draws the panel beside the map: moves left, tiles left, cards.
namespace ctq::cartolan::view {

using ui::Rect;

namespace {

using core::say;

constexpr float kSideLine = 25;
constexpr float kDots = 34;
constexpr float kSwitch = 38;
constexpr float kUnderSwitch = 6;  // so that two lines beside the dots don't touch it

/// Returns whether a panel of this width has the text about moves below the dots instead of beside
/// them.
bool text_below_dots(const ui::Canvas& canvas, float width) {
    return width < ui::grown(canvas, 276);
}

/// Draws one dot for each move, filled while the move is left. With `with_text` the text about the
/// moves is beside the dots.
void draw_dots(ui::Canvas& canvas, Rect row, const State& state, bool with_text) {
    const ui::Theme& t = canvas.theme;
    const MovesLeft moves = moves_of(state);
    const int shown = std::min(moves.all, 9);
    const float apart = std::min(28.0F, row.w * 0.5F / static_cast<float>(shown));
    const float r = std::min(9.5F, apart * 0.38F);
    for (int i = 0; i < shown; ++i) {
        const ui::Point c{row.x + apart * (static_cast<float>(i) + 0.42F), row.center().y};
        if (i < moves.left) {
            ui::disc(canvas, c, r, t.brass_deep);
        }
        ui::ring(canvas, c, r, t.brass_deep, 1.6F);
    }
    if (!with_text) {
        return;
    }
    ui::take_left(row, apart * static_cast<float>(shown) + 8);
    const std::string words = moves_left_text(state);
    ui::TextStyle style = ui::style::small;
    if (ui::text_width(canvas, words, style) <= row.w) {
        ui::draw_text(canvas, row, words, style);
        return;
    }
    style.size = 13;
    const float h = ui::text_height(canvas, words, row.w, style) + 1;
    ui::draw_wrapped(canvas, ui::around(row.center(), row.w, h), words, style);
}

/// Draws the heading of the dots, as far as it fits.
void draw_heading(ui::Canvas& canvas, Rect head, const State& state) {
    // At the end no seat is on turn.
    const bool several = state.seat > 0 && adventurers_of(state, state.seat) > 1;
    const ui::TextStyle style = ui::style::small.in(canvas.theme.muted);
    std::string words = state.phase == Phase::over ? "The voyage is over"
                        : several ? say("Adventurer {n}, moves", {{"n", state.mover + 1}})
                                  : "Moves until a rest";
    if (ui::text_width(canvas, words, style) > head.w) {
        words = state.phase == Phase::over ? "Over" : "Moves";
    }
    ui::draw_text(canvas, head, words, style);
}

}  // namespace

void View::draw_domain_switch(ui::Canvas& canvas, Rect at) {
    ui::SpotSpec spec{"domains", "Show the domains of cities", at};
    spec.key = U'd';
    spec.tip = "Near a city no discovery pays, and no Agent may be placed.";
    ui::ButtonStyle style;
    style.word = "Domains";
    style.size = 14;
    style.key_cap = ui::narrow(canvas) ? "" : "D";
    style.on = domains_;
    if (ui::button(canvas, spec, style)) {
        domains_ = !domains_;
        canvas.motion.moving = true;
    }
}

void View::side(ui::Column& column, ui::Canvas& canvas, const ViewContext& context) {
    if (column.left().h < kSwitch + 20) {
        return;  // not even the switch fits
    }
    const bool below = text_below_dots(canvas, column.width());
    column.frame(18, 10, [&](Rect all) { ui::panel(canvas, all); });
    const float answers = ui::measured(column.width(), [&](ui::Column& all) {
        tables::auto_answers(all, canvas, auto_answers(), kSwitch);
    });
    column.fill(kSwitch + kUnderSwitch + ui::grown(canvas, kDots + kSideLine * (below ? 3 : 1)) +
                    8 + tables::kAutoAnswerGap + answers,
                [&](Rect in) { draw_left(canvas, in, context, below); });
}

/// Draws the moves and tiles left. With `below` the text about the moves is below the dots.
void View::draw_left(ui::Canvas& canvas, Rect in, const ViewContext& context, bool below) {
    const State& state = context.state<State>();
    const ui::TextStyle style = ui::style::small;
    const auto line = [&](std::string_view words) {
        const float needed = ui::text_height(canvas, words, in.w, style) + 1;
        if (in.h >= needed - 1) {
            const Rect at = ui::take_top(in, std::max(ui::grown(canvas, kSideLine), needed + 4));
            ui::draw_wrapped(canvas, ui::around(at.center(), at.w, needed), words, style);
        }
    };
    Rect head = ui::take_top(in, kSwitch, kUnderSwitch);
    draw_domain_switch(canvas, ui::take_right(head, ui::grown(canvas, 118), 8));
    const float dots_height = ui::grown(canvas, kDots);
    const float moves_height =
        dots_height +
        ui::grown(canvas, kSideLine * (below ? 3 : 1));  // this part gets its room first
    const auto answers = context.viewer > 0 ? timely_answers(context) : std::vector<AutoAnswer>();
    const auto switches = [&](ui::Column& all) {
        tables::auto_answers(all, canvas, answers, kSwitch);
    };
    const float needed = ui::measured(in.w, switches);
    if (needed > 0 && in.h >= moves_height + needed) {
        ui::draw_in(ui::take_bottom(in, needed, 4), switches);
    }
    const bool over = state.phase == Phase::over;
    const bool dots = !over && in.h >= dots_height;
    if (over || dots) {
        draw_heading(canvas, head, state);
    }
    if (dots) {
        draw_dots(canvas, ui::take_top(in, dots_height), state, !below);
    }
    if (dots && below) {
        line(moves_left_text(state));
    }
    const std::string tiles = tiles_left_text(state);
    line(ui::text_width(canvas, tiles, style) <= in.w ? tiles : tiles_left_text(state, true));
}

void View::seat_more(ui::Column& column, ui::Canvas& canvas, const ViewContext& context, int seat) {
    const State& state = context.state<State>();
    int number = 0;
    for (const SeatCard& card : cards_of(state, seat)) {
        const std::string name = "skill-" + std::to_string(seat) + "-" + std::to_string(number++);
        add_card_line(column, canvas, name, card);
    }
}

}  // namespace ctq::cartolan::view
