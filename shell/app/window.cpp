#include "shell/app/window.hpp"

#include <SDL.h>
#include <imgui.h>

#include <cmath>

#include "assets/fonts/fonts.hpp"
#include "shell/app/events.hpp"
#include "shell/platform/platform.hpp"
#ifndef __EMSCRIPTEN__
#include "shell/platform/native_dialog.hpp"
#endif

namespace ctq::app {
namespace {

#ifndef __EMSCRIPTEN__
constexpr int kLeastWidth = 360;
constexpr int kLeastHeight = 480;
#endif
constexpr int kWidth = 1280;
constexpr int kHeight = 800;

std::span<const unsigned char> bytes(const assets::Font& font) {
    return {font.data, font.size};
}

void set_hints() {
    SDL_SetHint(SDL_HINT_EMSCRIPTEN_KEYBOARD_ELEMENT, "#canvas");
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0");
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0");
#ifdef __EMSCRIPTEN__
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_ES);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
#else
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_CORE);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 2);
#endif
    SDL_GL_SetAttribute(SDL_GL_DEPTH_SIZE, 0);
}

}  // namespace

std::string Window::open() {
    set_hints();
    if (SDL_Init(SDL_INIT_VIDEO) != 0) {
        return SDL_GetError();
    }
    window_ = SDL_CreateWindow("Cartotheque", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED,
                               kWidth, kHeight,
                               SDL_WINDOW_OPENGL | SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI);
    if (window_ == nullptr) {
        return SDL_GetError();
    }
    context_ = SDL_GL_CreateContext(window_);
    if (context_ == nullptr) {
        return SDL_GetError();
    }
#ifndef __EMSCRIPTEN__
    SDL_SetWindowMinimumSize(window_, kLeastWidth, kLeastHeight);
    SDL_GL_SetSwapInterval(1);
#endif
    SDL_StopTextInput();
    arrow_cursor_ = SDL_CreateSystemCursor(SDL_SYSTEM_CURSOR_ARROW);
    hand_cursor_ = SDL_CreateSystemCursor(SDL_SYSTEM_CURSOR_HAND);
    ImGui::CreateContext();
    ImGui::GetIO().IniFilename = nullptr;
    ImGui::GetIO().LogFilename = nullptr;
#ifndef __EMSCRIPTEN__
    platform::prepare_dialog(window_, context_);
#endif
    return painter_.open() ? "" : "the graphics driver refuses our shaders";
}

Window::~Window() {
    if (context_ != nullptr) {
        ImGui::DestroyContext();
        SDL_GL_DeleteContext(context_);
        SDL_FreeCursor(static_cast<SDL_Cursor*>(arrow_cursor_));
        SDL_FreeCursor(static_cast<SDL_Cursor*>(hand_cursor_));
    }
    if (window_ != nullptr) {
        SDL_DestroyWindow(window_);
        SDL_Quit();
    }
}

void Window::restore() {
    if (opened()) {
        painter_.forget();
        painter_.open();
        lost_ = false;
        fonts_ = {};
        mark();
    }
}

bool Window::due(double now) const {
    return opened() && !lost_ && (frames_due_ > 0 || (motion_.wake > 0 && now >= motion_.wake));
}

void Window::measure() {
    int width = 0;
    int height = 0;
    SDL_GetWindowSize(window_, &width, &height);
    SDL_GL_GetDrawableSize(window_, &pixels_, &rows_);
    screen_ = {0, 0, static_cast<float>(width), static_cast<float>(height)};
    // The quotient of two whole sizes jitters by a pixel: fonts are baked anew only for more.
    const float ratio =
        std::max(0.25F, static_cast<float>(pixels_) / static_cast<float>(std::max(1, width)));
    if (std::abs(ratio - ratio_) > 0.01F) {
        ratio_ = ratio;
    }
}

void Window::take(const SDL_Event& event) {
    if (event.type == SDL_QUIT) {
        closed_ = true;
    }
#ifndef __EMSCRIPTEN__
    if (platform::dialog_open()) {
        platform::take_dialog_event(event);
        return;
    }
#endif
    read_event(event, screen_, input_);
}

bool Window::take_events() {
    SDL_Event event;
    while (SDL_PollEvent(&event) != 0) {
        mark();
        take(event);
        if (input_.released) {
            break;
        }
    }
    return !closed_;
}

bool Window::bake_fonts(float text_scale) {
    if (!ui::stale(fonts_, ratio_, text_scale)) {
        return true;
    }
    const ui::FontFiles files{bytes(assets::text_regular), bytes(assets::text_bold),
                              bytes(assets::title)};
    if (!ui::bake(fonts_, *ImGui::GetIO().Fonts, files, ratio_, text_scale)) {
        return false;
    }
    painter_.upload(*ImGui::GetIO().Fonts);
    return true;
}

void Window::paint(App& app, double now) {
    ImGuiIO& io = ImGui::GetIO();
    io.DisplaySize = {screen_.w, screen_.h};
    io.DisplayFramebufferScale = {static_cast<float>(pixels_) / std::max(1.0F, screen_.w),
                                  static_cast<float>(rows_) / std::max(1.0F, screen_.h)};
    io.DeltaTime = 1.0F / 60.0F;
    if (!bake_fonts(app.settings().text_scale())) {
        return;
    }
#ifndef __EMSCRIPTEN__
    platform::begin_dialog_frame();
#endif
    ImGui::NewFrame();
    ui::begin(motion_, now, app.reduced_motion());
    ui::Canvas canvas{ImGui::GetBackgroundDrawList(),
                      ImGui::GetForegroundDrawList(),
                      app.light() ? ui::light_theme : ui::dark_theme,
                      fonts_,
                      input_,
                      spots_,
                      motion_,
                      screen_,
                      ratio_,
                      app.settings().text_scale()};
    ui::begin(canvas);
    app.show_figures(figures_);
    app.draw(canvas, now);
    ui::end(canvas);
#ifndef __EMSCRIPTEN__
    if (const auto command = platform::draw_dialog(canvas)) {
        app.ask(*command);
    }
#endif
    ImGui::Render();
    painter_.draw(*ImGui::GetDrawData(), pixels_, rows_);
    if (canvas.hand != hand_) {
        hand_ = canvas.hand;
        SDL_SetCursor(static_cast<SDL_Cursor*>(hand_ ? hand_cursor_ : arrow_cursor_));
    }
}

bool Window::frame(App& app, double now) {
    const double began = platform::now();
    measure();
    if (!take_events()) {
        return false;
    }
    frames_due_ = std::max(0, frames_due_ - 1);
    drawn_ = app.sequence();
    paint(app, now);
    if (!shows(app) || SDL_PollEvent(nullptr) != 0) {
        mark();
    }
    if (motion_.moving) {
        frames_due_ = std::max(frames_due_, 1);
    }
    figures_.add(static_cast<float>((platform::now() - began) * 1000));
    SDL_GL_SwapWindow(window_);
    return true;
}

}  // namespace ctq::app
