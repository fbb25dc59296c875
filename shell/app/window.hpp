#pragma once

#include <memory>
#include <string>

#include "shell/app/app.hpp"
#include "shell/app/painter.hpp"
#include "shell/ui/frame_times.hpp"
#include "shell/ui/stage.hpp"

struct SDL_Window;
union SDL_Event;

namespace ctq::app {

/// The program's one window: SDL for events, a stage that is drawn and clicked, and OpenGL 3 or
/// WebGL 2 to paint it.
class Window {
  public:
    Window() = default;
    Window(const Window&) = delete;
    Window& operator=(const Window&) = delete;
    ~Window();

    /// Opens the window. Returns the reason if it fails, else an empty text. Without a window the
    /// program continues in the text view.
    std::string open();
    /// Whether there is a window with a graphics context. Nothing is drawn without one.
    bool opened() const { return context_ != nullptr; }

    /// Requests new frames after a change.
    void mark() { stage_.mark(); }
    /// Whether a frame must be drawn now.
    bool due(double now) const { return opened() && !lost_ && stage_.due(now); }
    /// Returns the time when the picture next changes on its own, in seconds; 0 for never.
    double wake() const { return stage_.wake(); }

    /// Whether the last frame shows the current state of the app, with all input handled, or no
    /// frame will be drawn.
    bool shows(const App& app) const {
        return !opened() || lost_ || (stage_.drawn() && drawn_ == app.sequence());
    }

    /// Handles waiting events up to the next release of the pointer, so that two quick clicks count
    /// as two. Then draws one frame. Returns false if the window was closed.
    bool frame(App& app, double now);

    /// Stops drawing after the graphics context was lost. `restore` creates everything in it again.
    void suspend() { lost_ = true; }
    void restore();

    /// Returns the size of a logical pixel in pixels of the page, at the last frame; natively
    /// always 1.
    float enlarged() const { return enlarged_; }
    /// The stage that is drawn and clicked. Keys from the page and reports use its spots.
    const ui::Stage& stage() const { return stage_; }
    ui::Stage& stage() { return stage_; }
    /// Durations of the last frames, from reading events to painting, without waiting.
    const ui::FrameTimes& frame_times() const { return frame_times_; }
    ui::FrameTimes& frame_times() { return frame_times_; }

  private:
    bool take_events();
    void take(const SDL_Event& event);
    void measure();
    void paint(App& app, double now);

    SDL_Window* window_ = nullptr;
    void* context_ = nullptr;
    bool closed_ = false;
    bool lost_ = false;
    int drawn_ = -1;  ///< the app's sequence when the last frame began
    ui::Screen screen_;
    /// Size of a logical pixel in pixels of the page; the native dialog needs 1.
    float enlarged_ = 1;
    int pixels_ = 0;  ///< size of the canvas in pixels: width here, height below
    int rows_ = 0;
    Painter painter_;
    std::unique_ptr<ui::Paper> paper_;
    ui::Stage stage_;
    ui::FrameTimes frame_times_;
    bool hand_ = false;
    void* arrow_cursor_ = nullptr;
    void* hand_cursor_ = nullptr;
};

/// For tests: the state and performance of the screen as JSON. Times in microseconds, rectangles in
/// pixels of the page. `drawn`, `written`: whether the canvas and the text view are up to date.
///
///     {"scene","sequence","hash","over","yours","quiet","drawn","written","webgl",
///      "choices":[["card:hat","token:3","space:9"]],"chosen":["card:hat"],"focus",
///      "keys":["U"],"frames",
///      "callback":{"median_us","p95_us","samples"},
///      "spots":[{"name","label","x","y","w","h","enabled","layer"}]}
std::string report_json(App& app, const Window& window, bool written);

}  // namespace ctq::app
