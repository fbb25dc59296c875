// Playing cards on paper, and their backs.
#pragma once

#include <string_view>

#include "shell/ui/canvas.hpp"
#include "shell/ui/symbols.hpp"

namespace ctq::ui {

struct CardStyle {
    Symbol symbol = Symbol::none;
    std::string_view caption;  // below the symbol; left out where it would not fit
    int count = 1;             // how many equal cards lie here: a badge above 1
    bool selected = false;     // brass rim
    bool enabled = true;       // else paler, as if under the lamp's edge
    bool face_down = false;
    bool legal = false;  // playing it is possible: a green rim
    Color ink = 0;       // 0: the theme's ink
    float opacity = 1.0F;
};

/// A card that only lies there.
void draw_card(Canvas& canvas, Rect rect, const CardStyle& style);

/// A card one can take: rises under the pointer and when selected. Draggable. Returns how its spot
/// stands.
SpotState card(Canvas& canvas, const SpotSpec& spec, const CardStyle& style);

/// Where the badge of a card is centred.
Point badge_of(Rect card);
/// A round badge with a number, centred at a point.
void count_badge(Canvas& canvas, Point center, int count);

}  // namespace ctq::ui
