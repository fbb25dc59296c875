#pragma once

#include <optional>
#include <string>

#include "shell/ui/stage.hpp"

struct ImDrawData;
struct ImFontAtlas;
union SDL_Event;
struct SDL_Window;

/// The dialog of a native window, opened by `ask_text` and `ask_record`. The page has its own.
namespace ctq::app {

/// Whether the dialog is open. It then receives the window's events instead of the scene.
bool dialog_open();

/// Creates and destroys the context of Dear ImGui, which draws the dialog's text field with the
/// window's fonts. `window` and `context` (its OpenGL context) are needed to read keyboard and
/// pointer; without them no input is read. Call `prepare_dialog` once when the window opens and
/// `forget_dialog` once when it closes.
void prepare_dialog(ImFontAtlas& letters, SDL_Window* window, void* context);
void forget_dialog();
/// Handles an event while the dialog is open.
void take_dialog_event(const SDL_Event& event);
/// Draws the dialog over a frame. Returns the command followed by the text once the person has
/// confirmed it.
std::optional<std::string> draw_dialog(const ui::Screen& screen, const ui::Fonts& fonts,
                                       ImDrawData& frame);

}  // namespace ctq::app
