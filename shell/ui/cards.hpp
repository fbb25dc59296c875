// Playing cards, face up or face down.
#pragma once

#include <string_view>

#include "shell/ui/canvas.hpp"
#include "shell/ui/symbols.hpp"

namespace ctq::ui {

struct CardStyle {
    Symbol symbol = Symbol::none;
    std::string_view caption;  // below the symbol; omitted where it does not fit
    int count = 1;             // the number of equal cards in this stack: a badge above 1
    bool selected = false;     // drawn with a brass rim
    bool enabled = true;       // false: drawn paler
    bool face_down = false;
    bool legal = false;  // it can be played: a green rim
    Color ink = 0;       // 0: the theme's ink
    float opacity = 1.0F;
};

/// Draws a card that does not react to input.
void draw_card(Canvas& canvas, Rect rect, const CardStyle& style);

/// Draws a card that can be picked. It rises under the pointer and when selected, and it can be
/// dragged. Returns the state of its spot.
SpotState card(Canvas& canvas, const SpotSpec& spec, const CardStyle& style);

/// Returns the centre of a card's badge.
Point badge_of(Rect card);
/// Draws a round badge with a number, centred at a point.
void count_badge(Canvas& canvas, Point center, int count);

}  // namespace ctq::ui
