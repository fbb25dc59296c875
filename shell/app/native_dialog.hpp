#pragma once

#include <optional>
#include <string>

#include "shell/ui/stage.hpp"

struct ImDrawData;
struct ImFontAtlas;
union SDL_Event;
struct SDL_Window;

/// The dialog of a native window that `ask_text` and `ask_record` open; the page has its own.
namespace ctq::platform {

/// Whether the dialog is shown: then it takes the window's events in place of what is below it.
bool dialog_open();

/// Makes the one context of Dear ImGui, whose field the dialog has, on the window's letters. Where
/// the keyboard and the pointer are read for it: `window` and its OpenGL context; without them
/// nothing is read. Once, when the window opens, and the other when it closes.
void prepare_dialog(ImFontAtlas& letters, SDL_Window* window, void* context);
void forget_dialog();
/// What happens while it is open.
void take_dialog_event(const SDL_Event& event);
/// Draws it over a frame. The command with its text behind it once the person confirmed that.
std::optional<std::string> draw_dialog(const ui::Screen& screen, const ui::Fonts& fonts,
                                       ImDrawData& frame);

}  // namespace ctq::platform
