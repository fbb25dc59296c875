// Animation without a clock: the caller passes in the time of the frame, so tests control time.
#pragma once

#include "shell/ui/geometry.hpp"

namespace ctq::ui {

constexpr float motion_seconds = 0.25F;  // the default duration of a movement

/// The animation state that all parts of a frame share. The frame loop sets `now` and `reduced`,
/// clears `moving`, and draws. It draws again when `moving` is set or when `now` reaches `wake`.
struct Motion {
    double now = 0;        // in seconds, from any origin
    bool reduced = false;  // prefers-reduced-motion or the setting: movements jump to their end
    bool moving = false;   // something drawn in this frame is still moving
    double wake = 0;       // when the picture changes next without input; 0 for never
    double hold = 0;  // how many seconds to show texts that have to be read; 0: don't show them
};

/// Starts a frame and clears `moving`; whatever still moves sets it again.
void begin(Motion& motion, double now, bool reduced);

/// Requests a frame at a future time, in seconds on the clock of `now`.
void wake_at(Motion& motion, double time);

/// Eases in and out: maps t from 0..1 to 0..1, clamped.
float ease(float t);
/// Eases out, fast at first: maps t from 0..1 to 0..1, clamped.
float ease_out(float t);

/// A value that moves to a target over time. By default it rests at 0.
struct Tween {
    float from = 0;
    float to = 0;
    double start = 0;
    float seconds = 0;
};

/// Returns the current value. Sets `motion.moving` until the value has arrived.
float value(const Tween& tween, Motion& motion);
/// Returns whether the value is still moving.
bool moving(const Tween& tween, const Motion& motion);
/// Moves the value from where it is now to `to`. Does nothing when `to` is already its target.
void go(Tween& tween, float to, Motion& motion, float seconds = motion_seconds);
/// Sets the value at once, without movement.
void set(Tween& tween, float to);

/// Returns the point at a fraction `t` (0 to 1) from a to b along a shallow arc that rises by
/// `lift` pixels, as a hand carries a piece.
Point carried(Point a, Point b, float t, float lift);

}  // namespace ctq::ui
