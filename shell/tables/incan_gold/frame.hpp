#pragma once

#include "shell/tables/incan_gold/view.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::incan_gold::view {

/// The temple by torchlight, the same in both rooms.
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
    ui::Color danger = ui::rgb(0xF08A6E);      ///< on stone
    ui::Color danger_ink = ui::rgb(0x9A321C);  ///< on paper
    ui::Color brass_ink = ui::rgb(0x8A6414);
};
inline constexpr TempleColors kTemple;

/// The spot of going on or leaving: the only kind there is.
inline ui::Target action_spot(core::Action action) {
    return {1, action};
}

/// The seat is inside the temple; nobody is of seat 0.
inline bool explores(const State& state, int seat) {
    return seat > 0 && (state.exploring >> (seat - 1) & 1) != 0;
}

/// What the parts of one drawing of the board share. The state is the one shown, which lags.
struct View::Frame {
    ui::Canvas& canvas;
    const ViewContext& context;
    const State& state;
    const Act* act;  ///< null when nothing moves

    /// What `Act::opened` and `Act::arrived` are now; 1 when nothing moves.
    float now_opened() const { return act == nullptr ? 1 : act->opened(canvas.motion.now); }
    float now_arrived() const { return act == nullptr ? 1 : act->arrived(canvas.motion.now); }
    /// The card that drives everyone out lies open.
    bool busted() const { return act != nullptr && act->bust && now_opened() >= 1; }
};

/// The state to show: that of the act under way, else the newest.
const State& shown_state(const Act* act, const ViewContext& context);

/// Whether the seat has made its choice of this turn, as far as anybody may know. At a table over
/// the network no state tells; there the turn names those who have not.
bool has_chosen(const ViewContext& context, int seat);

/// How the seats' tiles are set out in a width.
struct SeatTiles {
    int columns = 1;
    int rows = 1;
};
inline constexpr float kTileGap = 8;
/// As few rows as a width in pixels allows for so many seats, from 1, evenly filled.
SeatTiles seat_tiles(const ui::Canvas& canvas, float width, int seats);

/// The sign of a hazard, by the kind of its card: from kFirstHazard on, kHazards of them.
ui::Symbol hazard_symbol(int kind);
/// A cut stone, `size` pixels wide; `which` picks its colour.
void draw_gem(ui::Canvas& canvas, ui::Point center, float size, int which, float opacity = 1);
/// How a card of the path stands out.
enum class CardLight { usual, alarmed, dimmed };
/// A card of the path. `foot` is a line below its number, left out where there is no room.
void draw_temple_card(ui::Canvas& canvas, ui::Rect rect, int kind, std::string_view foot,
                      CardLight light = CardLight::usual);
/// A card that has not been turned.
void draw_temple_back(ui::Canvas& canvas, ui::Rect rect);
/// Stone, two torches and steps that lead down into the dark; `light` of the torches, 0 to 1.
void draw_temple(ui::Canvas& canvas, ui::Rect area, float light = 1);

/// Every hazard with its cards seen, those in the deck and those out of the game, a cell each in
/// `columns` columns; `on_stone` for the temple's colours.
void draw_hazards(ui::Canvas& canvas, ui::Rect area, const State& state, bool on_stone);

}  // namespace ctq::incan_gold::view
