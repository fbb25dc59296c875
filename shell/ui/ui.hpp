// The drawing library of the program. Everything on screen is drawn with it. It uses the draw lists
// of Dear ImGui, but none of its widgets. All lengths are in logical pixels (CSS pixels).
//
// Terms: a spot is a rectangle with a name that pointer, keys and tests find; its target says which
// part of a board it stands for; a layer is what lies over everything below it and takes its input;
// a stamp is a drawing that is recorded once and printed many times.
//
// - theme: colours of the dark and the light theme, radii; fonts: baked fonts; text: lines and
//   paragraphs
// - draw: shapes, shadows, strokes; symbols: symbols of the games, icons of buttons
// - panels: background, paper, panel, header; sheets: sheet, curtain, toast, tooltip
// - buttons: main, quiet, paper, word, round; fields: segments, drop-down, stepper, switch
// - lists: scrolled lists; seats: tokens by colour and shape; cards: cards and badges
// - layout: rows and columns of parts, by description; how much room the page has
// - marks: legal targets, last action, focus; path, track: layout and drawing of a race track
// - motion: tweens without a clock; spots: clickable areas; input: mouse, touch and keys
// - stage: one frame of all this; picture: a drawing as a picture that can be saved. Draw only with
//   draw, text and stamp: shapes added directly to Dear ImGui's lists are missing from pictures
//
// A frame:
//
//   Paper paper; Stage stage;                              // live as long as the window
//   paper.fit(screen);                                     // true: upload the font atlas again
//   pointer_moved(stage.input(), ...);                     // from the window's events
//   stage.frame(paper, screen, seconds, [](Canvas& canvas) {
//       room(canvas);
//       if (button(canvas, {"play", "Play", {24, 24, 160, 40}}, {ButtonKind::main})) { ... }
//   });
//
// Every clickable part registers a spot in each frame: a stable name, a label, a rectangle.
// `begin(canvas)` interprets clicks and keys with the spots of the previous frame, so that the
// topmost part is hit; the widget with that name then returns true. Tab moves through the spots in
// the order of registration, arrow keys move to the next spot in their direction, Enter and Space
// press the focused one. Open layers (menus, sheets, the curtain) block pointer and keys for
// everything below them.
#pragma once

#include "shell/ui/buttons.hpp"  // IWYU pragma: export
#include "shell/ui/canvas.hpp"   // IWYU pragma: export
#include "shell/ui/cards.hpp"    // IWYU pragma: export
#include "shell/ui/draw.hpp"     // IWYU pragma: export
#include "shell/ui/fields.hpp"   // IWYU pragma: export
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
