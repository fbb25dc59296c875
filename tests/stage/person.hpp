#pragma once

#include <algorithm>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "shell/ui/stage.hpp"
#include "tests/stage/drawn_text.hpp"

namespace ctq::stage {

// The screens that every scene has to fit, as logical pixels.
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

/// Somebody before a screen: looks at what a frame shows and presses it where it is shown, by
/// mouse, finger or keys. Their time goes by only when they wait, or while something moves.
class Person {
  public:
    /// What they look at: a drawing.
    Person(ui::Screen screen, ui::Stage::Draw draw);
    virtual ~Person();
    Person(const Person&) = delete;
    Person& operator=(const Person&) = delete;

    /// Looks until nothing moves any more and nothing is due at once. What is to happen later, as a
    /// message that goes away, has not happened then. Where there is no end of it, as among bots
    /// without a pause, they look on for ten seconds.
    void settle();
    /// So many seconds with their eyes shut: nothing is drawn until they look or press something.
    void pass(double seconds = 0);
    /// Settles after so many seconds, in which all happens that is due.
    void wait(double seconds);
    /// Draws one frame, due or not.
    void frame();
    /// Lets the program go on for a frame of the screen and draws it, whatever moves meanwhile.
    void step();

    // Pressing. A name stands for the middle of the part of that spot that can be seen.
    void move(ui::Point at);
    void move(std::string_view name) { move(middle(name)); }
    /// Moves the mouse off the page, or lifts the hand.
    void leave();
    void click(ui::Point at);
    void click(std::string_view name) { click(middle(name)); }
    void tap(ui::Point at);
    void tap(std::string_view name) { tap(middle(name)); }
    /// A finger goes down on something and lies there for so many seconds, until `lift`.
    void lay(std::string_view name, double seconds);
    void lift();
    /// A press that is over before the next frame, after which they look once and no more.
    void flick(ui::Point at, bool finger);
    /// What is pressed in haste, all before the next frame: a key, or a press and its release.
    struct Haste {
        char32_t letter = 0;  ///< 0: a press
        ui::Point at{};
    };
    /// Does it, in frames that follow each other at once, each as full as the window fills it; `slow`:
    /// the program needs a frame between a press and its release.
    void hasten(std::initializer_list<Haste> all, bool slow = false);
    /// A finger goes down at one point and is lifted at another.
    void swipe(ui::Point from, ui::Point to) { draw_along(from, to, true); }
    /// The mouse's button goes down on one thing and comes up on another.
    void drag(std::string_view from, std::string_view onto) {
        draw_along(middle(from), middle(onto), false);
    }
    /// Two fingers around a point, which come apart by this factor.
    void pinch(ui::Point around, float by);
    /// Turns the wheel over a point, by so many pixels towards the end.
    void wheel(ui::Point at, float by);
    /// Turns it over the middle of the screen until all of a spot can be seen.
    void scroll_to(std::string_view name);
    void press(ui::Key key, bool shift = false);
    void press(char32_t letter);
    /// Presses Tab until what has this name has the focus.
    void walk_to(std::string_view name);

    // What is to be seen.
    const std::vector<ui::Spot>& spots() { return looking().stage_.spots().list; }
    /// Null where there is nothing of this name. It may be scrolled out of sight.
    const ui::Spot* spot(std::string_view name);
    /// The part of a spot that can be seen; there must be one.
    ui::Rect seen(std::string_view name);
    ui::Point middle(std::string_view name) { return seen(name).center(); }
    /// The name of the spot where the keyboard is.
    const std::string& focus() { return looking().stage_.spots().focus; }
    /// The topmost layer: 0 unless a menu, a sheet or a list lies over the scene.
    int top() { return looking().stage_.spots().top; }
    /// Every line of text in the frame, as read back from its triangles.
    const std::vector<ui::DrawnText>& text();
    /// The first line with these words that can be seen; null where there is none.
    const ui::DrawnText* read(std::string_view words);
    /// The lines that end in an ellipsis, below each other.
    std::string cut();
    /// Recognises what was drawn.
    std::size_t picture();
    /// The triangles of the frame.
    const ImDrawData& drawn();
    const ui::Stage& stage() { return looking().stage_; }
    const ui::Fonts& fonts() const;
    ui::Rect screen() const { return screen_.rect; }
    double now() const { return now_; }

    /// Turns the device, or pulls the window to another size.
    void resize(ui::Rect screen);

  protected:
    /// What goes before a frame; returns when it is due again, in seconds, 0 never. A change of
    /// what is to be seen marks the stage.
    virtual double think(double /*now*/) { return 0; }
    /// How the screen is wanted in the next frame.
    virtual void prefer(ui::Screen& /*screen*/) {}
    /// Somebody thinks, and will have done so when `think` was called again.
    virtual bool thinking() const { return false; }

    /// It is later than they thought.
    void catch_up(double now) { now_ = std::max(now_, now); }

    ui::Stage stage_;

  private:
    /// With open eyes.
    Person& looking();
    void react();
    void draw_along(ui::Point from, ui::Point to, bool finger);
    void point(ui::Point at, bool finger);

    ui::Screen screen_;
    ui::Stage::Draw draw_;
    double now_ = 1;
    bool passed_ = true;  ///< something happened while nobody looked
    const ImDrawData* data_ = nullptr;
    bool read_ = false;
    std::vector<ui::DrawnText> text_;
};

}  // namespace ctq::stage
