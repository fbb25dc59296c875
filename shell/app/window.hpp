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

/// The program's one window: SDL for events, a stage that is drawn and pressed, OpenGL 3 or WebGL 2
/// to paint it.
class Window {
  public:
    Window() = default;
    Window(const Window&) = delete;
    Window& operator=(const Window&) = delete;
    ~Window();

    /// Opens it; empty, or why not. Without it the program goes on in the text view.
    std::string open();
    /// There is a window with a graphics context; without one nothing is ever drawn.
    bool opened() const { return context_ != nullptr; }

    /// Something changed: draws the next frames.
    void mark() { stage_.mark(); }
    /// A frame is to be drawn now.
    bool due(double now) const { return opened() && !lost_ && stage_.due(now); }
    /// When something drawn will change by itself, in seconds; 0 never.
    double wake() const { return stage_.wake(); }

    /// The last frame showed the app as it is, after all that was pressed, or none will be drawn.
    bool shows(const App& app) const {
        return !opened() || lost_ || (stage_.drawn() && drawn_ == app.sequence());
    }

    /// Takes waiting events up to the next release of the pointer (so that two quick clicks stay
    /// two) and draws one frame. False when the window was closed.
    bool frame(App& app, double now);

    /// The graphics context was lost: nothing is drawn until `restore` makes everything in it anew.
    void suspend() { lost_ = true; }
    void restore();

    /// How many pixels of the page a logical one takes, at the last frame; natively always 1.
    float enlarged() const { return enlarged_; }
    /// What is drawn and pressed: its spots, for keys from the page and for reports.
    const ui::Stage& stage() const { return stage_; }
    ui::Stage& stage() { return stage_; }
    /// How long the last frames took: from reading events to painting, no waiting included.
    const ui::FrameTimes& figures() const { return frame_times_; }
    ui::FrameTimes& figures() { return frame_times_; }

  private:
    bool take_events();
    void take(const SDL_Event& event);
    void measure();
    void paint(App& app, double now);

    SDL_Window* window_ = nullptr;
    void* context_ = nullptr;
    bool closed_ = false;
    bool lost_ = false;
    int drawn_ = -1;  ///< the app's sequence when the last frame was begun
    ui::Screen screen_;
    float enlarged_ = 1;  ///< pixels of the page to a logical one; natively the dialog needs 1
    int pixels_ = 0;      ///< of the canvas, across and down
    int rows_ = 0;
    Painter painter_;
    std::unique_ptr<ui::Paper> paper_;
    ui::Stage stage_;
    ui::FrameTimes frame_times_;
    bool hand_ = false;
    void* arrow_cursor_ = nullptr;
    void* hand_cursor_ = nullptr;
};

/// For tests: what is on screen and how it runs, as JSON. Times in microseconds, rectangles in
/// pixels of the page. `drawn`, `written`: the canvas, the text view show what the app does.
///
///     {"scene","sequence","hash","over","yours","quiet","drawn","written","webgl",
///      "choices":[["card:hat","token:3","space:9"]],"chosen":["card:hat"],"focus","keys":["U"],"frames",
///      "callback":{"median_us","p95_us","samples"},
///      "spots":[{"name","label","x","y","w","h","enabled","layer"}]}
std::string report_json(App& app, const Window& window, bool written);

}  // namespace ctq::app
