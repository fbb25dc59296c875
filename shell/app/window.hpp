#pragma once

#include <string>

#include "shell/app/app.hpp"
#include "shell/app/figures.hpp"
#include "shell/app/painter.hpp"
#include "shell/ui/canvas.hpp"

struct SDL_Window;
union SDL_Event;

namespace ctq::app {

/// The program's one window: SDL for events, Dear ImGui's draw lists, OpenGL 3 or WebGL 2. It draws
/// only when something is marked: three frames after an event, more while something moves.
class Window {
  public:
    Window() = default;
    Window(const Window&) = delete;
    Window& operator=(const Window&) = delete;
    ~Window();

    /// Opens it; empty, or why not. Without it the program goes on in the text view.
    std::string open();
    bool opened() const { return context_ != nullptr; }

    /// Something changed: draws the next frames.
    void mark() { frames_due_ = kFramesAfterEvent; }
    /// A frame is to be drawn now.
    bool due(double now) const;
    /// When something drawn will change by itself, in seconds; 0 never.
    double wake() const { return motion_.wake; }
    /// Nothing is drawn until something happens.
    bool quiet() const { return frames_due_ == 0 && motion_.wake == 0; }

    /// The last frame showed the app as it is, after all that was pressed, or none will be drawn.
    bool shows(const App& app) const {
        return !opened() || lost_ ||
               (frames_due_ < kFramesAfterEvent && drawn_ == app.sequence());
    }

    /// Takes waiting events up to the next release of the pointer (so that two quick clicks stay
    /// two) and draws one frame. False when the window was closed.
    bool frame(App& app, double now);

    /// The graphics context was lost: nothing is drawn until `restore` makes everything in it anew.
    void suspend() { lost_ = true; }
    void restore();

    const ui::Spots& spots() const { return spots_; }
    ui::Spots& spots() { return spots_; }
    const Figures& figures() const { return figures_; }
    Figures& figures() { return figures_; }

  private:
    static constexpr int kFramesAfterEvent = 3;

    bool take_events();
    void take(const SDL_Event& event);
    void measure();
    bool bake_fonts(float text_scale);
    void paint(App& app, double now);

    SDL_Window* window_ = nullptr;
    void* context_ = nullptr;
    bool closed_ = false;
    bool lost_ = false;
    int frames_due_ = kFramesAfterEvent;
    int drawn_ = -1;  ///< the app's sequence when the last frame was begun
    ui::Rect screen_{};
    int pixels_ = 0;  ///< of the canvas, across and down
    int rows_ = 0;
    float ratio_ = 1;
    Painter painter_;
    ui::Fonts fonts_;
    ui::Spots spots_;
    ui::Input input_;
    ui::Motion motion_;
    Figures figures_;
    bool hand_ = false;
    void* arrow_cursor_ = nullptr;
    void* hand_cursor_ = nullptr;
};

/// For tests: what is on screen and how it runs, as JSON. Times in microseconds, rectangles in
/// logical pixels. `drawn`, `written`: the canvas, the text view show what the app does.
///
///     {"scene","sequence","hash","over","yours","quiet","drawn","written","webgl",
///      "choices":[["card:hat","token:3","space:9"]],"chosen":["card:hat"],"focus","keys":["U"],"frames",
///      "callback":{"median_us","p95_us","samples"},
///      "spots":[{"name","label","x","y","w","h","enabled","layer"}]}
std::string report_json(const App& app, const Window& window, bool written);

}  // namespace ctq::app
