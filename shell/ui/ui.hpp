// Everything on screen is drawn with this library, on Dear ImGui's draw lists and nothing else of
// it: no widget of ImGui appears. All measures are logical pixels (CSS pixels).
//
// - theme: colours of the two rooms, radii; fonts: the baked ones; text: lines and paragraphs
// - draw: shapes, shadows, strokes; symbols: those of the games, signs of buttons
// - panels: room, paper, panel, header; sheets: sheet, curtain, toast, tooltip
// - buttons: main, quiet, paper, word, round; choices: segments, dropdown, stepper, switch
// - lists: scrolled lists; seats: tokens by colour and shape; cards: cards and badges
// - layout: rows and columns of parts, by description; how much room the page has
// - marks: legal, risky, last action, focus; path, track: where a track runs, and its drawing
// - motion: tweens without a clock; spots: what can be clicked; input: what the person did
// - stage: a frame of all this; picture: a drawing as a picture that can be saved. Draw with draw,
//   text and stamp alone: what goes onto Dear ImGui's lists by itself is on no picture
//
// A frame:
//
//   Paper paper; Stage stage;                              // live as long as the window
//   paper.fit(screen);                                     // the painter takes the letters if new
//   pointer_moved(stage.input(), ...);                     // from the window's events
//   stage.frame(paper, screen, seconds, [](Canvas& canvas) {
//       room(canvas);
//       if (button(canvas, {"play", "Play", {24, 24, 160, 40}}, {ButtonKind::main})) { ... }
//   });
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
#include "shell/ui/layout.hpp"   // IWYU pragma: export
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
