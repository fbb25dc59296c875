#pragma once

#include <algorithm>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "shell/ui/stage.hpp"
#include "tests/stage/drawn_text.hpp"

namespace ctq::stage {

// The screens that every scene has to fit, in logical pixels.
inline constexpr ui::Rect kSmallPhone{0, 0, 360, 640};
inline constexpr ui::Rect kPhone{0, 0, 390, 844};
inline constexpr ui::Rect kPhoneOnSide{0, 0, 844, 390};
inline constexpr ui::Rect kSmallPhoneOnSide{0, 0, 667, 375};
inline constexpr ui::Rect kTablet{0, 0, 820, 1180};
inline constexpr ui::Rect kSmallDesktop{0, 0, 1024, 768};
inline constexpr ui::Rect kDesktop{0, 0, 1280, 800};
inline constexpr ui::Rect kLargeDesktop{0, 0, 1920, 1080};
inline constexpr ui::Rect kScreens[] = {kSmallPhone,   kPhone,   kPhoneOnSide, kTablet,
                                        kSmallDesktop, kDesktop, kLargeDesktop};

/// A simulated person who looks at the drawn frames and uses mouse, finger and keys. Time passes
/// only while the person waits or something moves.
class Person {
  public:
    /// `draw` draws the content of the screen.
    Person(ui::Screen screen, ui::Stage::Draw draw);
    virtual ~Person();
    Person(const Person&) = delete;
    Person& operator=(const Person&) = delete;

    /// Draws frames until nothing moves and nothing is due immediately. Does not wait for later
    /// events, such as a message that disappears. Gives up after ten seconds, for example while
    /// bots play without a pause.
    void settle();
    /// Advances the time without drawing. The next query or press draws a frame first.
    void pass(double seconds = 0);
    /// Lets this many seconds pass, runs everything that falls due, and settles.
    void wait(double seconds);
    /// Draws one frame, even if none is due.
    void frame();
    /// Runs the program for one frame of the screen and draws it, even while something moves.
    void step();

    // Input. The name of a spot means the middle of the spot's visible part.
    void move(ui::Point at);
    void move(std::string_view name) { move(middle(name)); }
    /// Moves the mouse off the page, or lifts the hand.
    void leave();
    void click(ui::Point at);
    void click(std::string_view name) { click(middle(name)); }
    void tap(ui::Point at);
    void tap(std::string_view name) { tap(middle(name)); }
    /// Puts a finger on a spot and holds it there for this many seconds. `lift` lifts the finger.
    void lay(std::string_view name, double seconds);
    void lift();
    /// Presses and releases before the next frame, then draws one frame only.
    void flick(ui::Point at, bool finger);
    /// One input event: a key, or a press and its release before the next frame.
    struct Haste {
        char32_t letter = 0;  ///< 0: a press
        ui::Point at{};
    };
    /// Sends all inputs in consecutive frames, as many per frame as the window allows. `slow`: a
    /// frame is drawn between each press and its release.
    void hasten(std::initializer_list<Haste> all, bool slow = false);
    /// Puts a finger down at one point and lifts it at another.
    void swipe(ui::Point from, ui::Point to) { draw_along(from, to, true); }
    /// Presses the mouse button on one spot and releases it on another.
    void drag(std::string_view from, std::string_view onto) {
        draw_along(middle(from), middle(onto), false);
    }
    /// Puts two fingers around a point and moves them apart by this factor.
    void pinch(ui::Point around, float by);
    /// Turns the mouse wheel over a point, by pixels: positive scrolls towards the end.
    void wheel(ui::Point at, float by);
    /// Turns the wheel over the middle of the screen until the whole spot is visible.
    void scroll_to(std::string_view name);
    void press(ui::Key key, bool shift = false);
    void press(char32_t letter);
    /// Presses Tab until the spot with this name has the focus.
    void walk_to(std::string_view name);

    // Queries of what the current frame shows.
    const std::vector<ui::Spot>& spots() { return looking().stage_.spots().list; }
    /// The spot with this name, which may be scrolled out of sight. Null if there is none.
    const ui::Spot* spot(std::string_view name);
    /// The visible part of a spot. There must be one.
    ui::Rect seen(std::string_view name);
    ui::Point middle(std::string_view name) { return seen(name).center(); }
    /// The name of the spot that has the keyboard focus.
    const std::string& focus() { return looking().stage_.spots().focus; }
    /// The topmost layer: 0 unless a menu, a sheet or a list lies over the scene.
    int top() { return looking().stage_.spots().top; }
    /// Every line of text in the frame, read back from its triangles.
    const std::vector<ui::DrawnText>& text();
    /// The first visible line that contains these words. Null if there is none.
    const ui::DrawnText* read(std::string_view words);
    /// The lines that end in an ellipsis, one below the other.
    std::string cut();
    /// A hash of the drawn frame, to tell whether two frames differ.
    std::size_t picture();
    /// The triangles of the frame.
    const ImDrawData& drawn();
    const ui::Stage& stage() { return looking().stage_; }
    const ui::Fonts& fonts() const;
    ui::Rect screen() const { return screen_.rect; }
    double now() const { return now_; }

    /// Turns the device, or resizes the window.
    void resize(ui::Rect screen);

  protected:
    /// Runs before a frame. Returns the time at which it is due again, in seconds, or 0 for never.
    /// A change of what is visible marks the stage.
    virtual double think(double /*now*/) { return 0; }
    /// Sets the preferences of the screen for the next frame.
    virtual void prefer(ui::Screen& /*screen*/) {}
    /// Returns whether a worker has a job that the next `think` finishes.
    virtual bool thinking() const { return false; }

    /// Moves the person's clock forward to `now` if it is behind.
    void catch_up(double now) { now_ = std::max(now_, now); }

    ui::Stage stage_;

  private:
    /// Settles first if time has passed since the last frame was drawn.
    Person& looking();
    void react();
    void draw_along(ui::Point from, ui::Point to, bool finger);
    void point(ui::Point at, bool finger);

    ui::Screen screen_;
    ui::Stage::Draw draw_;
    double now_ = 1;
    bool passed_ = true;  ///< time has passed since the last frame was drawn
    const ImDrawData* data_ = nullptr;
    bool read_ = false;
    std::vector<ui::DrawnText> text_;
};

}  // namespace ctq::stage
