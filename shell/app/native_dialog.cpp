#include "shell/app/native_dialog.hpp"

#include <SDL.h>
#include <imgui.h>
#include <imgui_impl_sdl2.h>

#include <utility>

#include "engine/core/text.hpp"
#include "shell/platform/platform.hpp"
#include "shell/ui/theme.hpp"

namespace ctq::app {
namespace {

struct Dialog {
    bool lines;  ///< the text may have several lines
    std::string word;
    std::string question;
    std::string text;
    std::string command;
    bool fresh = true;  ///< not drawn yet: the field then takes the focus
};

/// The one dialog of the only window.
std::optional<Dialog>& dialog() {
    static std::optional<Dialog> one;
    return one;
}

/// Opens the dialog. Returns true, as the platform has one.
bool show_dialog(Dialog shown) {
    dialog() = std::move(shown);
    SDL_StartTextInput();
    return true;
}

/// Gives Dear ImGui a larger buffer for the text.
int resize_text(ImGuiInputTextCallbackData* data) {
    if (data->EventFlag == ImGuiInputTextFlags_CallbackResize) {
        auto& text = *static_cast<std::string*>(data->UserData);
        text.resize(static_cast<std::size_t>(data->BufTextLen));
        data->Buf = text.data();
    }
    return 0;
}

/// Draws the text field. Returns true if Enter confirmed its text.
bool draw_field(Dialog& one, ImVec2 size) {
    if (std::exchange(one.fresh, false)) {
        ImGui::SetKeyboardFocusHere();
    }
    const std::size_t room = one.text.capacity() + 1;
    constexpr int flags = ImGuiInputTextFlags_CallbackResize;
    if (one.lines) {
        ImGui::InputTextMultiline("##text", one.text.data(), room, size, flags, resize_text,
                                  &one.text);
        return false;
    }
    ImGui::SetNextItemWidth(size.x);
    return ImGui::InputText(
        "##text", one.text.data(), room,
        flags | ImGuiInputTextFlags_EnterReturnsTrue | ImGuiInputTextFlags_AutoSelectAll,
        resize_text, &one.text);
}

/// Draws the title or question, the input field and two buttons. Returns whether the person
/// confirmed the text; nullopt until a button or key is pressed.
std::optional<bool> draw_parts(Dialog& one, float width) {
    std::optional<bool> answer;
    ImGui::PushTextWrapPos(width);
    ImGui::TextUnformatted(one.question.c_str());
    ImGui::PopTextWrapPos();
    if (draw_field(one, {width - 24, one.lines ? 260.0F : 0.0F})) {
        answer = true;
    }
    if (ImGui::Button(one.word.c_str())) {
        answer = true;
    }
    ImGui::SameLine();
    if (ImGui::Button("Cancel") || ImGui::IsKeyPressed(ImGuiKey_Escape, false)) {
        answer = false;
    }
    return answer;
}

/// Draws the dialog's window in the middle of the screen. Returns the same as `draw_parts`.
std::optional<bool> draw_window(Dialog& one, const ui::Fonts& fonts, ImVec2 screen) {
    const float width = std::min(one.lines ? 640.0F : 480.0F, screen.x - 32);
    ImGui::PushFont(ui::cut_for(fonts, ui::Face::text, 16).font);
    ImGui::SetNextWindowSize({width, 0});
    ImGui::SetNextWindowPos({screen.x / 2, screen.y * 0.45F}, ImGuiCond_Always, {0.5F, 0.5F});
    ImGui::Begin(
        "dialog", nullptr,
        ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings);
    const std::optional<bool> answer = draw_parts(one, width - 24);
    ImGui::End();
    ImGui::PopFont();
    return answer;
}

}  // namespace

bool dialog_open() {
    return dialog().has_value();
}

void prepare_dialog(ImFontAtlas& letters, SDL_Window* window, void* context) {
    ImGui::CreateContext(&letters);
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.LogFilename = nullptr;
    io.ConfigFlags |= ImGuiConfigFlags_NoMouseCursorChange;
    io.ConfigInputTextCursorBlink = false;  // so that no frames are needed while nothing happens
    if (window != nullptr) {
        ImGui_ImplSDL2_InitForOpenGL(window, context);
    }
}

void forget_dialog() {
    if (ImGui::GetIO().BackendPlatformUserData != nullptr) {
        ImGui_ImplSDL2_Shutdown();
    }
    ImGui::DestroyContext();
}

void take_dialog_event(const SDL_Event& event) {
    ImGui_ImplSDL2_ProcessEvent(&event);
}

std::optional<std::string> draw_dialog(const ui::Screen& screen, const ui::Fonts& fonts,
                                       ImDrawData& frame) {
    if (!dialog()) {
        return std::nullopt;
    }
    if (ImGui::GetIO().BackendPlatformUserData != nullptr) {
        ImGui_ImplSDL2_NewFrame();
    }
    ImGuiIO& io = ImGui::GetIO();
    io.DisplaySize = {screen.rect.w, screen.rect.h};
    io.FontGlobalScale = 1 / screen.ratio;
    ImGui::NewFrame();
    screen.light ? ImGui::StyleColorsLight() : ImGui::StyleColorsDark();
    const ui::Theme& theme = screen.light ? ui::light_theme : ui::dark_theme;
    ImGui::GetBackgroundDrawList()->AddRectFilled({0, 0}, io.DisplaySize, theme.veil);
    const std::optional<bool> answer = draw_window(*dialog(), fonts, io.DisplaySize);
    ImGui::Render();
    for (ImDrawList* list : ImGui::GetDrawData()->CmdLists) {
        frame.AddDrawList(list);
    }
    if (!answer) {
        return std::nullopt;
    }
    SDL_StopTextInput();
    const Dialog closed = *std::exchange(dialog(), std::nullopt);
    return *answer ? std::optional(closed.command + std::string(core::trimmed(closed.text)))
                   : std::nullopt;
}

}  // namespace ctq::app

bool ctq::platform::ask_text(std::string_view question, std::string_view text,
                             std::string_view command) {
    return app::show_dialog({.lines = false,
                             .word = "OK",
                             .question = std::string(question),
                             .text = std::string(text),
                             .command = std::string(command)});
}

bool ctq::platform::ask_record(std::string_view word, std::string_view question,
                               std::string_view text, std::string_view command) {
    return app::show_dialog({.lines = true,
                             .word = std::string(word),
                             .question = std::string(question),
                             .text = std::string(text),
                             .command = std::string(command)});
}

bool ctq::platform::ask_link(std::string_view word, std::string_view question,
                             std::string_view text, std::string_view command) {
    return ask_record(word, question, text, command);
}
