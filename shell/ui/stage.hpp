// A frame without a window: it draws the program and takes its input, independent of the device.
// The window feeds it SDL's events and paints its draw lists; tests feed it input and inspect the
// lists.
#pragma once

#include <functional>
#include <memory>

#include "shell/ui/canvas.hpp"

struct ImDrawData;
struct ImFontAtlas;

namespace ctq::ui {

/// The smallest screen that layouts are made for, in logical pixels.
inline constexpr Rect kLeastScreen{0, 0, 200, 160};

/// The screen of a frame, and the person's display settings.
struct Screen {
    Rect rect;             ///< the whole screen, in logical pixels, with origin 0, 0. On one that
                           ///< is smaller than `kLeastScreen`, a part of that is drawn.
    float ratio = 1;       ///< device pixels per logical pixel; the fonts are baked for it
    float text_scale = 1;  ///< the text size from the settings
    bool light = false;    ///< uses the light theme
    bool reduced = false;  ///< reduces motion
};

/// Returns the number of window pixels per logical pixel: 1.25 on a large window, else 1.
inline float enlarged(float width, float height) {
    return width >= 1600 && height >= 900 ? 1.25F : 1.0F;
}

/// The drawing surface of frames: draw lists of Dear ImGui, and the font atlas baked for them. It
/// uses no windows of Dear ImGui, so it needs no context.
class Paper {
  public:
    Paper();
    Paper(const Paper&) = delete;
    Paper& operator=(const Paper&) = delete;
    ~Paper();

    /// Bakes the fonts for this screen unless they already fit. Returns true when they were baked:
    /// the painter must then upload the atlas again.
    bool fit(const Screen& screen);
    /// Makes `fit` bake the fonts again, after the painter lost its texture.
    void forget() { fonts_ = {}; }

    /// The fonts as baked by `fit`, and the atlas that holds their pixels.
    const Fonts& fonts() const { return fonts_; }
    ImFontAtlas& atlas() const;

    /// Resets the draw lists for a screen that the fonts fit, and returns them.
    struct Lists;
    Lists& begin(const Screen& screen) const;

  private:
    std::unique_ptr<Lists> lists_;
    Fonts fonts_;
};

/// The state of a program that is shown on a screen: its spots, input and motion. It draws only
/// when needed: two frames after an event, because hit-testing uses the previous frame, and more
/// frames until nothing moves.
class Stage {
  public:
    using Draw = std::function<void(Canvas&)>;

    /// Requests the next frames, after an event.
    void mark() { frames_due_ = kFramesAfterEvent; }
    /// Returns whether a frame must be drawn now.
    bool due(double now) const {
        return frames_due_ > 0 || (motion_.wake > 0 && now >= motion_.wake);
    }
    /// Returns when the picture changes next without input, in seconds; 0 for never.
    double wake() const { return motion_.wake; }
    /// Returns whether nothing will be drawn until the next event.
    bool quiet() const { return frames_due_ == 0 && motion_.wake == 0; }
    /// Returns whether a frame was drawn after the latest `mark`.
    bool drawn() const { return frames_due_ < kFramesAfterEvent; }

    /// Draws a frame with fonts that fit the screen. `now` is in seconds, from any origin. The
    /// result is valid until the next frame on the same paper.
    ImDrawData& frame(const Paper& paper, const Screen& screen, double now, const Draw& draw);
    /// Returns whether the pointer was over something clickable in the last frame.
    bool hand() const { return hand_; }

    /// The spots that the last frame registered, and the focus.
    const Spots& spots() const { return spots_; }
    Spots& spots() { return spots_; }
    /// The input since the last frame. The event loop writes to it.
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
