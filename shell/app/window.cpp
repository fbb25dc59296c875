#include "shell/app/window.hpp"

#include <SDL.h>
#include <imgui.h>

#include <cmath>

#include "shell/app/events.hpp"
#include "shell/platform/platform.hpp"
#ifndef __EMSCRIPTEN__
#include "shell/app/native_dialog.hpp"
#endif

namespace ctq::app {
namespace {

#ifndef __EMSCRIPTEN__
constexpr int kLeastWidth = 360;
constexpr int kLeastHeight = 480;
#endif
constexpr int kWidth = 1280;
constexpr int kHeight = 800;

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
    paper_ = std::make_unique<ui::Paper>();
#ifndef __EMSCRIPTEN__
    app::prepare_dialog(paper_->atlas(), window_, context_);
#endif
    return painter_.open() ? "" : "the graphics driver refuses our shaders";
}

Window::~Window() {
    if (context_ != nullptr) {
#ifndef __EMSCRIPTEN__
        app::forget_dialog();
#endif
        paper_.reset();
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
        paper_->forget();
        mark();
    }
}

void Window::measure() {
    int width = 0;
    int height = 0;
    SDL_GetWindowSize(window_, &width, &height);
    SDL_GL_GetDrawableSize(window_, &pixels_, &rows_);
#ifdef __EMSCRIPTEN__
    enlarged_ = ui::enlarged(static_cast<float>(width), static_cast<float>(height));
#endif
    screen_.rect = {0, 0, static_cast<float>(width) / enlarged_,
                    static_cast<float>(height) / enlarged_};
    // The quotient of two rounded sizes jitters by a pixel. Fonts are baked again only for larger
    // changes.
    const float ratio =
        std::max(0.25F, static_cast<float>(pixels_) / std::max(1.0F, screen_.rect.w));
    if (std::abs(ratio - screen_.ratio) > 0.01F) {
        screen_.ratio = ratio;
    }
}

void Window::take(const SDL_Event& event) {
    if (event.type == SDL_QUIT) {
        closed_ = true;
    }
#ifndef __EMSCRIPTEN__
    if (app::dialog_open()) {
        app::take_dialog_event(event);
        return;
    }
#endif
    read_event(event, screen_.rect, enlarged_, stage_.input());
}

bool Window::take_events() {
    SDL_Event event;
    while (!ui::full(stage_.input()) && SDL_PollEvent(&event) != 0) {
        mark();
        take(event);
    }
    return !closed_;
}

void Window::paint(App& app, double now) {
    screen_.text_scale = app.settings().text_scale();
    screen_.light = app.light();
    screen_.reduced = app.reduced_motion();
    if (paper_->fit(screen_)) {
        painter_.upload(paper_->atlas());
    }
    app.show_frame_times(frame_times_);
    ImDrawData& drawn =
        stage_.frame(*paper_, screen_, now, [&](ui::Canvas& canvas) { app.draw(canvas); });
#ifndef __EMSCRIPTEN__
    if (const auto command = app::draw_dialog(screen_, paper_->fonts(), drawn)) {
        app.ask(*command);
    }
#endif
    painter_.draw(drawn, pixels_, rows_);
    if (stage_.hand() != hand_) {
        hand_ = stage_.hand();
        SDL_SetCursor(static_cast<SDL_Cursor*>(hand_ ? hand_cursor_ : arrow_cursor_));
    }
}

bool Window::frame(App& app, double now) {
    const double began = platform::now();
    measure();
    if (!take_events()) {
        return false;
    }
    drawn_ = app.sequence();
    paint(app, now);
    if (!shows(app) || SDL_PollEvent(nullptr) != 0) {
        mark();
    }
    frame_times_.add(static_cast<float>((platform::now() - began) * 1000));
    SDL_GL_SwapWindow(window_);
    return true;
}

}  // namespace ctq::app
