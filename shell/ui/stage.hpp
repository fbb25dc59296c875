// A frame without a window: what the program is drawn on and pressed through, whoever shows it. The
// window gives it SDL's events and paints its lists; tests give it what a person does and read
// them.
#pragma once

#include <functional>
#include <memory>

#include "shell/ui/canvas.hpp"

struct ImDrawData;
struct ImFontAtlas;

namespace ctq::ui {

/// The screen that a frame is for, and how its person likes what is on it.
struct Screen {
    Rect rect;             ///< all of it, in logical pixels from 0, 0
    float ratio = 1;       ///< device pixels a logical pixel, which letters are baked for
    float text_scale = 1;  ///< the setting of the text size
    bool light = false;    ///< the theme
    bool reduced = false;  ///< motion
};

/// How many pixels of a window are a logical one: on a large window everything is a quarter larger.
inline float enlarged(float width, float height) {
    return width >= 1600 && height >= 900 ? 1.25F : 1.0F;
}

/// The fonts that all is written in.
FontFiles own_fonts();

/// What frames are drawn on: Dear ImGui's lists of triangles, with the letters baked for them. It
/// has none of Dear ImGui's windows and so no context of it.
class Paper {
  public:
    Paper();
    Paper(const Paper&) = delete;
    Paper& operator=(const Paper&) = delete;
    ~Paper();

    /// Bakes the letters for this screen unless they fit it. True when they are new: whoever paints
    /// has to take them from the atlas again.
    bool fit(const Screen& screen);
    /// The painter has lost its letters: `fit` bakes them anew.
    void forget() { fonts_ = {}; }

    /// The letters as `fit` baked them, and the atlas that holds their pixels.
    const Fonts& fonts() const { return fonts_; }
    ImFontAtlas& atlas() const;

    /// Takes empty lists for a screen that the letters fit.
    struct Lists;
    Lists& begin(const Screen& screen) const;

  private:
    std::unique_ptr<Lists> lists_;
    Fonts fonts_;
};

/// Where a program is shown: its spots, what a person does to them, and what moves. It draws only
/// when something is marked: two frames after an event, as where things are is known from the frame
/// before, and more until nothing moves.
class Stage {
  public:
    using Draw = std::function<void(Canvas&)>;

    /// Something happened: draws the next frames.
    void mark() { frames_due_ = kFramesAfterEvent; }
    /// A frame is to be drawn now.
    bool due(double now) const {
        return frames_due_ > 0 || (motion_.wake > 0 && now >= motion_.wake);
    }
    /// When something drawn will change by itself, in seconds; 0 never.
    double wake() const { return motion_.wake; }
    /// Nothing is drawn until something happens.
    bool quiet() const { return frames_due_ == 0 && motion_.wake == 0; }
    /// A frame was drawn after all that was marked.
    bool drawn() const { return frames_due_ < kFramesAfterEvent; }

    /// Draws a frame on letters that fit the screen; `now` in seconds, from any origin. Its lists
    /// are valid until the next frame on the same paper.
    ImDrawData& frame(const Paper& paper, const Screen& screen, double now, const Draw& draw);
    /// In the last frame the pointer was over something that can be clicked.
    bool hand() const { return hand_; }

    /// What can be pressed, as the last frame registered it, and where the focus is.
    const Spots& spots() const { return spots_; }
    Spots& spots() { return spots_; }
    /// What the person has done since the last frame, for whoever reads events.
    Input& input() { return input_; }

  private:
    static constexpr int kFramesAfterEvent = 2;

    Spots spots_;
    Input input_;
    Motion motion_;
    int frames_due_ = kFramesAfterEvent;
    bool hand_ = false;
};

}  // namespace ctq::ui
