// Symbols of cards and spaces, and the icons of buttons: strokes of one width in a square of 24
// units, legible from 14 to 80 pixels.
#pragma once

#include <cstdint>

#include "shell/ui/canvas.hpp"

namespace ctq::ui {

enum class Symbol : std::uint8_t {
    none,
    bottle,
    keys,
    sword,
    skull,
    hat,
    pistol,
    spade,
    heart,
    diamond,
    club,
    boat,
    anchor,
    compass,
    fire,
    mummy,
    rocks,
    snake,
    spiders,
    artifact,
    tent,
    backpack,
    // icons of buttons
    menu,
    back,
    close,
    check,
    undo,
    redo,
    hint,
    log,
    share,
    help,
    more,
    plus,
    minus,
    down,
    play,
    pause,
    next,
    person,
    bot,
    text,
    eye,
    sun,
    moon,
    fit,
    // further symbols of cards
    shield,
    upwind,
    // symbols of wealth
    vault,
    chest,
    cards,
};

/// Draws a symbol in a square of `size` pixels around a point. `weight` is the stroke width in
/// pixels; 0 selects the width that fits the size.
void symbol(Canvas& canvas, Symbol which, Point center, float size, Color color, float weight = 0);

}  // namespace ctq::ui
