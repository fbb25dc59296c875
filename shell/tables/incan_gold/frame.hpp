#pragma once

#include "shell/tables/incan_gold/view.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::incan_gold::view {

/// The colours of the temple by torchlight, the same in both themes.
struct TempleColors {
    ui::Color stone_from = ui::rgb(0x33233D);
    ui::Color stone_to = ui::rgb(0x1A1223);
    ui::Color line = ui::rgb(0xF0D9B0, 0.10F);
    ui::Color text = ui::rgb(0xF6ECD8);
    ui::Color muted = ui::rgb(0xC9B8C4);
    ui::Color tile = ui::rgb(0xFFFFFF, 0.07F);
    ui::Color edge = ui::rgb(0xFFFFFF, 0.16F);
    ui::Color gold = ui::rgb(0xECCA7D);
    ui::Color glow = ui::rgb(0xE0913A);
    ui::Color danger = ui::rgb(0xF08A6E);      ///< for text on stone
    ui::Color danger_ink = ui::rgb(0x9A321C);  ///< for text on paper
    ui::Color brass_ink = ui::rgb(0x745209);
};
inline constexpr TempleColors kTemple;

/// Returns the spot of an action, to go on or to leave. There is no other kind of spot.
inline ui::Target action_spot(core::Action action) {
    return {1, action};
}

/// Data shared by the functions that draw one frame of the board. `state` is the position shown,
/// which lags behind the newest one during an animation.
struct Frame {
    ui::Canvas& canvas;
    const ViewContext& context;
    const State& state;
    const Act* act;  ///< null if nothing is animated
    Marks marks;

    /// Return `Act::opened` and `Act::arrived` at the frame's time; 1 if nothing is animated.
    float now_opened() const { return act == nullptr ? 1 : act->opened(canvas.motion.now); }
    float now_arrived() const { return act == nullptr ? 1 : act->arrived(canvas.motion.now); }
};

/// rounds.cpp: draws the loss by a bust, below the cards that caused it.
void draw_loss(const Frame& frame, ui::Rect area);

/// Returns the facts of a seat, counted from 1.
tables::SeatFacts facts_of(const State& state, int seat);

/// The layout of the seats' tiles.
struct SeatTiles {
    int columns = 1;
    int rows = 1;
};
inline constexpr float kTileGap = 8;
/// Returns the layout with the fewest rows that a width in pixels allows for this many seats, from
/// 1. The rows are filled evenly.
SeatTiles seat_tiles(const ui::Canvas& canvas, float width, int seats);

/// Returns the sign of a hazard. `kind` is that of its card, from kFirstHazard on, kHazards of
/// them.
ui::Symbol hazard_symbol(int kind);
/// Draws a gem, `size` pixels wide. `which` selects its colour.
void draw_gem(ui::Canvas& canvas, ui::Point center, float size, int which, float opacity = 1);
/// Draws a card of the path. `foot` is a line below its number, omitted if it does not fit.
void draw_temple_card(ui::Canvas& canvas, ui::Rect rect, int kind, std::string_view foot,
                      CardLight light = CardLight::usual);
/// Draws a face-down card.
void draw_temple_back(ui::Canvas& canvas, ui::Rect rect);
/// Draws stone, two torches and steps that lead down into the dark. `light` is that of the torches,
/// 0 to 1.
void draw_temple(ui::Canvas& canvas, ui::Rect area, float light = 1);

/// Draws every hazard with the number of its cards seen, in the deck and out of the game, in
/// `columns` columns. `on_stone` selects the temple's colours.
void draw_hazards(ui::Canvas& canvas, ui::Rect area, const State& state, bool on_stone);

}  // namespace ctq::incan_gold::view
