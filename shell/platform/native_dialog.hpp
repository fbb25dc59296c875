#pragma once

#include <optional>
#include <string>

#include "shell/ui/canvas.hpp"

union SDL_Event;
struct SDL_Window;

/// The dialog of a native window that `ask_text` and `ask_record` open; the page has its own.
namespace ctq::platform {

bool dialog_open();

/// Where the keyboard and the pointer are read for it. Once, when the window opens.
void prepare_dialog(SDL_Window* window, void* context);
/// What happens while it is open.
void take_dialog_event(const SDL_Event& event);
/// Before the ImGui frame it is drawn in.
void begin_dialog_frame();
/// Draws it over the canvas. The command with its text behind it once the person confirmed that.
std::optional<std::string> draw_dialog(const ui::Canvas& canvas);

}  // namespace ctq::platform
