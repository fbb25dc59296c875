// Everything on screen is drawn with this library, on Dear ImGui's draw lists and nothing else of
// it: no widget of ImGui appears. All measures are logical pixels (CSS pixels).
//
//   theme     colours of the two rooms, radii        buttons   main, quiet, paper, word; round
//   signs fonts     the baked fonts                        choices   segments, dropdown, stepper,
//   switch text      one line, wrapped, measured            lists     scrolled lists, the log draw
//   shapes, shadows, strokes               panels    room, paper, panel, header, seats symbols the
//   games' symbols, buttons' signs     sheets    sheet, curtain, toast, tooltip seats     tokens by
//   colour and shape             marks     legal, risky, last action, focus cards     cards and
//   badges                       motion    tweens without a clock path      where a track runs (no
//   drawing)        spots     what can be clicked (no drawing) track     the track drawn input what
//   the person did (no drawing)
//
// A frame, of the program's one window:
//
//   Fonts fonts; Spots spots; Input input; Motion motion;             // live as long as the window
//   if (stale(fonts, ratio, text_scale)) { bake(fonts, *io.Fonts, files, ratio, text_scale); ... }
//   pointer_moved(input, ...); input.keys.push_back(...);             // from the window's events
//   ImGui::NewFrame();
//   begin(motion, seconds, reduced);
//   Canvas canvas{ImGui::GetBackgroundDrawList(), ImGui::GetForegroundDrawList(), dark_theme,
//   fonts,
//                 input, spots, motion, {0, 0, width, height}, ratio, text_scale};
//   begin(canvas);
//   room(canvas);
//   if (button(canvas, {"play", "Play", {24, 24, 160, 40}}, {ButtonKind::main})) { ... }
//   end(canvas);
//   ImGui::Render();
//   // draw again when motion.moving, at motion.wake, and after the next event; the pointer becomes
//   // a hand when canvas.hand.
//
// What can be clicked registers a spot each frame: a stable name, words, a rectangle. What a click
// or a key means is decided in begin(canvas) from the spots of the frame before, so that what lies
// on top is hit; the widget of that name then returns true. Tab walks the spots in the order they
// were registered, arrow keys towards the next one, Enter and Space press it. Open layers (menus,
// sheets, the curtain) shut out what is below them, for pointer and keys alike.
#pragma once

#include "shell/ui/buttons.hpp"  // IWYU pragma: export
#include "shell/ui/canvas.hpp"   // IWYU pragma: export
#include "shell/ui/cards.hpp"    // IWYU pragma: export
#include "shell/ui/choices.hpp"  // IWYU pragma: export
#include "shell/ui/draw.hpp"     // IWYU pragma: export
#include "shell/ui/lists.hpp"    // IWYU pragma: export
#include "shell/ui/marks.hpp"    // IWYU pragma: export
#include "shell/ui/panels.hpp"   // IWYU pragma: export
#include "shell/ui/path.hpp"     // IWYU pragma: export
#include "shell/ui/seats.hpp"    // IWYU pragma: export
#include "shell/ui/sheets.hpp"   // IWYU pragma: export
#include "shell/ui/symbols.hpp"  // IWYU pragma: export
#include "shell/ui/text.hpp"     // IWYU pragma: export
#include "shell/ui/track.hpp"    // IWYU pragma: export
#include "shell/ui/zoom.hpp"     // IWYU pragma: export
