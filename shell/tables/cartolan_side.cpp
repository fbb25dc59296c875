#include <algorithm>

#include "engine/games/cartolan/rules.hpp"
#include "shell/tables/cartolan.hpp"
#include "shell/tables/cartolan_words.hpp"
#include "shell/tables/habits.hpp"
#include "shell/ui/ui.hpp"

/// Beside the map: what a turn still allows, tiles, lead, cards.
namespace ctq::tables {

using cartolan::State;
using ui::Rect;

namespace {

constexpr float kLine = 25;
constexpr float kDots = 34;
constexpr float kSwitch = 34;
constexpr float kCardLine = 19;

float scale_of(const ui::Canvas& canvas) {
    return std::max(1.0F, canvas.text_scale);
}

/// One dot a move: full while it is left.
void draw_dots(ui::Canvas& canvas, Rect row, const State& state) {
    const ui::Theme& t = canvas.theme;
    const CartolanMoves moves = cartolan_moves(state);
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
    ui::take_left(row, apart * static_cast<float>(shown) + 8);
    ui::draw_text(canvas, row, cartolan_moves_left(state),
                  {ui::Face::text, 14, t.text, ui::Align::left});
}

}  // namespace

float CartolanView::side_height(const ui::Canvas& canvas, float /*width*/) const {
    return 28 + (kLine * 2 + kDots) * scale_of(canvas) + kSwitch + kHabitGap +
           habits_height(*this, kSwitch);
}

void CartolanView::draw_domain_switch(ui::Canvas& canvas, Rect at) {
    ui::SpotSpec spec{"domains", "Show the domains of cities", at};
    spec.key = U'd';
    spec.tip = "Near a city nothing pays for its discovery and no Agent may be placed.";
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

void CartolanView::draw_side(ui::Canvas& canvas, Rect area, const Sight& sight) {
    const State& state = *static_cast<const State*>(sight.view);
    const ui::Theme& t = canvas.theme;
    const float scale = scale_of(canvas);
    ui::panel(canvas, area);
    Rect in = area.inset(18, 10);
    const auto line = [&](std::string_view words, ui::Color color) {
        if (in.h >= kLine * scale - 6) {
            ui::draw_text(canvas, ui::take_top(in, kLine * scale), words,
                          {ui::Face::text, 14, color, ui::Align::left});
        }
    };
    Rect head = ui::take_top(in, kSwitch);
    draw_domain_switch(canvas, ui::take_right(head, 118 * scale, 8));
    const float told = (kDots + kLine) * scale;  // what matters more
    const float habits = habits_height(*this, kSwitch);
    if (sight.viewer > 0 && in.h >= told + habits) {
        draw_habits(canvas, ui::take_bottom(in, habits, 4), *this, kSwitch);
    }
    const bool several = cartolan::adventurers_of(state, state.seat) > 1;
    const bool over = state.phase == cartolan::Phase::over;
    ui::draw_text(canvas, head,
                  over      ? std::string("The voyage is over")
                  : several ? "Adventurer " + std::to_string(state.mover + 1) + ", moves"
                            : std::string("Moves until a rest"),
                  {ui::Face::text, 14, t.muted, ui::Align::left});
    if (!over && in.h >= kDots * scale) {
        draw_dots(canvas, ui::take_top(in, kDots * scale), state);
    }
    line(cartolan_piles(state, true), t.text);
    line(cartolan_lead(sight), t.text);
}

float CartolanView::seat_more_height(const ui::Canvas& canvas, const Sight& sight, int seat,
                                     float /*width*/) const {
    const State& state = *static_cast<const State*>(sight.view);
    return static_cast<float>(cartolan_cards(state, seat).size()) * kCardLine * scale_of(canvas);
}

void CartolanView::draw_seat_more(ui::Canvas& canvas, Rect area, const Sight& sight, int seat) {
    const State& state = *static_cast<const State*>(sight.view);
    for (const std::string& cards : cartolan_cards(state, seat)) {
        ui::draw_text(canvas, ui::take_top(area, kCardLine * scale_of(canvas)), cards,
                      {ui::Face::text, 13, canvas.theme.muted, ui::Align::left});
    }
}

}  // namespace ctq::tables
