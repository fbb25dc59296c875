#pragma once

#include "shell/ui/input.hpp"

union SDL_Event;

namespace ctq::app {

/// Translates an event of the window to input, in logical pixels of a window with this screen. One
/// logical pixel takes `enlarged` pixels of the window. Keys held with Ctrl, Alt or the system key
/// are left to the browser or the desktop.
void read_event(const SDL_Event& event, ui::Rect screen, float enlarged, ui::Input& input);

}  // namespace ctq::app
