#pragma once

#include "shell/ui/canvas.hpp"
#include "shell/ui/seats.hpp"

namespace ctq::cartagena::view {

/// Draws a pirate: the token of a seat, `size` pixels across, under a cocked hat.
void draw_pirate(ui::Canvas& canvas, ui::Point center, float size, int seat,
                 const ui::TokenStyle& style = {});

}  // namespace ctq::cartagena::view
